"""A row per cell, its numbers as the Results page prints them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import Qt

from core.domain.bins import bin_labels
from core.front_door import JoinedTable
from guiapp.desktop.item_roles import VALUE_ROLE
from guiapp.models.joined_model import JoinedModel


def table():
    first, second = np.array([10.0, 2000.0]), np.array([12.0, 1000.0])
    widths = np.array([3.04, 30.2])
    return JoinedTable(("sex",), (("f", "m"),), first, second, (2.0, 2.5), ("sex", "age × sex"), widths / 2, widths)


def row(model, number, role=None):
    indices = (model.index(number, column) for column in range(model.columnCount()))
    return [index.data() if role is None else index.data(role) for index in indices]


def test_numbers_and_margins_are_printed_as_on_the_results_page():
    model = JoinedModel(table())
    assert row(model, 0) == ["f", "10", "±2", "12", "±2.5", "2", "±3.1", ""]
    assert row(model, 1) == ["m", "2,000", "±2", "1,000", "±2.5", "-1,000", "±31", "yes"]


def test_bins_are_labelled_as_people_write_them():
    ages = replace(table(), names=("age",), labels=(bin_labels([16, 25, 35]),))
    assert [row(JoinedModel(ages), number)[0] for number in (0, 1)] == ["16–24", "25 and over"]


def test_numbers_are_copied_as_numbers():
    assert row(JoinedModel(table()), 1, VALUE_ROLE)[1:7] == [2000.0, 2.0, 1000.0, 2.5, -1000.0, 31.0]


def test_a_number_that_its_release_does_not_show_is_marked_and_sorted_last():
    hidden = replace(table(), first=np.array([10.0, np.nan]))
    model = JoinedModel(hidden)
    assert row(model, 1)[1:7] == ["[x]", "±2", "1,000", "±2.5", "[x]", "±31"]
    assert row(model, 1, VALUE_ROLE)[1] is None
    model.sort(1, Qt.SortOrder.DescendingOrder)
    assert [row(model, place)[1] for place in range(2)] == ["10", "[x]"]


def test_what_is_beyond_its_margin_is_bold_and_says_so():
    model = JoinedModel(table())
    assert [model.is_bold(each) for each in model.rows] == [False, True]
