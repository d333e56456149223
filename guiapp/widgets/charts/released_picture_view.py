"""Picture of a released table in a scroll area, with the text of the current mark below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from guiapp.models.bars import BAR_LIMIT, Bar
from guiapp.models.released_picture import PictureKind, ReleasedPicture
from guiapp.widgets.charts.bar_chart import BarChart
from guiapp.widgets.charts.chart import Chart
from guiapp.widgets.charts.count_map import CountMap
from guiapp.widgets.charts.grouped_bars import GroupedBars
from guiapp.widgets.charts.line_chart import LineChart
from guiapp.widgets.charts.pyramid import Pyramid
from guiapp.widgets.charts.series_chart import SeriesChart
from guiapp.widgets.controls.card import muted_label

_CHARTS: dict[PictureKind, type[SeriesChart]] = {
    PictureKind.GROUPED: GroupedBars,
    PictureKind.PYRAMID: Pyramid,
    PictureKind.LINES: LineChart,
    PictureKind.CELLS: CountMap,
}


class ReleasedPictureView(QWidget):
    """Shows the chart that reads best, one at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = ""
        self._bars = BarChart()
        self._bars.setObjectName("bar_chart")
        self._bars.setAccessibleName(self.tr("Chart"))
        self._charts: dict[PictureKind, SeriesChart] = {}
        self._chart: Chart[int] | SeriesChart = self._bars
        self._told = muted_label(name="bar_told")
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the chart takes the focus, for its arrow keys
        self._area.setWidget(self._bars)
        self._area.viewport().installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._area, 1)
        column.addWidget(self._told)
        self._listen(self._bars)

    def set_bars(self, title: str, bars: Sequence[Bar], note: str = "") -> None:
        """Draw these bars; `note` is shown below them while no bar is current."""
        hint = self.tr(
            "Lines are intervals, in brackets beside the numbers. In a hollow bar the ± is more than a third of the "
            "number (!) or larger than the number (!!). Point at a bar to read it."
        )
        many = self.tr("The first {0} numbers are drawn; the table has all.").format(BAR_LIMIT)
        self._hint = " ".join(filter(None, (hint, many if len(bars) == BAR_LIMIT else "", note)))
        self._put(self._bars, self.tr("Chart of {0}; arrow keys read the bars").format(title))
        self._bars.set_bars(title, bars)
        self._tell("")

    def set_picture(self, title: str, shown: ReleasedPicture) -> None:
        """Draw these figures as the chart of their kind."""
        if shown.kind not in self._charts:
            self._charts[shown.kind] = chart = _CHARTS[shown.kind]()
            chart.setObjectName(f"{shown.kind.name.lower()}_chart")
            self._listen(chart)
        hints = {
            PictureKind.LINES: self.tr(
                "Upright lines are intervals; noise only. In a hollow dot the ± is more than a third of the number. "
                "Point at a dot to read it."
            ),
            PictureKind.CELLS: self.tr(
                "The darker, the more. Italic numbers are weak: their ± is more than a third of them. "
                "Point at a cell to read it."
            ),
        }
        bars = self.tr(
            "Thin lines are intervals; noise only. In a hollow bar the ± is more than a third of the number. "
            "Point at a bar to read it."
        )
        self._hint = hints.get(shown.kind, bars)
        self._put(self._charts[shown.kind], self.tr("Picture of {0}; arrow keys read the numbers").format(title))
        self._charts[shown.kind].set_picture(title, shown)
        self._tell("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the chart how high its place is."""
        if event.type() is QEvent.Type.Resize:
            self._tell_height()
        return super().eventFilter(watched, event)

    def _tell_height(self) -> None:
        if isinstance(self._chart, SeriesChart):
            self._chart.set_free_height(self._area.viewport().height())

    def picture(self) -> QImage:
        """Return the whole chart as a picture."""
        return self._chart.picture()

    def file(self, kind: str) -> bytes:
        """Return the whole chart as the content of a file, "png" or "svg"."""
        return self._chart.file(kind)

    def _put(self, chart: Chart[int] | SeriesChart, name: str) -> None:
        """Show one chart; the area gives the former one back, so that it is not deleted."""
        chart.setAccessibleName(name)
        if chart is not self._chart:
            before = self._area.takeWidget()
            before.setParent(self)
            before.hide()
            self._area.setWidget(chart)
            chart.show()
            self._chart = chart
            self._tell_height()

    def _listen(self, chart: Chart[int] | SeriesChart) -> None:
        chart.told.connect(self._tell)
        chart.moved.connect(self._bring_into_sight)

    def _tell(self, words: str) -> None:
        self._told.setText(words or self._hint)

    def _bring_into_sight(self, place: QRect) -> None:
        self._area.ensureVisible(0, place.center().y(), 0, 2 * place.height())
