"""Tells of columns of letters, such as grades A to E, in which few cells have a number or a word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.data.column_cells import different
from core.data.missing_values import CANDIDATES, is_missing_word
from core.data.raw_cells import Cell, cell_text, number_with_either_mark
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_FIRST, _MOST = 60, 30
"""Cells that are looked at first, and different values, at most: most columns have more."""
_FEWEST, _RARE, _LONE = 3, 30, 100
"""Different letters, at least; and for how many rows one is a number, and a word, at most."""
_LEAST_WORD = 3
"""Letters of a word, at least: AB and FX are among letters."""
_LETTER = pattern_of(r"[^\W\d_] ?[+\-−]{0,2}")
_NO_ANSWERS = frozenset(
    (
        *("none", "absent", "exempt", "excused", "withdrawn", "pending", "other", "others", "fail", "failed", "pass"),
        *("passed", "both", "incomplete", "ungraded", "mixed", "all", "any", "not graded", "dropped", "transfer"),
        "audit",
        *("keine", "keiner", "sonstige", "sonstiges", "andere", "abwesend", "befreit", "entfällt", "offen", "beide"),
        *("bestanden", "nicht bestanden", "alle", "krank", "aucun", "aucune", "autre", "absente", "dispensé", "admis"),
        *("dispensée", "ajourné", "tous", "ninguno", "ninguna", "otro", "otra", "ausente", "exento", "aprobado"),
        *("nessuno", "nessuna", "altro", "altra", "assente", "esonerato", "geen", "anders", "afwezig", "brak", "inne"),
    )
)
"""Words that people choose beside letters, and that are no slip."""


def among_letters(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of letters with few other values.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has {answer} among letters such as {letter}. Put it right in the file if it is mistyped, or "
        "belongs into another column.",
    )
    found = []
    for place, column in enumerate(columns):
        if not _FEWEST < len(different(column)) <= _MOST or not any(map(_is_letter, column[:_FIRST])):
            continue
        if both := _stray(Counter(filter(None, map(cell_text, column)))):
            text = words.format(column=grid.place(place), answer=both[0], letter=both[1])
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _is_letter(cell: Cell) -> bool:
    return isinstance(cell, str) and _LETTER.fullmatch(cell.strip()) is not None


def _stray(times: Counter[str]) -> tuple[str, str] | None:
    """Return a value that is no letter, and the most common letter; None if all others are letters, or are many."""
    letters = {text: n for text, n in times.items() if _is_letter(text)}
    others = [text for text in times if text not in letters and not is_missing_word(text)]
    if len(letters) < _FEWEST or not others:
        return None
    numbers = [text for text in others if (number := number_with_either_mark(text)) and number not in CANDIDATES]
    strays = [text for text in others if text in numbers or _is_word(text)]
    rare = _RARE if len(numbers) == len(others) else _LONE
    is_told = len(strays) == len(others) and (strays == numbers or len(strays) == 1)
    if not is_told or rare * sum(times[text] for text in strays) > times.total():
        return None
    return min(strays), max(letters, key=letters.__getitem__)


def _is_word(text: str) -> bool:
    return len(text) >= _LEAST_WORD and text[0].isalpha() and text.casefold() not in _NO_ANSWERS
