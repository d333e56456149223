"""A field whose text was refused has a frame of another colour, and says why to a screen reader."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLineEdit


def mark_refused(field: QLineEdit, why: str) -> None:
    """Mark the text of a field as refused, and speak why; `why` "" takes that back."""
    is_news = why not in ("", field.accessibleDescription())
    field.setAccessibleDescription(why)
    if is_news:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(field, why))
    word = "true" if why else "false"
    if field.property("invalid") != word:  # polished for nothing, it would be felt while a slider moves
        field.setProperty("invalid", word)
        field.style().unpolish(field)
        field.style().polish(field)
