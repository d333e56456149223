"""Names above and beside a grid of small cells; long ones are folded, or cut short, and the tip has all of them."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader

from guiapp.desktop.style import colour

_EDGE = 8
"""Pixels before and behind a name."""

_LONG = 150
"""Pixels from which on a name beside numbers is better folded: the numbers need the room."""

_LOOKED_AT = 1000

_SPARE = 2
"""Pixels that a name that is cut leaves free: painted, it can be a little longer than it was measured."""


class UprightHeader(QHeaderView):
    """Above narrow columns; reads from bottom to top.

    Args:
        width: of every column.
        most: pixels that a name may take.
    """

    def __init__(self, width: int, most: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._most = most
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(width)
        self.setDefaultSectionSize(width)

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Return the room that the name takes upright."""
        long = QFontMetrics(_bold(self)).horizontalAdvance(_name(self, section))
        return QSize(self.defaultSectionSize(), min(long, self._most) + 2 * _EDGE)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Keep the name from being painted lying."""
        super().initStyleOptionForIndex(option, section)
        option.text = ""

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the frame as any heading's, and the name upright in it."""
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
    """Beside rows of one height; a style sheet would cut a long name off without a sign.

    Args:
        most: pixels that a name may take.
    """

    def __init__(self, most: int) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._most = most
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMaximumWidth(most + 2 * _EDGE)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Cut the name short."""
        super().initStyleOptionForIndex(option, section)
        option.text = _cut(self, section, self._most)


class FoldedHeader(QHeaderView):
    """Beside rows of numbers; where names are long, all that have two words or more take two lines."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._folds = False
        self._widest = 0
        self.setSectionsClickable(True)
        self.setHighlightSections(True)

    def fit(self) -> None:
        """Look at names from all over the table, and give all rows the height for one line or two."""
        metrics = QFontMetrics(_bold(self))
        names = [_name(self, section) for section in range(0, self.count(), 1 + self.count() // _LOOKED_AT)]
        self._folds = any(metrics.horizontalAdvance(name) > _LONG for name in names)
        lines = (line for name in names for line in (folded(name).split("\n") if self._folds else (name,)))
        self._widest = max(map(metrics.horizontalAdvance, lines), default=0)
        self.resetDefaultSectionSize()
        if self._folds:
            self.setDefaultSectionSize(max(self.defaultSectionSize(), 2 * metrics.lineSpacing() + _EDGE))
        self.headerDataChanged(self.orientation(), 0, max(self.count() - 1, 0))  # or the width of before is kept
        self.geometriesChanged.emit()

    def sizeHint(self) -> QSize:
        """Return room for the widest name; Qt itself looks at the first hundred and the last."""
        size = super().sizeHint()
        return QSize(max(size.width(), self._widest + 2 * _EDGE + _SPARE), size.height())

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Return the room that the name takes folded."""
        size = super().sectionSizeFromContents(section)
        if self._folds:
            metrics, name = QFontMetrics(_bold(self)), _name(self, section)
            longest = max(map(metrics.horizontalAdvance, folded(name).split("\n")))
            size.setWidth(size.width() - metrics.horizontalAdvance(name) + longest)
        return size

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Fold the name."""
        super().initStyleOptionForIndex(option, section)
        if self._folds:
            option.text = folded(option.text)


def folded(name: str) -> str:
    """Return a name in two lines, as equally long as its words allow."""
    words = name.split(" ")
    folds = ("\n".join((" ".join(words[:n]), " ".join(words[n:]))) for n in range(1, len(words)))
    return min(folds, key=lambda lines: max(map(len, lines.split("\n"))), default=name)


def _cut(header: QHeaderView, section: int, most: int) -> str:
    name = _name(header, section)
    return QFontMetrics(_bold(header)).elidedText(name, Qt.TextElideMode.ElideRight, most - _SPARE)


def _name(header: QHeaderView, section: int) -> str:
    return str(header.model().headerData(section, header.orientation()))


def _bold(header: QHeaderView) -> QFont:
    font = QFont(header.font())
    font.setWeight(QFont.Weight.DemiBold)
    return font
