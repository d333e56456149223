"""Question how many releases are expected: three usual numbers, or another one."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSpinBox, QWidget

from guiapp.desktop.number_words import whole_text
from guiapp.widgets.controls.buttons import button

USUAL = (1, 4, 12)
"""Once; a quarter of a year each; a month each."""
_OTHER = 0
"""Id of the button for another number."""


class ReleaseCount(QWidget):
    """A number of releases, or none chosen.

    Args:
        most: the largest number.

    Signals:
        changed: the owner chose a number.
    """

    changed = Signal(int)

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._other = QSpinBox()
        self._other.setObjectName("release_count_other")
        self._other.setAccessibleName(self.tr("Number of releases"))
        self._other.setRange(1, most)
        self._other.setValue(2)
        self._lay_out()
        self._group.idClicked.connect(self._clicked)
        self._other.valueChanged.connect(self.changed)
        self.choose(USUAL[0])

    @property
    def count(self) -> int | None:
        """The number; None if no answer is marked."""
        chosen = self._group.checkedId()
        if chosen < 0:
            return None
        return self._other.value() if chosen == _OTHER else chosen

    def choose(self, count: int | None) -> None:
        """Mark one of the usual numbers, or none; sends no signal."""
        self._group.setExclusive(False)  # an exclusive group keeps one button marked
        for each in self._group.buttons():
            each.setChecked(count is not None and self._group.id(each) == count)
        self._group.setExclusive(True)
        self._other.hide()

    def _clicked(self, chosen: int) -> None:
        blocker = QSignalBlocker(self._other)
        self._other.setVisible(chosen == _OTHER)
        del blocker
        if chosen == _OTHER:
            self._other.setFocus()
        self.changed.emit(self.count or USUAL[0])

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for number in USUAL:
            row.addWidget(self._choice(number, whole_text(number), self.tr("Expected releases: {0}").format(number)))
        row.addWidget(self._choice(_OTHER, self.tr("Other"), self.tr("Expected releases: another number")))
        row.addWidget(self._other)
        row.addStretch(1)

    def _choice(self, number: int, text: str, spoken: str) -> QPushButton:
        choice = button(text, f"release_count_{number}")
        choice.setCheckable(True)
        choice.setAutoDefault(False)
        choice.setAccessibleName(spoken)
        self._group.addButton(choice, number)
        return choice
