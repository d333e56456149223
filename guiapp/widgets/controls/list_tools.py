"""Buttons of a list, also by keys in the list and in the menu of its right mouse button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QMenu, QWidget


def give_key(tool: QAbstractButton, shown: QWidget, keys: str) -> None:
    """Press `tool` by `keys` too while the list `shown` has the focus, and say so in its tooltip."""
    shortcut = QShortcut(QKeySequence(keys), shown)
    shortcut.setWhatsThis(tool.accessibleName())
    shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
    shortcut.activated.connect(tool.click)
    tool.setToolTip(f"{tool.accessibleName()} ({shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)})")


def give_menu(shown: QAbstractItemView, tools: Sequence[QAbstractButton]) -> None:
    """Offer the buttons in the menu of the list `shown`."""
    shown.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    shown.customContextMenuRequested.connect(
        lambda place: menu_of(shown, tools).popup(shown.viewport().mapToGlobal(place))
    )


def menu_of(shown: QWidget, tools: Sequence[QAbstractButton]) -> QMenu:
    """Return a menu of the buttons that are not hidden, each enabled as it is now; it is deleted when it closes."""
    menu = QMenu(shown)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for tool in (each for each in tools if not each.isHidden()):
        entry = menu.addAction(tool.icon(), tool.text() or tool.accessibleName())
        entry.setEnabled(tool.isEnabled())
        entry.triggered.connect(tool.click)
    return menu
