"""Bar of the shares of numbers that are good, fair, weak, or noise."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.front_door import Grade, GradeShares
from guiapp.desktop.grade_words import grades_meaning, shares_words
from guiapp.desktop.style import colour

BAR_HEIGHT = 12
"""Pixels of the bar's height, a little less than a line of text."""
_OPACITY = {Grade.GOOD: 1.0, Grade.FAIR: 0.55, Grade.WEAK: 0.25, Grade.NOISE: 0.5}
"""One hue that fades with the grade, so that colour-blind readers see the order; noise is hatched."""


class GradeBar(QWidget):
    """One bar cut into the four shares."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("grade_bar")
        self._shares: GradeShares | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("How useful the numbers will be"))

    def show_shares(self, shares: GradeShares) -> None:
        """Show the share of numbers of each grade."""
        if shares == self._shares:
            return
        self._shares = shares
        said = shares_words(shares)
        self.setAccessibleDescription(said)
        self.setToolTip(f"{said}\n{grades_meaning()}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size."""
        return QSize(160, BAR_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shares from the left, the best first."""
        if self._shares is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        rounded = QPainterPath()
        rounded.addRoundedRect(whole, whole.height() / 2, whole.height() / 2)
        painter.setClipPath(rounded)
        painter.fillRect(whole, colour("surface"))
        left = whole.left()
        for name, share in self._shares.items():
            part = QRectF(left, whole.top(), whole.width() * share, whole.height())
            self._fill(painter, part, Grade(name))
            left = part.right()
        painter.setOpacity(1.0)
        painter.setPen(QPen(colour("border_strong"), 2))  # 1 px visible: the clip path cuts the outer half
        painter.drawPath(rounded)

    @staticmethod
    def _fill(painter: QPainter, part: QRectF, grade: Grade) -> None:
        painter.setOpacity(_OPACITY[grade])
        painter.setPen(Qt.PenStyle.NoPen)
        is_noise = grade is Grade.NOISE
        painter.setBrush(colour("muted" if is_noise else "accent"))
        brush = painter.brush()
        if is_noise:
            brush.setStyle(Qt.BrushStyle.BDiagPattern)
        painter.fillRect(part, brush)
        painter.setBrush(Qt.BrushStyle.NoBrush)
