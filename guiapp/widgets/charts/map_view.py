"""A published map as a picture that one zooms, moves, and picks rectangles in, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF, QTransform, QWheelEvent
from PySide6.QtWidgets import QWidget

from guiapp.desktop.style import colour
from guiapp.widgets.charts.chart import Chart

PARTS = 12
"""Places along each axis that the keyboard moves a picked rectangle to."""
ZOOM = 1.5
"""Factor of one step of the wheel, or of one key."""
CLOSEST = 1 / 512
"""Part of the map's width that is shown at most enlarged."""
STRIDE = 0.25
"""Part of what is in sight that Ctrl and an arrow key moves the map by."""
HOLDING = (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
"""Buttons that move the map; the left one draws a rectangle."""
RECTANGLE = (("#ffffff", 6), ("#0b4f8a", 3))
"""Colours and pixels of the lines around a picked rectangle; no class of boxes is blue."""

Spot = tuple[int, int, int, int]
"""A picked rectangle in parts of what is in sight, from the top left: left, top, right, bottom; each 0 to PARTS."""
_MOVES = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class MapView(Chart[Spot]):
    """Boxes in colours, outlines of countries over them, and one picked rectangle.

    Arrow keys move the rectangle, Page Up and Page Down make it larger and smaller, + and - zoom. The right or middle
    button, or Ctrl and an arrow key, moves an enlarged map.

    Signals:
        chosen: a rectangle (QRectF in the units of the columns, y upwards) was picked.
    """

    chosen = Signal(QRectF)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image = QImage()
        self._box = QRectF(0, 0, 1, 1)
        self._sight = QRectF(self._box)
        self._lines: Sequence[QPolygonF] = ()
        self._colours: tuple[str, ...] = ()
        self._say: Callable[[QRectF], str] = lambda _: ""
        self._begun: QPointF | None = None
        self._held: QPointF | None = None
        self.setMinimumSize(QSize(320, 240))

    # ------------------------------------------------------------ what is shown

    def show_map(self, box: QRectF, side: int, raster: bytes, say: Callable[[QRectF], str]) -> None:
        """Show a map.

        Args:
            box: left, lowest y, width and height in the units of the columns.
            side: cells along each axis.
            raster: a colour for each cell, row by row from the highest y.
            say: returns the text of a rectangle.
        """
        # Copied: the image does not keep the bytes alive (PySide6 6.10.3: QImage(data, …) after `del data`).
        image = QImage(raster, side, side, side, QImage.Format.Format_Indexed8)
        image.setColorTable([QColor(each).rgb() for each in self._colours])
        # A map of an equal box keeps what is in sight and picked: labels are compared place by place.
        sight, mark = (self._sight, self.mark) if box == self._box and not self._image.isNull() else (QRectF(box), None)
        self._image = image.copy()
        self._box, self._sight, self._say = box, sight, say
        self.point_at(None)
        self.point_at(mark)
        self.update()

    def set_colours(self, colours: tuple[str, ...]) -> None:
        """Set the colours of the classes, the empty one first."""
        self._colours = colours

    def set_lines(self, lines: Sequence[QPolygonF]) -> None:
        """Draw lines over the map; their points are in the units of the columns."""
        self._lines = lines
        self.update()

    @property
    def sight(self) -> QRectF:
        """What is in sight, in the units of the columns."""
        return QRectF(self._sight)

    # ------------------------------------------------------------ zooming

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Enlarge by `factor` around a point in the units of the columns; None: around the middle."""
        centre = around or self._sight.center()
        width = min(max(self._sight.width() / factor, self._box.width() * CLOSEST), self._box.width())
        part = width / self._sight.width()
        left = centre.x() - (centre.x() - self._sight.left()) * part
        low = centre.y() - (centre.y() - self._sight.top()) * part
        self._look_at(QRectF(left, low, width, self._sight.height() * part))

    def move_sight(self, right: float, up: float) -> None:
        """Show another part of an enlarged map: so far to the right and up, in parts of what is in sight."""
        self._look_at(self._sight.translated(right * self._sight.width(), up * self._sight.height()))

    def _look_at(self, sight: QRectF) -> None:
        """Show a part of the map, moved into it."""
        left = min(max(sight.left(), self._box.left()), self._box.right() - sight.width())
        low = min(max(sight.top(), self._box.top()), self._box.bottom() - sight.height())
        sight.moveTo(left, low)
        self._sight = sight
        self.point_at(None)
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        turns = event.angleDelta().y()
        if turns:
            self.zoom(ZOOM if turns > 0 else 1 / ZOOM, self._point(event.position()))
        event.accept()

    # ------------------------------------------------------------ picking

    def words(self, mark: Spot) -> str:
        """See Chart."""
        return self._say(self.place_of(mark))

    def mark_at(self, place: QPointF) -> Spot | None:
        """See Chart: a rectangle exists where it is drawn with the mouse, not under the pointer."""
        return self.mark if self.mark is not None and self.area_of(self.mark).contains(place) else None

    def mark_by_key(self, key: Qt.Key, mark: Spot | None) -> Spot | None:
        """See Chart."""
        middle = (PARTS // 2 - 1, PARTS // 2 - 1, PARTS // 2 + 1, PARTS // 2 + 1)
        if self._image.isNull():
            return None
        if key == Qt.Key.Key_Home or (mark is None and key in _MOVES):
            return middle
        if mark is None:
            return None
        if key in _MOVES:
            return _moved(mark, *_MOVES[key])
        if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            return _grown(mark, 1 if key == Qt.Key.Key_PageUp else -1)
        return None

    def area_of(self, mark: Spot) -> QRectF:
        """See Chart."""
        left, top, right, bottom = mark
        frame = self._frame()
        across, down = frame.width() / PARTS, frame.height() / PARTS
        corner = frame.topLeft() + QPointF(left * across, top * down)
        return QRectF(corner.x(), corner.y(), (right - left) * across, (bottom - top) * down)

    def place_of(self, mark: Spot) -> QRectF:
        """Return a picked rectangle in the units of the columns."""
        area = self.area_of(mark)
        low, high = self._point(area.bottomLeft()), self._point(area.topRight())
        return QRectF(low, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, or move the picked rectangle."""
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self.zoom(ZOOM if event.key() == Qt.Key.Key_Plus else 1 / ZOOM)
            return
        key = Qt.Key(event.key())
        if key in _MOVES and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            right, down = _MOVES[key]
            self.move_sight(STRIDE * right, -STRIDE * down)
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a rectangle, or take hold of the map."""
        if self._image.isNull():
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self._begun = event.position()
        elif event.button() in HOLDING:
            self._held = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Draw the rectangle, or move the map under the pointer."""
        if self._held is not None:
            frame, way = self._frame(), event.position() - self._held
            self._held = event.position()
            self.move_sight(-way.x() / frame.width(), way.y() / frame.height())
        elif self._begun is not None:
            self.point_at(self._between(self._begun, event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the rectangle; a click without a movement takes it away."""
        if event.button() in HOLDING:
            self._held = None
        if self._begun is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        spot = self._between(self._begun, event.position())
        self._begun = None
        self.point_at(spot)
        if spot is not None:
            self.chosen.emit(self.place_of(spot))

    def leaveEvent(self, event: object) -> None:
        """Keep the picked rectangle: unlike a mark under the pointer, it was drawn on purpose."""

    def _between(self, one: QPointF, other: QPointF) -> Spot | None:
        """Return the rectangle between two points, on the grid of the keyboard; None if it is empty."""
        frame = self._frame()
        xs = sorted(round((point.x() - frame.left()) / frame.width() * PARTS) for point in (one, other))
        ys = sorted(round((point.y() - frame.top()) / frame.height() * PARTS) for point in (one, other))
        left, right = (min(max(x, 0), PARTS) for x in xs)
        top, bottom = (min(max(y, 0), PARTS) for y in ys)
        return (left, top, right, bottom) if left < right and top < bottom else None

    def _point(self, place: QPointF) -> QPointF:
        """Return a point of the widget in the units of the columns."""
        frame = self._frame()
        x = self._sight.left() + (place.x() - frame.left()) / frame.width() * self._sight.width()
        y = self._sight.bottom() - (place.y() - frame.top()) / frame.height() * self._sight.height()
        return QPointF(x, y)

    def _frame(self) -> QRectF:
        """Return where the map is drawn: as large as fits, a unit across as long as a unit up."""
        size = self._sight.size().scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height())

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, exposed: QRectF) -> None:  # noqa: ARG002  one image, drawn whole
        """See Chart."""
        if self._image.isNull():
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        across, up = self._image.width() / self._box.width(), self._image.height() / self._box.height()
        # Rows of the image go down, y goes up.
        top = (self._box.bottom() - self._sight.bottom()) * up
        part = QRectF(
            (self._sight.left() - self._box.left()) * across,
            top,
            self._sight.width() * across,
            self._sight.height() * up,
        )
        frame = self._frame()
        painter.drawImage(frame, self._image, part)
        self._draw_lines(painter, frame)
        painter.setPen(colour("muted"))
        painter.drawRect(frame.adjusted(0, 0, -1, -1))
        if self.mark is not None:
            # White around dark: the colours of the boxes do not follow the theme.
            for ink, width in RECTANGLE:
                painter.setPen(QPen(QColor(ink), width))
                painter.drawRect(self.area_of(self.mark))

    def _draw_lines(self, painter: QPainter, frame: QRectF) -> None:
        scale = frame.width() / self._sight.width()
        painter.save()
        painter.setClipRect(frame)
        left, top = frame.left() - scale * self._sight.left(), frame.top() + scale * self._sight.bottom()
        painter.setTransform(QTransform.fromTranslate(left, top).scale(scale, -scale), True)
        pen = QPen(QColor("#555555"), 1)
        pen.setCosmetic(True)  # one pixel wide at every zoom
        painter.setPen(pen)
        # A rectangle without extent, as a straight border has, intersects nothing (PySide6 6.10.3).
        pad = self._sight.width() / 100
        for line in self._lines:
            if line.boundingRect().adjusted(-pad, -pad, pad, pad).intersects(self._sight):
                painter.drawPolyline(line)
        painter.restore()


def _moved(mark: Spot, right: int, down: int) -> Spot:
    """Return a rectangle moved by one part, as far as it stays in sight."""
    left, top, end, bottom = mark
    right = min(max(right, -left), PARTS - end)
    down = min(max(down, -top), PARTS - bottom)
    return left + right, top + down, end + right, bottom + down


def _grown(mark: Spot, by: int) -> Spot:
    """Return a rectangle whose right and lower side are moved outwards by one part."""
    left, top, end, bottom = mark
    return left, top, min(max(end + by, left + 1), PARTS), min(max(bottom + by, top + 1), PARTS)
