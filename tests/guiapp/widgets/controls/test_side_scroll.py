"""The side of a page is as high as the window lets it, and scrolls where it needs more."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QSplitter, QVBoxLayout, QWidget

from guiapp.widgets.controls.side_scroll import SideScroll


@pytest.fixture
def inside():
    return QWidget()


@pytest.fixture
def splitter(qtbot):
    splitter = QSplitter()
    qtbot.addWidget(splitter)
    splitter.setChildrenCollapsible(False)
    return splitter


@pytest.fixture
def side(splitter, inside):
    shown = QWidget()
    column = QVBoxLayout(shown)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(inside)
    inside.setMinimumSize(200, 100)
    side = SideScroll(shown, "The chosen column")
    splitter.addWidget(QWidget())
    splitter.addWidget(side)
    splitter.setSizes([1000, 1])
    splitter.resize(600, 300)
    splitter.show()
    QApplication.processEvents()
    return side


def test_what_is_shown_gets_all_the_room(side, inside):
    assert (inside.width(), inside.height()) == (side.width(), 300)
    assert not side.verticalScrollBar().isVisible()
    assert side.minimumSizeHint().width() == 200


def test_words_that_fold_take_no_room_from_what_is_below_them(side, inside):
    words = QLabel("a sentence of many words that needs several lines here " * 3)
    words.setWordWrap(True)
    inside.parentWidget().layout().insertWidget(0, words)
    inside.setFixedHeight(290)
    QApplication.processEvents()
    assert words.height() >= words.heightForWidth(words.width()) > 2 * words.fontMetrics().height()
    assert inside.height() == 290


def test_what_needs_more_is_scrolled_and_loses_nothing_at_its_side(qtbot, side, inside):
    least = side.minimumSizeHint().height()
    inside.setMinimumHeight(500)
    QApplication.processEvents()
    assert inside.height() == 500
    assert side.minimumSizeHint().height() == least
    qtbot.waitUntil(side.verticalScrollBar().isVisible)
    qtbot.waitUntil(lambda: side.viewport().width() == 200)
    inside.setMinimumHeight(100)
    QApplication.processEvents()
    assert inside.height() == 300
