"""Header of a crosstab with one level per attribute: a label stands once, across all lines that it holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOption

from guiapp.desktop.item_roles import LEVELS_ROLE
from guiapp.desktop.style import colour

EDGE = 8
"""Pixels left and right of a label."""
_LONG = 150
"""Pixels of a label from which it is folded, as the numbers need the width."""
_LOOKED_AT = 1000
"""Labels measured, at most, spread over the table: measuring all 20,000 shown rows would delay opening it."""
_SPARE = 2
"""Pixels kept free behind a label: painted text can be a little wider than measured."""
_ARROW = 9
"""Pixels of the arrow that says by which column the rows are sorted."""

Levels = tuple[str, ...]


class NestedHeader(QHeaderView):
    """Paints the labels of LEVELS_ROLE, or the plain title where a model has none.

    A label that reaches beyond the part in sight is written in the middle of what is in sight of it.

    Attributes:
        names: of the attributes, outermost first; rows keep room for them above their labels.
        covered: pixels at the end that a total covers.
    """

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self._sizes: list[int] = [0]
        self._folds = False
        self.names: Levels = ()
        self.covered = 0
        self._is_flat = orientation == Qt.Orientation.Horizontal
        self.setSectionsClickable(True)
        self.setHighlightSections(True)

    # ------------------------------------------------------------ measuring

    def fit(self) -> None:
        """Measure labels spread over the table, and set the thickness of each level."""
        metrics = QFontMetrics(bold(self.font()))
        every = [self.levels(section) for section in range(0, self.count(), 1 + self.count() // _LOOKED_AT)]
        depth = max((len(levels) for levels in every), default=1) or 1
        columns = [[levels[level] for levels in every if len(levels) > level] for level in range(depth)]
        total = [self.tr("Total")]
        columns[0] = columns[0] + total
        columns[-1] = columns[-1] + total  # of the labels outside
        wide = [max(map(metrics.horizontalAdvance, labels), default=0) for labels in columns]
        self._folds = (wide[-1] if self._is_flat else max(wide)) > _LONG
        lines = 2 if self._folds else 1
        if self._is_flat:
            self._sizes = [metrics.lineSpacing() + EDGE] * (depth - 1) + [lines * metrics.lineSpacing() + EDGE + 2]
        else:
            names = self.names if len(self.names) == depth else ("",) * depth
            named = (min(metrics.horizontalAdvance(name), _LONG) for name in names)
            widths = (max(self._widest(metrics, labels), name) for labels, name in zip(columns, named, strict=True))
            self._sizes = [width + 2 * EDGE + _SPARE for width in widths]
            self.resetDefaultSectionSize()
            self.setDefaultSectionSize(max(self.defaultSectionSize(), lines * metrics.lineSpacing() + EDGE))
        # QHeaderView caches its size hint, and headerDataChanged() clears the cache (qheaderview.cpp of Qt 6.10).
        self.headerDataChanged(self.orientation(), 0, max(self.count() - 1, 0))
        self.geometriesChanged.emit()

    def _widest(self, metrics: QFontMetrics, labels: list[str]) -> int:
        parts = (part for label in labels for part in self._written(label).split("\n"))
        return max(map(metrics.horizontalAdvance, parts), default=0)

    def _written(self, label: str) -> str:
        return folded(label) if self._folds else label

    @property
    def level_sizes(self) -> tuple[int, ...]:
        """Widths of the levels of rows, or heights of those of columns, outermost first, in pixels."""
        return tuple(self._sizes)

    def sizeHint(self) -> QSize:
        """Return the thickness of all levels."""
        whole = sum(self._sizes)
        return QSize(super().sizeHint().width(), whole) if self._is_flat else QSize(whole, super().sizeHint().height())

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Return the size that the innermost label of a section needs."""
        metrics, levels = QFontMetrics(bold(self.font())), self.levels(section)
        label = levels[-1] if len(levels) == len(self._sizes) else self.tr("Total")
        width = self._widest(metrics, [label]) + 2 * EDGE + _SPARE + (_ARROW if self._is_flat else 0)
        return QSize(width if self._is_flat else sum(self._sizes), sum(self._sizes) if self._is_flat else 0)

    # ------------------------------------------------------------ what there is to paint

    def levels(self, section: int) -> Levels:
        """Return the labels of a section, outermost first."""
        levels = self.model().headerData(section, self.orientation(), LEVELS_ROLE)
        if isinstance(levels, tuple):
            return levels
        return (str(self.model().headerData(section, self.orientation())),)

    def is_total(self, section: int) -> bool:
        """Return whether a section is the total of all others."""
        return section >= 0 and not self.levels(section)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all levels of the sections in sight."""
        del event
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), colour("sunken" if self.count() else "surface"))
        for section, first, label, start, end in self._runs():
            self.paint_label(painter, section, label, self._box(first, len(self._sizes), start, end))
        for section, level, label, start, end in self._outer_runs():
            self.paint_label(painter, section, label, self._box(level, level + 1, start, end))
        painter.end()

    def paint_label(self, painter: QPainter, section: int, label: str, box: QRect) -> None:
        """Paint one label in its box, and the lines right of it and below it."""
        painter.fillRect(box, colour("accent_soft" if self._is_chosen(section, box) else "sunken"))
        painter.setPen(QPen(colour("border"), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.drawLine(box.topRight(), box.bottomRight())
        painter.setFont(bold(self.font()))
        painter.setPen(colour("muted"))
        covered = (0, 0, -self.covered, 0) if self._is_flat else (0, 0, 0, -self.covered)
        inside = box.intersected(self.viewport().rect().adjusted(*covered)).adjusted(EDGE, 1, -EDGE, -1)
        side = Qt.AlignmentFlag.AlignHCenter if self._is_flat else Qt.AlignmentFlag.AlignLeft
        metrics, mode = QFontMetrics(painter.font()), Qt.TextElideMode.ElideRight
        lines = (metrics.elidedText(part, mode, inside.width() + _SPARE) for part in self._written(label).split("\n"))
        painter.drawText(inside, int(side | Qt.AlignmentFlag.AlignVCenter), "\n".join(lines))
        if self._is_flat and self.isSortIndicatorShown() and self.sortIndicatorSection() == section:
            self._paint_arrow(painter, box)

    def _is_chosen(self, section: int, box: QRect) -> bool:
        """Return whether the line of a label is selected; labels of several lines are not marked."""
        lone = (box.width() if self._is_flat else box.height()) == self.sectionSize(section)
        selection = self.selectionModel()
        if not lone or selection is None:
            return False
        root = QModelIndex()
        return (
            selection.columnIntersectsSelection(section, root)
            if self._is_flat
            else selection.rowIntersectsSelection(section, root)
        )

    def _paint_arrow(self, painter: QPainter, box: QRect) -> None:
        option = QStyleOption()
        option.initFrom(self)
        option.rect = QRect(box.center().x() - _ARROW // 2, box.top(), _ARROW, _ARROW)
        ascends = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        arrow = (
            QStyle.PrimitiveElement.PE_IndicatorArrowUp if ascends else QStyle.PrimitiveElement.PE_IndicatorArrowDown
        )
        self.style().drawPrimitive(arrow, option, painter, self)

    def _in_sight(self) -> range:
        room = self.viewport().width() if self._is_flat else self.viewport().height()
        first, last = self.visualIndexAt(0), self.visualIndexAt(room - 1)
        return range(max(first, 0), (last if last >= 0 else self.count() - 1) + 1)

    def _runs(self) -> Iterator[tuple[int, int, str, int, int]]:
        """Yield section, first level, label, start and end of the innermost labels and of sums."""
        for section in self._in_sight():
            levels, start = self.levels(section), self.sectionViewportPosition(section)
            depth = len(self._sizes)
            label, level = (levels[-1], depth - 1) if len(levels) == depth else (self.tr("Total"), len(levels))
            yield section, level, label, start, start + self.sectionSize(section)

    def _outer_runs(self) -> Iterator[tuple[int, int, str, int, int]]:
        """Yield section, level, label, start and end of the labels that hold several lines."""
        for level in range(len(self._sizes) - 1):
            run: tuple[Levels, int, int, int] | None = None
            for section in self._in_sight():
                levels, start = self.levels(section), self.sectionViewportPosition(section)
                end, outer = start + self.sectionSize(section), levels[: level + 1]
                if run is not None and run[0] == outer:
                    run = (outer, run[1], run[2], end)
                    continue
                if run is not None:
                    yield run[1], level, run[0][-1], run[2], run[3]
                run = (outer, section, start, end) if len(outer) > level else None
            if run is not None:
                yield run[1], level, run[0][-1], run[2], run[3]

    def _box(self, first: int, end: int, start: int, stop: int) -> QRect:
        """Return the box of the levels `first` to `end` between two places along the header."""
        ends = [0, *accumulate(self._sizes)]
        thick = ends[end] - ends[first]
        if self._is_flat:
            return QRect(start, ends[first], stop - start, thick)
        return QRect(ends[first], start, thick, stop - start)


def folded(name: str) -> str:
    """Return a name in two lines of lengths as equal as its words allow."""
    words = name.split(" ")
    folds = ("\n".join((" ".join(words[:n]), " ".join(words[n:]))) for n in range(1, len(words)))
    return min(folds, key=lambda lines: max(map(len, lines.split("\n"))), default=name)


def bold(font: QFont) -> QFont:
    """Return the font of headers."""
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    return made
