"""Forty attributes: their names stay in sight, bars say that there is more, and the last pair can be ticked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView

from guiapp.widgets.editors.pair_matrix import PairMatrix

WIDTH, HEIGHT = 440, 560
"""As on the page, in a window of 1280 × 800."""


@pytest.fixture
def grid(qtbot):
    def show(count):
        matrix = PairMatrix()
        qtbot.addWidget(matrix)
        matrix.resize(WIDTH, HEIGHT)
        matrix.show_tables([f"question {n}" for n in range(count)], [2] * count, [])
        matrix.show()
        qtbot.wait(20)
        return matrix, matrix.findChild(QTableView)

    return show


def test_seven_attributes_are_all_in_sight(grid):
    _, table = grid(7)
    assert table.horizontalScrollBar().maximum() == table.verticalScrollBar().maximum() == 0
    assert table.viewport().width() >= table.horizontalHeader().length()
    assert table.height() < HEIGHT / 2 + table.horizontalHeader().height()  # it ends below its last row


def test_that_forty_go_on_is_seen_and_their_names_stay(grid):
    _, table = grid(40)
    assert table.horizontalScrollBar().isVisible()
    assert table.verticalScrollBar().isVisible()
    table.scrollTo(table.model().index(39, 39))
    down = table.verticalHeader()
    assert down.isVisible()
    assert down.mapTo(table, down.rect().topLeft()).x() < 10
    assert down.width() <= WIDTH / 2


def test_the_last_of_forty_is_ticked_by_keys(qtbot, grid):
    matrix, table = grid(40)
    table.setCurrentIndex(table.model().index(38, 39))
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
    with qtbot.waitSignal(matrix.toggled) as asked:
        qtbot.keyClick(table, Qt.Key.Key_Space)
    assert asked.args == [("question 38", "question 39"), True]
