"""Two buttons that move the selected items of a list, with shortcuts in the list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QToolButton, QWidget

from guiapp.widgets.controls.buttons import tool_button
from guiapp.widgets.controls.tool_row import ToolRow


class MoveTools(ToolRow):
    """Up and down, also by Alt+arrow.

    Args:
        moved: the list; the shortcuts work while it has the focus.
        up: accessible name of the first button.
        down: accessible name of the second button.

    Signals:
        wanted: −1 for up, 1 for down.
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
        """Enable the buttons; `reason` is the tooltip if both are disabled."""
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
