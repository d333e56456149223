"""Column that takes the spare width of a table, at least that of its header, and a name column that shares it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QHeaderView, QTableView

_FAIR_NAME = 144
"""Pixels that a name may have beyond half the width, if the other column's header leaves them."""
LEAST_NAME = 120
"""Pixels that a longer name keeps, even if the table then has to scroll."""
RIM = 4
"""Pixels of the border of a selected cell, which sizeHintForColumn() does not count (PySide6 6.10.3: under app.qss,
give a column its hint and select the row; the longest name is elided)."""


class WideColumn(QObject):
    """Fits one column when the table or other columns change; a stretched section of QHeaderView may cut its header.

    Args:
        table: with its model.
        column: the fitted column.
        name: the name column: gets what it needs of half the width, and shrinks to LEAST_NAME for the other's header,
            until the user resizes it.
    """

    def __init__(self, table: QTableView, column: int, name: int) -> None:
        super().__init__(table)
        self._table, self._header = table, table.horizontalHeader()
        self._column, self._name = column, name
        self._given = self._header.sectionSize(name)
        self._header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self._header.installEventFilter(self)
        self._header.sectionResized.connect(self._fit)
        # Queued, too: QHeaderView overwrites sizes that are set while it resizes several sections (PySide6 6.10.3:
        # resize the third section in a slot of sectionResized of the first, and call resizeColumnsToContents()).
        self._header.sectionResized.connect(self._fit, Qt.ConnectionType.QueuedConnection)
        table.model().dataChanged.connect(self._share)
        table.model().modelReset.connect(self._share)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Fit the column when the table's width changes."""
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
