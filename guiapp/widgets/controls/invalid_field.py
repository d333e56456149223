"""Marks fields with a refused text: another border, and the reason for screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLineEdit

from guiapp.desktop.style import restyle


def mark_refused(field: QLineEdit, why: str) -> None:
    """Mark the text of a field as refused for the reason `why`; "" removes the mark."""
    is_news = why not in ("", field.accessibleDescription())
    field.setAccessibleDescription(why)
    if is_news:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(field, why))
    restyle(field, "invalid", "true" if why else "false")
