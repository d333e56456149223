"""Headers for tables of small cells: long names are folded or elided; the tooltip has the whole name."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader

from guiapp.desktop.style import colour

_EDGE = 8
"""Pixels left and right of a name."""

_LONG = 150
"""Pixels of a name from which it is folded, as the numbers need the width."""

_LOOKED_AT = 1000
"""Names measured, at most, spread over the table: measuring all 20,000 shown rows would delay opening it."""

_SPARE = 2
"""Pixels kept free behind an elided name: painted text can be a little wider than measured."""


class UprightHeader(QHeaderView):
    """Column header with text from bottom to top, for narrow columns.

    Args:
        width: of every column, in pixels.
        most: pixels of a name, at most.
    """

    def __init__(self, width: int, most: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._most = most
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(width)
        self.setDefaultSectionSize(width)

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Return the size of the vertical name."""
        long = QFontMetrics(_bold(self)).horizontalAdvance(_name(self, section))
        return QSize(self.defaultSectionSize(), min(long, self._most) + 2 * _EDGE)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Remove the text, which would be painted horizontally."""
        super().initStyleOptionForIndex(option, section)
        option.text = ""

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the section's frame, and the name vertically in it."""
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        painter.save()
        painter.setFont(_bold(self))
        painter.setPen(colour("muted"))
        painter.translate(rect.bottomLeft())
        painter.rotate(-90)
        room = QRect(_EDGE, 0, rect.height() - _EDGE, rect.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, _cut(self, section, self._most))
        painter.restore()


class SideHeader(QHeaderView):
    """Row header with elided names.

    QHeaderView cuts a long name without an ellipsis. With setTextElideMode it measures the plain font, so that under a
    style sheet with bold headers the ellipsis is cut as well (PySide6 6.10.3: `QHeaderView::section {font-weight: 600}`
    and ElideRight on a vertical header of 90 pixels).

    Args:
        most: pixels of a name, at most.
    """

    def __init__(self, most: int) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._most = most
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMaximumWidth(most + 2 * _EDGE)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Elide the name."""
        super().initStyleOptionForIndex(option, section)
        option.text = _cut(self, section, self._most)


def _cut(header: QHeaderView, section: int, most: int) -> str:
    name = _name(header, section)
    return QFontMetrics(_bold(header)).elidedText(name, Qt.TextElideMode.ElideMiddle, most - _SPARE)


def _name(header: QHeaderView, section: int) -> str:
    return str(header.model().headerData(section, header.orientation()))


def _bold(header: QHeaderView) -> QFont:
    font = QFont(header.font())
    font.setWeight(QFont.Weight.DemiBold)
    return font
