"""Finds rows with little in them, and that of another kind than their columns: headings, notes, signatures, lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.cell_kinds import CellKind, kind_of
from core.sources.reading.lone_numbers import LoneNumbers
from core.sources.reading.names_amid import OtherNames
from core.sources.reading.shifted_rows import ShiftedRows

_LEAST, _MOST = 8, 100
"""Rows with much in them from which the kind of a column is told, and how many are looked at."""
_RARE = 20
"""One cell in so many, at most, is blank or of another kind than its column."""
_LEAST_WIDTH = 3
"""Columns of a table before little in a row tells anything."""


def fewest_cells(width: int) -> int:
    """Return how many cells of a row are much, whatever they hold."""
    return (width + 1) // 2 + 1


class UnlikeRows:
    """Knows of which kind the cells of a table's columns are, by its first rows with much in them.

    Attributes:
        shifted: finds rows that fit the columns beside their own.
        names: finds rows with the names of another table.
    """

    def __init__(self, rows: Sequence[Sequence[Cell]], last_header: int = 0) -> None:
        """Look at the first records of a table; up to `last_header`, rows may have more names or units."""
        self.shifted, self.names = ShiftedRows(rows), OtherNames(rows)
        self._last_header = last_header
        self._width = len(rows[0]) if rows else 0
        full = [row for row in rows[: 2 * _MOST] if 2 * len(_filled(row)) > self._width][:_MOST]
        columns = [*zip(*full, strict=False)] if len(full) >= _LEAST and self._width >= _LEAST_WIDTH else []
        cells = {place: _filled(column) for place, column in enumerate(columns)}
        dense = {place: each for place, each in cells.items() if (len(full) - len(each)) * _RARE <= len(full)}
        self._dense = {place: {*each} for place, each in dense.items()}
        kinds = {place: _most_common_kind(each) for place, each in dense.items()}
        self._lone = LoneNumbers(full if columns else ())
        self._is_begun = bool(columns) and not any(map(is_blank, columns[0]))
        self._kinds = {place: kind for place, (kind, n) in kinds.items() if (len(dense[place]) - n) * _RARE <= n}

    def places(self, rows: Sequence[Sequence[Cell]], numbers: Sequence[int]) -> list[int]:
        """Return the places of the rows that are such, among those that begin or end with a blank cell.

        Args:
            rows: some rows.
            numbers: which ones of the file they are.
        """
        if not self._dense:
            return []
        found = (place for place, row in enumerate(rows) if not (row[0] and row[-1]) and len(row) == self._width)
        return [
            place
            for place in found
            if numbers[place] > self._last_header
            and (self._is_unlike(rows[place]) or (place > 0 and self._lone.is_such(rows[place], rows[place - 1])))
        ]

    def _is_unlike(self, row: Sequence[Cell]) -> bool:
        filled = [place for place, cell in enumerate(row) if not is_blank(cell)]
        if len(filled) >= fewest_cells(self._width) or self._dense.keys() <= {*filled}:
            return False
        is_little = 2 * len(filled) <= self._width
        if is_little and self._is_begun and filled and is_blank(row[0]):
            return True
        return sum(self._is_odd(place, row[place]) for place in filled) >= (1 if is_little else 2)

    def _is_odd(self, place: int, cell: Cell) -> bool:
        """Return whether a cell is of another kind than its column, or ends as what explains the next one."""
        text = cell_text(cell).strip()
        if text.endswith(":"):
            return place in self._dense and cell not in self._dense[place]
        kind = self._kinds.get(place)
        if kind is None or (kind is not CellKind.TEXT and not text[:1].isalnum()):
            return False
        return kind_of(cell) is not kind and not is_missing_word(text)


def _most_common_kind(cells: Sequence[Cell]) -> tuple[CellKind, int]:
    """Return the kind of most cells, and how many are of it; equal ones are looked at once."""
    times = Counter(cells)
    kinds = {cell: kind_of(cell) for cell in times}
    first = kinds[cells[0]]
    if all(kind is first for kind in kinds.values()):
        return first, len(cells)  # nearly all columns
    return Counter(kinds[cell] for cell in cells).most_common(1)[0]


def _filled(cells: Sequence[Cell]) -> list[Cell]:
    if {*map(type, cells)} == {str}:  # without a line of Python for each
        return [*filter(str.strip, cast("Sequence[str]", cells))]
    return [cell for cell in cells if not is_blank(cell)]
