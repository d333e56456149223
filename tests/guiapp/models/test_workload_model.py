"""Tables, cells and importance in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from core import Ask
from guiapp.models.workload_model import CELLS, TABLE, WantedRow, WorkloadModel


def test_a_row(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex"), 12000, 2.5)])
    assert [model.index(0, column).data() for column in range(4)] == ["age × sex", "12,000", "2.5", "more important"]
    assert (TABLE, CELLS) == (0, 1)


def test_a_view_is_told_the_side_of_numbers_and_the_weight_to_edit(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex"), 12000, 2.5)])
    sides = [model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole) for column in range(4)]
    right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    assert sides == [None, right, right, None]
    edited = [model.index(0, column).data(Qt.ItemDataRole.EditRole) for column in range(4)]
    assert edited == [None, None, 2.5, None]


def test_what_is_asked_stands_beside_the_title(qapp):
    model = WorkloadModel()
    model.show([WantedRow(("age", "sex", "visit"), 1, 1, (("age", Ask.RANGES), ("visit", Ask.PREFIXES)))])
    assert model.index(0, TABLE).data() == "age × sex × visit (ranges of age, cumulative counts of visit)"


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
    return [model.index(row, TABLE).data() for row in range(model.rowCount())]


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
    assert model.index(0, TABLE).data() == "age × sex × visit (ranges of age, sheets)"
    tip = model.index(0, TABLE).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "age × sex × visit (ranges of age, sheets by age × visit)"
    assert model.index(0, CELLS).data(Qt.ItemDataRole.ToolTipRole) is None
