"""Axes have a place for every value, and mark round numbers that find room."""

from __future__ import annotations

from math import log10

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from guiapp.widgets.charts.axis import LogAxis, SteadyAxis, linear_axis

ROOM = QRectF(100, 0, 500, 10)
finite = st.floats(-1e9, 1e9)


def named(axis, most):
    return [tick.value for tick in axis.ticks(most) if tick.is_named]


@given(st.lists(finite, max_size=8))
def test_every_value_and_zero_have_their_place_on_a_linear_axis(values):
    axis = linear_axis(values)
    assert axis.low <= 0 <= axis.high
    for value in values:
        assert 100 - 1e-6 <= axis.place(value, ROOM) <= 600 + 1e-6
    assert 2 <= len(axis.ticks) <= 8


@given(st.lists(st.floats(1e-6, 1e12), min_size=1, max_size=8))
def test_every_value_has_its_place_with_room_beside_it_on_a_logarithmic_axis(values):
    axis = SteadyAxis().reaching(min(values), max(values))
    for value in values:
        assert 100 < axis.place(value, ROOM) < 600
    ticks = axis.ticks(8)
    assert all(axis.low - 1e-9 <= _log(tick.value) <= axis.high + 1e-9 for tick in ticks)
    assert 1 <= sum(tick.is_named for tick in ticks) <= 9


def _log(value):
    return LogAxis(0, 1).place(value, QRectF(0, 0, 1, 1))


def test_tenfold_is_always_as_far_away():
    axis = LogAxis(0, 3)
    places = [axis.place(value, ROOM) for value in (1, 10, 100, 1000)]
    assert places == pytest.approx([100, 100 + 500 / 3, 100 + 1000 / 3, 600])


def test_numbers_are_1_2_and_5_times_a_power_of_ten_where_they_find_room():
    assert named(LogAxis(0, 2), 8) == [1, 2, 5, 10, 20, 50, 100]
    assert named(LogAxis(0, 3), 6) == [1, 10, 100, 1000]
    assert named(LogAxis(0, 12), 6) == [1, 1e2, 1e4, 1e6, 1e8, 1e10, 1e12]
    assert [tick.value for tick in LogAxis(0, 1).ticks(8)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_a_narrow_axis_has_even_steps():
    assert named(LogAxis(log10(19.5), log10(26.5)), 6) == pytest.approx([20, 22, 24, 26])


def test_an_axis_of_nothing_is_one_all_the_same():
    assert linear_axis(()).high == 1


def test_a_steady_axis_holds_until_a_value_leaves_it():
    steady = SteadyAxis()
    first = steady.reaching(10, 100)
    assert first == steady.reaching(6, 190) == LogAxis(log10(5), log10(200))
    wider = steady.reaching(6, 300)
    assert (wider.low, 10**wider.high) == (first.low, pytest.approx(1000))
    assert steady.reaching(10, 100) == wider
    assert 10 ** steady.reaching(1, 100).low == pytest.approx(0.5)


def test_a_steady_axis_forgets_a_slip_of_the_hand():
    steady = SteadyAxis()
    steady.reaching(10, 100)
    steady.reaching(1e18, 1e19)
    assert steady.reaching(10, 100) == SteadyAxis().reaching(10, 100)
