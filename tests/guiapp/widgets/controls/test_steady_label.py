"""A label that changes its words has the page laid out anew only when they take other room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from guiapp.widgets.controls.steady_label import SteadyLabel


class Watch(QObject):
    """Counts how often a widget is asked to lay itself out."""

    def __init__(self, parent):
        super().__init__(parent)
        self.asked = 0
        parent.installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802  Qt's own name
        self.asked += event.type() is QEvent.Type.LayoutRequest
        return False


@pytest.fixture
def page(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.label = SteadyLabel("words")
    column = QVBoxLayout(page)
    column.addWidget(page.label)
    column.addStretch(1)
    page.label.setText("Some words.")
    page.resize(200, 300)
    with qtbot.waitExposed(page):
        page.show()
    QApplication.processEvents()
    page.watch = Watch(page)
    return page


def test_words_of_the_same_size_leave_the_page_alone(page):
    page.label.setText("Other words.")
    QApplication.processEvents()
    assert page.watch.asked == 0
    assert page.findChild(QLabel, "words").text() == "Other words."


def test_the_same_words_are_not_even_measured(page, monkeypatch):
    monkeypatch.setattr(page.label, "heightForWidth", pytest.fail)
    page.label.setText("Some words.")


def test_more_words_get_more_room(page):
    before = page.label.height()
    page.label.setText("So many words that they take several lines, one below the other. " * 3)
    QApplication.processEvents()
    inside = page.findChild(QLabel, "words")
    assert page.watch.asked == 1
    assert page.label.height() > 2 * before
    assert inside.height() == page.label.height() >= inside.heightForWidth(inside.width())
    page.label.setText("Few.")
    QApplication.processEvents()
    assert page.label.height() == before
