"""Words in sight that have not the room they need: what a longer language does to a window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHeaderView, QLabel, QPushButton, QRadioButton, QWidget

from guiapp.widgets.tables.name_headers import UprightHeader
from guiapp.widgets.tables.nested_header import NestedHeader

FRAME = 14
"""Pixels beside the words of a heading of columns."""

ARROW = 40
"""Pixels beside the words of a box to choose from."""


def clipped(top):
    """Return "kind: words" for every label, button, box and heading below `top` that cuts its words off."""
    found = []
    for widget in top.findChildren(QWidget):
        if widget.isVisible():
            found += [f"{type(widget).__name__}: {words}" for words in _cut(widget)]
    return found


def _cut(widget):
    if isinstance(widget, QHeaderView):
        return _cut_headings(widget)
    if isinstance(widget, QLabel):
        lacks = _lacks_room(widget) if widget.text() else False
        return [widget.text()] if lacks else []
    if isinstance(widget, QPushButton | QCheckBox | QRadioButton):
        return [widget.text()] if widget.sizeHint().width() > widget.width() + 1 else []
    if isinstance(widget, QComboBox):
        wide = widget.fontMetrics().horizontalAdvance(widget.currentText()) + ARROW > widget.width()
        return [widget.currentText()] if wide else []
    return []


def _lacks_room(label):
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() + 1
    return label.sizeHint().width() > label.width() + 1


def _cut_headings(header):
    if header.orientation() != Qt.Orientation.Horizontal or header.model() is None:
        return []
    if isinstance(header, UprightHeader | NestedHeader):  # what they cut is in a tip, or written in two lines
        return []
    columns = [column for column in range(header.count()) if not header.isSectionHidden(column)]
    words = {column: str(header.model().headerData(column, header.orientation()) or "") for column in columns}
    metrics = header.fontMetrics()
    return [
        text for column, text in words.items() if metrics.horizontalAdvance(text) + FRAME > header.sectionSize(column)
    ]
