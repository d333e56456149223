"""The rows at the end of a table, of which the last few may be no records."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from core.data.raw_cells import Cell, Marks, is_blank, number_of
from core.domain.reading_choices import SKIPPED_LAST, RowChoice
from core.sources.reading.code_rows import n_code_rows
from core.sources.reading.column_sums import Likeness, likeness
from core.sources.reading.footers import strays
from core.sources.reading.grid import Grid
from core.sources.reading.named_rows import n_named
from core.sources.reading.rows_at_end import likeness_at_end
from core.sources.reading.unlike_last import are_means

LOOKED_AT = len(SKIPPED_LAST) + 1
"""Rows at the end that are looked at: as many as a plan can leave out, and the one above them."""
_LAST = 16
"""Rows at the end of a file among which the last records are looked for: few notes stand below a table."""
_SUMS = (Likeness.NEAR, Likeness.EXACT)


class LastRows(NamedTuple):
    """The last rows of a table that may be no records.

    Attributes:
        likeness: how much they are like something else.
        n: how many they are; 0 where they are more than a plan can leave out.
    """

    likeness: Likeness
    n: int = 1


class EndOfTable:
    """Looks at each of the last rows, beside what stands above."""

    def __init__(
        self, grid: Grid, first: Sequence[Sequence[Cell]], last: Sequence[Sequence[Cell]], marks: Marks, *, is_all: bool
    ) -> None:
        """Prepare the rows.

        Args:
            grid: the table.
            first: its first records.
            last: its last ones, and the rows below that the layout leaves out.
            marks: how numbers are written.
            is_all: whether there are no others than the first ones.
        """
        self._grid, self._marks, self._is_all = grid, marks, is_all
        self._rows = [*first, *grid.left_out] if is_all else first[: 1 - LOOKED_AT]
        self._last = last
        self._n_named = n_named(last, self._rows)
        is_asked = "below_gap" in grid.source.layout.unanswered  # about all rows below a blank one
        self._n_codes = 0 if is_asked else n_code_rows(last, self._rows)

    def found(self) -> LastRows:
        """Return which of the last rows may be no records, and are not asked about elsewhere."""
        one = self.likeness(1)
        if not one:
            return self._sums()
        n = 1
        while n < LOOKED_AT and self.likeness(n + 1):
            n += 1
        if n == 1:
            return LastRows(one)
        return LastRows(Likeness.SEVERAL, n if n < LOOKED_AT else 0)

    def likeness(self, n: int) -> Likeness:
        """Return what the row that is the `n`th from the end is like; NONE if it is asked about elsewhere."""
        if n > len(self._last) or not self._first(n):
            return Likeness.NONE
        row = self._last[-n]
        found = self._compared(row, n)
        is_word, is_doubtful = (
            found in (Likeness.LONE, Likeness.NAMED, Likeness.THIN, Likeness.OTHER, Likeness.CODE),
            found is Likeness.NEAR and "doubtful_rows" in self._grid.source.layout.questions,
        )
        if found is Likeness.BARE and not is_blank(row[0]) and self._asks_of_doubtful_rows():
            return Likeness.NONE  # it is one of them, where the word for it stands right above
        return Likeness.NONE if (is_word or is_doubtful) and strays([row], self._grid.said) else found

    def _asks_of_doubtful_rows(self) -> bool:
        layout = self._grid.source.layout
        return layout.doubtful_rows == RowChoice.READ or "doubtful_rows" in layout.questions

    def are_no_records(self, n: int) -> bool:
        """Return whether none of the last `n` rows looks like a record, beside those above it or above them all."""
        rows = [*enumerate(self._last[-n:])]
        return all(self._compared(row, n - place) or (place and self._compared(row, n)) for place, row in rows)

    def _compared(self, row: Sequence[Cell], n: int) -> Likeness:
        if n <= self._n_named and row is self._last[-n]:
            return Likeness.NAMED
        if n <= self._n_codes and row is self._last[-n]:
            return Likeness.CODE
        return likeness_at_end(self._first(n), row, self._marks, lambda: self._above(n))

    def _sums(self) -> LastRows:
        """Return which of the last rows are all sums, or means beside sums, of the rows above them all."""
        are_asked = [*map(self._is_asked, self._last)]
        for n in range(2, LOOKED_AT):
            first = self._first(n)
            if n > len(self._last) or not first:
                break
            rows = [row for row, is_asked in zip(self._last[-n:], are_asked[-n:], strict=True) if not is_asked]
            kinds = self._kinds(rows, first, n)
            if not kinds.isdisjoint(_SUMS):
                return LastRows(kinds.pop() if len(kinds) == 1 else Likeness.SEVERAL, len(rows))
        return LastRows(Likeness.NONE)

    def _kinds(self, rows: Sequence[Sequence[Cell]], first: Sequence[Sequence[Cell]], n: int) -> set[Likeness]:
        """Return what rows among the last `n` are like, if all are sums or means of the rows above; else nothing."""
        found = set[Likeness]()
        for row in reversed(rows):
            kind = likeness(first, row, self._marks, partial(self._above, n))
            if kind not in _SUMS and not self._are_means(row, first):
                return set()
            found.add(kind)
        return found

    def _are_means(self, row: Sequence[Cell], first: Sequence[Sequence[Cell]]) -> bool:
        numbers = {place: each for place, cell in enumerate(row) if (each := number_of(cell, self._marks)) is not None}
        return are_means(numbers, first, self._marks)

    def _is_asked(self, row: Sequence[Cell]) -> bool:
        """Return whether a row is asked about by its words, or left out for them."""
        return self._grid.source.layout.doubtful_rows != RowChoice.READ and bool(strays([row], self._grid.said))

    def _first(self, n: int) -> Sequence[Sequence[Cell]]:
        """Return the first rows above the last `n`."""
        return self._rows[:-n] if self._is_all else self._rows

    def _above(self, n: int) -> Iterable[Sequence[Cell]]:
        """Return all rows above the last `n`."""
        return self._rows[:-n] if self._is_all else _but_last(self._every_row(), n)

    def _every_row(self) -> Iterator[Sequence[Cell]]:
        yield from chain.from_iterable(chunk.rows for chunk in self._grid.records())
        yield from self._grid.left_out


def last_below(grid: Grid) -> Sequence[Sequence[Cell]]:
    """Return the last rows of a long table that look like records; those that its layout leaves out are among them."""
    rows, left = [row for row in grid.last(_LAST) if row and not strays([row], grid.said)], grid.left_out
    are_there = [[*row] for row in rows[len(rows) - len(left) :]] == [[*row] for row in left]
    return (rows if are_there else [*rows, *left])[-LOOKED_AT:]


def _but_last(rows: Iterator[Sequence[Cell]], n: int) -> Iterator[Sequence[Cell]]:
    """Yield the rows without the last `n`."""
    held: deque[Sequence[Cell]] = deque()
    for row in rows:
        held.append(row)
        if len(held) > n:
            yield held.popleft()
