"""Samples of products of lists: every pair of levels in each run, and every row of the product within ten runs.

What depends on one factor, or on how two of them meet, is met in each run: 70 to 97 % of the faults of four systems
did (Kuhn, Wallace & Gallo, IEEE Trans. Software Eng. 30(6), 2004). The rest takes turns, a tenth of it each day, so
that a fault of three factors is found within ten; `--turn N` repeats a day's, and the whole product is run with
`--turn whole` and with --slow.
"""

from __future__ import annotations

import heapq
from datetime import date
from itertools import combinations

TURNS = 10
"""After so many runs that take turns, every row has been run."""
WHOLE = "whole"


class Turn:
    """Which tenth of what is left over is run; set before tests are collected, for every process alike."""

    now: int | str = 0


def todays():
    """Return the turn of this day; of Greenwich would do no better, as it is only to change."""
    return date.today().toordinal() % TURNS  # noqa: DTZ011


def asked_turn(text):
    """Return what `--turn` asks for.

    Raises:
        ValueError: if it is neither a whole number nor "whole".
    """
    return WHOLE if text == WHOLE else int(text) % TURNS


def sample(rows, factors=lambda *values: values, together=2):
    """Return, in their order, the rows of a product that are to be run: a covering sample, and those whose turn it is.

    Args:
        rows: tuples of values, or what pytest.param makes of some, or single values; any part of a product.
        factors: called with the values of a row, returns the levels of its factors: hashable, and as many for each.
        together: of how many factors any levels meet in each run; 1, where rows take seconds: each level comes.
    """
    rows = list(rows)
    if Turn.now == WHOLE:
        return rows
    chosen = set(covering([factors(*_values(row)) for row in rows], together))
    others = [number for number in range(len(rows)) if number not in chosen]
    chosen.update(others[Turn.now :: TURNS])
    return [rows[number] for number in sorted(chosen)]


def one_of(rows, first):
    """Return, in a list, the row whose turn it is, or all of them: for what takes seconds a row.

    Args:
        rows: at most TURNS.
        first: which one comes at turn 0; tests with the same rows begin at different ones, so that each row is met.
    """
    rows = list(rows)
    return rows if Turn.now == WHOLE else [rows[(first + Turn.now) % len(rows)]]


def _values(row):
    return getattr(row, "values", row if isinstance(row, tuple) else (row,))  # a parameter is a tuple, too


def covering(levels, together=2):
    """Return numbers of rows among which every pair of levels is that is in any row; few, and always the same.

    Or every level, or every three of them: as many as are to be met `together`.

    Each time, the first is taken of those with the most pairs that are still missing. What a row would add only falls,
    so a row that is at the top of the heap with what it adds now is the best (Minoux 1978).
    """
    pairs = [set(combinations(enumerate(row), min(together, len(row)))) for row in levels]
    heap = [(-len(each), number) for number, each in enumerate(pairs)]
    heapq.heapify(heap)
    seen, chosen = set(), []
    while heap:
        said, number = heapq.heappop(heap)
        new = len(pairs[number] - seen)
        if new and -said == new:
            chosen.append(number)
            seen |= pairs[number]
        elif new:
            heapq.heappush(heap, (-new, number))
    return chosen
