"""Tells that the records of a table stand in it twice, as after pasting it a second time, or joining it to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import groupby
from math import gcd, prod
from operator import itemgetter

from core.data.raw_cells import Cell, is_blank
from core.data.running_numbers import RunningNumbers
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST, _LEAST_COLUMNS = 20, 3
"""Rows that are there again, at least, and cells of each."""
_DIFFERENT = 0.6
"""Share of these that differ from each other, at least: a few categories come again by chance."""
_SHARE, _OWN = 5, 4
"""One row in so many is there again, at least, and one in so many has a value of its own in some column."""
_SURELY_OWN = 0.9
"""Share of different rows that have a value of their own in a column in which no two agree by chance."""
_MOST_TIMES, _LEAST_OFTEN = 3, 40
"""Times that few rows are pasted, at most, and different rows that are there more often: fewer are a plan of trials."""
_EVER = 20
"""Times that rows are pasted by hand, at most: a program may write them more often."""
_CROSSED = 4
"""Rows that the values of all columns would make if crossed, for each of these: a plan of trials has nearly all."""
_FIRST_COLUMNS = 8
"""Columns that are compared first: most rows of wide tables differ in these."""
_LEAST_THRICE, _LACKING = 30, 4
"""Rows that chance would bring three times, at least, and of how many expected there is one at most."""


def rows_again(top: Chunk) -> list[Problem]:
    """Return that rows come again, one after the other or in any order; `top` are the first records."""
    rows = [*map(tuple, top.rows)]
    if len(rows) < 2 * _LEAST or len(rows[0]) < _LEAST_COLUMNS:
        return []
    bare = _unnumbered(rows)
    if again := _first_again(rows) or _first_again(bare):
        text = N_(
            "Source",
            "From row {row} on, the records seem to be those from row {above} on once more. Each would count twice: if "
            "they were pasted twice, delete them once.",
        )
        return [Problem(text.format(row=top.numbers[again], above=top.numbers[0]), top.numbers[again])]
    text = N_(
        "Source",
        "Of the first {of:,} rows, {n:,} say the same as a row above them in all cells. The first is row {row}. Each "
        "would count twice: if they were pasted twice, or are there twice since tables were joined, delete them once.",
    )
    but_numbers = N_(
        "Source",
        "Of the first {of:,} rows, {n:,} say the same as a row above, but for the running number. The first is row "
        "{row}. Each would count twice: if they were pasted twice, delete them once.",
    )
    for said, compared in ((text, rows), (but_numbers, bare)):
        if n := _n_twice(compared) or _n_in_block(compared):
            row = top.numbers[_first_as_above(compared)]
            return [Problem(said.format(n=n, of=len(rows), row=row), row)]
    return []


def _first_as_above(rows: Sequence[tuple[Cell, ...]]) -> int:
    """Return the place of the first row that is equal to one above it."""
    first: dict[tuple[Cell, ...], int] = {}
    return next(place for place, row in enumerate(rows) if first.setdefault(row, place) != place)


def _first_again(rows: Sequence[tuple[Cell, ...]]) -> int:
    """Return the place from which on all rows are those from the first one on; 0 if there is none.

    Where a few rows come again and again, as in a plan of trials, they were not pasted.
    """
    for place in range(1, len(rows) - _LEAST + 1):
        if rows[place] == rows[0] and rows[place:] == rows[: len(rows) - place]:
            different = {*rows[:place]}
            is_varied = place >= _LEAST and len(different) >= _DIFFERENT * place
            return place if is_varied and _may_be_pasted(different, len(rows) / place) else 0
    return 0


def _may_be_pasted(different: Collection[tuple[Cell, ...]], times: float) -> bool:
    """Return whether rows that are there so often were pasted: a plan of trials has few, or crosses a few values."""
    if times <= _MOST_TIMES:
        return True
    if times > _EVER:
        return False
    n_crossed = prod(len({*column}) for column in zip(*different, strict=True))
    return len(different) >= _LEAST_OFTEN and n_crossed > _CROSSED * len(different)


def _unnumbered(rows: Sequence[tuple[Cell, ...]]) -> Sequence[tuple[Cell, ...]]:
    """Return the rows without a first column that numbers all of them; none if it does not."""
    numbers = RunningNumbers(may_recur=False)
    numbers.take([row[0] for row in rows])
    return [row[1:] for row in rows] if numbers.is_running(len(rows)) else []


def _n_in_block(rows: Sequence[tuple[Cell, ...]]) -> int:
    """Return how many rows, many one after the other, stand as far below equal rows, which do so, too."""
    if len(rows) - len({row[:_FIRST_COLUMNS] for row in rows}) < _LEAST:
        return 0
    last: dict[tuple[Cell, ...], int] = {}
    above = []
    for place, row in enumerate(rows):
        above.append(place - last.get(row, place))
        last[row] = place
    runs = [[place for place, _ in run] for far, run in groupby(enumerate(above), itemgetter(1)) if far]
    again = [run for run in runs if len(run) >= _LEAST and len({rows[place] for place in run}) >= _DIFFERENT * len(run)]
    return sum(map(len, again))


def _n_twice(rows: Sequence[tuple[Cell, ...]]) -> int:
    """Return how many filled rows are there a second time; 0 if that may be chance.

    Of rows that are drawn, however their columns go together, some are there once, some twice, some three times: the
    square of 2 n₂ is at most n₁ · 6 n₃ in the mean, by the inequality of Cauchy and Schwarz for mixed Poisson laws.
    """
    if len(rows) - len({row[:_FIRST_COLUMNS] for row in rows}) < _LEAST:
        return 0
    rows = [row for row in rows if sum(map(is_blank, row)) <= len(row) - _LEAST_COLUMNS]
    different = {*rows}
    n_again = len(rows) - len(different)
    if n_again < _LEAST:
        return 0
    most_own = max(len({*column}) for column in zip(*rows, strict=True))
    times = Counter(Counter(rows).values())
    n_more = len(different) - times[1] - times[2]
    if most_own >= _SURELY_OWN * len(different) and times[2] >= _LEAST * max(n_more, 1):
        return n_again
    if len(different) >= _LEAST and gcd(*times) > 1 and _may_be_pasted(different, gcd(*times)):
        return n_again
    if n_again * _SHARE < len(rows) or most_own * _OWN < len(different):
        return 0
    thrice = times[2] ** 2 * 2 / 3 / (times[1] + 1)
    return 0 if thrice < max(_LEAST_THRICE, _LACKING * times[3]) else n_again
