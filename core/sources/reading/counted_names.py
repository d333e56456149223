"""Names of columns that count on, as no record does: years, weeks, and ages of one year each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from core.data.raw_cells import Cell, cell_text

YEAR = re.compile(r"(?:19|20)[0-9]{2}")
_LEAST_YEARS, _MANY_YEARS = 5, 10
"""Years in equal steps, and in any, that are names for sure; of fewer, a record may have some."""
_LEAST_COUNTED = 8
"""Numbers from 0 or 1 on, each one more, that are names for sure."""
_MOST_DIGITS = 4
"""Digits of such a number, at most."""


def count_on(header: Sequence[Cell], measured: Sequence[int]) -> bool:
    """Return whether all names that are numbers are years in order, or 1, 2, 3 and so on, behind a word or a blank.

    Args:
        header: the names.
        measured: the places of those that are numbers or dates.
    """
    if len(measured) < _LEAST_YEARS or 0 in measured:
        return False
    texts = [cell_text(header[place]).strip() for place in measured]
    if all(map(YEAR.fullmatch, texts)):
        steps = [int(other) - int(one) for one, other in pairwise(texts)]
        is_ordered = all(step > 0 for step in steps) or all(step < 0 for step in steps)
        return is_ordered and (len({*steps}) == 1 or len(texts) >= _MANY_YEARS)
    if len(texts) < _LEAST_COUNTED or not all(text.isdecimal() and len(text) <= _MOST_DIGITS for text in texts):
        return False
    return int(texts[0]) in (0, 1) and all(int(other) == int(one) + 1 for one, other in pairwise(texts))
