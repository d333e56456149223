"""Whatever a page shows, the window fits the screen that it fitted before."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def test_no_column_raises_the_least_height_of_the_window(window):
    before = window.stack.minimumSizeHint().height()
    window.page("attributes").findChild(QWidget, "attribute_editor").setMinimumHeight(2000)
    QApplication.processEvents()
    assert window.stack.minimumSizeHint().height() == before
