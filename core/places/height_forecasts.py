"""Which height of a quadtree suits: noise against the size of leaves, for each height, from public facts alone.

Higher trees have smaller leaves, so less area of a rectangle's edge is guessed, and more noise, as the levels share one
budget. The part that is guessed is forecast by a simple model: each leaf has as many rows as any other that anybody
lives in, all at one spot, which is anywhere in it. A leaf of n rows, of which the part f lies within the rectangle,
then errs by n² f (1 - f) on average.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from core.errors import EngineError
from core.places.level_shares import LevelSplit
from core.places.place_box import LARGEST_HEIGHT, PlaceGrid, Rectangle
from core.places.quadtree_energies import mean_energies
from core.places.quadtree_plan import quadtree_plan
from core.planning.privacy_terms import PrivacyTerms


@dataclass(frozen=True, slots=True)
class HeightForecast:
    """Errors of the typical rectangle at one height, as standard deviations in rows.

    Attributes:
        height: of the quadtree.
        noise: exact.
        spread: of rows within leaves that are cut, by the model above.
    """

    height: int
    noise: float
    spread: float

    @property
    def error(self) -> float:
        """Both together."""
        return math.hypot(self.noise, self.spread)


@dataclass(frozen=True, slots=True)
class Crowd:
    """What the owner knows of the rows before they are counted.

    Attributes:
        n_rows: roughly, as published or typed; never counted.
        inhabited: the part of the box that most of them live in, in (0, 1].
    """

    n_rows: int
    inhabited: Fraction = Fraction(1)


def height_forecasts(
    box: Rectangle,
    terms: PrivacyTerms,
    rectangles: tuple[Rectangle, ...],
    crowd: Crowd,
    split: LevelSplit = LevelSplit.GEOMETRIC,
) -> tuple[HeightForecast, ...]:
    """Return one forecast for each height from 0 to LARGEST_HEIGHT that can be had; the least error is the one to take.

    A height cannot be had if a level's share is too small for its noise to be drawn, or the box too narrow.

    Args:
        box: of the map.
        terms: what the release costs, who is a neighbour, rows of one person.
        rectangles: at least one; those that will be asked for.
        crowd: what is public about the rows.
        split: of the noise budget among the levels.
    """
    found = []
    for height in range(LARGEST_HEIGHT + 1):
        with suppress(EngineError):
            found.append(_forecast(PlaceGrid(box, height), terms, rectangles, crowd, split))
    return tuple(found)


def least_error(forecasts: Sequence[HeightForecast]) -> int:
    """Return the height of the least error; of equal ones, the lowest."""
    return min(forecasts, key=lambda forecast: forecast.error).height


def _forecast(
    grid: PlaceGrid, terms: PrivacyTerms, rectangles: tuple[Rectangle, ...], crowd: Crowd, split: LevelSplit
) -> HeightForecast:
    cells = np.array([grid.in_cells(rectangle) for rectangle in rectangles])
    energies = mean_energies(cells, grid.height)
    noise = energies.least_squares_variance(quadtree_plan(grid, terms, split, rectangles).level_noise)
    # Σ f over the leaves, as cells of the grid are the leaves: Σ f (1 - f) is this without Σ f².
    area = float(((cells[:, 1] - cells[:, 0]) * (cells[:, 3] - cells[:, 2])).mean())
    # Of the leaves that anybody lives in, each has n rows; of all leaves, n² on average times their part.
    n = crowd.n_rows / float(crowd.inhabited) / grid.n_cells**2
    guessed = max(0.0, area - energies.squared_parts) * n**2 * float(crowd.inhabited)
    return HeightForecast(grid.height, math.sqrt(noise), math.sqrt(guessed))
