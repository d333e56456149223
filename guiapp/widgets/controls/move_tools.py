"""Two buttons that move what is selected in a list, pressed also by keys in the list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QToolButton, QWidget

from guiapp.widgets.controls.buttons import tool_button
from guiapp.widgets.controls.tool_row import ToolRow


class MoveTools(ToolRow):
    """Up and down, by Alt and an arrow too.

    Args:
        moved: the list; the keys count while it has the focus.
        up: what the first button does, in words.
        down: what the second does.

    Signals:
        wanted: by so many places, −1 or 1.
    """

    wanted = Signal(int)

    def __init__(self, moved: QWidget, up: str, down: str) -> None:
        self._up = tool_button(up, "move_up", "up")
        self._down = tool_button(down, "move_down", "down")
        super().__init__(self._up, self._down)
        self._tips = {
            self._up: self._tip(moved, self._up, "Alt+Up"),
            self._down: self._tip(moved, self._down, "Alt+Down"),
        }
        self._up.clicked.connect(lambda: self.wanted.emit(-1))
        self._down.clicked.connect(lambda: self.wanted.emit(1))

    def show_ways(self, *, up: bool, down: bool, reason: str = "") -> None:
        """Say whether there is a way up and a way down; if there is neither for a `reason`, say that."""
        for button, is_free in ((self._up, up), (self._down, down)):
            button.setEnabled(is_free)
            button.setToolTip(reason or self._tips[button])

    @staticmethod
    def _tip(moved: QWidget, button: QToolButton, keys: str) -> str:
        shortcut = QShortcut(QKeySequence(keys), moved)
        shortcut.setWhatsThis(button.accessibleName())
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(button.click)
        return f"{button.accessibleName()} ({shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)})"
