"""Tells rows at the end of a table that say what a code of its records stands for: M beside “male”, and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile

from core.data.raw_cells import Cell, cell_text, is_blank

_LEAST_ABOVE = 4
"""Records above, at least."""
_CELLS = 2
_BEHIND = " :="
"""Marks behind a code."""
_LONGEST = 4
"""Letters or digits of a code, at most."""
_RECURRING = 2
"""Records that have a code, at least, and how often the values of its column recur on average."""
_SEVERAL, _LEAST_FULL = 2, 8
"""Where first cells are as short as codes: such rows, at least, and records that all have what these lack."""


def n_code_rows(last: Sequence[Sequence[Cell]], others: Sequence[Sequence[Cell]]) -> int:
    """Return how many rows at the end are such.

    A code is shorter than what records have above it, or of digits alone where these have none such. Elsewhere it may
    be the number of somebody who left the rest blank: then there are several such rows, where no record has blanks.
    Of several codes, some may be nobody's. In two columns nothing is blank, so that all of several are somebody's.

    Args:
        last: the last rows.
        others: the first records; some of the last rows may be among them, at their end.
    """
    if not last or not _is_pair(last[-1]):
        return 0
    above = _records(others) if len(last[-1]) > _CELLS else others[: len(others) - _n_narrow(others)]
    columns = [[*map(cell_text, column)] for column in zip(*above, strict=False)]
    if len(columns) < _CELLS or len(columns[0]) < _LEAST_ABOVE:
        return 0
    texts = {text for column in columns for text in column}
    pairs = ((_code_of(row), cell_text(row[1])) for row in takewhile(_is_pair, reversed(last)))
    codes = [code for code, _ in takewhile(lambda pair: _is_code(pair[0]) and pair[1] not in texts, pairs)]
    while codes and codes[-1] not in texts:
        codes.pop()  # above may be somebody who left the rest blank
    known = texts.intersection(codes)
    if not codes or len({*codes}) < len(codes) or len(known) < max(min(len(codes), _SEVERAL), len(codes) // 2):
        return 0
    return len(codes) if _are_codes(known, columns) else 0


def _is_pair(row: Sequence[Cell]) -> bool:
    """Return whether nothing but the first two cells of a row is filled, and the second one has words."""
    if len(row) < _CELLS or any(is_blank(cell) == (place < _CELLS) for place, cell in enumerate(row)):
        return False
    return any(map(str.isalpha, cell_text(row[1])))


def _code_of(row: Sequence[Cell]) -> str:
    return cell_text(row[0]).rstrip(_BEHIND)


def _records(rows: Sequence[Sequence[Cell]]) -> Sequence[Sequence[Cell]]:
    """Return the rows above the last ones with little in them."""
    little = takewhile(lambda row: sum(not is_blank(cell) for cell in row) <= _CELLS, reversed(rows))
    return rows[: len(rows) - sum(1 for _ in little)]


def _n_narrow(rows: Sequence[Sequence[Cell]]) -> int:
    """Return how many rows of two cells end with a text of their own, and begin with one that others end with."""
    seconds = Counter(cell_text(row[1]) for row in rows if len(row) == _CELLS)
    such = (
        _code_of(row) in seconds and seconds[cell_text(row[1])] == 1 for row in reversed(rows) if len(row) == _CELLS
    )
    return sum(1 for _ in takewhile(bool, such))


def _is_code(text: str) -> bool:
    return 0 < len(text) <= _LONGEST and text.lstrip("-").isalnum()


def _are_codes(codes: set[str], columns: Sequence[Sequence[str]]) -> bool:
    """Return whether all codes are answers in other columns, and no first cells of further records."""
    own = {*columns[0]} - {""}
    recurring = [column for column in columns[1:] if _recur(column)]
    apart = [column for column in recurring if own.isdisjoint(column)]  # else rows may name the one that they belong to
    if _are_answers(codes, apart) and _are_unlike(codes, own):
        return len(codes) >= _SEVERAL or len(columns) > _CELLS
    if len(codes) < _SEVERAL or len(columns[0]) < _LEAST_FULL or any("" in column for column in columns[_CELLS:]):
        return False
    are_again = codes <= own and len(own) == len(columns[0]) and _are_answers(codes, recurring)
    return len(columns) > _CELLS and (are_again or own <= codes or _are_answers(codes, apart))


def _are_answers(codes: set[str], columns: Sequence[Sequence[str]]) -> bool:
    return all(any(column.count(code) >= _RECURRING for column in columns) for code in codes)


def _recur(column: Sequence[str]) -> bool:
    filled = [text for text in column if text]
    return len({*filled}) * _RECURRING <= len(filled)


def _are_unlike(codes: set[str], others: set[str]) -> bool:
    """Return whether codes are shorter than all others, or of digits alone, and others are not."""
    if not others:
        return False
    are_digits = all(map(_is_digits, codes)) and not any(map(_is_digits, others))
    return are_digits or max(map(len, codes)) < min(map(len, others))


def _is_digits(text: str) -> bool:
    return text.lstrip("-").isdecimal()
