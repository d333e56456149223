"""The one base of all charts: a cursor moved by mouse and keys, what it says, both looks, pictures to keep."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from guiapp.desktop.style import colour
from guiapp.widgets.charts.picture import picture, picture_file

M = TypeVar("M")
_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Chart(QWidget, Generic[M]):
    """A picture of numbers, of which one mark at a time is pointed at and read out.

    A new chart is one file: it says where its marks are, what each of them says, where a key leads, and draws. M is
    what tells its marks apart. Whoever shows a chart shows its numbers as a table, too.

    Signals:
        told: what the mark pointed at says; "" when none is.
        picked: a mark was clicked, or Enter pressed on it.
        moved: the rectangle of the mark that the keyboard has moved to, to be brought into sight.
    """

    told = Signal(str)
    picked = Signal(object)
    moved = Signal(QRect)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark: M | None = None
        self._told = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # ------------------------------------------------------------ what a chart says of itself

    def words(self, mark: M) -> str:
        """Return what a mark says when it is pointed at."""
        raise NotImplementedError

    def mark_at(self, place: QPointF) -> M | None:
        """Return the mark to point at with the mouse at `place`; None beside them."""
        raise NotImplementedError

    def mark_by_key(self, key: Qt.Key, mark: M | None) -> M | None:
        """Return the mark that a key leads to from `mark`; None for a key, or a chart, that leads nowhere."""
        raise NotImplementedError

    def area_of(self, mark: M) -> QRectF:
        """Return the part of the widget that a mark takes."""
        raise NotImplementedError

    def at_rest(self) -> str:
        """Return what a screen reader says of the chart while nothing is pointed at."""
        return ""

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw what lies in a part of the widget, by `colour`, so that it is right in every look."""
        raise NotImplementedError

    # ------------------------------------------------------------ pointing

    @property
    def mark(self) -> M | None:
        """What is pointed at."""
        return self._mark

    def point_at(self, mark: M | None) -> None:
        """Point at a mark and tell what it says; None: point at nothing."""
        if mark != self._mark:
            self._mark = mark
            self.update()
        words = "" if mark is None else self.words(mark)
        if words == self._told:
            return
        self._told = words
        self.setAccessibleDescription(words or self.at_rest())
        self.told.emit(words)
        if words and self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from mark to mark, or pick one; everything else is for others."""
        mark = self.mark_by_key(Qt.Key(event.key()), self._mark)
        if mark is not None:
            self.point_at(mark)
            self.moved.emit(self.area_of(mark).toAlignedRect())
        elif event.key() in _ENTER and self._mark is not None:
            self.picked.emit(self._mark)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the first mark, so that it shows where the keys are."""
        super().focusInEvent(event)
        if self._mark is None and event.reason() in _BY_KEYS:
            self.point_at(self.mark_by_key(Qt.Key.Key_Home, None))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing any more."""
        super().focusOutEvent(event)
        self.point_at(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what is under the mouse."""
        self.point_at(self.mark_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick what was clicked."""
        mark = self.mark_at(event.position())
        if mark is not None and event.button() is Qt.MouseButton.LeftButton:
            self.picked.emit(mark)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing when the mouse goes away, unless the keyboard is here."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(None)

    # ------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(event.rect()))
        painter.end()

    def draw_text(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        *,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        bold: bool = False,
    ) -> None:
        """Draw a text in the middle of the height of a box, cut short where it is wider."""
        font = QFont(self.font())
        font.setBold(bold)
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setPen(colour("text"))
        painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), shown)

    # ------------------------------------------------------------ keeping

    def picture(self, around: QWidget | None = None) -> QImage:
        """Return the chart, or a widget around it, as a picture that points at nothing."""
        self.point_at(None)
        return picture(around or self)

    def file(self, kind: str, around: QWidget | None = None) -> bytes:
        """Return the chart, or a widget around it, as the content of a file, "png" or "svg"; it points at nothing."""
        self.point_at(None)
        shown = around or self
        return picture_file(shown, kind, shown.accessibleName())
