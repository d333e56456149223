"""Tells of words that a program has cut off after so many letters: Kindergart and Grundschul beside the whole ones."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from core.data.column_cells import different, times_of
from core.data.describing_names import words_of
from core.data.raw_cells import Cell
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_FIRST, _FEW, _MOST = 60, 30, 60
"""Cells that are looked at first, their different values, at most, and those of the column."""
_LEAST_LETTERS, _LEAST_EACH = 6, 2
"""Letters of a beginning, at least; and rows of it, and of its word: one alone is a slip."""
_LEAST_PAIRS, _SHARE, _MANY_PAIRS = 2, 8, 3
"""Beginnings beside their words, at least; for how many values one; and how many there are anywhere in the file."""
_LONG = 8
"""Letters of beginnings that stand anywhere in the file, at least: many first names are beginnings of others."""
_ENDINGS = words_of(
    """
    s es e a n en er r t d ed ly al ne y o os as in innen ie ina ette ia ine nne tte ing ers ment ist ian ics ern em m
    """
)
"""What makes another word of one, as Schülerin of Schüler, and Researcher of research."""

_Pairs = Mapping[str, str]


def cut_words(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with such beginnings of words.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has beginnings of words, all equally long, such as “{cut}” beside “{whole}”. If a program has "
        "cut them off, take the words from their source again.",
    )
    found = []
    for place, column in enumerate(columns):
        if pairs := _cut(column):
            cut, whole = next(iter(pairs.items()))
            text = words.format(column=grid.place(place), cut=cut, whole=whole)
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _cut(column: Sequence[Cell]) -> _Pairs:
    """Return the beginnings of words that a column has beside these, if they are cut off; empty for most columns."""
    cells = different(column) if len({*column[:_FIRST]}) <= _FEW else ()
    if not 2 * _LEAST_PAIRS <= len(cells) <= _MOST:
        return {}
    pairs = _begun({cell.strip() for cell in cells if isinstance(cell, str)})
    if len(pairs) < max(_LEAST_PAIRS, len(cells) // _SHARE) or len({*map(len, pairs)}) > 1:
        return {}
    times = {text.strip(): n for text, n in times_of(column).items() if isinstance(text, str)}
    if min(times[text] for pair in pairs.items() for text in pair) < _LEAST_EACH:
        return {}
    return pairs if _are_parted(column, pairs) or _are_no_words(pairs) else {}


def _begun(texts: Collection[str]) -> _Pairs:
    """Return beginnings of words, and the first word of each; where words go on unlike, the beginning is one, too."""
    found = {}
    for text, after in pairwise(sorted(texts)):
        n = len(text)
        if n < _LEAST_LETTERS or not after.startswith(text) or not f"{text[-1]}{after[n]}".isalpha():
            continue
        if len({other[n] for other in texts if len(other) > n and other.startswith(text)}) == 1:
            found[text] = after
    return found


def _are_parted(column: Sequence[Cell], pairs: _Pairs) -> bool:
    """Return whether all longer texts stand above all beginnings, or below: from some row on, words are cut off."""
    if len(ends := _ends(pairs)) == 1 and ends <= _ENDINGS:
        return False
    most = max(map(len, pairs))
    texts = [cell.strip() if isinstance(cell, str) else "" for cell in column]
    long = [place for place, text in enumerate(texts) if len(text) > most]
    cut = [place for place, text in enumerate(texts) if text in pairs]
    return max(long) < min(cut) or max(cut) < min(long)


def _are_no_words(pairs: _Pairs) -> bool:
    """Return whether what is missing makes no other words of words, or is unlike in several long ones."""
    ends = _ends(pairs)
    are_long = min(map(len, pairs)) >= _LONG and len(pairs) >= _MANY_PAIRS and len(ends) > 1
    return are_long or len(ends - _ENDINGS) >= _LEAST_PAIRS


def _ends(pairs: _Pairs) -> frozenset[str]:
    return frozenset(whole.removeprefix(cut) for cut, whole in pairs.items())
