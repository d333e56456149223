"""Editor of a ± for each of several tables: a list in which numbers are typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from guiapp.desktop.number_words import plain_text, typed_number

LEAST, MOST = 0.001, 1e12
"""Range of a ±."""
_TABLE, _MARGIN = range(2)
_FIXED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class MarginsEditor(QTableWidget):
    """Tables with a ± each; an empty cell means none.

    Args:
        name: object name.
        words: accessible name.
        heading: of the column with the ±.

    Signals:
        edited: a ± was typed or removed.
    """

    edited = Signal()

    def __init__(self, name: str, words: str, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(0, 2, parent)
        self.setObjectName(name)
        self.setAccessibleName(words)
        self.setHorizontalHeaderLabels([self.tr("Table"), heading])
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # titles that begin alike differ at their end
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(_TABLE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(_MARGIN, QHeaderView.ResizeMode.ResizeToContents)
        self._titles: tuple[str, ...] = ()
        self._kept: list[str] = []  # the ± of every table as text
        self._given: dict[str, tuple[str, float]] = {}  # as it was shown first, with all its digits
        self.itemChanged.connect(self._check)

    def show_margins(self, titles: Sequence[str], margins: Mapping[str, float]) -> None:
        """Show these tables, each with its ± if it has one."""
        blocker = QSignalBlocker(self)
        self._titles = tuple(titles)
        self._given = {title: (plain_text(margin), margin) for title, margin in margins.items()}
        self._kept = [self._given[title][0] if title in self._given else "" for title in titles]
        self.setRowCount(len(titles))
        for row, title in enumerate(titles):
            table, margin = QTableWidgetItem(title), QTableWidgetItem(self._kept[row])
            table.setFlags(_FIXED)
            table.setToolTip(title)
            margin.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(row, _TABLE, table)
            self.setItem(row, _MARGIN, margin)
        del blocker

    @property
    def margins(self) -> dict[str, float]:
        """The ± of each table that has one, by its title."""
        pairs = zip(self._titles, self._kept, strict=True)
        numbers = ((title, self._number(title, text)) for title, text in pairs)
        return {title: number for title, number in numbers if number is not None}

    def is_as_given(self, title: str) -> bool:
        """Return whether a table still has the ± that it was shown with."""
        return title in self._given and self._given[title][0] == self._kept[self._titles.index(title)]

    def _number(self, title: str, text: str) -> float | None:
        # A number with more digits than are shown, which only a plan file can say, stays if it is left alone.
        return self._given[title][1] if self.is_as_given(title) else typed_number(text)

    def _check(self, item: QTableWidgetItem) -> None:
        """Take over what was typed, or bring back what was there."""
        text = item.text().strip().removeprefix("±").strip()
        margin = typed_number(text)
        is_fine = not text or (margin is not None and LEAST <= margin <= MOST)
        shown = plain_text(margin) if is_fine and margin is not None else "" if is_fine else self._kept[item.row()]
        self._kept[item.row()] = shown
        blocker = QSignalBlocker(self)
        item.setText(shown)
        del blocker
        if is_fine:
            self.edited.emit()
