"""Legend of a map's colours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from guiapp.desktop.style import colour
from guiapp.widgets.controls.card import muted_label


class MapLegend(QWidget):
    """A patch for each colour, the thinnest first, and what a colour means.

    Args:
        colours: of the classes, without the empty one.
        words: what a colour means.
    """

    def __init__(self, colours: Sequence[str], words: str) -> None:
        super().__init__()
        self.setObjectName("map_legend")
        self._patches = {QLabel(): each for each in colours}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for patch in self._patches:
            patch.setFixedSize(22, 14)
            row.addWidget(patch)
        row.addSpacing(10)
        row.addWidget(muted_label(words), 1)
        self._paint()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint the rims when the palette changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._paint()

    def _paint(self) -> None:
        rim = colour("border_strong").name()
        for patch, fill in self._patches.items():
            patch.setStyleSheet(f"background: {fill}; border: 1px solid {rim};")
