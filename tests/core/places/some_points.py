"""Points on grids, as records, for tests of places."""

from __future__ import annotations

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.domain import Domain
from core.places.place_box import PlaceGrid, Rectangle

BOX = Rectangle(0, 8, 0, 8)


def grid_of(height):
    return PlaceGrid(BOX, height)


def records_of(points, height):
    """Return records of points, shape (n, 2), on the grid of that height."""
    grid = grid_of(height)
    return MemoryRecords(
        Domain(grid.attributes("x", "y")), grid.codes(np.reshape(np.array(points, dtype=float), (-1, 2)))
    )


def crowd(seed, n=500):
    """Return points in two clusters, some of them outside the box."""
    chance = np.random.default_rng(seed)
    return np.concatenate([chance.normal((2, 6), 1, (n // 2, 2)), chance.normal((6, 2), 2, (n - n // 2, 2))])
