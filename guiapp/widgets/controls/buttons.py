"""Buttons, named and labelled in one line."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

from guiapp.desktop.icons import icon


def button(text: str, name: str, icon_name: str = "", *, primary: bool = False, link: bool = False) -> QPushButton:
    """Return a push button; at most one `primary` per page."""
    made = QPushButton(text)
    made.setObjectName(name)
    made.setAutoDefault(primary)
    if icon_name:
        made.setIcon(icon(icon_name, "on_accent" if primary else "accent" if link else ""))
    if primary:
        made.setProperty("primary", "true")
    if link:
        made.setProperty("link", "true")
    return made


def allow(button: QAbstractButton, heir: QWidget, *, on: bool) -> None:
    """Enable or disable a button; one that is disabled hands the focus to `heir`, not to whatever may come next."""
    if not on and button.hasFocus():
        heir.setFocus()
    button.setEnabled(on)


def tool_button(words: str, name: str, icon_name: str) -> QToolButton:
    """Return a button that shows only an icon; `words` are its name for the screen reader and its tool tip."""
    made = QToolButton()
    made.setObjectName(name)
    made.setIcon(icon(icon_name))
    made.setToolTip(words)
    made.setAccessibleName(words)
    return made
