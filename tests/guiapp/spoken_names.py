"""Controls that the keyboard can reach, and whether a screen reader has a name for them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLabel, QTabBar, QWidget


def reachable(top):
    """Return the controls of a window that Tab leads to while they are in sight."""
    widgets = (widget for widget in top.findChildren(QWidget) if widget.window() is top)
    return [widget for widget in widgets if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not _is_part(widget)]


def nameless(top):
    """Return the controls of a window without a name: what stands in a field or a choice is none."""
    buddies = {label.buddy() for label in top.findChildren(QLabel)}
    return [
        (type(widget).__name__, widget.objectName(), type(widget.parent()).__name__)
        for widget in reachable(top)
        if not (widget.isHidden() or widget.accessibleName() or widget in buddies or _own_words(widget))
    ]


def _is_part(widget):
    """Return whether a control is part of another that has the name."""
    return isinstance(widget.parent(), QComboBox | QAbstractSpinBox)


def _own_words(widget):
    return isinstance(widget, QTabBar) or (isinstance(widget, QAbstractButton) and bool(widget.text()))
