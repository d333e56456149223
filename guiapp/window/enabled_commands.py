"""The commands that are enabled now: buttons of the current page, and menu entries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

from guiapp.dialogs.command_palette import Command
from guiapp.pages.page import Page
from guiapp.window.menus import Menus


def commands_of(page: QWidget, menus: Menus) -> list[Command]:
    """Return the enabled commands of `page` and of the menus; of equal ones, that of the menu."""
    known = {_plain(action.text()) for _, action in menus.entries if action.isEnabled()}
    where = f"{page.title}: " if isinstance(page, Page) else ""
    buttons = (Command(f"{where}{name}", "", button.click) for name, button in _buttons(page) if name not in known)
    return [*buttons, *_entries(menus)]


def shortcuts_of(menus: Menus, pages: Sequence[Page]) -> list[tuple[str, str]]:
    """Return all shortcuts with their texts, enabled or not: those of the menus and of the pages' lists."""
    everywhere = [(command.keys, command.name) for command in _entries(menus, enabled=False) if command.keys]
    return [*everywhere, *(shown for page in pages for shown in _keys_on(page))]


def _keys_on(page: Page) -> Iterator[tuple[str, str]]:
    for shortcut in page.findChildren(QShortcut):
        if shortcut.whatsThis():  # shortcuts without a text belong to an open dialog
            keys = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
            yield keys, f"{page.title}: {shortcut.whatsThis()}"


def _entries(menus: Menus, *, enabled: bool = True) -> Iterator[Command]:
    for menu, action in menus.entries:
        if action.isEnabled() or not enabled:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            yield Command(f"{_plain(menu.title())}: {_plain(action.text())}", keys, action.trigger)


def _buttons(page: QWidget) -> Iterator[tuple[str, QAbstractButton]]:
    for button in page.findChildren(QAbstractButton):
        if isinstance(button, QPushButton | QToolButton) and button.isVisible() and button.isEnabled():
            name = button.accessibleName() or _plain(button.text())
            if name:
                yield name, button


# "&&" stands for a visible ampersand.
def _plain(text: str) -> str:
    """Return a text without the ampersand of its mnemonic."""
    return re.sub(r"&(.)", r"\1", text)
