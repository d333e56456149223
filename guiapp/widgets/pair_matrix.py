"""A grid of tick boxes: pick pairs of attributes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHeaderView, QTableView, QVBoxLayout, QWidget

from guiapp.models.pair_model import PairModel
from guiapp.widgets.card import muted_label

_CELL = 34
_NAME = 110


class PairMatrix(QWidget):
    """Ticks say which one-way and two-way tables are wanted."""

    toggled = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pair_matrix_frame")
        self._model = PairModel()
        self._model.setParent(self)
        self._grid = QTableView()
        self._grid.setObjectName("pair_matrix")
        self._grid.setAccessibleName(self.tr("Pairs of attributes"))
        self._grid.setModel(self._model)
        self._grid.setTabKeyNavigation(False)
        across, down = self._grid.horizontalHeader(), self._grid.verticalHeader()
        across.setResizeContentsPrecision(1)  # the names are what needs room, not the ticks
        across.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        across.setMinimumSectionSize(_CELL)
        across.setMaximumSectionSize(_NAME)
        down.setMaximumWidth(2 * _NAME)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(muted_label(self.tr("Tick a crossing for a 2-way table; the diagonal is an attribute alone.")))
        column.addWidget(self._grid, 1)
        self._model.toggled.connect(self.toggled)

    def show_tables(self, names: Sequence[str], sizes: Sequence[int], wanted: Iterable[Iterable[str]]) -> None:
        """See PairModel.show."""
        self._model.show(names, sizes, wanted)
