"""Columns made of functions, with what a view asks of them."""

from __future__ import annotations

from PySide6.QtCore import QPersistentModelIndex, Qt

from guiapp.desktop.item_roles import PART_ROLE
from guiapp.models.rows_model import Column, RowsModel
from tests.guiapp.drivers.model_cells import index_of, rows_of_model, titles_of


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
    cell = index_of(model, 1, "Length")
    assert model.data(cell) == "2 letters"
    assert model.data(cell, PART_ROLE) == 0.2
    assert model.data(index_of(model, 1, "Word"), PART_ROLE) is None
    assert model.data(cell, Qt.ItemDataRole.TextAlignmentRole) & int(Qt.AlignmentFlag.AlignRight)
    assert model.data(cell, Qt.ItemDataRole.ToolTipRole) == "an animal"
    assert model.data(index_of(model, 0, "Word"), Qt.ItemDataRole.FontRole).bold()
    assert (
        model.headerData(titles_of(model).index("Length"), Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        == "How long"
    )


def test_rows_of_the_same_number_change_in_place_so_that_a_selection_stays(qtbot):
    model = WordsModel()
    model.set_rows(("a", "b"))
    with qtbot.waitSignal(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.set_rows(("c", "d"))
    with qtbot.waitSignal(model.modelReset):
        model.set_rows(("e",))
    assert (model.rows, model.row(0)) == (("e",), "e")


def test_the_same_rows_once_more_are_no_news(qtbot):
    model = WordsModel()
    rows = ("a", "b")
    model.set_rows(rows)
    with qtbot.assertNotEmitted(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.set_rows(rows)


def shown(model):
    return [row["Word"] for row in rows_of_model(model)]


def test_rows_are_sorted_by_number_and_found_again(qtmodeltester):
    model = WordsModel()
    model.set_rows(("ccc", "a", "dd", "bbb"))
    model.sort(1, Qt.SortOrder.DescendingOrder)
    qtmodeltester.check(model)
    assert shown(model) == ["ccc", "bbb", "dd", "a"]
    assert [model.number_at(place) for place in range(4)] == [0, 3, 2, 1]
    assert [model.place_of(number) for number in range(4)] == [0, 3, 2, 1]
    model.set_rows(("a", "ccccc", "dd", "bbb"))
    assert shown(model) == ["ccccc", "bbb", "dd", "a"]
    model.sort(-1)
    assert shown(model) == ["a", "ccccc", "dd", "bbb"]


def test_what_is_selected_stays_so_in_another_order():
    model = WordsModel()
    model.set_rows(("ccc", "a", "dd"))
    selected = QPersistentModelIndex(index_of(model, 1, "Length"))
    model.sort(0, Qt.SortOrder.DescendingOrder)
    assert (selected.row(), selected.column()) == (2, titles_of(model).index("Length"))
    assert shown(model) == ["dd", "ccc", "a"]


def test_rows_without_the_words_are_out_of_sight_until_others_are_asked_for(qtbot, qtmodeltester):
    model = WordsModel()
    model.set_rows(("Ox and cow", "cow", "ox"))
    model.narrow("COW ox")
    qtmodeltester.check(model)
    assert shown(model) == ["Ox and cow"]
    assert model.place_of(1) == -1
    model.set_rows(("cow", "ox cow", "cow ox"))
    assert shown(model) == ["ox cow", "cow ox"]
    model.sort(0)
    assert shown(model) == ["cow ox", "ox cow"]
    with qtbot.assertNotEmitted(model.modelReset):
        model.narrow("ox COW")
    model.narrow("")
    assert shown(model) == ["cow", "cow ox", "ox cow"]
