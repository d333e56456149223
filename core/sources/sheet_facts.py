"""What a workbook says of a sheet beside its cells: merged regions, hidden rows and columns, tables and areas."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple


class MergedRegion(NamedTuple):
    """Cells shown as one: rows from 1, columns from 0, the last ones included."""

    first_row: int
    first_column: int
    last_row: int
    last_column: int


class NamedArea(NamedTuple):
    """A range of cells that the workbook gives a name: an Excel table, a named range, or a print area."""

    name: str
    sheet: str
    cells: str


class ShownUnits(NamedTuple):
    """A column, from 0, whose numbers are shown in two units by their formats; "" for numbers that show none."""

    column: int
    one: str
    other: str


WORDS, WEEKDAYS, MONTHS = "words", "weekdays", "months"
"""What a format shows alone, for numbers or for dates."""


class WordedColumn(NamedTuple):
    """A column, from 0, and what its formats show in place of its numbers or dates."""

    column: int
    shows: str


class ScaledColumn(NamedTuple):
    """A column, from 0, whose numbers are shown divided, with what one cell shows, and its number."""

    column: int
    shown: float
    number: float


class SheetFacts(NamedTuple):
    """What is known of a sheet.

    Attributes:
        merged: its merged regions.
        hidden_rows: the rows that are not shown, from 1.
        hidden_columns: the columns that are not shown, from 0.
        filtered: whether a filter hides rows.
        areas: named ranges of the whole workbook.
        hidden_sheets: names of the sheets that are not shown.
        struck_rows: the rows in which cells are struck through, from 1.
        white_rows: the rows that are written in white on white, from 1.
        shown_units: the columns whose numbers are shown in two units, as far as the first rows tell.
        worded_columns: the columns whose numbers or dates are shown as words, as far as the first rows tell.
        scaled_columns: the columns whose numbers are shown in thousands or millions, as far as the first rows tell.
        totals_rows: the rows in which tables have their totals, from 1.
    """

    merged: tuple[MergedRegion, ...] = ()
    hidden_rows: frozenset[int] = frozenset()
    hidden_columns: frozenset[int] = frozenset()
    filtered: bool = False
    areas: tuple[NamedArea, ...] = ()
    hidden_sheets: tuple[str, ...] = ()
    struck_rows: frozenset[int] = frozenset()
    white_rows: frozenset[int] = frozenset()
    shown_units: tuple[ShownUnits, ...] = ()
    worded_columns: tuple[WordedColumn, ...] = ()
    scaled_columns: tuple[ScaledColumn, ...] = ()
    totals_rows: frozenset[int] = frozenset()


class RowSpans:
    """Whether a row is in any of some spans of rows."""

    def __init__(self, spans: Iterable[tuple[int, int]]) -> None:
        """Take (first, last) of each span, the last row included."""
        self._firsts: list[int] = []
        self._lasts: list[int] = []
        for first, last in sorted(spans):
            if self._lasts and first <= self._lasts[-1] + 1:
                self._lasts[-1] = max(self._lasts[-1], last)
            else:
                self._firsts.append(first)
                self._lasts.append(last)

    def __contains__(self, row: int) -> bool:
        place = bisect_right(self._firsts, row) - 1
        return place >= 0 and row <= self._lasts[place]

    def __bool__(self) -> bool:
        return bool(self._firsts)
