"""Tables, cells and importance in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from core.front_door import Ask
from guiapp.models.workload_model import WantedRow, WorkloadModel
from tests.guiapp.drivers.model_cells import index_of, rows_of_model


def test_a_row(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex"), 12000, 2.5)])
    (row,) = rows_of_model(model)
    assert row == {"Table": "age × sex", "Cells": "12,000", "Weight": "2.5", "Importance": "more important", "Use": ""}


def test_a_view_is_told_the_side_of_numbers_and_the_weight_to_edit(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex"), 12000, 2.5)])
    right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    told = {"Table": (None, None), "Cells": (right, None), "Weight": (right, 2.5), "Importance": (None, None)}
    for title, (side, edited) in told.items():
        index = index_of(model, 0, title)
        assert index.data(Qt.ItemDataRole.TextAlignmentRole) == side
        assert index.data(Qt.ItemDataRole.EditRole) == edited


def test_what_is_asked_stands_beside_the_title(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex", "visit"), 1, 1, (("age", Ask.RANGES), ("visit", Ask.PREFIXES)))])
    assert index_of(model, 0, "Table").data() == "age × sex × visit (ranges of age, cumulative counts of visit)"


@pytest.mark.parametrize(
    ("weight", "words"),
    [
        (0.1, "much less important"),
        (0.5, "less important"),
        (1, "normal"),
        (3, "more important"),
        (10, "much more important"),
    ],
)
def test_importance_in_words(qapp, weight, words):
    assert WorkloadModel().importance_words(weight) == words


PAIRS = [WantedRow(names, 4, 1.0) for names in (("Age", "sex"), ("Age", "town"), ("sex", "town"))]


def titles(model):
    return [row["Table"] for row in rows_of_model(model)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ["Age × sex", "Age × town", "sex × town"]),
        ("AGE", ["Age × sex", "Age × town"]),
        (" town  ag", ["Age × town"]),
        ("age nobody", []),
    ],
)
def test_only_tables_with_all_words_are_shown(qapp, text, found):
    model = WorkloadModel()
    model.show(PAIRS)
    model.narrow(text)
    assert titles(model) == found
    assert [model.row(place).title for place in range(model.rowCount())] == found


def test_what_is_asked_is_found_too(qapp):
    model = WorkloadModel()
    model.show([*PAIRS, WantedRow(("Age",), 4, 1.0, (("Age", Ask.RANGES),))])
    model.narrow("ranges of age")
    assert titles(model) == ["Age (ranges of Age)"]


def test_other_tables_are_narrowed_as_well(qapp):
    model = WorkloadModel()
    model.narrow("age")
    model.show(PAIRS)
    assert titles(model) == ["Age × sex", "Age × town"]
    model.show(PAIRS[1:])
    assert titles(model) == ["Age × town"]


def test_new_weights_of_the_tables_in_sight_keep_the_selection(qtbot):
    model = WorkloadModel()
    model.show(PAIRS)
    model.narrow("town")
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show([WantedRow(row.names, 4, 3.0) for row in PAIRS])
    assert model.row(0).weight == 3.0


def test_a_table_with_sheets_is_told_from_others(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex", "visit"), 1, 1, (("age", Ask.RANGES),), ("age", "visit"))])
    assert index_of(model, 0, "Table").data() == "age × sex × visit (ranges of age, sheets)"
    tip = index_of(model, 0, "Table").data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "age × sex × visit (ranges of age, sheets by age × visit)"
    assert index_of(model, 0, "Cells").data(Qt.ItemDataRole.ToolTipRole) is None
