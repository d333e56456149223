"""Gauge of a privacy budget: spent, cost of this release, left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from guiapp.desktop.number_words import percent_text, whole_text
from guiapp.desktop.style import colour

BAR_HEIGHT = 14
"""Pixels of the bar's height: the hatching is visible, and the bar no higher than a line of text."""

_LEAST_GAP = 4
"""Pixels between two marks of later releases, at least."""


class BudgetGauge(QWidget):
    """Shows two shares of the budget; the cost is hatched, so that colour is not the only difference."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spent = 0.0
        self._asked = 0.0
        self._ends: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Privacy budget"))
        self.set_parts(0.0)

    def set_parts(self, spent: float, asked: float = 0.0, later: Sequence[float] = ()) -> None:
        """Show the spent share and the cost.

        Args:
            spent: share of the budget, in [0, 1].
            asked: cost of the next release as a share of the budget, >= 0; if it exceeds what is left, the bar is full.
            later: where this release and each later one like it would end, as shares of the budget.
        """
        self._spent = min(max(spent, 0.0), 1.0)
        self._asked = max(asked, 0.0)
        words = self.tr("{0} of the budget is spent").format(percent_text(self._spent, 0))
        if self.overspends:
            # By how much is not known: a cost beyond what is left comes as 2, however large it is.
            words += self.tr(", this release would take more than is left")
        elif asked:
            words += self.tr(", this release would take {0}").format(percent_text(asked, 0))
        self._ends = tuple(later)
        if len(later) > 1:
            words += self.tr(", {0} releases like this fit").format(whole_text(len(later)))
        self.setAccessibleDescription(words)
        self.setToolTip(words)
        self.update()

    @property
    def overspends(self) -> bool:
        """Whether the cost exceeds what is left."""
        return self._spent + self._asked > 1.0

    def sizeHint(self) -> QSize:
        """Return the preferred size; the width may grow."""
        return QSize(160, BAR_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        rounded = QPainterPath()
        rounded.addRoundedRect(whole, whole.height() / 2, whole.height() / 2)
        painter.setClipPath(rounded)
        painter.fillRect(whole, colour("sunken"))
        spent = QRectF(whole.left(), whole.top(), whole.width() * self._spent, whole.height())
        painter.fillRect(spent, colour("accent"))
        asked_width = min(whole.width() * self._asked, whole.right() - spent.right())
        asked = QRectF(spent.right(), whole.top(), asked_width, whole.height())
        tone = colour("danger" if self.overspends else "accent")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.setOpacity(0.35)
        painter.drawRect(asked)
        painter.setOpacity(1.0)
        brush = painter.brush()
        brush.setStyle(Qt.BrushStyle.BDiagPattern)
        painter.fillRect(asked, brush)
        self._paint_ends(painter, whole)
        painter.setPen(QPen(colour("border_strong"), 2))  # 1 px visible: the clip path cuts the outer half
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded)

    def _paint_ends(self, painter: QPainter, whole: QRectF) -> None:
        """Mark where each of the later releases ends, unless the marks would touch each other."""
        if len(self._ends) * _LEAST_GAP > whole.width():
            return
        painter.setPen(QPen(colour("border_strong"), 1))
        for end in self._ends[:-1] if self._ends and self._ends[-1] >= 1 else self._ends:
            x = whole.left() + whole.width() * end
            painter.drawLine(QPointF(x, whole.top()), QPointF(x, whole.bottom()))
