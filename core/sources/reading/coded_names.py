"""Tell names of columns that are written like the codes of their column: these may be values of a first record."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.identifier_names import says_code
from core.data.raw_cells import Cell, cell_text
from core.patterns import pattern_of

_CODE = pattern_of(r"[A-Z0-9]{2,8}")
"""A code of capitals and digits, such as KD47."""
_LEAST = 10
"""Different codes of a column, at least."""
_SAME_LENGTH = 10
"""One in so many codes, at most, is longer or shorter than the name."""
_MIXED = 4
"""One in so many codes, at least, has both letters and digits."""


def coded_names(names: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the names that are codes of letters and digits above codes of that length.

    Args:
        names: the cells of the header.
        below: the first rows below it, each as wide.
    """
    texts = [cell_text(cell).strip() for cell in names]
    coded = [place for place, text in enumerate(texts) if _is_mixed(text) and not says_code(text)]
    return [place for place in coded if _are_codes(len(texts[place]), [row[place] for row in below])]


def _is_mixed(text: str) -> bool:
    """Return whether a text is a code of both capitals and digits."""
    return _CODE.fullmatch(text) is not None and not text.isalpha() and not text.isdecimal()


def _are_codes(length: int, column: Sequence[Cell]) -> bool:
    """Return whether nearly all values of a column are codes of that length, most of which occur once."""
    values = [text for cell in column if (text := cell_text(cell).strip())]
    different = {*values}
    if len(different) < _LEAST or 2 * len(different) < len(values):
        return False
    n_codes = sum(len(text) == length and _CODE.fullmatch(text) is not None for text in different)
    n_mixed = sum(map(_is_mixed, different))
    return _SAME_LENGTH * (len(different) - n_codes) <= len(different) <= _MIXED * n_mixed
