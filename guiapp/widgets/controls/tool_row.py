"""Row of small buttons for the corner of a tab widget."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget


class ToolRow(QWidget):
    """A row of widgets, close together."""

    def __init__(self, *tools: QWidget) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for tool in tools:
            row.addWidget(tool)
