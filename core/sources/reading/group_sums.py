"""Tells of rows with sums or means of the rows beside them, which have no word for a total, but a name less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice

from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark
from core.sources.reading.found_rows import FoundRows
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST_ROWS, _MOST_COLUMNS = 8, 200
_FIRST = 8
"""Cells that tell whether a column has words."""
_RARE = 3
"""For how many rows one is such, at most: each is of two others, at least."""
_OWN = 0.7
"""Share of the values of a column that differ where the most frequent one may stand in place of a name."""
_TRIED = 12
"""Rows that lack a word before the first one with sums, at most: others lack words for no reason."""
_GROUP = 4
"""Rows of one group, at least, in the mean, where a group is named in place of a person."""
_SURE, _LIKELY = 2, 1
"""What a sum is worth that is above all numbers of persons; and any other one, or a mean."""
_LEAST_WORTH, _LEAST_SUMS = 4, 2
"""What all are worth together, at least, and how many they are."""
_SPREAD = 8
"""Different numbers that might be there in place of a mean, or a small sum, at least: fewer agree by chance."""
_NEAR = 1e-9


@dataclass(slots=True)
class _Running:
    """The numbers of one column since the last row with sums."""

    numbers: list[float] = field(default_factory=list)
    greatest: float = 0.0
    """Of all records so far."""

    def add(self, number: float) -> None:
        self.numbers.append(number)
        self.greatest = max(self.greatest, number)

    def worth(self, number: float, text: str) -> int | None:
        """Return what it is worth that a number comes of those above; None if it does not."""
        total, n = sum(self.numbers), len(self.numbers)
        if n and (min(self.numbers) == max(self.numbers) == number or self._counts_on(number)):
            return 0  # the code of the group, or the number of the row
        if number == n > 1:
            return _LIKELY * (n >= _SPREAD)
        if n > 1 and total and abs(total - number) <= _NEAR * abs(total):
            is_small = self.greatest < _SPREAD
            return _SURE if number > self.greatest else _LIKELY * (not is_small)
        unit = 10.0 ** -len(text.replace(",", ".").partition(".")[2])
        if n < _LEAST_SUMS or abs(total / n - number) > unit / 2 + _NEAR * abs(number):
            return None
        return _LIKELY * (max(self.numbers) - min(self.numbers) >= _SPREAD * unit)

    def _counts_on(self, number: float) -> bool:
        """Return whether all numbers are one more, or one less, than the one before."""
        first, last = self.numbers[0], self.numbers[-1]
        step = number - last
        return abs(step) == 1 and last - first == step * (len(self.numbers) - 1) and len(self.numbers) > 1


def group_sums(top: Chunk) -> list[Problem]:
    """Return that rows among the records seem to have the sums or the means of a group.

    Args:
        top: the first records.
    """
    rows = top.rows
    if len(rows) < _LEAST_ROWS or not 1 < len(rows[0]) <= _MOST_COLUMNS or len({*map(len, rows)}) > 1:
        return []
    places = _lacking(rows)
    if len(places) < _LEAST_SUMS:
        return []
    found = sums_at(rows, places)
    if not found:
        return []
    words = N_(
        "Source",
        "{n:,} rows seem to have the sums or the means of the rows beside them: rows {rows}. Delete them in the file: "
        "each would count as a record.",
    )
    told = FoundRows()
    told.add([top.numbers[at] for at in sorted(found)])
    return [Problem(words.format(n=told.n, rows=told.listed), told.first)]


def sums_at(rows: Sequence[Sequence[Cell]], places: Sequence[int]) -> list[int]:
    """Return which of some rows have the sums or the means of the rows above or below them.

    Args:
        rows: of one length.
        places: of those that may, in turn.
    """
    last = len(rows) - 1
    return _sums(rows, places) or [last - at for at in _sums(rows[::-1], [last - at for at in places[::-1]])]


def _lacking(rows: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the rows that lack a word that most have, or have that of a group in its place."""
    columns = [column for column in zip(*rows, strict=True) if _has_words(column)]
    values = [{*column} for column in columns]
    groups = {cell for each in values if len(each) * _GROUP <= len(rows) for cell in each if isinstance(cell, str)}
    found: set[int] = set()
    for column, cells in zip(columns, values, strict=True):
        odd = {cell for cell in cells if is_blank(cell)}
        if len(cells) * _GROUP > len(rows):
            odd |= cells & groups
        if len(rows) > len(cells) >= _OWN * len(rows):
            odd |= {Counter(column).most_common(1)[0][0]}
        at_odd = {at for at, cell in enumerate(column) if cell in odd} if odd else set()
        if len(at_odd) * _RARE <= len(rows):
            found |= at_odd
    return sorted(found)


def _has_words(column: Sequence[Cell]) -> bool:
    """Return whether most of the first filled cells of a column are words."""
    first = [*islice((cell for cell in column if not is_blank(cell)), _FIRST)]
    return 2 * sum(isinstance(cell, str) and cell.strip()[:1].isalpha() for cell in first) > len(first)


def _sums(rows: Sequence[Sequence[Cell]], places: Sequence[int]) -> list[int]:
    """Return the places of the rows with the sums or means of those above, since the last such row."""
    worth = [*_worth(rows, places)]
    found = [(at, each) for at, each in worth if each]
    are_many = 2 * len(found) >= len(places) or sum(each >= _SURE for _, each in found) >= _LEAST_SUMS
    least = _LEAST_WORTH - (len(found) == len(places))
    is_such = len(found) >= _LEAST_SUMS and sum(each for _, each in found) >= least and are_many
    return [at for at, _ in found] if is_such and len(found) * _RARE <= len(rows) else []


def _worth(rows: Sequence[Sequence[Cell]], places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the rows that may have sums or means, and what tells it; nothing more after many that have none."""
    columns = [_Running() for _ in rows[0]]
    wanted, n_tried, n_found = {*places}, 0, 0
    read = cache(_number)
    for at, row in enumerate(rows):
        numbers = {place: number for place, cell in enumerate(row) if (number := read(cell)) is not None}
        worth = _of_row(row, numbers, columns) if at in wanted else 0
        n_tried, n_found = n_tried + (at in wanted), n_found + (worth > 0)
        if worth:
            yield at, worth
            for column in columns:
                column.numbers.clear()
        for place, number in () if worth else numbers.items():
            columns[place].add(number)
        if n_tried >= _TRIED and not n_found:
            return


def _number(cell: Cell) -> float | None:
    """Return a cell as a number; words are told by their first letters, at less cost."""
    return None if isinstance(cell, str) and cell[:1].isalpha() else number_with_either_mark(cell)


def _of_row(row: Sequence[Cell], numbers: dict[int, float], columns: Sequence[_Running]) -> int:
    """Return what it is worth that all numbers of a row come of those above; 0 if one does not."""
    found = [columns[place].worth(number, cell_text(row[place])) for place, number in numbers.items()]
    known = [each for each in found if each is not None]
    return sum(known) if len(known) == len(found) else 0
