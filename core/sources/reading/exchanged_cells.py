"""Tells rows in which two columns have each other's values, as where a person typed a row in another order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, islice

from core.data.column_cells import columns_of
from core.data.raw_cells import Cell
from core.sources.reading.exchanged_fractions import exchanged_fractions
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.reading.usual_cells import FEW, UsualCells
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST_MEASURED = 60
"""Rows, at least, where both columns are of numbers."""
_TAIL = 20
"""One number in so many is in either tail of a column."""
_MOST_COLUMNS = 4
"""Cells of a row that are not as their columns, at most, which are compared: more are of another table."""


def exchanged_cells(grid: Grid, top: Chunk, usual: Mapping[int, UsualCells]) -> list[Problem]:
    """Return that some rows have the values of two columns exchanged.

    Args:
        grid: the table.
        top: its first records.
        usual: what its columns hold, by their places.
    """
    found: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    columns = {place: columns_of(top.rows)[place] for place in usual}
    for place in _with_two(columns, usual):
        for pair in _exchanged(usual, top.rows[place]):
            found[pair].append(place)
    few = {pair: places for pair, places in found.items() if len(places) * FEW <= len(top.rows)}
    worded = {pair: places for pair, places in few.items() if _are_told(columns, usual, pair, {*places})}
    measured = _measured(columns, usual) or exchanged_fractions(columns, usual)
    return [
        exchanged_rows(grid, pair, [top.numbers[place] for place in places])
        for pair, places in (worded | measured).items()
    ]


def _are_told(
    columns: Mapping[int, Sequence[Cell]],
    usual: Mapping[int, UsualCells],
    pair: tuple[int, int],
    exchanged: Collection[int],
) -> bool:
    """Return whether no other row has a value of the other column: else both ask about one thing.

    Args:
        columns: the cells of each.
        usual: what most of them are.
        pair: the places of two columns.
        exchanged: the places of the rows in which they seem exchanged.
    """
    one, other = (usual[place] for place in pair)
    cells = zip(*(columns[place] for place in pair), strict=True)
    others = (each for at, each in enumerate(cells) if at not in exchanged)
    return not any(other.holds(first) or one.holds(second) for first, second in others)


def _with_two(columns: Mapping[int, Sequence[Cell]], usual: Mapping[int, UsualCells]) -> list[int]:
    """Return the places of the rows in which two cells are at odds with their columns."""
    odd = {place: each.odd for place, each in usual.items() if each.odd}
    n_odd = Counter(at for place, few in odd.items() for at, cell in enumerate(columns[place]) if cell in few)
    return sorted(at for at, n in n_odd.items() if 1 < n <= _MOST_COLUMNS)


def _exchanged(usual: Mapping[int, UsualCells], row: Sequence[Cell]) -> Iterator[tuple[int, int]]:
    """Yield the places of two cells of a row that are at odds with their columns, and at home in each other's."""
    for one, other in combinations([place for place, each in usual.items() if row[place] in each.odd], 2):
        if usual[one].holds(row[other]) and usual[other].holds(row[one]) and usual[one].is_apart(usual[other]):
            yield one, other


def _measured(
    columns: Mapping[int, Sequence[Cell]], usual: Mapping[int, UsualCells]
) -> dict[tuple[int, int], list[int]]:
    """Return the rows of two columns of numbers in which the usually smaller one is larger.

    All rows have one number on either side of a gap, as wide as the middle half of a column. Parts of a whole have
    none: where one is large, the other is small.
    """
    found = {}
    numbers = {place: each for place, each in usual.items() if each.numbers}
    ends = {place: (min(each.numbers.values()), max(each.numbers.values())) for place, each in numbers.items()}
    for one, other in combinations(sorted(numbers, key=lambda place: numbers[place].quartiles), 2):
        low, high = numbers[one], numbers[other]
        if low.quartiles[1] >= high.quartiles[0] or ends[one][1] < ends[other][0]:
            continue  # nearly all pairs
        cells = enumerate(zip(columns[one], columns[other], strict=True))
        pairs = (
            (at, low.numbers[first], high.numbers[second])
            for at, (first, second) in cells
            if first in low.numbers and second in high.numbers
        )
        rows = [*islice(pairs, _LEAST_MEASURED)]
        if len(rows) < _LEAST_MEASURED or _gap(rows) <= 0:
            continue  # nearly all others: further rows make no gap wider
        if places := _crossed([*rows, *pairs], min(map(_spread, (low, high)))):
            found[one, other] = places
    return found


def _spread(usual: UsualCells) -> float:
    return usual.quartiles[1] - usual.quartiles[0]


def _crossed(rows: Sequence[tuple[int, float, float]], spread: float) -> list[int]:
    """Return the places of the rows whose first number is larger than the second, and usual among the second ones.

    Args:
        rows: the place of each row, and the two numbers.
        spread: how wide the gap is, at least, that none of the numbers is in.
    """
    gap = _gap(rows)
    crossed = [(at, first, second) for at, first, second in rows if first > second]
    if not 0 < len(crossed) * FEW <= len(rows) or gap <= 0 or gap < spread:
        return []
    firsts, seconds = zip(*((first, second) for _, first, second in rows if first <= second), strict=True)
    (least, most), (low, high) = map(_usual, (firsts, seconds))
    are_usual = (low <= first <= high and least <= second <= most for _, first, second in crossed)
    return [at for at, _, _ in crossed] if sum(are_usual) * 2 > len(crossed) else []


def _gap(rows: Sequence[tuple[int, float, float]]) -> float:
    return min(max(pair) for _, *pair in rows) - max(min(pair) for _, *pair in rows)


def _usual(numbers: Sequence[float]) -> tuple[float, float]:
    """Return between which most numbers are: what is extreme in both columns may have one cause."""
    ordered = sorted(numbers)
    n_tail = len(ordered) // _TAIL
    return ordered[n_tail], ordered[-1 - n_tail]


def exchanged_rows(grid: Grid, places: tuple[int, int], numbers: Sequence[int]) -> Problem:
    """Return that two columns, by their places, have each other's values in the rows of these numbers."""
    words = N_(
        "Source",
        "In {n:,} rows the columns {names} seem to have each other’s values: rows {rows}. Put them right in the file.",
        "In row {row} the columns {names} seem to have each other’s values. Put them right in the file.",
        1,
    )
    found = FoundRows()
    found.add(numbers)
    names = quoted(grid.headers[place] for place in sorted(places))
    text = words.format(n=found.n, row=found.first, rows=found.listed, names=names)
    return Problem(text, found.first, columns=tuple(map(grid.letter, sorted(places))))
