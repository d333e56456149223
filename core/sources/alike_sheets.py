"""Tell which sheets of a workbook have the columns of the one that is read: its records may go on there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import takewhile

from core.data.raw_cells import number_with_either_mark
from core.patterns import pattern_of
from core.sources.sheet_guess import Rows, names_of

_OF_A_PART = pattern_of(
    r"(?<![^\W_])(?:(?:19|20)[0-9]{2}|[mfw]|males?|females?|men|women|(?:maenn|männ|weib)lich)(?![^\W_])", re.IGNORECASE
)
"""Words of names that tell one year, or one sex, from the other, which has a sheet of its own."""
_LEAST_SHARE, _LEAST_NAMES, _LEAST_ROWS = 0.8, 5, 4
"""Share of names that are equal, at least, of so many; and rows with the names, below which there are no records."""
_SHARE_OF_SIBLINGS, _LEAST_OF_SIBLINGS = 0.6, 2
"""Share of the names of the sheet with fewer that are equal, at least, and how many, where sheets are called alike."""
_LEAST_BEGUN, _DIGITS, _COUNTER = 4, pattern_of(r"[0-9]+"), pattern_of(r"(?<=[0-9])[a-z]$")
"""Letters with which two names of sheets begin, at least, that are called alike; and what tells them apart."""


def alike_sheets(name: str, others: Iterable[str], first_rows: Callable[[str], Rows]) -> tuple[str, ...]:
    """Return the other sheets with records below the names of the one that is read, if these are several.

    Args:
        name: of the sheet that is read.
        others: names of the sheets that are shown; `name` may be among them.
        first_rows: returns the first rows of a sheet; is not asked where there is but one.
    """
    rest = [other for other in others if other != name]
    names = _plain(first_rows(name)) if rest else []
    tables = ((other, first_rows(other)) for other in rest) if len(names) > 1 else ()
    # a page may have the names once more by themselves, which stay in sight above rows that move
    return tuple(
        other
        for other, rows in tables
        if len(rows) > 1 and _are_alike(names, rows, are_siblings=_are_siblings(name, other))
    )


def _are_alike(names: list[str], rows: Rows, *, are_siblings: bool) -> bool:
    """Return whether the rows have the names, or nearly all of them, or those of another year or sex.

    Of siblings, some names may differ, or the rows have none, and begin with a record.
    """
    found = _plain(rows)
    if found == names:
        return True
    most, least = max(len(found), len(names)), min(len(found), len(names))
    if len(rows) < _LEAST_ROWS or (most < _LEAST_NAMES and not are_siblings):
        return False
    common = (Counter(map(_whole, names)) & Counter(map(_whole, found))).total()
    if common >= _LEAST_SHARE * most:
        return True
    if not are_siblings:
        return False
    is_record = len(found) == len(names) and not common and any(map(_is_number, found))
    return is_record or common >= max(_LEAST_OF_SIBLINGS, _SHARE_OF_SIBLINGS * least)


def _is_number(name: str) -> bool:
    return number_with_either_mark(name) is not None


def _are_siblings(one: str, other: str) -> bool:
    """Return whether sheets are called alike, but for a number, a letter behind one, or what follows equal words."""
    shapes = {_COUNTER.sub("a", _DIGITS.sub("9", name.casefold().strip())) for name in (one, other)}
    begun = takewhile(lambda pair: pair[0] == pair[1], zip(one.casefold(), other.casefold(), strict=False))
    return len(shapes) == 1 or sum(letter.isalpha() for letter, _ in begun) >= _LEAST_BEGUN


def _plain(rows: Rows) -> list[str]:
    """Return the names of a sheet; who types them anew writes some with another case, or a blank behind."""
    return [" ".join(name.casefold().split()) for name in names_of(rows)]


def _whole(name: str) -> str:
    """Return a name without the words that say of which part the column is; as it is if nothing else is left."""
    rest = _OF_A_PART.sub("", name)
    return rest if any(map(str.isalpha, rest)) else name
