"""Bar chart in a scroll area, with the text of the current bar below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from guiapp.models.bars import BAR_LIMIT, Bar
from guiapp.widgets.charts.bar_chart import BarChart
from guiapp.widgets.controls.card import muted_label


class BarView(QWidget):
    """The chart of a released table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._many = False
        self._note = ""
        self._chart = BarChart()
        self._chart.setObjectName("bar_chart")
        self._chart.setAccessibleName(self.tr("Chart"))
        self._told = muted_label(name="bar_told")
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the chart takes the focus, for its arrow keys
        self._area.setWidget(self._chart)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._area, 1)
        column.addWidget(self._told)
        self._chart.told.connect(self._tell)
        self._chart.moved.connect(self._bring_into_sight)

    def set_bars(self, title: str, bars: Sequence[Bar], note: str = "") -> None:
        """Draw these bars; `note` is shown below them while no bar is current."""
        self._many = len(bars) == BAR_LIMIT
        self._note = note
        self._chart.setAccessibleName(self.tr("Chart of {0}; arrow keys read the bars").format(title))
        self._chart.set_bars(title, bars)
        self._tell("")

    def picture(self) -> QImage:
        """Return the whole chart as a picture."""
        return self._chart.picture()

    def file(self, kind: str) -> bytes:
        """Return the whole chart as the content of a file, "png" or "svg"."""
        return self._chart.file(kind)

    def _tell(self, words: str) -> None:
        hint = self.tr(
            "Lines are intervals, in brackets beside the numbers. In a hollow bar the ± is more than a third of the "
            "number (!) or larger than the number (!!). Point at a bar to read it."
        )
        if self._many:
            hint += " " + self.tr("The first {0} numbers are drawn; the table has all.").format(BAR_LIMIT)
        self._told.setText(words or " ".join(filter(None, (hint, self._note))))

    def _bring_into_sight(self, place: QRect) -> None:
        self._area.ensureVisible(0, place.center().y(), 0, 2 * place.height())
