"""Tell names of columns from values where all cells are words: by what names say, and values never do."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.identifier_names import Hint, ends_with_code, hint, says_code
from core.data.raw_cells import Cell, cell_text
from core.patterns import pattern_of

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
_OF_NAMES = pattern_of(r"[_?:()\[\]/#%]|[a-zß-ÿ][A-ZÀ-Þ]")
"""What names of columns have in them, and values rarely: marks, and capitals within."""
_FIGURE = pattern_of(r"[0-9][0-9:.,]*\s?[^\W\d_]{0,12}\.?")
"""A time, or a number with a unit."""
_LEAST_BELOW = 3
_SHORT = 2
"""Letters of a code; a longer word above codes is their name."""
_WORDY = 3
"""Words of a question, and of hardly any value."""


def may_be_values(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the names if all may be values as well: none says what a column holds, or one is an answer.

    Args:
        header: the names.
        below: the rows below, as wide, with words in all columns.
    """
    said = _said(header, below)
    if len(below) < _LEAST_BELOW:
        return []
    answers = [place for place, name, column in said if _are_answers([name, *column])]
    if answers:
        return answers
    named = [place for place, name, _ in said if name]
    return [] if any(_is_name(name, column) for _, name, column in said if name) else named


def say_names(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a name says what its column holds, and none is an answer above answers."""
    said = _said(header, below)
    are_answers = any(_are_answers([name, *column]) for _, name, column in said)
    return not are_answers and any(_says_what(name, column) for _, name, column in said)


def _said(header: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> list[tuple[int, str, list[str]]]:
    """Return the place of each column that has anything in it, its name, and its texts."""
    columns = [[text for cell in column if (text := cell_text(cell).strip())] for column in zip(*below, strict=True)]
    return [(place, cell_text(header[place]).strip(), column) for place, column in enumerate(columns) if column]


def _says_what(name: str, column: Sequence[str]) -> bool:
    """Return whether a name says what a column of such texts holds: one for persons, who may be answers, names each."""
    said = hint(name)
    if said is Hint.PERSON:
        return 2 * len({*column}) > len(column)
    return said is not Hint.NONE or says_code(name) or ends_with_code(name)


def _are_answers(texts: Sequence[str]) -> bool:
    return {text.casefold() for text in texts} <= _ANSWERS


def _is_name(name: str, column: Sequence[str]) -> bool:
    """Return whether a text can only be the name of a column with such texts."""
    values = {*column}
    if _says_what(name, column) or _OF_NAMES.search(name) or _are_answers(column):
        return True
    if _has_digit(name) and not any(map(_has_digit, values)):
        return True
    if not name[0].isdecimal() and all(map(_FIGURE.fullmatch, values)):
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
