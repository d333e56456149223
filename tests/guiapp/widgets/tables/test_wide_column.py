"""One column takes what the others leave, or what its heading needs."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QHeaderView, QTableView

from guiapp.widgets.tables.wide_column import LEAST_NAME, RIM, WideColumn


@pytest.fixture
def table(qtbot):
    table = QTableView()
    qtbot.addWidget(table)
    model = QStandardItemModel(1, 3, table)
    table.setModel(model)
    model.setHorizontalHeaderLabels(["a", "b", "a heading of several words"])
    WideColumn(table, 2, 0)
    table.resize(600, 200)
    table.show()
    return table


def needed(table):
    return table.horizontalHeader().sectionSizeHint(2)


def left_over(table):
    return table.viewport().width() - table.columnWidth(0) - table.columnWidth(1)


def test_what_the_others_leave_is_taken(table):
    assert table.columnWidth(2) == left_over(table) > needed(table)
    table.setColumnWidth(0, table.columnWidth(0) + 20)
    assert table.columnWidth(2) == left_over(table)
    table.resize(700, 200)
    QApplication.processEvents()
    assert table.columnWidth(2) == left_over(table) > needed(table)


@pytest.mark.parametrize("width", [395, 2000])
def test_where_they_leave_too_little_the_heading_has_its_room(table, width):
    table.setColumnWidth(0, width)
    assert left_over(table) < needed(table)
    assert table.columnWidth(2) == needed(table)
    assert table.columnWidth(1) < needed(table)
    table.setColumnWidth(0, 50)
    assert table.columnWidth(2) == left_over(table)


def named(table, words):
    table.model().setItem(0, 0, QStandardItem(words))
    return table.sizeHintForColumn(0) + RIM


def test_a_name_gets_what_it_needs_where_there_is_room(table):
    short = named(table, "a name")
    assert table.columnWidth(0) == short < 144
    longer = named(table, "a name of several words that goes on")
    table.resize(1200, 200)
    QApplication.processEvents()
    assert table.columnWidth(0) == longer > 144
    assert table.columnWidth(2) == left_over(table)


def test_a_name_gives_way_before_the_table_becomes_too_wide(table):
    named(table, "a name of several words that goes on")
    table.resize(LEAST_NAME + 40 + table.columnWidth(1) + needed(table) - 20, 200)
    QApplication.processEvents()
    assert LEAST_NAME < table.columnWidth(0) < LEAST_NAME + 40
    assert table.columnWidth(2) == left_over(table) == needed(table)
    assert not table.horizontalScrollBar().isVisible()


def test_a_name_that_was_dragged_keeps_its_width(table):
    table.setColumnWidth(0, 180)
    named(table, "b")
    table.resize(700, 200)
    QApplication.processEvents()
    assert table.columnWidth(0) == 180


def test_a_name_can_be_read_even_if_the_table_has_to_be_moved(table):
    named(table, "a name of several words that goes on")
    table.resize(LEAST_NAME + table.columnWidth(1) + needed(table) - 40, 200)
    QApplication.processEvents()
    assert (table.columnWidth(0), table.columnWidth(2)) == (LEAST_NAME, needed(table))
    assert table.horizontalScrollBar().isVisible()


def test_room_is_given_back_when_another_column_grows_with_its_words(table):
    table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    for words in ("short", "words that are much longer than these"):
        table.model().setItem(0, 1, QStandardItem(words))
        QApplication.processEvents()
        assert table.columnWidth(1) >= table.sizeHintForColumn(1)
        assert table.columnWidth(2) == max(left_over(table), needed(table))
