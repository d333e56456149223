"""Which attributes of a table go down and which across: dragged, or moved by keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from guiapp.widgets.buttons import tool_button
from guiapp.widgets.chip_list import ChipList


class AxesEditor(QWidget):
    """Two rows of names; every name is in one of them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._down = ChipList("rows_axis", self.tr("Rows"))
        self._across = ChipList("columns_axis", self.tr("Columns"))
        self._turn = tool_button(self.tr("Exchange rows and columns"), "turn_table", "turn")
        self._later = QTimer(self, singleShot=True, interval=0)
        self._told: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for words, chips in ((self.tr("&Rows"), self._down), (self.tr("Col&umns"), self._across)):
            label = QLabel(words)
            label.setBuddy(chips)
            row.addWidget(label)
            row.addWidget(chips, 1)
            if chips is self._down:
                row.addWidget(self._turn)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._connect()

    @property
    def down(self) -> tuple[str, ...]:
        """The attributes that go down, outermost first."""
        return self._down.names

    @property
    def across(self) -> tuple[str, ...]:
        """The attributes that go across, outermost first."""
        return self._across.names

    def set_axes(self, down: Sequence[str], across: Sequence[str]) -> None:
        """Show these; nothing is emitted."""
        self._told = (tuple(down), tuple(across))
        self._down.set_names(down)
        self._across.set_names(across)

    def _connect(self) -> None:
        self._turn.clicked.connect(self._exchange)
        self._down.left.connect(self._across.take)
        self._across.left.connect(self._down.take)
        self._later.timeout.connect(self._tell)
        for chips in (self._down, self._across):  # a drop inserts and removes in two steps: look when both are done
            chips.model().rowsInserted.connect(lambda *_: self._later.start())
            chips.model().rowsRemoved.connect(lambda *_: self._later.start())
            chips.model().rowsMoved.connect(lambda *_: self._later.start())

    def _exchange(self) -> None:
        down, across = self.down, self.across
        self._down.set_names(across)
        self._across.set_names(down)
        self._tell()

    def _tell(self) -> None:
        now = (self.down, self.across)
        if now != self._told and sorted((*now[0], *now[1])) == sorted((*self._told[0], *self._told[1])):
            self._told = now
            self.changed.emit()
