"""Points below each other are read as what they say, whatever the letters."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QTextDocumentFragment

from guiapp.widgets.controls.card import muted_label, points


def test_points_are_shown_letter_by_letter_and_read_aloud(qtbot):
    label = muted_label(points(["ages <18 & >65", "<b>sex</b>"]))
    qtbot.addWidget(label)
    shown = QTextDocumentFragment.fromHtml(label.text()).toPlainText()
    assert [line.strip() for line in shown.splitlines() if line.strip()] == ["ages <18 & >65", "<b>sex</b>"]
    spoken = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
    assert "ages <18 & >65" in spoken
    assert "<li" not in spoken
