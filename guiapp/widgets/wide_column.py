"""A column that takes the room that the others leave, but never less than its heading needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHeaderView, QTableView


class WideColumn(QObject):
    """Fits one column as its table and the other columns change; one that Qt stretches may cut its heading off.

    Args:
        table: with its model.
        column: the one to be fitted.
    """

    def __init__(self, table: QTableView, column: int) -> None:
        super().__init__(table)
        self._header, self._column = table.horizontalHeader(), column
        self._header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self._header.installEventFilter(self)
        self._header.sectionResized.connect(self._fit)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the width of the table."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        header, column = self._header, self._column
        left = header.width() - header.length() + header.sectionSize(column)
        header.resizeSection(column, max(left, header.sectionSizeHint(column)))
