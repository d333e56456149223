"""What screen readers are told a widget is, where Qt's own answer says less: a heading, a chart, a pane."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QScrollArea, QTabWidget, QWidget

Role = QAccessible.Role
_ROLE = "told_role"
_PANES = (QScrollArea, QTabWidget)
"""Qt 6.10 calls them clients of a window, which AT-SPI hands on as fillers: something that only keeps others apart.
`tests/accessibility` shows it."""


@cache
def tell_roles() -> None:
    """Have Qt ask here first; the application must be there, as it brings Qt's own answers."""
    QAccessible.installFactory(_told)


def tell_as(widget: QWidget, role: QAccessible.Role) -> None:
    """Have screen readers told that `widget` is a `role`."""
    tell_roles()
    widget.setProperty(_ROLE, role.value)
    # Qt 6.10 keeps its own answer as soon as anything has asked, which a new label does by itself: without these lines
    # tests/guiapp/widgets/controls/test_told_role.py fails.
    kept = QAccessible.queryAccessibleInterface(widget)
    if kept.role() != role:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(kept))


class _Told(QAccessibleWidget):
    """A widget under another role; a label keeps its text as its name, which Qt's class for widgets does not know."""

    def text(self, kind: QAccessible.Text) -> str:
        """Return the text of that kind."""
        widget = self.object()
        if kind is QAccessible.Text.Name and isinstance(widget, QLabel) and not widget.accessibleName():
            return widget.text()
        return super().text(kind)


def _told(_class: str, widget: QObject) -> QAccessibleInterface | None:
    if not isinstance(widget, QWidget):
        return None
    role = widget.property(_ROLE)
    if role is None:
        return _Told(widget, Role.Pane, "") if isinstance(widget, _PANES) else None
    return _Told(widget, Role(role), "")
