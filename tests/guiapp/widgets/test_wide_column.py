"""One column takes what the others leave, or what its heading needs."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QTableWidget

from guiapp.widgets.wide_column import WideColumn


@pytest.fixture
def table(qtbot):
    table = QTableWidget(1, 3)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["a", "b", "a heading of several words"])
    WideColumn(table, 2)
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
