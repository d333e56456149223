"""Finds rows whose cells stand one column beside their own: the first one is blank, or the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.cell_kinds import CellKind, kind_of

_BEGUN = 8
"""Rows at the beginning that all have a first cell: in a table without it, blanks there may mean the value above."""
_RARE = 20
"""One cell in so many, at most, is of another kind than its column."""
_RECURRING = 3
"""How often each value of a column of answers occurs, at least, in the mean."""
_LEAST = 2
"""Cells that are at odds with their own column and in place in the one before, at least: one may be so by chance."""


class ColumnCells(NamedTuple):
    """What a column holds: its kind, if it has one, and its values, if they are answers; nothing if all is blank."""

    is_used: bool
    kind: CellKind | None
    answers: frozenset[str]

    def holds(self, cell: Cell) -> bool | None:
        """Return whether a cell is as those of the column; None if nothing tells."""
        if not self.is_used:
            return False
        text = cell_text(cell).strip()
        if self.kind is None or is_missing_word(text):
            return None
        return kind_of(cell) is self.kind and (not self.answers or text in self.answers)


_NO_CELLS = ColumnCells(is_used=False, kind=None, answers=frozenset())


class ShiftedRows:
    """Knows what the columns of a table hold, by its first rows with a first cell."""

    def __init__(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Look at the first records of a table."""
        self._rows = rows
        begun = rows[:_BEGUN] if len(rows) > _BEGUN else ()
        self._may_be_right = bool(begun) and not any(is_blank(row[0]) for row in begun)
        self._may_be_left = self._may_be_right and not any(is_blank(row[-1]) for row in begun)

    def places(self, rows: Sequence[Sequence[Cell]]) -> list[int]:
        """Return the places of the rows of which no cell is in its place, and each is in that beside it."""
        if not self._may_be_right:
            return []
        return [
            place
            for place, row in enumerate(rows)
            if row
            and (
                (not row[0] and self._is_shifted(row, 1))
                or (self._may_be_left and is_blank(row[-1]) and self._is_shifted(row, -1))
            )
        ]

    def may_begin(self, firsts: Iterable[str], further: Collection[str]) -> bool:
        """Return whether a row may begin in the second column, or one column too early.

        Args:
            firsts: what is in first cells.
            further: what is first below a blank first cell.
        """
        different = {*firsts}
        if not (different or further) or not self._may_be_right or len(self._first_columns) < _LEAST:
            return False
        own, beside = self._first_columns
        if any(own.holds(cell) and not beside.holds(cell) for cell in further):
            return True
        is_told = self._may_be_left and (own.answers or own.kind not in (None, CellKind.TEXT))
        return is_told and any(own.holds(cell) is False and beside.holds(cell) for cell in different)

    def _is_shifted(self, row: Sequence[Cell], by: int) -> bool:
        """Return whether the cells of a row stand too far to the right by 1, or by −1."""
        if len(row) < _LEAST or is_blank(row[1 if by > 0 else -_LEAST]):
            return False
        n_fitting, n_odd = 0, 0
        own = [_NO_CELLS, *self._columns, *[_NO_CELLS] * (len(row) - len(self._columns) + 1)]
        for place, cell in enumerate(row, start=1):
            if is_blank(cell):
                continue
            fits = own[place - by].holds(cell)
            if fits is False:
                return False
            n_fitting += fits is True
            n_odd += fits is True and own[place].holds(cell) is False
        return n_fitting >= _LEAST and n_odd >= _LEAST

    @cached_property
    def _columns(self) -> list[ColumnCells]:
        """What each column holds: looked at once a row begins or ends with a blank."""
        return [column_cells(column) for column in zip(*self._whole_rows(), strict=True)]

    @cached_property
    def _first_columns(self) -> list[ColumnCells]:
        """What the first columns hold, as far as nothing else is looked at."""
        return [column_cells(column) for column in zip(*(row[:_LEAST] for row in self._whole_rows()), strict=True)]

    def _whole_rows(self) -> Iterator[Sequence[Cell]]:
        rows = (row for row in self._rows if not is_blank(row[0]))
        return (row for row in rows if not is_blank(row[-1])) if self._may_be_left else rows


def column_cells(cells: Sequence[Cell]) -> ColumnCells:
    """Return what a column holds, by some of its cells."""
    texts = Counter(cell for cell in cells if not is_blank(cell))
    kinds: Counter[CellKind] = Counter()
    for cell, n in texts.items():
        kinds[kind_of(cell)] += 0 if is_missing_word(cell_text(cell).strip()) else n
    n_cells = kinds.total()
    kind, n_most = kinds.most_common(1)[0] if kinds else (None, 0)
    if (n_cells - n_most) * _RARE > n_cells:
        kind = None
    are_answers = kind is CellKind.TEXT and len(texts) * _RECURRING <= texts.total()
    answers = frozenset(cell_text(cell).strip() for cell in texts) if are_answers else frozenset()
    return ColumnCells(is_used=bool(texts), kind=kind, answers=answers)
