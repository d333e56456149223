"""The public box and its grid: which cell a point is in, what lies outside, and boxes that are none."""

from __future__ import annotations

import math
from bisect import bisect_right
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import EdgesError, PlaceBoxError
from core.places.place_box import PlaceGrid, Rectangle

STATES = Rectangle(-125, -66.5, 24, 50)
coordinates = st.one_of(st.floats(-130, 60), st.sampled_from([-125.0, -66.5, 24.0, 50.0, math.nan, math.inf]))


@given(st.lists(st.tuples(coordinates, coordinates), min_size=1), st.integers(0, 6))
def test_the_cell_of_a_point(points, height):
    grid = PlaceGrid(STATES, height)
    for axis, (codes, edges) in enumerate(zip(grid.codes(np.array(points)), (grid.x_edges, grid.y_edges), strict=True)):
        for code, point in zip(codes.tolist(), points, strict=True):
            value = point[axis]
            if not edges[0] <= value <= edges[-1]:
                assert code == grid.n_cells
            else:
                assert code == min(bisect_right(edges, value), grid.n_cells) - 1


def test_a_files_columns_get_the_codes_of_the_grid():
    x, y = PlaceGrid(STATES, 2).attributes("lon", "lat", missing="blank")
    assert [x.header, y.header] == ["lon", "lat"]
    assert x.labels[-2:] == ("outside", "blank")
    assert (x.n_ordered, y.n_ordered) == (4, 4)
    assert x.edges == (-125.0, -110.375, -95.75, -81.125, -66.5)


def test_a_rectangle_in_cells():
    grid = PlaceGrid(Rectangle(0, 10, -1, 1), 3)
    assert grid.in_cells(Rectangle(2.5, 5, 0, 0.5)).tolist() == [2, 4, 4, 6]
    assert grid.in_cells(Rectangle(-5, 20, -9, 0)).tolist() == [0, 8, 0, 4]
    beyond = grid.in_cells(Rectangle(11, 12, 0, 1))
    assert beyond[0] == beyond[1]


@pytest.mark.parametrize("box", [(0, 0.7, -0.1, 0.9), (-125.3, -66.1, 24.7, 50.2), (1000.1, 2000.3, 0, 1 / 3)])
def test_a_rectangle_along_the_edges_of_cells_cuts_none(box):
    grid = PlaceGrid(Rectangle(*box), 5)
    for low, high in combinations(range(33), 2):
        read_off = Rectangle(grid.x_edges[low], grid.x_edges[high], grid.y_edges[low], grid.y_edges[high])
        assert grid.in_cells(read_off).tolist() == [low, high, low, high]


@pytest.mark.parametrize(("off", "on"), [(1e-6, 0), (1.001e-6, 1.001e-6)])
def test_a_side_a_millionth_of_a_cell_off_lies_on_its_edge_and_one_beyond_does_not(off, on):
    assert PlaceGrid(Rectangle(0, 1, 0, 1), 0).in_cells(Rectangle(off, 1, off, 1)).tolist() == [on, 1, on, 1]


@pytest.mark.parametrize("sides", [(1, 1, 0, 1), (2, 1, 0, 1), (0, 1, 3, 3)])
def test_a_box_without_extent_is_refused(sides):
    with pytest.raises(PlaceBoxError, match="beyond its beginning"):
        Rectangle(*sides)


@pytest.mark.parametrize("odd", [math.nan, math.inf])
def test_a_box_without_end_is_refused(odd):
    with pytest.raises(PlaceBoxError, match=f"0 … 1, 0 … {odd}.*finite"):
        Rectangle(0, 1, 0, odd)


def test_a_rectangle_in_words():
    assert STATES.text == "-125 … -66.5, 24 … 50"


def test_a_box_too_narrow_for_its_cells_is_refused():
    with pytest.raises(EdgesError):
        PlaceGrid(Rectangle(10**12, 10**12 + 1, 0, 1), 2)


@pytest.mark.parametrize("height", [-1, 13])
def test_a_grid_of_too_many_cells_is_refused(height):
    with pytest.raises(ValueError, match="between 1"):
        PlaceGrid(STATES, height)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(
    ("low", "high", "meets", "holds"),
    [
        (-3, 0, False, False),
        (-3, 1, True, False),
        (0, 4, True, True),
        (1, 3, True, True),
        (2, 5, True, False),
        (4, 5, False, False),
    ],
)
def test_rectangles_that_meet_or_hold_others(low, high, meets, holds, turned):
    """Along one axis; along the other, the second lies within the first."""
    sides = (1, 2, low, high) if turned else (low, high, 1, 2)
    first, second = Rectangle(0, 4, 0, 4), Rectangle(*sides)
    assert (first.meets(second), second.meets(first), first.holds(second)) == (meets, meets, holds)
