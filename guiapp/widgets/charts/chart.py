"""Base class of all charts: a current mark moved by mouse and keys, its text, themes, and export as pictures."""

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
from guiapp.widgets.controls.told_role import Role, tell_as

M = TypeVar("M")
_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Chart(QWidget, Generic[M]):
    """A chart with at most one current mark, whose text is shown and read out.

    A subclass gives the marks' positions and texts, the target of each key, and the drawing. M identifies a mark. Every
    chart is shown together with a table of its numbers.

    Signals:
        told: text of the current mark; "" without one.
        picked: a mark was clicked, or Enter pressed on it.
        moved: rectangle of the mark that the keyboard has moved to, for scrolling.
    """

    told = Signal(str)
    picked = Signal(object)
    moved = Signal(QRect)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark: M | None = None
        self._told = ""
        tell_as(self, Role.Chart)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # ------------------------------------------------------------ what a chart says of itself

    def words(self, mark: M) -> str:
        """Return the text of a mark."""
        raise NotImplementedError

    def mark_at(self, place: QPointF) -> M | None:
        """Return the mark at the mouse position `place`; None if there is none."""
        raise NotImplementedError

    def mark_by_key(self, key: Qt.Key, mark: M | None) -> M | None:
        """Return the mark that a key moves to from `mark`; None if the key has no effect."""
        raise NotImplementedError

    def area_of(self, mark: M) -> QRectF:
        """Return the rectangle of a mark."""
        raise NotImplementedError

    def at_rest(self) -> str:
        """Return the screen reader's text while no mark is current."""
        return ""

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw the part `exposed` of the widget, with colours from `colour`, which follow the theme."""
        raise NotImplementedError

    # ------------------------------------------------------------ pointing

    @property
    def mark(self) -> M | None:
        """The current mark."""
        return self._mark

    def point_at(self, mark: M | None) -> None:
        """Make a mark current and emit its text; None: no mark."""
        if mark != self._mark:
            self._mark = mark
            self.update()
        words = "" if mark is None else self.words(mark)
        if words == self._told:  # a screen reader would repeat the text at every pixel of a mouse movement
            return
        self._told = words
        self.setAccessibleDescription(words or self.at_rest())
        self.told.emit(words)
        # Announced for the keyboard only: a mouse user sees the text, and hears what the pointer is on anyway.
        if words and self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from mark to mark, or pick one; pass on all other keys."""
        mark = self.mark_by_key(Qt.Key(event.key()), self._mark)
        if mark is not None:
            self.point_at(mark)
            self.moved.emit(self.area_of(mark).toAlignedRect())
        elif event.key() in _ENTER and self._mark is not None:
            self.picked.emit(self._mark)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the first mark current, so that the keyboard focus is visible."""
        super().focusInEvent(event)
        # Not after a click, whose mark the mouse has chosen.
        if self._mark is None and event.reason() in _BY_KEYS:
            self.point_at(self.mark_by_key(Qt.Key.Key_Home, None))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the current mark."""
        super().focusOutEvent(event)
        self.point_at(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Make the mark under the mouse current."""
        self.point_at(self.mark_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the clicked mark."""
        mark = self.mark_at(event.position())
        if mark is not None and event.button() is Qt.MouseButton.LeftButton:
            self.picked.emit(mark)

    def leaveEvent(self, event: QEvent) -> None:
        """Clear the current mark when the mouse leaves, unless the chart has the focus."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(None)

    # ------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the exposed part."""
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
        """Draw a text vertically centred in a box, elided if it is wider."""
        font = QFont(self.font())
        font.setBold(bold)
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setPen(colour("text"))
        painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), shown)

    # ------------------------------------------------------------ keeping

    def picture(self, around: QWidget | None = None) -> QImage:
        """Return the chart, or a widget around it, as an image without a current mark."""
        self.point_at(None)
        return picture(around or self)

    def file(self, kind: str, around: QWidget | None = None) -> bytes:
        """Return the chart, or a widget around it, as a "png" or "svg" file without a current mark."""
        self.point_at(None)
        shown = around or self
        return picture_file(shown, kind, shown.accessibleName())
