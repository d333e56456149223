"""Tell a row that shows how to fill in a table, or what can be reached in each column, from a record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark

_ABBREVIATED = (
    r"e\.\s?g\.|z\.\s?b\.|p\.\s?ex\.|(?:p\.\s?)?ej\.|bijv\.|t\.\s?ex\.|f\.\s?eks\.|např\.|напр\.|esim\."
    r"|for example|zum beispiel|par exemple|por ejemplo|por exemplo|per esempio|bijvoorbeeld|na przykład|например"
)
_ALONE = r"e\.\s?g|eg\.|z\.\s?b|zb\.|p\.\s?ex|ex\.|es\.|ad es\.|bv\.|np\.|pl\.|örn\."
"""Abbreviations that are no others only where nothing follows: a plate is “Pl. 5”, too."""
_EXAMPLE = (
    r"example|beispiel|exemple|ejemplo|esempio|exemplo|voorbeeld|przykład|příklad|példa|exempel|eksempel|esimerkki"
    r"|örnek|пример"
)
_BEGINS = (
    rf"(?i)(?:{_ABBREVIATED})[^@]*|(?:{_ALONE}|{_EXAMPLE}|muster|例|例子|示例|記入例)\s*[:：]?"
    rf"|(?:{_EXAMPLE})(?:\s*:|\s+(?:row|entry|record)\b|zeile\b|eintrag\b).*"
    r"|(?:beispielzeile|beispieleintrag|musterzeile|mustereintrag)\s*:?"
    r"|(?:max\.?|maximum|maximale?|possible|mögliche|erreichbare|höchste)\s(?:points?|scores?|marks?|punkte?|punktzahl)\.?\s*:?"
    r"|(?:points?|scores?|marks?|punkte)\s(?:possible|max\.?|maximum)\s*:?"
    r"|(?:out of|(?:answer |answers )?keys?|(?:muster)?lösung(?:en)?|(?:correct|right) answers?|weights?|weighting"
    r"|gewicht(?:ung)?|corrigé|bonnes réponses|coefficients?|coeff?\.|barème|clave|respuestas correctas|ponderación"
    r"|klucz|antwoordmodel|weging)\s*[:：]?"
)
"""As text, which `re` compiles at its first use and keeps."""
_FIRST = 2
"""Texts of a row that may begin so: the first one may be a number."""
_BELOW = 100
"""Rows below in which no text of the column begins so."""
_LEAST_REACHED = 2
"""Numbers of a row, at least, which say how many points there are."""
_LEAST_BELOW = 3
"""Rows below that tell that a text is not as the others are."""


def may_be_example(first: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a text at the beginning of the first row introduces an example, or the most that can be reached.

    No row below has such a text in that column: a company may be called so, or a category of answers.
    """
    if len(below) < _LEAST_BELOW:
        return False
    filled = [place for place, cell in enumerate(first) if cell_text(cell)][:_FIRST]
    texts = {place: cell_text(first[place]).strip() for place in filled}
    return any(
        (text.isalpha() or (any(map(str.isalpha, text)) and not text.isalnum()))
        and not any(_begins(cell_text(row[place]), text) for row in below[:_BELOW] if place < len(row))
        and re.fullmatch(_BEGINS, text) is not None  # last, as few columns need it
        for place, text in texts.items()
    )


def says_most_points(first: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> bool:
    """Return whether a row has numbers alone, none below one of its column, and lacks the name that all others have."""
    filled = [place for place, cell in enumerate(first) if not is_blank(cell)]
    most = {place: number for place in filled if (number := number_with_either_mark(first[place])) is not None}
    are_numbers = len(most) == len(filled) >= _LEAST_REACHED
    if len(below) < _LEAST_BELOW or not (are_numbers and is_blank(first[0])) or any(is_blank(row[0]) for row in below):
        return False
    return all(_is_most(number, [row[place] for row in below if place < len(row)]) for place, number in most.items())


def _is_most(number: float, column: Sequence[Cell]) -> bool:
    numbers = [other for cell in column if (other := number_with_either_mark(cell)) is not None]
    return 2 * len(numbers) > len(column) and number >= max(numbers)


def _begins(text: str, other: str) -> bool:
    """Return whether a text has the first word of another."""
    return text.split()[:1] == other.split()[:1]
