"""A title above the only column of a table, whose name is in the row below: told by its words, and by blank rows."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text

_MOST_ABOVE = 3
"""Rows of a title, at most."""
_LEAST_BELOW = 3
"""Records that tell a title from names, at least."""
_LEAST_WORDS = 3
"""Words of a title without a blank row below, at least."""
_LEAST_CASES = 8
"""Records that all begin with a capital, or all without, before a name is told by that."""
_AT_END = 5
"""Rows at the end that may be notes below a blank row; blank rows above are of people who said nothing."""
_TIMES = 2
"""A title without a blank row below has so many times the words of any record, at least."""


def names_below_title(rows: Sequence[Sequence[Cell]], n_blank: Sequence[int], place: int) -> int | None:
    """Return the place of the name of the only column, if what was taken for it is a title; else None.

    Args:
        rows: the first ones of a file with anything in them.
        n_blank: how many blank rows are above each.
        place: of what was taken for the header, from 0.
    """
    if any(len(row) != 1 for row in rows[place:]):
        return None
    texts = [cell_text(row[0]) for row in rows]
    gaps = [at for at in range(place + 1, max(len(rows) - _AT_END, place + 1)) if n_blank[at]]
    is_apart = len(gaps) == 1 and gaps[0] - place <= _MOST_ABOVE
    at = gaps[0] if is_apart else place + 1
    title, name, below = texts[place], *(texts[at : at + 1] or [""]), texts[at + 1 :]
    is_name = name[:1].isalpha() and name not in below and "?" not in title  # a question is a name itself
    if len(below) < _LEAST_BELOW or not is_name or min(_n_words(text) for text in texts[place:at]) <= _n_words(name):
        return None
    if is_apart:
        return at
    is_long = _n_words(title) >= max(_LEAST_WORDS, _TIMES * max(map(_n_words, below)))
    return at if not gaps and is_long and _is_name(name, title, below) else None


def _is_name(name: str, title: str, below: Sequence[str]) -> bool:
    """Return whether a text is no record: the title has it, it begins as none does, or it says what a column holds."""
    if any(word.startswith(name.casefold()) for word in title.casefold().split()):
        return True
    cases = {text[0].isupper() for text in below if text[:1].isalpha()}
    if len(below) >= _LEAST_CASES and len(cases) == 1 and name[0].isupper() not in cases:
        return True
    from core.sources.reading.plain_names import say_names  # noqa: PLC0415  few tables come so far

    return say_names([name], [[text] for text in below])


def _n_words(text: str) -> int:
    return len(text.split())
