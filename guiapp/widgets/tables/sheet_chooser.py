"""Chooser of the shown sheet of a table: previous, next, or from a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from core.front_door import ReleasedTable, sheets
from guiapp.desktop.language import told
from guiapp.widgets.controls.buttons import tool_button

Sheet = Mapping[str, str | None]
"""For every attribute of the sheets a label, or None: the sum over all."""
SHEET_LIMIT = 20_000
"""Sheets listed, at most: filling a combo box with more takes seconds. Exports contain all sheets."""


class SheetChooser(QWidget):
    """A list of sheets, the first being their sum, with buttons for the previous and the next."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets: tuple[Sheet, ...] = ({},)
        self._told: dict[tuple[str, str | None], str] = {}
        self._box = QComboBox()
        self._box.setObjectName("sheet_in_sight")
        self._box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._before = tool_button(self.tr("Previous sheet"), "sheet_before", "before")
        self._after = tool_button(self.tr("Next sheet"), "sheet_after", "next")
        label = QLabel(self.tr("Sheet &in sight"))
        label.setBuddy(self._box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (label, self._before, self._after, self._box):
            row.addWidget(widget)
        row.setStretchFactor(self._box, 1)
        self._box.activated.connect(self.changed)
        self._before.clicked.connect(lambda: self._leaf(-1))
        self._after.clicked.connect(lambda: self._leaf(1))

    @property
    def sheet(self) -> Sheet:
        """The shown sheet."""
        return self._sheets[max(self._box.currentIndex(), 0)]

    @property
    def words(self) -> str:
        """Title of the shown sheet, such as "sex: Female · smoker: no"; "" without sheets."""
        return self._words(self.sheet)

    @property
    def is_cut(self) -> bool:
        """Whether the table has more sheets than are listed."""
        return len(self._sheets) > SHEET_LIMIT

    def offer(self, table: ReleasedTable | None, names: Sequence[str]) -> None:
        """List the sheets of a table by `names`; keep the shown one if it is among them."""
        before = self.sheet
        self._sheets = tuple(islice(sheets(table, names), SHEET_LIMIT + 1)) if table is not None else ({},)
        self._told = _told(table)
        self._box.clear()
        self._box.addItems([self.tr("All"), *map(self._words, self._sheets[1:SHEET_LIMIT])])
        self._box.setCurrentIndex(self._sheets.index(before) if before in self._sheets[:SHEET_LIMIT] else 0)

    def _words(self, sheet: Sheet) -> str:
        everything = self.tr("all")
        return " · ".join(f"{name}: {self._told.get((name, label), everything)}" for name, label in sheet.items())

    def _leaf(self, step: int) -> None:
        """Show the next sheet; after the last one comes the first."""
        self._box.setCurrentIndex((self._box.currentIndex() + step) % self._box.count())
        self.changed.emit()


def _told(table: ReleasedTable | None) -> dict[tuple[str, str | None], str]:
    """Return the translated labels of each attribute, each translated once, as it is part of many sheets."""
    if table is None:
        return {}
    by_name = zip(table.published.names, table.published.labels, strict=True)
    return {(name, label): told(label) for name, labels in by_name for label in labels}
