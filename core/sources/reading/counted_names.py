"""Names of columns that count on, as no record does: years, weeks, ages of one year each, and the days of a course."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise

from core.data.raw_cells import Cell, cell_text, is_blank, possible_dates
from core.patterns import pattern_of

YEAR = pattern_of(r"(?:19|20)[0-9]{2}")
_OLD_YEAR = pattern_of(r"(?:1[5-9]|20)[0-9]{2}")
"""A year of a census, or of the prices of a town."""
_LEAST_YEARS, _MANY_YEARS = 5, 10
"""Years in equal steps, and in any, that are names for sure; of fewer, a record may have some."""
_FEW_YEARS = 3
"""Years in equal steps that are names where words stand beside them, and hardly any years below."""
_RARE, _LOOKED_AT = 4, 100
"""One number in so many is as great as a year by chance, at most, of so many rows."""
_LEAST_COUNTED = 8
"""Numbers from 0 or 1 on, each one more, that are names for sure."""
_LEAST_DAYS, _LEAST_BELOW = 2, 3
"""Days in order, at least, that are names where no day stands below them, and rows that tell it."""
_MOST_DIGITS = 4
"""Digits of such a number, at most."""


def count_on(header: Sequence[Cell], measured: Sequence[int], below: Sequence[Sequence[Cell]] = ()) -> bool:
    """Return whether all names that are measures are days or years in order, or 1, 2, 3 and so on, behind a word.

    Args:
        header: the names.
        measured: the places of those that are numbers or dates.
        below: the first records, which tell whether days, or a few years, are names.
    """
    if _are_days(header, measured, below[:_LOOKED_AT]):
        return True
    if len(measured) < _LEAST_YEARS or 0 in measured:
        return _are_few_years(header, measured, below[:_LOOKED_AT])
    texts = [cell_text(header[place]).strip() for place in measured]
    if all(map(YEAR.fullmatch, texts)) or (len(texts) >= _MANY_YEARS and all(map(_OLD_YEAR.fullmatch, texts))):
        steps = [int(other) - int(one) for one, other in pairwise(texts)]
        is_ordered = all(step > 0 for step in steps) or all(step < 0 for step in steps)
        return is_ordered and (len({*steps}) == 1 or len(texts) >= _MANY_YEARS)
    if len(texts) < _LEAST_COUNTED or not all(text.isdecimal() and len(text) <= _MOST_DIGITS for text in texts):
        return False
    return int(texts[0]) in (0, 1) and all(int(other) == int(one) + 1 for one, other in pairwise(texts))


def _are_few_years(header: Sequence[Cell], measured: Sequence[int], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a few names are years in equal steps, beside words alone, above numbers that are no years."""
    if not _FEW_YEARS <= len(measured) < _LEAST_YEARS or 0 in measured or len(below) < _FEW_YEARS:
        return False
    texts = [cell_text(header[place]).strip() for place in measured]
    if not all(map(YEAR.fullmatch, texts)):
        return False
    steps = {int(other) - int(one) for one, other in pairwise(texts)}
    others = [cell_text(cell) for place, cell in enumerate(header) if place not in measured]
    if len(steps) != 1 or 0 in steps or not all(text[:1].isalpha() for text in others):
        return False
    cells = [cell_text(row[place]).strip() for row in below for place in measured if place < len(row)]
    n_years = sum(YEAR.match(cell) is not None for cell in cells)  # a date begins as a year, too
    return any(cells) and n_years * _RARE <= sum(map(bool, cells))


def _are_days(header: Sequence[Cell], measured: Sequence[int], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether names are days in order beside words alone, above values of which none is a day."""
    if len(measured) < _LEAST_DAYS or 0 in measured or len(below) < _LEAST_BELOW:
        return False
    others = [cell_text(cell).strip() for place, cell in enumerate(header) if place not in measured]
    if not all(text[:1].isalpha() for text in others if text):
        return False
    if not any(
        _count_on_or_back(days) for days in zip(*(possible_dates(header[place]) for place in measured), strict=True)
    ):
        return False
    cells = {row[place] for place in measured for row in below if place < len(row)}
    return any(not is_blank(cell) for cell in cells) and all(possible_dates(cell) == (None, None) for cell in cells)


def _count_on_or_back(days: Sequence[date | None]) -> bool:
    known = [day for day in days if day is not None]
    return len(known) == len(days) and known in (sorted({*known}), sorted({*known}, reverse=True))
