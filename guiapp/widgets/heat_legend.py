"""What the shades of a heat table mean, in words."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from core import Reliability
from guiapp.desktop.reliability_words import reliability_words
from guiapp.desktop.style import colour
from guiapp.widgets.heat_table import MARKS, TOKENS


class HeatLegend(QWidget):
    """One patch and a few words per reliability."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("heat_legend")
        self._patches: dict[Reliability, QLabel] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for reliability in Reliability:
            patch = QLabel(MARKS[reliability])
            patch.setFixedSize(22, 16)
            self._patches[reliability] = patch
            words = QLabel(reliability_words(reliability))
            words.setProperty("role", "muted")
            row.addWidget(patch)
            row.addWidget(words)
            row.addSpacing(10)
        row.addStretch(1)
        self._paint()

    def changeEvent(self, event: QEvent) -> None:
        """Paint the patches anew when the look changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._paint()

    def _paint(self) -> None:
        for reliability, patch in self._patches.items():
            rim, fill = colour("border_strong").name(), colour(TOKENS[reliability]).name()
            patch.setStyleSheet(f"background: {fill}; border: 1px solid {rim}; padding-left: 4px;")
