"""A column that takes the room that the others leave, but never less than its heading needs, and one that shares it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QHeaderView, QTableView

_FAIR_NAME = 144
"""What a name may have of more than half the room, where the heading of the other leaves as much."""
LEAST_NAME = 104
"""What a name keeps, unless it is shorter, even if the table becomes wider than its place."""
RIM = 4
"""What the rim around a cell takes from its words; Qt does not count it, and would cut the longest name."""


class WideColumn(QObject):
    """Fits one column as its table and the other columns change; one that Qt stretches may cut its heading off.

    Args:
        table: with its model.
        column: the one to be fitted.
        name: the one that gets what it needs of half their room, and gives way where the heading has no room, as long
            as it can be read; until somebody drags it to a width.
    """

    def __init__(self, table: QTableView, column: int, name: int) -> None:
        super().__init__(table)
        self._table, self._header = table, table.horizontalHeader()
        self._column, self._name = column, name
        self._given = self._header.sectionSize(name)
        self._header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self._header.installEventFilter(self)
        self._header.sectionResized.connect(self._fit)
        # While Qt fits several sections, it overwrites what is done to another: once more when all of that is over.
        self._header.sectionResized.connect(self._fit, Qt.ConnectionType.QueuedConnection)
        table.model().dataChanged.connect(self._share)
        table.model().modelReset.connect(self._share)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the width of the table."""
        if event.type() is QEvent.Type.Resize:
            self._share()
            self._fit()
        return False

    def _share(self) -> None:
        header, name, column = self._header, self._name, self._column
        if header.sectionSize(name) != self._given:
            return
        room = header.width() - header.length() + header.sectionSize(name) + header.sectionSize(column)
        most = max(min(max(room // 2, _FAIR_NAME), room - header.sectionSizeHint(column)), LEAST_NAME)
        needed = max(self._table.sizeHintForColumn(name) + RIM, header.sectionSizeHint(name))
        self._given = max(min(needed, most), header.sectionSizeHint(name))
        header.resizeSection(name, self._given)

    def _fit(self) -> None:
        header, column = self._header, self._column
        left = header.width() - header.length() + header.sectionSize(column)
        header.resizeSection(column, max(left, header.sectionSizeHint(column)))
