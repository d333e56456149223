"""Tells of words among which 0 stands: a link to a blank cell shows 0 in a spreadsheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.data.column_cells import different, is_plain, times_of
from core.data.describing_names import words_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_NOUGHT = "0"
_MOST = 60
"""Different values of such a column, at most."""
_LEAST_LETTERS, _LEAST_WORDS, _LEAST_EACH = 3, 2, 2
"""Letters of each word, at least: 0 is a blood group beside A and AB; different words, and rows of each and of 0."""
_SHARE = 3
"""For how many rows one has 0, at most."""
_DECIDED = words_of(
    """
    none nil keine keiner kein aucun aucune ninguno ninguna nessuno nessuna geen brak nothing
    yes true wahr vrai oui positive positiv positif positivo checked selected ticked
    """
)
"""Beside these, 0 is as good as none, or says no."""
_BETWEEN_WORDS = " -'’./&(),"


def linked_blanks(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of words with 0 in some rows.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has 0 among words such as “{word}”. A link to a blank cell shows 0: empty these cells if "
        "nothing is known of them.",
    )
    found = []
    for place, column in enumerate(columns):
        if (word := _word_beside(column)) and _are_records(columns, place):
            found.append(Problem(words.format(column=grid.place(place), word=word), columns=(grid.letter(place),)))
    return found


def _word_beside(column: Sequence[Cell]) -> str:
    """Return the most common word of a column in which 0 stands for none; "" of nearly all columns."""
    cells = different(column)
    if {0, _NOUGHT}.isdisjoint(cells) or not _LEAST_WORDS < len(cells) <= _MOST or is_plain(column):
        return ""
    times: Counter[str] = Counter()
    for cell, n in times_of(column).items():
        times.update({text: n} if (text := cell_text(cell).strip()) and not is_missing_word(text) else {})
    n_rows, n_noughts = times.total(), times.pop(_NOUGHT, 0)
    if not _LEAST_EACH <= n_noughts <= n_rows / _SHARE or len(times) < _LEAST_WORDS:
        return ""
    are_words = all(map(_is_word, times)) and min(times.values()) >= _LEAST_EACH
    return times.most_common(1)[0][0] if are_words and not _may_count_none([*times]) else ""


def _are_records(columns: Sequence[Sequence[Cell]], place: int) -> bool:
    """Return whether several rows with 0 are filled beside it: those that are prepared have a formula alone."""
    others = [column for other, column in enumerate(columns) if other != place]
    rows = [row for row, cell in enumerate(columns[place]) if cell_text(cell).strip() == _NOUGHT]
    filled = (2 * sum(not is_blank(column[row]) for column in others) >= len(others) for row in rows)
    return sum(filled) >= _LEAST_EACH


def _is_word(text: str) -> bool:
    n_letters = sum(map(str.isalpha, text))
    return n_letters >= _LEAST_LETTERS and all(letter.isalpha() or letter in _BETWEEN_WORDS for letter in text)


def _may_count_none(words: Sequence[str]) -> bool:
    """Return whether 0 may be the least step of a scale, or say no."""
    from core.data.graded_words import graded  # noqa: PLC0415  few tables have such words, and scales are many
    from core.data.ordered_words import nearly_ranks, ranks  # noqa: PLC0415

    small = {word.casefold() for word in words}
    is_step = ranks(words) is not None or graded(words) is not None or len(nearly_ranks(words)) > 1
    return is_step or not small.isdisjoint(_DECIDED)
