"""Histograms lose no cell, are not squeezed by strangers, have no combs, and take bounded memory."""

from __future__ import annotations

import sys
from datetime import date

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.histogram import BARS, MOST_KEPT, Histogram, Spread
from tests.core.insides import times_of

numbers = st.floats(allow_nan=False, allow_infinity=False)


def spread(values):
    seen = Spread()
    for value in values:
        seen.add(value)
    return seen


@given(st.lists(numbers, max_size=200), st.booleans())
def test_every_cell_is_in_one_bar(values, whole):
    values = [float(round(value)) for value in values] if whole else values
    found = spread(values).histogram(whole=whole)
    if found is None:
        assert len(set(values)) < 2 or max(values) / BARS - min(values) / BARS < 1e-300
        return
    assert sum(found.counts) == len(values)
    assert 1 <= len(found.counts) <= BARS
    assert found.low < found.high


@pytest.mark.parametrize("whole", [True, False])
def test_numbers_as_far_apart_as_floats_can_be(whole):
    """Their distance is no float; it ended in a fault."""
    greatest = sys.float_info.max
    found = spread([-greatest, 0.0, greatest]).histogram(whole=whole)
    assert sum(found.counts) == 3
    assert (found.counts[0], found.counts[-1]) == (1, 1)
    assert [found.part(value) for value in (-greatest, 0.0)] == [0.0, pytest.approx(0.5)]
    assert (found.bounds(0)[0], found.bounds(len(found.counts) - 1)[1]) == (-greatest, greatest)


@given(st.lists(st.integers(0, 99), min_size=2, max_size=400))
def test_bars_are_those_of_numpy(values):
    found = spread(map(float, values)).histogram(whole=False)
    if found is None:
        assert len(set(values)) == 1
        return
    expected, _ = np.histogram(np.clip(values, found.low, found.high), BARS, (found.low, found.high))
    moved = np.abs(np.cumsum(expected) - np.cumsum(found.counts))  # a value on an edge may be counted on either side
    assert moved.max() <= max(map(values.count, values))


@pytest.mark.parametrize(("greatest", "n_bars", "width"), [(2, 3, 1), (47, 48, 1), (48, 25, 2), (100, 34, 3)])
def test_bars_of_whole_numbers_hold_equally_many_of_them(greatest, n_bars, width):
    found = spread(float(number) for number in range(greatest + 1)).histogram(whole=True)
    assert len(found.counts) == n_bars
    assert (found.low, found.high) == (0, n_bars * width)
    assert set(found.counts[:-1]) == {width}
    assert found.bounds(1) == (width, 2 * width)


def test_a_few_strangers_do_not_squeeze_the_others():
    found = spread([*map(float, range(20, 80)), *map(float, range(20, 80)), 99999.0]).histogram(whole=True)
    assert found.high < 120
    assert sum(found.counts) == 121
    assert found.part(99999.0) == 1


def test_days_are_told_as_days():
    days = [date(2025, 1, 1).toordinal() + number for number in range(30)]
    found = spread(days).histogram(whole=True, of_dates=True)
    assert found.bounds(0) == (date(2025, 1, 1), date(2025, 1, 2))
    assert found.part(date(2025, 1, 16)) == 0.5
    last = spread([date.max.toordinal() - 1, date.max.toordinal()]).histogram(whole=True, of_dates=True)
    assert last.bounds(1)[1] == date.max


def test_cells_beyond_two_ends_are_those_of_whole_bars():
    histogram = Histogram(0.0, 40.0, (1, 2, 4, 8), of_dates=False)
    ends = ((0, 40), (10, 30), (11, 29), (21, 25), (50, 60))
    assert [histogram.n_beyond(*both) for both in ends] == [0, 0, 9, 11, 15]
    days = Histogram(date(2024, 1, 1).toordinal(), date(2024, 1, 11).toordinal(), (3, 5), of_dates=True)
    assert days.n_beyond(date(2024, 1, 7), date(2025, 1, 1)) == 3


@given(st.floats(-1e300, 1e300), st.floats(-1e300, 1e300))
def test_places_are_in_order(one, other):
    histogram = Histogram(-3.0, 5.0, (1, 2), of_dates=False)
    assert 0 <= histogram.part(min(one, other)) <= histogram.part(max(one, other)) <= 1


@pytest.mark.parametrize("scale", [1e-300, 1.0, 1e304])
def test_many_values_take_bounded_memory_and_keep_their_places(scale):
    values = np.random.default_rng(5).normal(size=30_000) * scale
    seen = spread(values.tolist())
    assert len(times_of(seen)) <= MOST_KEPT
    found = seen.histogram(whole=False)
    expected, _ = np.histogram(np.clip(values, found.low, found.high), BARS, (found.low, found.high))
    assert sum(found.counts) == len(values)
    assert np.abs(np.cumsum(expected) - np.cumsum(found.counts)).max() < len(values) / 100


@pytest.mark.parametrize("values", [[], [1.0], [2.5, 2.5]])
def test_nothing_to_tell_apart(values):
    found = spread(values).histogram(whole=False)
    assert found is None


def test_it_is_shown_to_nobody_by_accident():
    assert "17" not in repr(Histogram(17.0, 18.0, (17,), of_dates=False))
