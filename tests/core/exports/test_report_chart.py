"""The pictures of the report: one bar a number, at its place on the axis, only where they can be read."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest

from core.exports.report_chart import MOST_BARS, WIDTH, report_chart
from tests.core.exports.conftest import made_table, some


def test_a_bar_ends_where_its_number_is_on_the_axis():
    table = made_table(some("age", "sex"))
    chart = report_chart(table)
    assert [float(bar.figure) for bar in chart.bars] == table.published.values.ravel().tolist()
    ((x0, _), (x1, told)) = chart.ticks[:2]
    a_unit = (x1 - x0) / float(told.replace(",", ""))
    for bar, value in zip(chart.bars, table.published.values.ravel(), strict=True):
        assert bar.x + bar.width == pytest.approx(x0 + a_unit * value, abs=0.3)
        assert bar.low <= bar.x + bar.width <= bar.high
    assert chart.legend == some("sex")["sex"]
    assert [whole for _, _, whole in chart.labels] == list(some("age")["age"])


def test_nothing_overlaps_and_nothing_lies_outside():
    chart = report_chart(made_table(some("age", "sex")))
    ys = [bar.y for bar in chart.bars]
    assert all(later - earlier >= chart.bar for earlier, later in itertools.pairwise(ys))
    assert max(ys) + chart.bar <= chart.height
    assert all(chart.left <= bar.low <= bar.high <= WIDTH for bar in chart.bars)


def test_negative_numbers_go_to_the_left_of_zero():
    chart = report_chart(made_table(some("sex"), sign=-1.0))
    assert chart.legend == ()
    assert all(bar.x + bar.width == pytest.approx(chart.zero, abs=0.2) for bar in chart.bars)


def test_a_table_of_zeros_has_a_picture_too():
    table = made_table(some("sex"))
    zeros = np.zeros(3)
    nothing = replace(table, published=replace(table.published, values=zeros), low=zeros, high=zeros)
    assert [bar.width for bar in report_chart(nothing).bars] == [0, 0, 0]


@pytest.mark.parametrize(
    "labels",
    [
        {},
        {"a": tuple(map(str, range(MOST_BARS + 1)))},
        {"a": ("x", "y"), "b": tuple("123456")},
        {"a": ("x", "y"), "b": ("1", "2"), "c": ("3",)},
    ],
)
def test_what_could_not_be_read_has_no_picture(labels):
    assert report_chart(made_table(labels)) is None


def test_long_labels_are_shortened_but_said_whole():
    label = "a very long label that no margin of a page has room for"
    ((_, short, whole), _) = report_chart(made_table({"a": (label, "b")})).labels
    assert (len(short), whole) == (26, label)
