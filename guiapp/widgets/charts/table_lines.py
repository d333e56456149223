"""Base of pictures with one line per table: scrolling, titles, the current mark, and pictures of all lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from guiapp.desktop.style import colour
from guiapp.models.table_picture import WHOLE_LINE, PictureLine, Place, TablePicture
from guiapp.widgets.charts.chart import Chart
from guiapp.widgets.charts.picture import LARGEST_SIDE, picture, picture_file

LINE_HEIGHT = 23
"""Pixels of a line: with all controls above, fifteen fit a window of 1280 × 800."""
LABEL_PART = 0.36
"""Share of the width that the titles of tables take at most; longer ones are cut in the middle."""
GAP = 10
"""Pixels between titles and marks, and beside a bubble."""
WHEEL_LINES = 3
"""Lines per step of a mouse wheel, as in lists."""
_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter)
_MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_SIDES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TableLines(Chart[Place]):
    """Lines of a TablePicture, of which it draws those in sight.

    A subclass draws the lines and says where its columns are. The head and the foot stay in sight while lines scroll.
    Arrow keys move from mark to mark, Page Up, Page Down, Home and End over lines.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = TablePicture((), (), ())
        self._label_width = 0.0
        self._ink = colour("text")  # asked for once a frame: looking a colour up takes as long as writing a title
        self._down = QScrollBar(Qt.Orientation.Vertical, self)
        self._down.setAccessibleName(self.tr("Scroll the tables"))
        self._down.valueChanged.connect(lambda _: self.update())
        self._down.hide()
        self.moved.connect(self._reveal)

    # ------------------------------------------------------------ what is shown

    @property
    def picture_shown(self) -> TablePicture:
        """What is drawn."""
        return self._picture

    def show_picture(self, picture: TablePicture) -> None:
        """Draw this; the current mark stays on its line and column while there are such."""
        before, self._picture = self._picture, picture
        if before.titles is not picture.titles:
            self._measure()
        if before.lines != picture.lines or len(before.columns) != len(picture.columns):
            self._mark = self._mark if picture.has(self._mark) else None
            self.fit_bar()
        self.point_at(self._mark)
        self.update()

    def begin(self) -> None:
        """Forget everything about the previous plan."""
        self._down.setValue(0)

    def _measure(self) -> None:
        metrics = QFontMetricsF(self.font())
        self._label_width = max((metrics.horizontalAdvance(title) for title in self._picture.titles), default=0.0)

    def changeEvent(self, event: QEvent) -> None:
        """Measure the titles again when the font changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._measure()
            self.fit_bar()

    # ------------------------------------------------------------ where things are

    @property
    def line_height(self) -> int:
        """Pixels of a line."""
        return max(LINE_HEIGHT, self.fontMetrics().height() + 4)

    @property
    def head_height(self) -> int:
        """Pixels above the lines."""
        return self.fontMetrics().height() + 8

    @property
    def foot_height(self) -> int:
        """Pixels below the lines."""
        return 0

    @property
    def body(self) -> QRectF:
        """The rectangle in which lines are in sight."""
        width = self.width() - (self._down.width() if self._down.isVisibleTo(self) else 0)
        return QRectF(0, self.head_height, width, max(self.height() - self.head_height - self.foot_height, 1))

    @property
    def left(self) -> float:
        """X of the marks' left side, right of the titles."""
        return min(self._label_width, LABEL_PART * self.width()) + GAP

    def top_of(self, line: int) -> float:
        """Return the upper y of a line as it is scrolled."""
        return self.head_height + line * self.line_height - self._down.value()

    def lines_in_sight(self) -> Iterator[tuple[int, PictureLine, QRectF]]:
        """Yield the lines that are at least partly in sight: place, line and rectangle."""
        body, height = self.body, self.line_height
        first = self._down.value() // height
        last = int((self._down.value() + body.height()) // height) + 1
        for place in range(first, min(last, len(self._picture.lines))):
            yield place, self._picture.lines[place], QRectF(0, self.top_of(place), body.width(), height)

    def sizeHint(self) -> QSize:
        """Return the size of all lines, at most of twenty."""
        lines = min(len(self._picture.lines), 20)
        return QSize(480, self.head_height + self.foot_height + lines * self.line_height)

    def minimumSizeHint(self) -> QSize:
        """Return the size of three lines."""
        return QSize(240, self.head_height + self.foot_height + 3 * self.line_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the scroll bar."""
        super().resizeEvent(event)
        self.fit_bar()

    def fit_bar(self) -> None:
        """Place the scroll bar of the lines, and show it if they do not fit."""
        over = len(self._picture.lines) * self.line_height + self.head_height + self.foot_height - self.height()
        width = self._down.sizeHint().width()
        self._down.setVisible(over > 0)
        self._down.setRange(0, max(over, 0))
        self._down.setSingleStep(self.line_height)
        self._down.setPageStep(max(int(self.body.height()) - self.line_height, 1))
        self._down.setGeometry(self.width() - width, self.head_height, width, int(self.body.height()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the lines."""
        turns = event.angleDelta().y() / 120
        self._down.setValue(round(self._down.value() - turns * WHEEL_LINES * self.line_height))
        event.accept()

    def _reveal(self, area: QRect) -> None:
        body = self.body
        over, under = body.top() - area.top(), area.bottom() - body.bottom()
        if over > 0 or under > 0:
            self._down.setValue(round(self._down.value() + (-over if over > 0 else under + 1)))

    # ------------------------------------------------------------ marks

    def columns_by_place(self, line: int) -> list[int]:
        """Return the columns of a line from left to right."""
        raise NotImplementedError

    def column_at(self, line: int, x: float) -> int:
        """Return the column at an x of a line, or WHOLE_LINE."""
        raise NotImplementedError

    def words(self, mark: Place) -> str:
        """See Chart."""
        return self._picture.words(mark)

    def mark_at(self, place: QPointF) -> Place | None:
        """See Chart."""
        if not self.body.contains(place):
            return None
        line = int((place.y() - self.top_of(0)) // self.line_height)
        if line >= len(self._picture.lines):
            return None
        is_heading = bool(self._picture.lines[line].heading)
        return Place(line, WHOLE_LINE if is_heading else self.column_at(line, place.x()))

    def mark_by_key(self, key: Qt.Key, mark: Place | None) -> Place | None:
        """See Chart."""
        page = max(int(self.body.height()) // self.line_height - 1, 1)
        last = len(self._picture.lines) - 1
        steps = {**_MOVES, Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page}
        if last < 0 or not (key in steps or key in _SIDES or key in (Qt.Key.Key_Home, Qt.Key.Key_End)):
            return None
        if mark is None:  # the first line in sight, or keys would scroll back to the first of all
            line = min(-(-self._down.value() // self.line_height), last)
            return Place(line, self._first_column(line))
        if key in _SIDES:
            return self._beside(mark, _SIDES[key])
        line = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}.get(key, min(max(mark.line + steps.get(key, 0), 0), last))
        if self._picture.lines[line].heading:
            return Place(line, WHOLE_LINE)
        return Place(line, self._first_column(line) if mark.column == WHOLE_LINE else mark.column)

    def _first_column(self, line: int) -> int:
        columns = [] if self._picture.lines[line].heading else self.columns_by_place(line)
        return columns[0] if columns else WHOLE_LINE

    def _beside(self, mark: Place, step: int) -> Place:
        """Return the mark left (−1) or right (1) of another, or itself at the end of the line."""
        if self._picture.lines[mark.line].heading:
            return mark
        columns = self.columns_by_place(mark.line)
        here = columns.index(mark.column) if mark.column in columns else -1
        return Place(mark.line, columns[min(max(here + step, 0), len(columns) - 1)]) if columns else mark

    def area_of(self, mark: Place) -> QRectF:
        """See Chart: the whole line."""
        return QRectF(0, self.top_of(mark.line), self.body.width(), self.line_height)

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, _exposed: QRectF) -> None:
        """See Chart."""
        painter.save()
        painter.setClipRect(self.body)
        self._ink = colour("text")
        lines = list(self.lines_in_sight())
        for _, line, area in lines:
            self._draw_ground(painter, line, area)
        self.draw_lines(painter, [(line.number, area) for _, line, area in lines if not line.heading])
        painter.restore()
        self.draw_frame(painter)
        if self.mark is not None:
            self.draw_pointed(painter, self.mark)

    def draw_lines(self, painter: QPainter, lines: list[tuple[int, QRectF]]) -> None:
        """Draw the marks of these tables, each a number and the rectangle of its line."""
        raise NotImplementedError

    def draw_frame(self, painter: QPainter) -> None:
        """Draw head and foot."""
        raise NotImplementedError

    def draw_pointed(self, painter: QPainter, mark: Place) -> None:
        """Draw what is special about the current mark."""
        raise NotImplementedError

    def _draw_ground(self, painter: QPainter, line: PictureLine, area: QRectF) -> None:
        """Draw the title of a line, or a heading, and the ground of the selected table."""
        if line.heading:
            painter.fillRect(area, colour("sunken"))
            self.draw_text(painter, area.adjusted(GAP / 2, 0, -GAP, 0), line.heading, bold=True)
            return
        if line.number == self._picture.chosen:
            painter.fillRect(area, colour("accent_soft"))
        width = self.left - GAP
        title = self._picture.titles[line.number]
        if self._label_width > width:  # titles that begin alike differ at their end
            title = QFontMetricsF(self.font()).elidedText(title, Qt.TextElideMode.ElideMiddle, width)
        painter.setFont(self.font())
        painter.setPen(self._ink)
        painter.drawText(QRectF(0, area.top(), width, area.height()), _MIDDLE, title)

    def draw_bubble(self, painter: QPainter, place: QPointF, text: str) -> None:
        """Write a text beside a point: on its right, or on its left near the right side."""
        metrics = QFontMetricsF(self.font())
        width, height = metrics.horizontalAdvance(text) + GAP, metrics.height() + 4
        left = place.x() + GAP
        if left + width > self.body.right():
            left = max(place.x() - GAP - width, 0)
        bubble = QRectF(left, place.y() - height / 2, width, height)
        painter.fillRect(bubble, colour("tip"))
        painter.setPen(QPen(colour("on_tip")))
        painter.drawText(bubble, int(Qt.AlignmentFlag.AlignCenter), text)

    # ------------------------------------------------------------ keeping

    @property
    def whole_size(self) -> QSize:
        """The size at which every line is in sight."""
        height = self.head_height + self.foot_height + len(self._picture.lines) * self.line_height
        return QSize(self.width(), height)

    @property
    def fits_a_picture(self) -> bool:
        """Whether all lines fit one picture of pixels."""
        return self.whole_size.height() <= LARGEST_SIDE

    def whole(self) -> Self:
        """Return a chart with every line in sight and no current mark."""
        made = type(self)()
        made.setAccessibleName(self.accessibleName())
        made.setFont(self.font())
        self._hand_on(made)
        made.resize(self.whole_size)
        return made

    def _hand_on(self, made: Self) -> None:
        made.show_picture(self._picture)

    def picture(self, around: QWidget | None = None) -> QImage:
        """Return the chart as an image: every line, or those in sight if they do not fit one."""
        self.point_at(None)
        return picture(around or (self.whole() if self.fits_a_picture else self))

    def file(self, kind: str, around: QWidget | None = None) -> bytes:
        """Return the chart with every line as a "png" or "svg" file."""
        return picture_file(around or self.whole(), kind, self.accessibleName())
