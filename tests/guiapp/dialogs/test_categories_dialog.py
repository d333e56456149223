"""Typed and pasted lists."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit

from guiapp.dialogs.categories_dialog import CategoriesDialog


def test_lines_become_categories(qtbot):
    dialog = CategoriesDialog("city", ["Leeds", "York"])
    qtbot.addWidget(dialog)
    assert dialog.categories() == ("Leeds", "York")
    dialog.findChild(QPlainTextEdit).setPlainText("Hull\t12\r\n\n  Bath  \n")
    assert dialog.categories() == ("Hull", "Bath")
