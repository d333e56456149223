"""A read-only table of the first and last rows of a file."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from core.front_door import Preview, QuickPreview
from guiapp.models.preview_model import PreviewModel

_WIDEST = 240
"""Pixels of a column, at most; one long text must not push all other columns out of view."""


_MEASURED = 12
"""Rows from which the width of a column is taken; of all of them it takes 40 ms."""


class PreviewTable(QTableView):
    """Shows rows as they are in the file."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(self.tr("First and last rows"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._model = PreviewModel()
        self._model.setParent(self)
        self.setModel(self._model)

    def show_rows(self, preview: QuickPreview | Preview | None) -> None:
        """Show the rows of a preview; None shows nothing."""
        self._model.show(preview)
        self.resizeColumnsToContents()
        for column in range(self._model.columnCount()):
            self.setColumnWidth(column, min(self.columnWidth(column) + 8, _WIDEST))
