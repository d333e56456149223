"""Heat map of errors: a line for every table, a cell for every strategy with each budget, its number in the cell."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from core.front_door import ErrorMeasure
from guiapp.desktop.number_words import number_text, plain_text
from guiapp.desktop.style import colour
from guiapp.models.table_picture import WHOLE_LINE, Place, Role, TablePicture
from guiapp.widgets.charts.ratio_colours import BOUNDS, TOKENS, ratio_token
from guiapp.widgets.charts.table_lines import GAP, TableLines
from guiapp.widgets.charts.two_lines import two_lines

USUAL = 9999
"""A usual number: a column is at least as wide as its text, so that it seldom grows while errors move."""
SAMPLE = 14
"""Pixels of a colour in the legend."""
DOT = 9
"""Diameter in pixels of the signs for uniform and optimal above the columns."""


_AS_ZERO = str.maketrans("123456789", "000000000")


class HeatMap(TableLines):
    """Colour says how far an error is from the best of its line; where columns do not fit, they scroll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("heat_map")
        self.setAccessibleName(self.tr("Errors of all tables with all strategies; arrow keys move, Enter chooses"))
        self._across = QScrollBar(Qt.Orientation.Horizontal, self)
        self._across.setAccessibleName(self.tr("Scroll the strategies"))
        self._across.valueChanged.connect(lambda _: self.update())
        self._across.hide()
        self._least_width, self._bar_width, self._bar_height = 1.0, 0, 0
        self._headings: dict[tuple[str, float], list[str]] = {}
        self._measure_columns()

    def show_picture(self, picture: TablePicture) -> None:
        """See TableLines."""
        before = len(self.picture_shown.columns), self._least_width
        super().show_picture(picture)
        self._measure_columns()
        if before != (len(picture.columns), self._least_width):
            self._fit_across()

    # ------------------------------------------------------------ where things are

    @property
    def head_height(self) -> int:
        """See TableLines: two lines of a title, and the signs of the budgets."""
        return 3 * self.fontMetrics().height() + 4

    @property
    def foot_height(self) -> int:
        """See TableLines: the legend, and a scroll bar where columns do not fit."""
        return self.fontMetrics().height() + 10 + (self._bar_height if self._over else 0)

    def _measure_columns(self) -> None:
        """Measure what every cell depends on, once a picture: asking fonts and styles takes longer than drawing."""
        metrics = QFontMetricsF(self.font())
        texts = map(number_text, (USUAL, self.picture_shown.ends[1]))
        self._least_width = max(map(metrics.horizontalAdvance, texts)) + 6
        self._bar_width, self._bar_height = self._down.sizeHint().width(), self._across.sizeHint().height()

    @property
    def _room(self) -> float:
        """Pixels for all columns, as if lines scrolled: a bar that comes and goes would change its own need."""
        return self.width() - self.left - self._bar_width - 1

    @property
    def _over(self) -> int:
        """Pixels of columns that are out of sight."""
        return max(round(len(self.picture_shown.columns) * self._least_width - self._room), 0)

    @property
    def column_width(self) -> float:
        """Pixels of a column."""
        n = max(len(self.picture_shown.columns), 1)
        return max(self._room / n, self._least_width)

    @property
    def whole_size(self) -> QSize:
        """See TableLines: every column is in sight, too."""
        return QSize(self.width() + self._over, super().whole_size.height() - (self._bar_height if self._over else 0))

    def cell(self, column: int, area: QRectF) -> QRectF:
        """Return the rectangle of a column in that of a line."""
        width = self.column_width
        return QRectF(self.left + column * width - self._across.value(), area.top(), width, area.height())

    def columns_by_place(self, _line: int) -> list[int]:
        """See TableLines."""
        return list(range(len(self.picture_shown.columns)))

    def column_at(self, _line: int, x: float) -> int:
        """See TableLines."""
        column = int((x - self.left + self._across.value()) // self.column_width)
        return column if x >= self.left and column < len(self.picture_shown.columns) else WHOLE_LINE

    def area_of(self, mark: Place) -> QRectF:
        """See Chart: the cell."""
        line = super().area_of(mark)
        return line if mark.column == WHOLE_LINE else self.cell(mark.column, line)

    def mark_by_key(self, key: Qt.Key, mark: Place | None) -> Place | None:
        """See Chart; the cell that a key leads to is scrolled into sight."""
        found = super().mark_by_key(key, mark)
        if found is not None and found.column != WHOLE_LINE:
            left = found.column * self.column_width
            least, most = left + self.column_width - self._room, left
            self._across.setValue(round(min(max(self._across.value(), least), most)))
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the scroll bars."""
        super().resizeEvent(event)
        self._fit_across()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the font changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._headings.clear()
            self._measure_columns()
            self._fit_across()

    def _fit_across(self) -> None:
        self._headings.clear()  # or every width that a window was ever drawn to would be kept
        self._across.setVisible(self._over > 0)
        self._across.setRange(0, self._over)
        self._across.setSingleStep(round(self.column_width))
        self._across.setPageStep(max(round(self._room), 1))
        top = self.height() - self.foot_height
        self._across.setGeometry(round(self.left), top, round(self._room), self._bar_height)
        self.fit_bar()

    # ------------------------------------------------------------ drawing

    def draw_lines(self, painter: QPainter, lines: list[tuple[int, QRectF]]) -> None:
        """See TableLines: all cells of a colour at once, then the numbers, those of the best in bold."""
        body, columns = self.body, self.picture_shown.columns
        painter.setClipRect(QRectF(self.left, body.top(), body.right() - self.left, body.height()))
        # Once a frame: each asks the font for widths, which takes as long as drawing a cell.
        first, width = self.left - self._across.value(), self.column_width
        cells: dict[str, list[QRectF]] = {token: [] for token in TOKENS}
        numbers: dict[bool, list[tuple[str, QRectF]]] = {False: [], True: []}
        for number, area in lines:
            for place, ratio in enumerate(self.picture_shown.ratios(number)):
                left = first + place * width
                if ratio is not None and left < body.right() and left + width > self._label_width:
                    cell = QRectF(left, area.top(), width, area.height())
                    cells[ratio_token(ratio)].append(cell.adjusted(0.5, 0.5, -0.5, -0.5))
                    numbers[ratio == 1.0].append((number_text(columns[place].values[number]), cell))
        self._draw_cells(painter, cells)
        for is_best, texts in numbers.items():
            self._draw_numbers(painter, texts, is_bold=is_best)

    @staticmethod
    def _draw_cells(painter: QPainter, cells: dict[str, list[QRectF]]) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for token, boxes in cells.items():
            painter.setBrush(colour(token))
            painter.drawRects(boxes)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _draw_numbers(self, painter: QPainter, texts: list[tuple[str, QRectF]], *, is_bold: bool) -> None:
        """Write numbers in the middle of their cells."""
        font = QFont(self.font())
        font.setBold(is_bold)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(colour("text"))
        down = (metrics.ascent() - metrics.descent()) / 2
        widths: dict[str, float] = {}  # by the text with every digit as 0: digits are equally wide
        # At a point: drawText takes twice the time with a rectangle (PySide6 6.10.3, 200 numbers).
        for text, cell in texts:
            pattern = text.translate(_AS_ZERO)
            if pattern not in widths:
                widths[pattern] = metrics.horizontalAdvance(pattern)
            middle = cell.center()
            painter.drawText(QPointF(middle.x() - widths[pattern] / 2, middle.y() + down), text)

    def draw_frame(self, painter: QPainter) -> None:
        """See TableLines: the strategies above, the legend below."""
        painter.save()
        painter.setClipRect(QRectF(self.left, 0, self._room + 1, self.height()))
        columns = self.picture_shown.columns
        first, width = self.left - self._across.value(), self.column_width
        for _, group in groupby(enumerate(columns), key=lambda each: each[1].key[0]):
            self._draw_strategy(painter, [place for place, _ in group], first, width)
        painter.restore()
        self._draw_legend(painter)

    def _draw_strategy(self, painter: QPainter, places: list[int], first: float, width: float) -> None:
        """Draw the title of a strategy over its columns, and the sign of each budget."""
        line, left = self.fontMetrics().height(), first + places[0] * width
        box = QRectF(left + 2, 0, len(places) * width - 4, line)
        painter.setFont(self.font())
        painter.setPen(colour("text"))
        for text in self._title(self.picture_shown.columns[places[0]].strategy, box.width()):
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
            box.moveTop(box.top() + line)
        painter.setPen(QPen(colour("border"), 1))
        painter.drawLine(QPointF(left, 0), QPointF(left, self.body.bottom()))
        for place in places:
            is_uniform = self.picture_shown.columns[place].role is Role.UNIFORM
            painter.setPen(QPen(colour("chart_uniform" if is_uniform else "chart_optimal"), 2))
            painter.setBrush(colour("surface" if is_uniform else "chart_optimal"))
            painter.drawEllipse(QPointF(first + (place + 0.5) * width, 2.5 * line + 1), DOT / 2, DOT / 2)

    def _title(self, strategy: str, width: float) -> list[str]:
        """Return a title in at most two lines that fit, found once for each width."""
        if (strategy, width) not in self._headings:
            metrics, mode = QFontMetricsF(self.font()), Qt.TextElideMode.ElideRight
            lines = two_lines(strategy, metrics, width)
            self._headings[strategy, width] = [metrics.elidedText(line, mode, width) for line in lines]
        return self._headings[strategy, width]

    def _draw_legend(self, painter: QPainter) -> None:
        """Draw each colour with its ratio, then what the numbers and signs are."""
        metrics, x = QFontMetricsF(self.font()), 0.0
        line = self.fontMetrics().height()
        top = self.height() - line - 6
        names = [self.tr("best")] + [f"× {plain_text(bound)}" for bound in BOUNDS]
        texts = [*zip(TOKENS, names, strict=True), ("", self._measure_words())]
        painter.setFont(self.font())
        for token, text in texts:
            if token:
                sample = QRectF(x + 0.5, top + (line - SAMPLE) / 2, SAMPLE, SAMPLE)
                painter.fillRect(sample, colour(token))
                painter.setPen(QPen(colour("border_strong"), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(sample)
                x += SAMPLE + 5
            painter.setPen(colour("muted"))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(self.width() - x, 0))
            painter.drawText(QRectF(x, top, self.width() - x, line), int(Qt.AlignmentFlag.AlignVCenter), shown)
            x += metrics.horizontalAdvance(text) + GAP

    def _measure_words(self) -> str:
        return {
            ErrorMeasure.MARGIN: self.tr("of the best ± of a table; ○ uniform, ● optimal"),
            ErrorMeasure.DEVIATION: self.tr("of the best standard deviation of a table; ○ uniform, ● optimal"),
            ErrorMeasure.VARIANCE: self.tr("of the best variance of a table; ○ uniform, ● optimal"),
        }[self.picture_shown.measure]

    def draw_pointed(self, painter: QPainter, mark: Place) -> None:
        """See Chart: a frame around the cell."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour("text"), 2))
        painter.drawRect(self.area_of(mark).adjusted(1, 1, -1, -1))
