"""A sortable table sorts by its own numbers and tells rows by their place in the model."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QTableView

from guiapp.desktop.style import style_sheet
from guiapp.models.shares_model import SharesModel
from guiapp.widgets.tables.sortable_table import FIT_MS, LEAST_NAME, LEAST_ROWS, MOST_TEXT, LowTable, SortableTable
from guiapp.widgets.tables.wide_column import RIM
from tests.guiapp.drivers.widget_insides import change_column

_ARROW, _GAP = 6, 3
"""Pixels above the words of a heading: for the arrow, and free below it."""


@pytest.fixture
def table(qtbot):
    model = SharesModel()
    model.set_rows((("a", 0.05), ("b", 0.9), ("c", 0.1)))
    table = SortableTable(model, "shares", "Shares")
    model.setParent(table)
    qtbot.addWidget(table)
    return table


def names(table):
    model = table.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_it_begins_in_the_order_given_and_sorts_by_number(table):
    assert names(table) == ["a", "b", "c"]
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert names(table) == ["b", "c", "a"]


def test_a_row_is_told_by_its_place_in_the_model(qtbot, table):
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    with qtbot.waitSignal(table.row_chosen, check_params_cb=lambda row: row == 1):
        table.selectRow(0)
    table.choose(0)
    assert table.chosen == 0
    assert table.currentIndex().row() == 2
    table.choose(-1)
    assert not table.selectionModel().hasSelection()


def test_all_rows_are_copied_as_they_are_sorted(qtbot, table):
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "What is measured\tShare of the budget (%)"
    assert copied[1] == "b\t90"


class Painted(QObject):
    """Collects where a widget is painted."""

    def __init__(self, watched):
        super().__init__(watched)
        self.rects = []
        watched.installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802  Qt's own name
        if event.type() is QEvent.Type.Paint:
            self.rects.append(event.rect())
        return False


def test_a_column_that_changes_in_hundreds_of_rows_is_painted_alone(qtbot, table):
    model = table.model()
    model.set_rows(tuple((f"group {number}", 0.001) for number in range(500)))
    with qtbot.waitExposed(table):
        table.show()
    qtbot.wait(FIT_MS + 50)  # the columns fit themselves
    painted = Painted(table.viewport())
    model.dataChanged.emit(model.index(0, 1), model.index(499, 1))
    qtbot.waitUntil(lambda: bool(painted.rects))
    assert [rect.left() for rect in painted.rects] == [table.columnViewportPosition(1)]


def test_rows_are_narrowed_to_all_the_words_and_so_is_what_is_copied(table):
    table.model().set_rows((("age × sex", 0.5), ("age × town", 0.3), ("Sex × (town)", 0.2)))
    table.narrow("SEX age")
    assert names(table) == ["age × sex"]
    table.narrow("(to")
    assert names(table) == ["Sex × (town)"]
    table.setColumnHidden(0, True)
    assert table.csv() == b"Share of the budget (%)\r\n20.0\r\n"
    table.narrow("")
    assert len(names(table)) == 3


def test_a_chosen_row_stays_chosen_when_others_are_narrowed_away(table):
    table.choose(2)
    table.narrow("c")
    assert (table.chosen, names(table)) == (2, ["c"])
    table.narrow("a")
    assert table.chosen == -1 or not table.selectionModel().hasSelection()
    table.narrow("")
    table.choose(1)
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert table.chosen == 1
    assert table.selectionModel().selectedRows()[0].row() == 0


def test_a_long_name_gives_way_to_the_numbers(qtbot, table):
    long = "How satisfied are you with the way in which you were told about it?"
    table.model().set_rows(((f"{long} × sex", 0.5), (f"{long} × age", 0.3)))
    table.resize(420, 200)
    with qtbot.waitExposed(table):
        table.show()
    assert not table.horizontalScrollBar().isVisible()
    assert table.textElideMode() is Qt.TextElideMode.ElideMiddle  # its end tells it from the next one
    assert table.columnWidth(0) >= LEAST_NAME * table.fontMetrics().averageCharWidth()
    table.resize(1200, 200)
    assert table.columnWidth(0) >= table.sizeHintForColumn(0)  # whole again where there is room


def test_a_short_name_takes_no_more_room_than_it_needs(qtbot, table):
    table.resize(60, 200)
    with qtbot.waitExposed(table):
        table.show()
    style = table.style()
    arrow = style.pixelMetric(QStyle.PM_HeaderMarkSize) + style.pixelMetric(QStyle.PM_HeaderMargin)
    words = table.horizontalHeader().sectionSizeHint(0) - arrow  # the arrow stands above them
    assert table.columnWidth(0) == max(table.sizeHintForColumn(0), words)


@pytest.mark.parametrize("column", [0, 1])
def test_the_arrow_of_a_sorted_column_is_not_drawn_over_its_heading(table, column):
    table.setStyleSheet(style_sheet("light"))
    table.show()
    header = table.horizontalHeader()

    def words():
        picture = header.grab().toImage()
        return picture.copy(picture.rect().adjusted(0, round(_ARROW * picture.devicePixelRatio()), 0, 0))

    before, arrowless = words(), header.grab().toImage()
    width, top = arrowless.width(), round((_ARROW + _GAP) * arrowless.devicePixelRatio())
    assert {arrowless.copy(0, y, width, 1) == arrowless.copy(0, 0, width, 1) for y in range(top)} == {True}
    table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
    assert header.grab().toImage() != arrowless
    assert words() == before


def test_a_low_table_asks_for_a_few_rows_only(qtbot):
    model = SharesModel()
    model.set_rows(tuple((str(row), 0.01) for row in range(100)))
    table = LowTable(model, "shares", "Shares")
    model.setParent(table)
    qtbot.addWidget(table)
    table.show()
    table.resize(600, table.sizeHint().height())
    assert table.sizeHint().height() == table.minimumSizeHint().height()
    qtbot.waitUntil(lambda: table.viewport().height() // table.rowHeight(0) == LEAST_ROWS)


def test_words_have_more_room_than_they_need(qtbot, table):
    """By as much as the rim takes, or the longest of a column loses its middle."""
    long = "2026-11-22 18:29 and some more words than the heading has"
    table.model().set_rows(((long, 0.5),))
    table.resize(900, 200)
    with qtbot.waitExposed(table):
        table.show()
    assert table.columnWidth(0) >= QTableView.sizeHintForColumn(table, 0) + RIM


def test_a_long_text_makes_no_column_wider_than_can_be_read(qtbot, table):
    table.model().set_rows((("a", 0.05), ("b", 0.9), ("c", 0.1)))
    table.horizontalHeader().setStretchLastSection(False)
    change_column(table, 1, lambda column: replace(column, text=lambda _: "reason " * 99))
    table.resize(300, 200)
    table.show()
    assert table.columnWidth(1) == MOST_TEXT * table.fontMetrics().averageCharWidth()
