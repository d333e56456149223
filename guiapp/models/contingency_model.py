"""Item model of one released table as a crosstab: totals, ± or percentages, and reliability for shading."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from math import inf
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from core.front_door import HIDDEN, Crosstab, CrosstabCell, Reliability, shown_margin
from guiapp.desktop.item_roles import LEVELS_ROLE, PIECES_ROLE, RELIABILITY_ROLE, SPREAD_ROLE
from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import percent_text, whole_text
from guiapp.desktop.reliability_words import reliability_words

Index = QModelIndex | QPersistentModelIndex
Percents = tuple[float, float, float, float]
"""A share, both ends of its interval and its ±, in per cent."""

_HEADER_ROLES = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, SPREAD_ROLE, LEVELS_ROLE}
ROW_LIMIT = 20_000
"""Rows shown at most: QHeaderView allocates a section per row, also for hidden ones (qheaderview.cpp of Qt 6.10).
Exports contain all rows."""


class Show(StrEnum):
    """Content of the cells."""

    NUMBERS = "numbers"
    WITH_MARGIN = "with-margin"
    INTERVALS = "intervals"
    ROW_PARTS = "row-parts"
    COLUMN_PARTS = "column-parts"
    WHOLE_PARTS = "whole-parts"


class ContingencyModel(QAbstractTableModel):
    """Shows a Crosstab; the totals stay last however the rows are sorted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet: Crosstab | None = None
        self._show = Show.WITH_MARGIN
        self._order: list[int] = []

    def set_crosstab(self, sheet: Crosstab | None) -> None:
        """Show this table in its own order; None shows nothing."""
        self.beginResetModel()
        self._sheet = sheet
        self._order = [] if sheet is None else list(range(min(sheet.n_rows, ROW_LIMIT)))
        self.endResetModel()

    def set_show(self, show: Show) -> None:
        """Choose the content of the cells."""
        self._show = show
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    @property
    def n_hidden_rows(self) -> int:
        """Number of rows beyond ROW_LIMIT, which are not shown."""
        return 0 if self._sheet is None else self._sheet.n_rows - len(self._order)

    @property
    def sheet(self) -> Crosstab | None:
        """The table that is shown."""
        return self._sheet

    @property
    def shown_rows(self) -> tuple[int, ...]:
        """The rows of the crosstab in the order in which they are shown, without the total."""
        return tuple(self._order)

    @property
    def cell_rows(self) -> tuple[int, ...]:
        """The rows of the crosstab in the order in which they are shown, without sums."""
        if self._sheet is None:
            return ()
        depth, labels = len(self._sheet.row_names), self._sheet.row_labels
        return tuple(row for row in self._order if len(labels[row]) == depth)

    @property
    def cell_columns(self) -> tuple[int, ...]:
        """The columns of the crosstab without sums."""
        sheet = self._sheet
        found = enumerate(sheet.column_labels) if sheet is not None else ()
        return tuple(column for column, labels in found if sheet and len(labels) == len(sheet.column_names))

    def cell(self, row: int, column: int) -> CrosstabCell:
        """Return the cell shown there; IndexError if nothing is."""
        if self._sheet is None:
            raise IndexError(row)
        return self._sheet.cell(self._sheet_row(row), column)

    def row_of(self, row: int) -> int:
        """Return the row of the crosstab that is shown in `row`."""
        return self._sheet_row(row)

    def _sheet_row(self, row: int) -> int:
        assert self._sheet is not None  # noqa: S101  there are no rows without a sheet
        return self._order[row] if row < len(self._order) else self._sheet.n_rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        """Return the number of rows, the total included."""
        return 0 if self._sheet is None or parent.isValid() else len(self._order) + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        """Return the number of columns; there is a total column only if the table has column attributes."""
        if self._sheet is None or parent.isValid():
            return 0
        return self._sheet.n_columns + (1 if self._sheet.column_names else 0)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401  Qt's own type
        """Return the data of one cell for `role`."""
        # Numbers are right-aligned, so that their digits stand below each other.
        # A dictionary of functions, not of values: a view asks for a dozen roles per cell and mostly gets None.
        if self._sheet is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.FontRole:
            return _font(bold=self._is_total(index))
        cell = self.cell(index.row(), index.column())
        answers: dict[int, Callable[[CrosstabCell], object]] = {
            int(Qt.ItemDataRole.DisplayRole): self._text,
            int(Qt.ItemDataRole.ToolTipRole): _explained,
            int(Qt.ItemDataRole.AccessibleDescriptionRole): _explained,
            int(RELIABILITY_ROLE): lambda cell: cell.reliability,
            int(PIECES_ROLE): self.pieces,
            int(SPREAD_ROLE): self._spread,
        }
        return answers[role](cell) if role in answers else None

    def _is_total(self, index: Index) -> bool:
        sheet = self._sheet
        assert sheet is not None  # noqa: S101  there are no indexes without a sheet
        row, column = self._sheet_row(index.row()), index.column()
        is_sum = row == sheet.n_rows or len(sheet.row_labels[row]) < len(sheet.row_names)
        return is_sum or column == sheet.n_columns or len(sheet.column_labels[column]) < len(sheet.column_names)

    def _text(self, cell: CrosstabCell) -> str:
        number, aside = self.pieces(cell)
        # "107 ± 12" where it is copied or read aloud; small behind the number, "±12" needs no space.
        return " ".join(filter(None, (number, aside.replace("±", "± "))))

    @property
    def in_shares(self) -> bool:
        """Whether percentages are shown."""
        return self._show in {Show.ROW_PARTS, Show.COLUMN_PARTS, Show.WHOLE_PARTS}

    def pieces(self, cell: CrosstabCell) -> tuple[str, str]:
        """Return the number, and what is written small behind it; a mark in place of one that is not shown."""
        if cell.is_hidden:
            return HIDDEN, f"±{margin_text(cell.half_width)}" if self._show is Show.WITH_MARGIN else ""
        if self._show is Show.NUMBERS:
            return whole_text(cell.value), ""
        if self._show is Show.WITH_MARGIN:
            return whole_text(cell.value), f"±{margin_text(cell.half_width)}"
        if self._show is Show.INTERVALS:
            return whole_text(cell.value), interval_text(cell.low, cell.high)
        part = self.part(cell)
        return ("–", "") if part is None else part_pieces(part)

    def part(self, cell: CrosstabCell) -> Percents | None:
        """Return the share that is shown of a cell, in per cent; None if no shares are, or it has none."""
        if cell.is_hidden:
            return None
        parts = {
            Show.ROW_PARTS: cell.row_part,
            Show.COLUMN_PARTS: cell.column_part,
            Show.WHOLE_PARTS: cell.whole_part,
        }
        part = parts.get(self._show)
        return None if part is None else part.percents

    def _spread(self, cell: CrosstabCell) -> tuple[object, ...]:
        number = HIDDEN if cell.shown is None else cell.shown
        if self._show is Show.NUMBERS:
            return (number,)
        if self._show is Show.WITH_MARGIN:
            return number, shown_margin(cell.half_width)
        if self._show is Show.INTERVALS and cell.is_hidden:
            return HIDDEN, "", ""
        return (cell.value, cell.low, cell.high) if self._show is Show.INTERVALS else (self._text(cell),)

    def _spread_titles(self, title: str) -> tuple[str, ...]:
        if self._show is Show.WITH_MARGIN:
            return title, "±"
        return interval_titles(title) if self._show is Show.INTERVALS else (title,)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401  Qt's own type
        """Return the labels of a row or column, outermost first, or "Total"."""
        if self._sheet is None or role not in _HEADER_ROLES:
            return None
        is_side = orientation == Qt.Orientation.Vertical
        labels = self._labels(section, is_side=is_side)
        if role == LEVELS_ROLE:
            return tuple(map(told, labels)) if labels is not None else ()
        names = self._sheet.row_names if is_side else self._sheet.column_names
        title = self._title(labels, len(names))
        return self._spread_titles(title) if role == SPREAD_ROLE else title

    def _labels(self, section: int, *, is_side: bool) -> tuple[str, ...] | None:
        """Return the labels of a row or column; None for the total."""
        assert self._sheet is not None  # noqa: S101  there are no sections without a sheet
        labels = self._sheet.row_labels if is_side else self._sheet.column_labels
        place = self._sheet_row(section) if is_side else section
        if place >= len(labels):
            return None
        return labels[place] or ((self.tr("All"),) if is_side else (self.tr("Number"),))

    def _title(self, labels: tuple[str, ...] | None, depth: int) -> str:
        if labels is None:
            return self.tr("Total")
        return told_labels(labels if len(labels) >= depth else (*labels, self.tr("Total")))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by their numbers in `column`, groups by their subtotals; −1 restores the order of the table."""
        sheet = self._sheet
        if sheet is None:
            return
        self.layoutAboutToBeChanged.emit()
        self._order.sort()  # the table's order first: the second sort is stable, so equal numbers keep it
        if column >= 0:
            self._order.sort(key=_sort_keys(sheet, column, descends=order == Qt.SortOrder.DescendingOrder))
        self.layoutChanged.emit()


def _sort_keys(sheet: Crosstab, column: int, *, descends: bool) -> Callable[[int], tuple[tuple[float, int], ...]]:
    """Return what rows are sorted by: for each level the number of its group, and the place of that; sums come last."""
    places = {labels: place for place, labels in enumerate(sheet.row_labels)}
    sign, depth = (-1.0 if descends else 1.0), len(sheet.row_names)

    def key(row: int) -> tuple[tuple[float, int], ...]:
        labels = sheet.row_labels[row]
        groups = (places.get(labels[:level], row) for level in range(1, len(labels) + 1))
        keys = tuple((sign * (sheet.cell(group, column).shown or 0.0), group) for group in groups)
        return keys if len(labels) == depth else (*keys, (inf, row))

    return key


def margin_text(half_width: float) -> str:
    """Return a ± as `shown_margin` rounds it."""
    return whole_text(shown_margin(half_width))


def with_interval(value: float, interval: tuple[float, float]) -> str:
    """Return a number with its interval: 222 (139 to 409)."""
    return f"{whole_text(value)} {interval_text(*interval)}"


def interval_text(low: float, high: float) -> str:
    """Return an interval as it is written behind its number: (139 to 409)."""
    return words("Crosstab", "({0} to {1})").format(*map(whole_text, (low, high)))


def part_pieces(part: Percents) -> tuple[str, str]:
    """Return a share, and its ±, both in per cent: 12.3 % and ±1.2; no ± for one that is sure."""
    value, _, _, half_width = part
    return percent_text(value / 100), f"±{margin_text(half_width)}" if half_width else ""


def interval_titles(title: str) -> tuple[str, ...]:
    """Return the titles of a number and the ends of its interval, each in a column of its own."""
    return title, words("Crosstab", "from"), words("Crosstab", "to")


def explanation(value: float, interval: tuple[float, float], reliability: Reliability) -> str:
    """Return a number with its interval, and how reliable it is."""
    sentence = words("Crosstab", "{0}, between {1} and {2} (noise only): {3}")
    told = sentence.format(*map(whole_text, (value, *interval)), reliability_words(reliability))
    # An interval from 0 to 0 would be read as certainty.
    return told if any(interval) else f"{told}\n{_no_certainty()}"


def _no_certainty() -> str:
    return words(
        "Crosstab",
        "0 to 0 does not mean certainty: noise pushed the number to 0 or below. The true number is most likely very "
        "small, yet need not be 0.",
    )


def told_labels(labels: Iterable[str]) -> str:
    """Return one label per attribute as the title of a row or column: Female · 16 to under 20."""
    return " · ".join(map(told, labels))


def hidden_words(half_width: float) -> str:
    """Return what is said of a number that is not shown."""
    return words("Crosstab", "Not shown: its ± of {0} is too large beside it").format(margin_text(half_width))


def hidden_sum_words(half_width: float) -> str:
    """Return what is said of a sum of any cells that is not shown."""
    why = words("Crosstab", "not shown: its ± of {0} is too large beside it, or a hidden number could be told from it")
    return why.format(margin_text(half_width))


def _explained(cell: CrosstabCell) -> str:
    if cell.is_hidden:
        return hidden_words(cell.half_width)
    return explanation(cell.value, (cell.low, cell.high), cell.reliability)


def _font(*, bold: bool) -> QFont | None:
    if not bold:
        return None
    font = QFont()
    font.setBold(True)
    return font
