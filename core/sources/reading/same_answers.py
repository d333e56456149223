"""Tells columns that have several words for one answer, as TRUE and WAHR, or yes, Y and 1."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.data.describing_names import in_words, words_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_MOST = 12
"""Different values of such a column, at most."""
_FIRST = 60
"""Cells that are looked at first: most columns have more values in these."""
_LEAST_EACH = 2
"""Rows of each of two words, at least: one alone is a slip."""
_MOST_OTHERS = 3
"""Values beside them that are answers, too, such as “other”, at most."""
_TYPES = frozenset((str, int, float, type(None)))
_ANSWERS = (  # words and the code for one answer to a question, and for the other one
    (
        words_of("true wahr vrai verdadero vero verdadeiro waar prawda sant sann tosi pravda истина") | {"1"},
        words_of("false falsch faux falso onwaar falsz usann falsk epatosi nepravda ложь") | {"0"},
    ),
    (
        words_of("yes y ja j oui o si s sim tak ano да evet kylla igen hai") | {"1"},
        words_of("no n nein non nao nee nie ne нет hayır ei nem nej nei iie") | {"0"},
    ),
)


def same_answers(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns in which two words mean one answer.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has several words for one answer: {words}. Each is a category of its own. Write one of "
        "them throughout the file.",
    )
    found = []
    for place, column in enumerate(columns):
        if len(several := _several(column)) > 1:
            text = words.format(column=grid.place(place), words=quoted(several))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _several(column: Sequence[Cell]) -> list[str]:
    """Return the words for one answer that a column has, the most common first; few columns have so few values."""
    texts = {*column} if len({*column[:_FIRST]}) <= _MOST else ()
    if not texts or len(texts) > _MOST or not {str} <= {*map(type, texts)} <= _TYPES:
        return []
    shown: dict[str, str] = {}
    times: Counter[str] = Counter()
    for cell, n in Counter(column).most_common():
        text = cell_text(cell).strip()
        plain = "".join(in_words(text)) if text.rstrip(".").isalpha() else text  # y? is not sure to be yes
        if plain and not is_missing_word(text):
            times[plain] += n
            shown.setdefault(plain, text)
    return [shown[word] for word in _equal(times)]


def _equal(times: Counter[str]) -> list[str]:
    for one, other in _ANSWERS:
        told = [
            [word for word, n in times.most_common() if word in words and n >= _LEAST_EACH] for words in (one, other)
        ]
        n_others = sum(word not in one and word not in other for word in times)
        for words in told if all(told) and n_others <= _MOST_OTHERS else ():
            if len(words) > 1 and any(len(word) > 1 for word in words):
                return words
    return []
