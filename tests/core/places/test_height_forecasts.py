"""Forecasts of heights: noise exact, spread as the model says, and the choice moves as it should."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from core.places.height_forecasts import Crowd, HeightForecast, height_forecasts, least_error
from core.places.level_shares import LevelSplit
from core.places.place_box import LARGEST_HEIGHT, PlaceGrid, Rectangle
from core.places.quadtree_plan import quadtree_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost

BOX = Rectangle(0, 64, 0, 64)
PART = (Rectangle(3.1, 20.55, 10.3, 31.7),)


def best(epsilon, crowd, rectangles=PART):
    found = height_forecasts(BOX, PrivacyTerms(ReleaseCost.pure(Fraction(epsilon))), rectangles, crowd)
    return min(found, key=lambda forecast: forecast.error).height


def test_more_rows_and_a_larger_budget_make_higher_trees():
    heights = [best(1, Crowd(n)) for n in (100, 10_000, 1_000_000, 10**8)]
    assert heights == sorted(set(heights))
    assert best("0.01", Crowd(100_000)) < best(10, Crowd(100_000))
    assert best(1, Crowd(100_000)) < best(1, Crowd(100_000, Fraction(1, 100)))
    assert Crowd(1) == Crowd(1, Fraction(1))


def test_heights_that_cannot_be_had_are_left_out():
    narrow = Rectangle(0, 64, 1, 1 + 2**-46)
    terms = PrivacyTerms(ReleaseCost.pure(1))
    found = [each.height for each in height_forecasts(narrow, terms, (narrow,), Crowd(9))]
    assert found == list(range(len(found)))
    assert 0 < len(found) < 13
    tiny = PrivacyTerms(ReleaseCost.pure(Fraction(1, 10**25)))
    assert height_forecasts(BOX, tiny, PART, Crowd(9)) == ()


def test_the_least_error_is_taken_and_the_lowest_of_equal_ones():
    found = [HeightForecast(height, noise, 3.0) for height, noise in ((2, 5.0), (3, 4.0), (4, 4.0))]
    assert least_error(found) == 3


@pytest.mark.parametrize("split", list(LevelSplit))
def test_the_noise_is_that_of_the_plan(split):
    terms = PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 8)))
    forecasts = height_forecasts(BOX, terms, PART, Crowd(1), split)
    assert [forecast.height for forecast in forecasts] == list(range(LARGEST_HEIGHT + 1))
    for forecast in forecasts[:7]:
        plan = quadtree_plan(PlaceGrid(BOX, forecast.height), terms, split, PART)
        assert forecast.noise == pytest.approx(plan.noise_of(PART[0]))


def test_the_spread_is_that_of_the_model():
    """Clusters of 50 rows, one in every fourth leaf, at random spots: the mean squared error over many such crowds."""
    chance, height, n = np.random.default_rng(2), 3, 16 * 50
    forecast = height_forecasts(BOX, PrivacyTerms(ReleaseCost.pure(1)), PART, Crowd(n, Fraction(1, 4)))[height]
    side, part, times = 8, PlaceGrid(BOX, height).in_cells(PART[0]), 4000
    errors = []
    for _ in range(times):
        rows = 50 * (chance.random((side, side)) < 0.25)
        x, y = np.indices((side, side)) + chance.random((2, side, side))
        within = (part[0] <= x) & (x < part[1]) & (part[2] <= y) & (y < part[3])
        wide, tall = (
            np.clip(np.minimum(np.arange(1, 9), high) - np.maximum(np.arange(8), low), 0, 1)
            for low, high in (part[:2], part[2:])
        )
        errors.append((rows * within).sum() - (rows * np.outer(wide, tall)).sum())
    # Standard error of a mean square below 2 %: within 10 % but for one test in 10 ** 6.
    assert np.mean(np.square(errors)) == pytest.approx(forecast.spread**2, rel=0.15)


def test_nothing_is_guessed_of_whole_leaves():
    forecasts = height_forecasts(BOX, PrivacyTerms(ReleaseCost.pure(1)), (BOX,), Crowd(10**6))
    assert {forecast.spread for forecast in forecasts} == {0}
