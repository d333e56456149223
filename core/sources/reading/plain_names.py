"""Tell names of columns from values where all cells are words: by what names say, and values never do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.identifier_names import Hint, hint, says_code
from core.data.raw_cells import Cell, cell_text

_WORDS = """
yes no y n maybe sometimes never always true false m f d w x male female other diverse divers man woman men women
ja nein j vielleicht manchmal nie immer männlich weiblich mann frau männer frauen wahr falsch
oui non o peut-être parfois jamais toujours homme femme h vrai faux autre sí si quizás nunca siempre hombre mujer
verdadero falso otro sì forse mai sempre uomo donna maschio femmina vero altro sim não nao talvez homem mulher
nee misschien nooit altijd vrouw tak nie może kobieta mężczyzna ano ne nej kvinna kvinde mies nainen да нет
はい いいえ 男 女 男性 女性 是 否 예 아니오 남 여
"""
_ANSWERS = frozenset(_WORDS.split())
"""Answers that a column holds beside no other: a word above them that is none is its name."""
_OF_NAMES = re.compile(r"[_?:()\[\]/#%]|[a-zß-ÿ][A-ZÀ-Þ]")
"""What names of columns have in them, and values rarely: marks, and capitals within."""
_LEAST_BELOW = 3
_SHORT = 2
"""Letters of a code; a longer word above codes is their name."""
_WORDY = 3
"""Words of a question, and of hardly any value."""


def may_be_values(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the names if all may be values as well: none says what a column holds.

    Args:
        header: the names.
        below: the rows below, as wide, with words in all columns.
    """
    if len(below) < _LEAST_BELOW:
        return []
    found: list[int] = []
    for place, column in enumerate(zip(*below, strict=True)):
        name, values = cell_text(header[place]).strip(), {cell_text(cell).strip() for cell in column} - {""}
        if not name or not values:
            continue
        if _is_name(name, values):
            return []
        found.append(place)
    return found


def _is_name(name: str, values: set[str]) -> bool:
    """Return whether a text can only be the name of a column with such values."""
    if hint(name) is not Hint.NONE or says_code(name) or _OF_NAMES.search(name):
        return True
    if _has_digit(name) and not any(map(_has_digit, values)):
        return True
    words = {value.casefold() for value in values}
    if words <= _ANSWERS and name.casefold() not in _ANSWERS:
        return True
    cases = {value[0].isupper() for value in values if value[0].isalpha()}
    is_apart = len(cases) == 1 and name[0].isalpha() and name[0].isupper() not in cases
    return (
        is_apart or len(name) > _SHORT >= max(map(len, values)) or _n_words(name) >= _WORDY > max(map(_n_words, values))
    )


def _has_digit(text: str) -> bool:
    return any(map(str.isdigit, text))


def _n_words(text: str) -> int:
    return len(text.split())
