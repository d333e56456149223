"""A framed part of a page, with an optional heading."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from guiapp.widgets.controls.told_role import Role, tell_as


class Card(QFrame):
    """A frame with the layout `body` for its content.

    Args:
        heading: text on top; "" for none.
        name: the object name.
        kind: "true" (framed), "flat" (sunken) or "drop" (dashed).
    """

    def __init__(self, heading: str = "", name: str = "card", kind: str = "true") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("card", kind)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(16, 14, 16, 16)
        self.body.setSpacing(8)
        if heading:
            self.body.addWidget(heading_label(heading))


def heading_label(text: str) -> QLabel:
    """Return a label in the style of a heading."""
    label = _label(text, "heading")
    tell_as(label, Role.Heading)
    return label


def muted_label(text: str = "", name: str = "") -> QLabel:
    """Return a word-wrapping label in a muted colour, for explanations."""
    label = _label(text, "muted")
    label.setWordWrap(True)
    if name:
        label.setObjectName(name)
    return label


def points(lines: Iterable[str]) -> str:
    """Return lines as the rich text of a label: a bulleted list with hanging indents."""
    items = "".join(f'<li style="margin-bottom: 6px">{escape(line)}</li>' for line in lines)
    return f'<ul style="margin: 0 0 0 14px; -qt-list-indent: 0">{items}</ul>'


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    return label
