"""Matrix of tick boxes for pairs of attributes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QTableView, QVBoxLayout, QWidget

from guiapp.models.pair_model import PairModel
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.tables.name_headers import SideHeader, UprightHeader

_CELL = 34
"""Pixels of a cell: a tick box with enough space to hit it."""
_NAME = 140
"""Pixels for an attribute's name beside its row and above its column, at most."""


class PairMatrix(QWidget):
    """Ticks for the requested one-way and two-way tables."""

    toggled = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pair_matrix_frame")
        self._model = PairModel()
        self._model.setParent(self)
        self._grid = QTableView()
        self._grid.setObjectName("pair_matrix")
        self._grid.setAccessibleName(self.tr("Pairs of attributes"))
        self._grid.setHorizontalHeader(UprightHeader(_CELL, _NAME))
        self._grid.setVerticalHeader(SideHeader(_NAME))
        self._grid.setModel(self._model)
        self._grid.setTabKeyNavigation(False)
        # As tall as its rows, so that the horizontal scroll bar is visible right below the last row.
        self._grid.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self._grid.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(muted_label(self.tr("Tick a crossing for a 2-way table; the diagonal is an attribute alone.")))
        column.addWidget(self._grid, 1)
        column.addStretch()
        self._model.toggled.connect(self.toggled)

    def show_tables(self, names: Sequence[str], sizes: Sequence[int], wanted: Iterable[Iterable[str]]) -> None:
        """See PairModel.show."""
        self._model.show(names, sizes, wanted)
