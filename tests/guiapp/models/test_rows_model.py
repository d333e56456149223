"""Columns made of functions, with what a view asks of them."""

from __future__ import annotations

from PySide6.QtCore import Qt

from guiapp.desktop.item_roles import PART_ROLE, SORT_ROLE
from guiapp.models.rows_model import Column, RowsModel


def tenth(row):
    return len(row) / 10


class WordsModel(RowsModel[str]):
    def make_columns(self):
        return (
            Column("Word", lambda row: row),
            Column("Length", lambda row: f"{len(row)} letters", len, numeric=True, tip="How long", part=tenth),
        )

    def is_bold(self, row):
        return row == "bold"

    def row_tip(self, row):
        return "an animal" if row == "ox" else ""


def test_cells_answer_text_sort_key_bar_and_side(qtmodeltester):
    model = WordsModel()
    model.set_rows(("bold", "ox"))
    qtmodeltester.check(model)
    cell = model.index(1, 1)
    assert model.data(cell) == "2 letters"
    assert model.data(cell, SORT_ROLE) == 2.0
    assert model.data(cell, PART_ROLE) == 0.2
    assert model.data(model.index(1, 0), SORT_ROLE) == "ox"
    assert model.data(model.index(1, 0), PART_ROLE) is None
    assert model.data(cell, Qt.ItemDataRole.TextAlignmentRole) & int(Qt.AlignmentFlag.AlignRight)
    assert model.data(cell, Qt.ItemDataRole.ToolTipRole) == "an animal"
    assert model.data(model.index(0, 0), Qt.ItemDataRole.FontRole).bold()
    assert model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == "How long"


def test_rows_of_the_same_number_change_in_place_so_that_a_selection_stays(qtbot):
    model = WordsModel()
    model.set_rows(("a", "b"))
    with qtbot.waitSignal(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.set_rows(("c", "d"))
    with qtbot.waitSignal(model.modelReset):
        model.set_rows(("e",))
    assert (model.rows, model.row(0)) == (("e",), "e")
