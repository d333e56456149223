"""Controls of the pictures on the Compare page: measure, recovery, order and groups of the tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from core.front_door import ErrorMeasure, Recovery
from guiapp.models.table_errors_model import CHANGE, MARGIN
from guiapp.pages.compare.picture_maker import ATTRIBUTE, SIZE

_LEAST_LETTERS = 12
"""Average characters of a combo box, at least; in a narrow window its text is cut, but stays recognisable."""
_SORTS = {"loss": CHANGE, "error": MARGIN}
"""Columns of the table by which the pictures are ordered, largest first."""


class PictureControls(QWidget):
    """Three boxes in a row.

    Signals:
        view_changed: the measure or the groups changed.
        recovery_changed: the wanted Recovery.
        sort_wanted: number of the column to sort the tables by, and the Qt.SortOrder; −1: as listed.
    """

    view_changed = Signal()
    recovery_changed = Signal(object)
    sort_wanted = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        measures = (
            (self.tr("Margin ±"), ErrorMeasure.MARGIN),
            (self.tr("Standard deviation"), ErrorMeasure.DEVIATION),
            (self.tr("Variance"), ErrorMeasure.VARIANCE),
        )
        recoveries = ((self.tr("Least squares"), Recovery.LEAST_SQUARES), (self.tr("Direct"), Recovery.DIRECT))
        orders = (
            (self.tr("As listed"), "listed"),
            (self.tr("Largest loss first"), "loss"),
            (self.tr("Least exact first"), "error"),
            (self.tr("Groups by attribute"), ATTRIBUTE),
            (self.tr("Groups by size"), SIZE),
        )
        self._measure = _combo("chart_measure", measures)
        self._recovery = _combo("chart_recovery", recoveries)
        self._recovery.setMinimumWidth(0)  # the usual one, as wide as its words: both are short
        self._order = _combo("chart_order", orders)
        self._order.setPlaceholderText(self.tr("As sorted in the table"))
        self._lay_out()
        self._measure.activated.connect(lambda _: self.view_changed.emit())
        self._recovery.activated.connect(lambda _: self.recovery_changed.emit(Recovery(self._recovery.currentData())))
        self._order.activated.connect(lambda _: self._sort())

    @property
    def measure(self) -> ErrorMeasure:
        """The measure of the errors."""
        return ErrorMeasure(self._measure.currentData())

    @property
    def group(self) -> str:
        """How tables are grouped; "" if they are not."""
        chosen = self._order.currentData()
        return str(chosen) if chosen in (ATTRIBUTE, SIZE) else ""

    def show_recovery(self, recovery: Recovery) -> None:
        """Show the recovery of the outcome that is looked at."""
        self._recovery.setCurrentIndex(self._recovery.findData(recovery))

    def show_sorting(self, column: int, order: Qt.SortOrder) -> None:
        """Show that the tables were sorted by a column of the table."""
        if column < 0:
            choice = self._order.currentIndex() if self.group else self._order.findData("listed")
        elif order is Qt.SortOrder.DescendingOrder and column in _SORTS.values():
            choice = self._order.findData(next(name for name, place in _SORTS.items() if place == column))
        else:
            choice = -1
        if choice != self._order.currentIndex():
            self._order.setCurrentIndex(choice)
            self.view_changed.emit()

    def _sort(self) -> None:
        self.sort_wanted.emit(_SORTS.get(str(self._order.currentData()), -1), Qt.SortOrder.DescendingOrder)
        self.view_changed.emit()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for text, box in (
            (self.tr("&Show"), self._measure),
            (self.tr("&Recovery"), self._recovery),
            (self.tr("&Order"), self._order),
        ):
            label = QLabel(text)
            label.setBuddy(box)
            row.addWidget(label)
            row.addWidget(box)
        row.addStretch(1)


def _combo(name: str, choices: Sequence[tuple[str, str]]) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    for words, choice in choices:
        box.addItem(words, choice)
    # The default minimum is the widest entry, which would widen the window.
    box.setMinimumWidth(_LEAST_LETTERS * box.fontMetrics().averageCharWidth())
    return box
