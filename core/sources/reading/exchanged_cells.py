"""Tells single rows in which two columns have each other's values, as where a person typed a row in another order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, islice
from typing import NamedTuple

from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST_ROWS, _LEAST_MEASURED, _RARE = 24, 60, 10
"""Rows, at least, and where both columns are of numbers; and for how many of them one row may be exchanged."""
_MOST_WORDS, _MOST_MISSING = 40, 10
"""Different words of a column of answers, at most; and further ones for "no answer"."""
_LEAST_OWN = 2
"""Words of a column that are its own, at least: one may be a "no"."""
_OFTEN, _USUAL = 4, 20
"""Any other column has a word so many times as often, at most; and for how many rows one has it, at least."""
_LEAST_NUMBERS, _FIRST = 8, 10
"""Different numbers of a column, at least, as fewer may be codes; and cells of which one is a number."""
_GAP = 3
"""What the range of a column is, at most, in gaps between its numbers and the other's: parts of a whole have none."""
_TAIL, _MARGIN = 20, 4
"""One number in so many is in either tail of a column; the others' range over what may lie beyond it."""
_MOST_COLUMNS = 4
"""Cells of a row that are not as their columns, at most, which are compared: more are of another table."""


class _Held(NamedTuple):
    """What most cells of a column are: of few words, or numbers between two; and its other cells that are filled."""

    odd: frozenset[Cell]
    words: frozenset[str] | None = None
    range: tuple[float, float] | None = None

    def holds(self, cell: Cell) -> bool:
        """Return whether a cell is as most of the column."""
        if self.words is not None:
            return cell_text(cell).strip() in self.words
        number = number_with_either_mark(cell)
        return number is not None and self.range is not None and self.range[0] <= number <= self.range[1]


def exchanged_cells(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that some rows have the values of two columns exchanged.

    Args:
        grid: the table.
        top: its first records.
    """
    rows = top.rows
    if len(rows) < _LEAST_ROWS or len({*map(len, rows)}) > 1:
        return []  # rows of unlike lengths are asked about first
    cells = [*zip(*rows, strict=True)]
    columns = _columns(cells)
    found: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for place in _with_two(cells, columns):
        for pair in _exchanged(columns, rows[place]):
            found[pair].append(place)
    few = {pair: {*places} for pair, places in found.items() if len(places) * _RARE <= len(rows)}
    return [
        _problem(grid, pair, [top.numbers[place] for place in found[pair]])
        for pair, places in few.items()
        if _are_apart(columns, rows, pair, places)
    ]


def _are_apart(
    columns: dict[int, _Held], rows: Sequence[Sequence[Cell]], pair: tuple[int, int], exchanged: Collection[int]
) -> bool:
    """Return whether no other row has a value of the other column: else both ask about one thing.

    Args:
        columns: what they hold.
        rows: all of them.
        pair: the places of two columns.
        exchanged: the places of the rows in which they seem exchanged.
    """
    one, other = (columns[place] for place in pair)
    others = [row for at, row in enumerate(rows) if at not in exchanged]
    if one.words is not None and other.words is not None:
        are_foreign = (other.holds(row[pair[0]]) or one.holds(row[pair[1]]) for row in others)
        return one.words.isdisjoint(other.words) and not any(are_foreign)
    if one.range is None or other.range is None:
        return True
    first, second = ([n for row in others if (n := number_with_either_mark(row[place])) is not None] for place in pair)
    gap = max(min(second) - max(first), min(first) - max(second))
    return len(rows) >= _LEAST_MEASURED and gap * _GAP >= min(high - low for low, high in (one.range, other.range))


def _with_two(cells: Sequence[Sequence[Cell]], columns: dict[int, _Held]) -> list[int]:
    """Return the places of the rows in which two cells are at odds with their columns."""
    n_odd = Counter(
        at for place, held in columns.items() if held.odd for at, cell in enumerate(cells[place]) if cell in held.odd
    )
    return sorted(at for at, n in n_odd.items() if 1 < n <= _MOST_COLUMNS)


def _exchanged(columns: dict[int, _Held], row: Sequence[Cell]) -> Iterator[tuple[int, int]]:
    """Yield the places of two cells of a row that are at odds with their columns, and at home in each other's."""
    for one, other in combinations([place for place, held in columns.items() if row[place] in held.odd], 2):
        if columns[one].holds(row[other]) and columns[other].holds(row[one]):
            yield one, other


def _columns(columns: Sequence[Sequence[Cell]]) -> dict[int, _Held]:
    """Return what the columns of few words, and those of numbers, hold; the others tell nothing."""
    cells = [_filled(column) for column in columns]
    counts = {place: words for place, each in enumerate(cells) if (words := _words(each))}
    most: Counter[str] = Counter()
    for words in counts.values():
        most |= words
    own = {place: _own(words, most, len(columns[0])) for place, words in counts.items()}
    found = {place: _of_words(cells[place], words) for place, words in own.items() if len(words) >= _LEAST_OWN}
    for place, each in enumerate(cells):
        if place not in counts and (held := _of_numbers(each)) is not None:
            found[place] = held
    return found


def _of_words(cells: Collection[Cell], words: frozenset[str]) -> _Held:
    return _Held(frozenset(cell for cell in cells if cell_text(cell).strip() not in words), words=words)


def _filled(column: Sequence[Cell]) -> Counter[Cell]:
    return Counter({cell: n for cell, n in Counter(column).items() if not is_blank(cell)})


def _own(words: Counter[str], most: Counter[str], n_rows: int) -> frozenset[str]:
    """Return the usual words of a column but those that another one has far more often."""
    return frozenset(word for word, n in words.items() if n * _OFTEN > most[word] and n * _USUAL >= n_rows)


def _words(cells: Counter[Cell]) -> Counter[str]:
    """Return how often a column has each of its few words; nothing if it has other texts, or is of numbers."""
    if len(cells) > _MOST_WORDS + _MOST_MISSING:
        return Counter()
    words = Counter({text: n for cell, n in cells.items() if not is_missing_word(text := cell_text(cell).strip())})
    numbers = {word for word in words if number_with_either_mark(word) is not None}
    if len(words) > _MOST_WORDS or sum(words[word] for word in numbers) * _RARE > words.total():
        return Counter()
    return Counter({word: n for word, n in words.items() if word not in numbers})


def _of_numbers(cells: Counter[Cell]) -> _Held | None:
    """Return between what all but a few numbers are, with a margin; None if many cells are none."""
    if all(number_with_either_mark(cell) is None for cell in islice(cells, _FIRST)):
        return None
    read = {cell: number for cell in cells if (number := number_with_either_mark(cell)) is not None}
    numbers = sorted(number for cell, number in read.items() for _ in range(cells[cell]))
    if (cells.total() - len(numbers)) * _RARE > cells.total() or len({*read.values()}) < _LEAST_NUMBERS:
        return None
    n_tail = len(numbers) // _TAIL
    margin = (numbers[-1 - n_tail] - numbers[n_tail]) / _MARGIN
    low, high = numbers[n_tail] - margin, numbers[-1 - n_tail] + margin
    odd = frozenset(cell for cell in cells if not (cell in read and low <= read[cell] <= high))
    return _Held(odd, range=(low, high))


def _problem(grid: Grid, places: tuple[int, int], numbers: Sequence[int]) -> Problem:
    words = N_(
        "Source",
        "In {n:,} rows the columns {names} seem to have each other’s values: rows {rows}. Put them right in the file.",
        "In row {row} the columns {names} seem to have each other’s values. Put them right in the file.",
        1,
    )
    found = FoundRows()
    found.add(numbers)
    names = quoted(grid.headers[place] for place in places)
    text = words.format(n=found.n, row=found.first, rows=found.listed, names=names)
    return Problem(text, found.first, columns=tuple(map(grid.letter, places)))
