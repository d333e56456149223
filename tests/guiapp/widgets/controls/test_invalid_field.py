"""A text that was refused is marked, and why is spoken once."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from guiapp.widgets.controls import invalid_field
from guiapp.widgets.controls.invalid_field import mark_refused


def test_why_a_text_was_refused_is_spoken_once(qtbot, monkeypatch):
    spoken = []
    monkeypatch.setattr(
        invalid_field.QAccessible, "updateAccessibility", staticmethod(lambda event: spoken.append(event.message()))
    )
    field = QLineEdit()
    qtbot.addWidget(field)
    for why in ("", "No.", "No.", "Neither.", ""):
        mark_refused(field, why)
    assert spoken == ["No.", "Neither."]
    assert (field.property("invalid"), field.accessibleDescription()) == ("false", "")
