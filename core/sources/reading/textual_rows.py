"""Tell a row of labels, questions or ends of names from a record where all columns hold texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank

_LEAST = 2
"""Cells that tell of a row, at least: one alone may be a value."""
_LEAST_RECORDS = 12
"""Records in which each value recurs, at least, before values that do not are names."""
_RECURRING = 3
"""How often each value of a column of answers occurs, at least."""
_UNKNOWN = frozenset(("none", "unknown", "unbekannt", "inconnu", "keine", "other", "andere"))
"""What stands for an answer that is not known or not listed, and may well occur once."""
_DANGLING = frozenset(
    (
        *("of", "by", "in", "per", "at", "from", "for", "to", "with"),
        *("von", "vom", "der", "des", "für", "zum", "zur", "pro", "am", "im"),
        *("de", "du", "des", "par", "en", "di", "del", "della"),
    )
)
"""Words that end no name where another row goes on below."""


def continues_names(said: Sequence[str], row: Sequence[Cell], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row of texts has labels or questions of the columns, or goes on where the names end.

    Args:
        said: the names in the header.
        row: right below it, with no text that its column has once more.
        columns: what stands below the row in each column.
    """
    places = [place for place, cell in enumerate(row) if not is_blank(cell)]
    if len(places) < _LEAST:
        return False
    texts = {place: cell_text(row[place]).strip() for place in places}
    if all(map(_is_question, texts.values())):
        n_long = sum(len(text.split()) > 1 for text in texts.values())
        return 2 * n_long >= len(places) and _has_none(_is_question, places, columns)
    if any(map(_is_missing, texts.values())):
        return False
    if all(map(_is_in_brackets, texts.values())):
        return len({*texts.values()}) == len(places) and _has_none(_is_in_brackets, places, columns)
    named = sum(text.casefold() == said[place].strip().casefold() for place, text in texts.items())
    is_said = named >= _LEAST and 2 * named >= len(places)
    return is_said or (len(places) == len(row) and (_ends_names(said, columns) or _all_recur(columns)))


def _ends_names(said: Sequence[str], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether half of the names want another word, above columns of values that recur."""
    dangling = [place for place, name in enumerate(said) if _dangles(name)]
    are_enough = len(dangling) >= _LEAST and 2 * len(dangling) >= len(said)
    return are_enough and all(_RECURRING * len({*columns[place]}) <= len(columns[place]) for place in dangling)


def _is_question(text: str) -> bool:
    return text.endswith(("?", "？")) and any(map(str.isalpha, text))


def _is_in_brackets(text: str) -> bool:
    return (text[:1], text[-1:]) in {("(", ")"), ("[", "]")} and any(map(str.isalpha, text))


def _is_missing(text: str) -> bool:
    """Return whether a text says that there is no answer, as it is or in brackets."""
    bare = text[1:-1].strip() if _is_in_brackets(text) else text
    return any(is_missing_word(word) or word.casefold() in _UNKNOWN for word in (text, bare))


def _dangles(name: str) -> bool:
    """Return whether a name of several words ends with one that wants another."""
    words = name.casefold().split()
    return len(words) > 1 and words[-1] in _DANGLING


def _has_none(is_such: Callable[[str], bool], places: Sequence[int], columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether no cell of the columns at the places is written so."""
    return not any(is_such(cell_text(cell).strip()) for place in places for cell in {*columns[place]})


def _all_recur(columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether most columns hold nothing but values that recur, and none of these columns tells of another."""
    if len(columns[0]) < _LEAST_RECORDS:
        return False
    recurring = [column for column in columns if min(Counter(column).values()) >= _RECURRING]
    if len(recurring) < _LEAST or 2 * len(recurring) <= len(columns):
        return False
    # A country and its continent are both new in one record; what is new in two columns apart is no answer.
    sizes = [len({*column}) for column in recurring]
    return min(sizes) > 1 and all(
        len({*zip(one, other, strict=True)}) > max(len({*one}), len({*other})) for one, other in pairwise(recurring)
    )
