"""Tell a header from a record, and further rows of names from records: for the preview, never for a release."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text, is_blank, possible_dates

_NUMBER = re.compile(r"[+\-−]?[0-9]+(?:[.,'\s][0-9]+)*\s*%?")
_YEAR = re.compile(r"(?:19|20)[0-9]{2}")
_LEAST_BELOW = 3
"""Records that a column needs before its first cell can be told from the others."""
_MOST_ROWS = 3
"""Rows below the header that are looked at: survey programs write two."""
_QUALTRICS = '{"ImportId"'
_NO_ANSWER = frozenset(
    ("na", "n/a", "n.a.", "nan", "null", "none", "nil", "-", "–", ".", "..", "?", "x", "missing", "unknown", "k.a.")
)
"""Texts that stand for a missing number: the first record may have one."""


def is_measure(cell: Cell) -> bool:
    """Return whether a cell is a number or a date."""
    if isinstance(cell, str):
        return _NUMBER.fullmatch(cell.strip()) is not None or possible_dates(cell) != (None, None)
    return not is_blank(cell)


def measured_names(header: Sequence[Cell]) -> list[int]:
    """Return the places of the names that are numbers or dates."""
    return [place for place, cell in enumerate(header) if not is_blank(cell) and is_measure(cell)]


def recurring_names(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the names that occur again below: a name is said of a column once, a value often."""
    texts = [cell_text(cell).strip() for cell in header]
    return [
        place
        for place, text in enumerate(texts)
        if text and any(place < len(row) and cell_text(row[place]).strip() == text for row in below)
    ]


def is_record(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether what was taken for the header is a record: numbers or dates for names, and other signs of one."""
    measured = measured_names(header)
    if not measured:
        return False
    filled = sum(not is_blank(cell) for cell in header)
    are_years = all(_YEAR.fullmatch(cell_text(header[place])) for place in measured)
    if len(measured) == filled:
        return not are_years or filled == 1
    return any(place not in measured for place in recurring_names(header, below))


def further_header_rows(said: Sequence[str], below: Sequence[Sequence[Cell]]) -> int:
    """Return how many of the rows below the header look like further rows of it.

    Args:
        said: the names in the header.
        below: the rows below it, each as wide.
    """
    marked = [place for place, row in enumerate(below[:_MOST_ROWS]) if any(map(_is_qualtrics, row))]
    if marked:
        return marked[-1] + 1
    n = 0
    while n < _MOST_ROWS - 1 and _is_further(said, below[n : n + 1], below[n + 1 :]):
        n += 1
    return n


def _is_qualtrics(cell: Cell) -> bool:
    return isinstance(cell, str) and cell.startswith(_QUALTRICS)


def _is_further(said: Sequence[str], first: Sequence[Sequence[Cell]], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row has texts where all below are numbers or dates, or names what the header leaves unnamed."""
    if not first or len(below) < _LEAST_BELOW or any(not is_blank(cell) and is_measure(cell) for cell in first[0]):
        return False
    row, columns = first[0], list(zip(*below, strict=True))
    texts = [place for place, cell in enumerate(row) if not is_blank(cell)]
    unlike = [place for place in texts if _are_measures(columns[place])]
    if unlike:
        measured = [place for place, column in enumerate(columns) if _are_measures(column)]
        are_blanks = all(cell_text(row[place]).strip().casefold() in _NO_ANSWER for place in unlike)
        return len(unlike) * 2 >= len(measured) and not are_blanks
    named = [place for place in texts if not said[place]]
    return bool(named) and not any(_recurs(row[place], columns[place]) for place in texts)


def _are_measures(column: Sequence[Cell]) -> bool:
    filled = [cell for cell in column if not is_blank(cell)]
    return len(filled) >= _LEAST_BELOW and all(map(is_measure, filled))


def _recurs(cell: Cell, column: Sequence[Cell]) -> bool:
    return any(cell_text(other).strip() == cell_text(cell).strip() for other in column)
