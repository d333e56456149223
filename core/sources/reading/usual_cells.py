"""What most cells of each column are: one of few words, or numbers; the others may be of another column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import islice
from statistics import quantiles
from typing import NamedTuple

from core.data.column_cells import FirstCells, columns_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, number_with_either_mark

FEW = 3
"""For how many rows one may have values of another column, at most: more are of a column with two meanings."""
_LEAST_ROWS = 24
_MOST_WORDS, _MOST_MISSING = 40, 10
"""Different words of a column of answers, at most; and further ones for "no answer"."""
_LEAST_OWN = 2
"""Words of a column that are its own, at least: one may be a "no"."""
_OFTEN, _USUAL = 1.5, 20
"""Any other column has a word so many times as often, at most; and for how many rows one has it, at least."""
_LEAST_NUMBERS, _FIRST = 8, 10
"""Different numbers of a column, at least, as fewer may be codes; and cells of which one is a number."""


class UsualCells(NamedTuple):
    """What most cells of a column are.

    Attributes:
        odd: the other cells, without blanks.
        words: the words, of a column of few.
        numbers: each cell that is a number, of a column of numbers; empty in one of words.
        quartiles: the lower and the upper quartile of these, each as often as it occurs.
    """

    odd: frozenset[Cell]
    words: frozenset[str]
    numbers: dict[Cell, float]
    quartiles: tuple[float, float]

    def holds(self, cell: Cell) -> bool:
        """Return whether a cell is as most of the column."""
        if self.words:
            return cell_text(cell).strip() in self.words
        return cell in self.numbers or number_with_either_mark(cell) is not None

    def is_apart(self, other: UsualCells) -> bool:
        """Return whether no cell can be usual in both columns: of two of words, or of words and of numbers."""
        return self.words.isdisjoint(other.words) and not (self.numbers and other.numbers)


def usual_cells(rows: Sequence[Sequence[Cell]]) -> dict[int, UsualCells]:
    """Return what the columns of few words, and those of numbers, hold, by their places; others tell nothing.

    Args:
        rows: the first records; nothing is told by a few, or by rows of unlike lengths.
    """
    if len(rows) < _LEAST_ROWS or len({*map(len, rows)}) > 1:
        return {}
    columns = columns_of(rows)
    cells = [column.filled for column in columns]
    counts = {place: words for place, each in enumerate(cells) if (words := _words(each))}
    most: Counter[str] = Counter()
    for words in counts.values():
        most |= words
    own = {place: _own(words, most, len(rows)) for place, words in counts.items()}
    found = {place: _of_words(cells[place], words) for place, words in own.items() if len(words) >= _LEAST_OWN}
    for place, column in enumerate(columns):
        if place not in counts and (usual := _of_numbers(column)) is not None:
            found[place] = usual
    return found


def _of_words(cells: Collection[Cell], words: frozenset[str]) -> UsualCells:
    return UsualCells(frozenset(cell for cell in cells if cell_text(cell).strip() not in words), words, {}, (0, 0))


def _own(words: Counter[str], most: Counter[str], n_rows: int) -> frozenset[str]:
    """Return the usual words of a column but those that another one has more often."""
    return frozenset(word for word, n in words.items() if n * _OFTEN > most[word] and n * _USUAL >= n_rows)


def _words(cells: Counter[Cell]) -> Counter[str]:
    """Return how often a column has each of its few words; nothing if it has other texts, or is of numbers."""
    if len(cells) > _MOST_WORDS + _MOST_MISSING:
        return Counter()
    words = Counter({text: n for cell, n in cells.items() if not is_missing_word(text := cell_text(cell).strip())})
    numbers = {word for word in words if number_with_either_mark(word) is not None}
    if len(words) > _MOST_WORDS or sum(words[word] for word in numbers) * FEW > words.total():
        return Counter()
    return Counter({word: n for word, n in words.items() if word not in numbers})


def _of_numbers(column: FirstCells) -> UsualCells | None:
    """Return the numbers of a column; None if many cells are none, or they are few."""
    cells = column.filled
    if all(number_with_either_mark(cell) is None for cell in islice(cells, _FIRST)):
        return None
    read = column.numbers
    numbers = [number for cell, number in read.items() for _ in range(cells[cell])]
    if (cells.total() - len(numbers)) * FEW > cells.total() or len({*read.values()}) < _LEAST_NUMBERS:
        return None
    low, _, high = quantiles(numbers)
    return UsualCells(frozenset(cells.keys() - read.keys()), frozenset(), read, (low, high))
