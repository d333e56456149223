"""Legend of a heat table's shades."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from core import Reliability
from guiapp.desktop.reliability_words import MARKS, reliability_words
from guiapp.desktop.style import colour
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.tables.heat_table import TOKENS

PER_ROW = 2
"""Entries per row, so that the legend fits the narrowest window."""


class HeatLegend(QWidget):
    """A patch and a text per reliability."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("heat_legend")
        self._patches: dict[Reliability, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        for number, reliability in enumerate(Reliability):
            patch = QLabel(MARKS[reliability])
            patch.setFixedSize(22, 16)
            self._patches[reliability] = patch
            row, column = divmod(number, PER_ROW)
            grid.addWidget(patch, row, 2 * column)
            grid.addWidget(muted_label(reliability_words(reliability)), row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        self._paint()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint the patches when the palette changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._paint()

    def _paint(self) -> None:
        for reliability, patch in self._patches.items():
            rim, fill = colour("border_strong").name(), colour(TOKENS[reliability]).name()
            patch.setStyleSheet(f"background: {fill}; border: 1px solid {rim}; padding-left: 4px;")
