"""Two buttons that move the selected items of a list, with shortcuts in the list."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from guiapp.widgets.controls.buttons import tool_button
from guiapp.widgets.controls.list_tools import give_key
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
        give_key(self._up, moved, "Alt+Up")
        give_key(self._down, moved, "Alt+Down")
        self._tips = {tool: tool.toolTip() for tool in (self._up, self._down)}
        self._up.clicked.connect(lambda: self.wanted.emit(-1))
        self._down.clicked.connect(lambda: self.wanted.emit(1))

    def show_ways(self, *, up: bool, down: bool, reason: str = "") -> None:
        """Enable the buttons; `reason` is the tooltip if both are disabled."""
        for button, is_free in ((self._up, up), (self._down, down)):
            button.setEnabled(is_free)
            button.setToolTip(reason or self._tips[button])
