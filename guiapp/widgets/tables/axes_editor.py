"""Editor of a table's layout: attributes of rows, columns and sheets, moved by drag or keys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from guiapp.widgets.controls.buttons import tool_button
from guiapp.widgets.controls.chip_list import ChipList


class AxesEditor(QWidget):
    """Three lists of names; every name is in exactly one."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._down = ChipList("rows_axis", self.tr("Rows"))
        self._across = ChipList("columns_axis", self.tr("Columns"))
        self._by = ChipList("sheets_axis", self.tr("Sheets"))
        self._places = (self._down, self._across, self._by)
        self._turn = tool_button(self.tr("Exchange rows and columns"), "turn_table", "turn")
        self._row = QHBoxLayout(self)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._told = self._now
        row = self._row
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        titles = (self.tr("&Rows"), self.tr("Col&umns"), self.tr("Shee&ts"))
        for words, chips in zip(titles, self._places, strict=True):
            label = QLabel(words)
            label.setBuddy(chips)
            row.addWidget(label)
            row.addWidget(chips)
            if chips is self._down:
                row.addWidget(self._turn)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._share_out()
        self._connect()

    @property
    def down(self) -> tuple[str, ...]:
        """The attributes of the rows, outermost first."""
        return self._down.names

    @property
    def across(self) -> tuple[str, ...]:
        """The attributes of the columns, outermost first."""
        return self._across.names

    @property
    def by(self) -> tuple[str, ...]:
        """The attributes of the sheets, outermost first."""
        return self._by.names

    def set_axes(self, down: Sequence[str], across: Sequence[str], by: Sequence[str] = ()) -> None:
        """Show this layout without emitting it."""
        for chips, names in zip(self._places, (down, across, by), strict=True):
            chips.set_names(names)
        self._told = self._now
        self._share_out()

    def _share_out(self) -> None:
        """Give each list width for its names: of three equal parts, one would be empty and another cut its names."""
        for chips in self._places:
            self._row.setStretchFactor(chips, 2 * len(chips.names) + 1)

    def _connect(self) -> None:
        self._turn.clicked.connect(self._exchange)
        for chips, following in zip(self._places, (self._across, self._by, self._down), strict=True):
            chips.left.connect(following.take)
        self._later.timeout.connect(self._tell)
        for chips in self._places:  # queued: a drop inserts and removes in two steps, and is complete only after both
            chips.model().rowsInserted.connect(lambda *_: self._later.start())
            chips.model().rowsRemoved.connect(lambda *_: self._later.start())
            chips.model().rowsMoved.connect(lambda *_: self._later.start())

    @property
    def _now(self) -> tuple[tuple[str, ...], ...]:
        return tuple(chips.names for chips in self._places)

    def _exchange(self) -> None:
        down, across = self.down, self.across
        self._down.set_names(across)
        self._across.set_names(down)
        self._tell()

    def _tell(self) -> None:
        now = self._now
        if now != self._told and sorted(chain(*now)) == sorted(chain(*self._told)):
            self._told = now
            self._share_out()
            self.changed.emit()
