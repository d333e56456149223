"""A first or last row that may be no record: it holds sums of columns, their numbers of records, or a word alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import IntEnum

from core.data.raw_cells import Cell, Marks, cell_text, is_blank, number_of
from core.sources.reading.few_sums import are_sums
from core.sources.reading.footers import names_total
from core.sources.reading.narrow_notes import is_not_available, is_note_below

_LEAST = 8
"""Records above a row before their sum tells anything."""
_LEAST_ABOVE_A_WORD = 4
"""Records above a word by itself, all of which hold more, before it may be a note."""
_LEAST_WIDTH = 3
"""Columns of a table in which a row of one cell is a rare one."""
_MOST_AT_END = 3
"""Rows above a last one that may be no records, either."""
_LEAST_NAMED = 3
"""Records above a row whose last cell names a total, at least."""
_TIMES = 3
"""A sum is greater than the greatest number so many times, at least, as one person's may be by chance."""
_TELLING, _TELLING_ALONE = 30, 1000
"""Whole sums of a row that is called something, together, at least: a small count is the sum of others by chance, and
so may be a greater one beside numbers that are no sums."""
_TELLING_ANYWHERE = 100_000
"""Sums of a row with several texts, at least, beside numbers that are no sums: ranks, or codes of places."""
_PART = 20
"""A sum is off by one in so many, at most, whatever rounding may have done."""
_NEAR = 1e-9
"""Relative difference of two sums that only the order of their parts tells apart."""
_COUNTS = frozenset(("n", "n =", "n="))
"""What begins a row of how many records there are; in a first column of answers it is one."""


class Likeness(IntEnum):
    """How much a row is like something other than a record."""

    NONE = 0
    LONE = 1
    """A word by itself, as no record above: a note, or somebody who left the rest blank."""
    NEAR = 2
    """Sums but for what rounding does to each summand, or in some columns: others may hold a mean, or a share."""
    EXACT = 3
    """The sums of the columns."""
    COUNT = 4
    """How many records there are, by its word."""
    BARE = 5
    """Numbers alone, beside blanks where all records have something: means, say, without a word."""
    NAMED = 6
    """A word for a total behind numbers, where records have other words."""
    SEVERAL = 7
    """Such a row, and so is the one above it."""
    THIN = 8
    """Blanks in half of the columns, in which all records have something."""
    OTHER = 9
    """Words where all records have numbers or dates, or the other way round, or a word and a colon."""
    MEAN = 10
    """The means of the columns."""
    CODE = 11
    """What a code of the records stands for, beside it."""


_FEW_LACK = 20
"""For how many rows one lacks a value, at most, where a last row has one alone."""


def likeness(
    first: Sequence[Sequence[Cell]], odd: Sequence[Cell], marks: Marks, rows: Callable[[], Iterable[Sequence[Cell]]]
) -> Likeness:
    """Return how much a row is like something other than a record.

    Args:
        first: the first records without it.
        odd: its cells.
        marks: how numbers are written.
        rows: returns all records without it, which are rarely needed.
    """
    lacks = is_blank
    if any(map(is_not_available, odd)):
        odd, lacks = [None if is_not_available(cell) else cell for cell in odd], _is_blank_or_marked
    numbers = {place: number for place, cell in enumerate(odd) if (number := number_of(cell, marks)) is not None}
    texts = [place for place, cell in enumerate(odd) if cell_text(cell) and place not in numbers]
    said = _said(odd, texts, first, marks, lacks) if len(texts) == 1 and first else Likeness.NONE
    if said or not numbers:
        return said
    found = _of_many(first, odd, numbers, marks, rows) if len(first) >= _LEAST else Likeness.NONE
    if not found and are_sums(numbers, odd, first, marks):
        return Likeness.NEAR
    if found:
        return found
    if len(texts) == 1 and _is_named(odd, texts[0], first, marks):
        return Likeness.NAMED
    if texts or len(first) < _LEAST:
        return Likeness.NONE
    is_bare = _is_bare(odd, first, lacks) or _is_lone_fraction(numbers, odd, first, marks)
    return Likeness.BARE if is_bare else Likeness.NONE


def _of_many(
    first: Sequence[Sequence[Cell]],
    odd: Sequence[Cell],
    numbers: dict[int, float],
    marks: Marks,
    rows: Callable[[], Iterable[Sequence[Cell]]],
) -> Likeness:
    """Return how near the numbers of a row are to the sums of many."""
    n_texts = len(odd) - sum(map(is_blank, odd)) - len(numbers)
    great = {place for place, number in numbers.items() if _is_at_least(number, place, first, marks)}
    least = _TELLING if len(great) == len(numbers) else _TELLING_ALONE
    is_small = n_texts > 0 and all(numbers[place].is_integer() for place in great)
    is_small = is_small and sum(numbers[place] for place in great) < least
    found = _compared(numbers, great, rows(), marks) if great and not is_small else Likeness.NONE
    if n_texts < 2 or found is Likeness.EXACT:
        return found
    # code and name of all places, above or below those of each: nothing but exact sums tells them
    is_sure = len(great) < len(numbers) and all(numbers[place] >= _TELLING_ANYWHERE for place in great)
    return found if is_sure else Likeness.NONE


def _said(
    odd: Sequence[Cell],
    texts: Sequence[int],
    rows: Sequence[Sequence[Cell]],
    marks: Marks,
    lacks: Callable[[Cell], bool],
) -> Likeness:
    """Return what the only text of a row says that it is."""
    (place,), text = texts, cell_text(odd[texts[0]])
    n_filled = len(odd) - sum(map(is_blank, odd))
    if n_filled == 1:
        return Likeness.LONE if _is_lone(place, text, rows, marks, lacks) else Likeness.NONE
    is_count = len(rows) >= _LEAST and text.casefold() in _COUNTS and n_filled < len(odd)
    return Likeness.COUNT if is_count and _is_rare(place, text, rows) else Likeness.NONE


def _is_named(odd: Sequence[Cell], place: int, rows: Sequence[Sequence[Cell]], marks: Marks) -> bool:
    """Return whether the only text of a row names a total, behind a number, and none above does; most have texts."""
    if len(rows) < _LEAST_NAMED or all(map(is_blank, odd[:place])) or not names_total(cell_text(odd[place])):
        return False
    texts = [text for row in rows if (text := cell_text(row[place])) and number_of(row[place], marks) is None]
    others = texts[:-_MOST_AT_END] or texts  # a mean may stand above a total
    return 2 * len(texts) > len(rows) and not any(map(names_total, others))


def _is_bare(odd: Sequence[Cell], rows: Sequence[Sequence[Cell]], lacks: Callable[[Cell], bool]) -> bool:
    """Return whether a row lacks the first and another value that all records have, one of them a text."""
    if not is_blank(odd[0]) or len(odd) < _LEAST_WIDTH or any(lacks(row[0]) for row in rows):
        return False
    blank = (place for place, cell in enumerate(odd) if is_blank(cell))
    missing = [place for place in blank if not any(lacks(row[place]) for row in rows)]
    return len(missing) > 1 and any(isinstance(rows[0][place], str) for place in missing)


def _is_lone_fraction(
    numbers: Mapping[int, float], odd: Sequence[Cell], rows: Sequence[Sequence[Cell]], marks: Marks
) -> bool:
    """Return whether a row has a fraction alone, in a column of whole numbers, below rows that lack hardly a cell."""
    lacking = sum(any(map(is_blank, row)) for row in rows) if len(numbers) == 1 else len(rows)
    if len(odd) < _LEAST_WIDTH or lacking * _FEW_LACK > len(rows):
        return False
    ((place, number),) = numbers.items()
    column = [each for row in rows if (each := number_of(row[place], marks)) is not None] if number % 1 else []
    return len(column) >= _LEAST and all(map(float.is_integer, column))


def _is_lone(
    place: int, text: str, rows: Sequence[Sequence[Cell]], marks: Marks, lacks: Callable[[Cell], bool]
) -> bool:
    """Return whether a text may be a note below rows that hold more, or, in a narrow table, other texts.

    With a digit a single word may be somebody's number, and where others have it, too, it is an answer.
    """
    width = len(rows[0])
    if any(len(row) - sum(map(lacks, row)) < min(width, 2) for row in rows) or not _is_rare(place, text, rows):
        return False
    if width < _LEAST_WIDTH:
        return is_note_below(text, [row[place] for row in rows], width, marks)
    return len(rows) >= _LEAST_ABOVE_A_WORD and not any(map(str.isdigit, text))


def _is_blank_or_marked(cell: Cell) -> bool:
    return is_blank(cell) or is_not_available(cell)


def _is_rare(place: int, text: str, rows: Sequence[Sequence[Cell]]) -> bool:
    return all(cell_text(row[place]) != text for row in rows)


def _is_at_least(number: float, place: int, rows: Sequence[Sequence[Cell]], marks: Marks) -> bool:
    """Return whether a number is not below the sum of a column's first numbers, and far above the greatest."""
    found: list[float] = []
    total, most = 0.0, number + math.sqrt(len(rows))
    for row in rows if number > 0 else ():
        other = number_of(row[place], marks)
        if other is None:
            continue
        total += other
        # As in the first rows of nearly all columns: the others are not read.
        if not 0 <= _TIMES * other <= number or total > most:
            return False
        found.append(other)
    return len(found) >= _LEAST and max(found) > 0 and number + math.sqrt(len(found)) >= sum(found)


def _compared(
    numbers: dict[int, float], great: Collection[int], rows: Iterable[Sequence[Cell]], marks: Marks
) -> Likeness:
    """Return how near each number is to the sum of its column; only those at the places `great` may be any.

    The sum of n numbers that are rounded to 1 is off by a third of √n, the standard deviation of n rounding errors.
    """
    sums, units, n = dict.fromkeys(great, 0.0), dict.fromkeys(great, 1.0), 0
    for row in rows:
        n += 1
        for place in sums:
            number = number_of(row[place], marks) or 0.0
            sums[place] += number
            if not number.is_integer():
                units[place] = min(units[place], unit_of(number))
    offs = {place: abs(numbers[place] - sums[place]) for place in great}
    exact = {place for place, off in offs.items() if off <= _NEAR * numbers[place]}
    if len(exact) == len(numbers):
        return Likeness.EXACT
    most = {place: min(units[place] * math.sqrt(n), numbers[place] / _PART) for place in great}
    is_near = len(great) == len(numbers) and all(off <= most[place] for place, off in offs.items())
    return Likeness.NEAR if is_near or exact else Likeness.NONE


def unit_of(number: float) -> float:
    """Return the last decimal place of a number: 0.01 of 1.25, and 1e-8 of 2.5e-7."""
    digits, _, exponent = repr(number).partition("e")
    return 10.0 ** (int(exponent or 0) - len(digits.partition(".")[2]))
