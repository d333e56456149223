"""Single values of a data frame as the texts that a file would have, where a column has values of several kinds."""

from __future__ import annotations

import math
import sys
from datetime import date
from decimal import Decimal
from numbers import Integral, Real

from core.data.raw_cells import Cell, cell_text
from core.errors import DateOutOfCalendarError, HalfLetterError, LargeNumberError, UnknownValueError
from core.words import N_

FRAME_NAME = N_("Source", "the data frame")
"""What messages call it, where they name a file."""

_MOST_DIGITS = 4_000
"""Of a whole number. Python writes at most 4,300, unless told otherwise, as the time grows with their square."""
_MOST_BITS = math.floor(_MOST_DIGITS * math.log2(10))


def value_text(value: object, column: str, row: int) -> str | None:
    """Return one value as a file of text would have it; None if it is missing.

    Args:
        value: of Python, numpy or pandas.
        column: its name, for messages.
        row: counted as in a file, whose row 1 are the names; for messages.

    Raises:
        UnreadableFileError: if it is neither text nor number nor date, or no file could hold it.
    """
    if is_missing(value):
        return None
    try:
        cell = _cell(value)
    except OverflowError:
        raise LargeNumberError(FRAME_NAME, column, row) from None
    if cell is None:
        raise UnknownValueError(FRAME_NAME, column, row)
    # Timestamps of pandas go beyond the years of Python's dates, whose class they are of.
    if isinstance(cell, date) and not date.min.year <= cell.year <= date.max.year:
        raise DateOutOfCalendarError(FRAME_NAME, column, row)
    text = cell_text(cell)
    if not is_whole(text):
        raise HalfLetterError(FRAME_NAME, column, row)
    return text


def is_missing(value: object) -> bool:
    """Return whether a value is missing, as pandas has it; also Decimal("sNaN"), of which pandas 3.1.1 cannot tell."""
    if isinstance(value, Decimal):
        return value.is_nan()
    pandas = sys.modules.get("pandas")
    if pandas is None:  # the frame is of another library
        return value is None or (isinstance(value, Real) and math.isnan(value))
    # `is True`: of a list, pandas asks for each element.
    return value is None or pandas.isna(value) is True


def is_whole(text: str) -> bool:
    """Return whether a text can be written: not so with half of a letter, an unpaired surrogate of UTF-16."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _cell(value: object) -> Cell:
    """Return a value of Python or numpy as a cell; None if it is neither text nor number nor date.

    Raises:
        OverflowError: if it is a number that cannot be written.
    """
    if isinstance(value, str | date):
        return value
    if isinstance(value, bool) or type(value).__name__ in ("bool", "bool_"):  # numpy's is no bool of Python's
        return str(value).upper()
    if isinstance(value, Integral):
        return _whole(int(value))
    if isinstance(value, Decimal):
        return _decimal(value)
    return float(value) if isinstance(value, Real) else None


def _decimal(value: Decimal) -> Cell:
    # Asked before `int`, which would write out all zeros of 1e999999999, and of 0e999999999.
    if value == 0:
        return 0
    if value.is_finite() and value.adjusted() >= _MOST_DIGITS:
        raise OverflowError
    return int(value) if value.is_finite() and value == value.to_integral_value() else float(value)


def _whole(value: int) -> int:
    if value.bit_length() > _MOST_BITS:
        raise OverflowError
    return value
