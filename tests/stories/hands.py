"""Three ways to use the window: by mouse, by keyboard alone, and by what a screen reader is told. No object names."""

from __future__ import annotations

import re
import time

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

MOST_TABS = 80
PRESS_SECONDS = 0.2
"""Qt shows a button pressed by a screen reader for a tenth of a second, and only then does what it is for."""
Role = QAccessible.Role


def spoken(widget):
    """Return what a screen reader calls a control."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


class MouseHand:
    """Clicks on what it sees, through the window system: what is covered or out of sight cannot be clicked."""

    def __init__(self, watch):
        self.watch = watch
        self.clicks = 0

    def press(self, words):
        buttons = QApplication.activeWindow().findChildren(QAbstractButton)
        self._click(next(each for each in buttons if each.isVisible() and _plain(each.text()) == words))

    go_on = press

    def enter(self, words, text):
        labels = QApplication.activeWindow().findChildren(QLabel)
        self._click(next(each for each in labels if each.isVisible() and _plain(each.text()) == words).buddy())
        for letter in text:
            with self.watch.timed():
                QTest.keyClick(QApplication.activeWindow().windowHandle(), letter)

    def _click(self, widget):
        assert widget.isEnabled(), f"{widget} cannot be clicked"
        window = widget.window().windowHandle()
        inside = QPoint(12, widget.height() // 2)  # on the box of a tick box, inside of a button
        place = widget.mapTo(widget.window(), inside)
        self.clicks += 1
        for act in (QTest.mousePress, QTest.mouseRelease):
            with self.watch.timed():
                act(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


class KeyHand:
    """Types: Tab until the control has the focus, then Space; Ctrl+Return for the button of the page."""

    def __init__(self, watch):
        self.watch = watch
        self.strokes = 0

    def press(self, words):
        self.reach(words)
        self.stroke(Qt.Key.Key_Space)

    def go_on(self, words):
        buttons = QApplication.activeWindow().findChildren(QAbstractButton)
        assert words in [_plain(each.text()) for each in buttons if each.isVisible() and each.isEnabled()]
        self.stroke(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def enter(self, words, text):
        self.reach(words)
        for letter in text:
            self.stroke(letter)

    def reach(self, words):
        for _ in range(MOST_TABS):
            focus = QApplication.focusWidget()
            if focus is not None and spoken(focus) == words:
                return
            self.stroke(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never leads to “{words}”")

    def stroke(self, key, with_keys=Qt.KeyboardModifier.NoModifier):
        self.strokes += 1
        # To a widget, not to its window: there Qt's tests turn the event loop after both halves of a stroke, and three
        # turns would be timed as one.
        for act in (QTest.keyPress, QTest.keyRelease):
            with self.watch.timed():
                act(QApplication.focusWidget() or QApplication.activeWindow(), key, with_keys)


class SpokenHand:
    """Finds every control by role and name in the tree that screen readers walk, and acts through it."""

    def __init__(self, watch):
        self.watch = watch

    def press(self, words):
        found = self._find(words, (Role.Button, Role.CheckBox, Role.RadioButton))
        action = "Toggle" if found.role() == Role.CheckBox else "Press"
        assert not found.state().disabled, f"“{words}” cannot be pressed"
        with self.watch.timed():
            found.actionInterface().doAction(action)
        done = time.monotonic() + PRESS_SECONDS
        self.watch.wait(lambda: time.monotonic() > done)

    go_on = press

    def enter(self, words, text):
        with self.watch.timed():
            self._find(words, (Role.EditableText,)).editableTextInterface().insertText(0, text)

    @staticmethod
    def _find(words, roles):
        waiting = [QAccessible.queryAccessibleInterface(QApplication.activeWindow())]
        while waiting:
            here = waiting.pop()
            if here.role() in roles and here.text(QAccessible.Text.Name) == words:
                return here
            if not here.state().invisible:
                waiting += [here.child(place) for place in range(here.childCount())]
        raise AssertionError(f"a screen reader finds no “{words}”")


def _plain(text):
    return re.sub(r"&(.)", r"\1", text)


HANDS = {"mouse": MouseHand, "keyboard": KeyHand, "screen reader": SpokenHand}
