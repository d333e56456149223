"""Factories of buttons with text, object name and icon."""

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
    """Enable or disable a button; `heir` gets the focus of a disabled one."""
    # Qt 6.10.3 moves the focus of a disabled widget to the next one in the tab order, such as Cancel or Delete.
    if not on and button.hasFocus():
        heir.setFocus()
    button.setEnabled(on)


# The reason goes into tooltip and accessible description: a disabled button gets neither focus nor click to ask.
def allow_unless(button: QAbstractButton, why_not: str = "") -> None:
    """Enable a button, or disable it with a reason."""
    button.setEnabled(not why_not)
    button.setToolTip(why_not)
    button.setAccessibleDescription(why_not)


def tool_button(words: str, name: str, icon_name: str) -> QToolButton:
    """Return a button with an icon only; `words` are its accessible name and tooltip."""
    made = QToolButton()
    made.setObjectName(name)
    made.setIcon(icon(icon_name))
    made.setToolTip(words)
    made.setAccessibleName(words)
    return made
