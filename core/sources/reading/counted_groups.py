"""Tells a table that holds counts already: each combination of its categories in one row, beside how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_ONE_WORD = """
n anz count counts freq frequency anzahl häufigkeit haeufigkeit fallzahl effectif effectifs fréquence cantidad
frecuencia conteggio frequenza aantal antal antall liczba počet persons people headcount cases patients population
total fälle faelle personen patienten 人数 件数
"""
_SEVERAL_WORDS = """
number of patients, number of persons, number of people, number of cases, no of patients, no of persons,
no of people, no of cases, anzahl personen, anzahl patienten, anzahl fälle, anzahl der personen, anzahl der patienten,
anzahl der fälle, liczba osób, nombre de personnes, nombre de patients, número de personas, número de pacientes,
numero persone, numero di persone, aantal personen
"""
_NAMES = frozenset((*_ONE_WORD.split(), *(" ".join(each.split()) for each in _SEVERAL_WORDS.split(","))))
"""What a column of counts is called, and nothing else."""
_RATES = frozenset(
    ("rate", "percent", "percentage", "pct", "share", "proportion", "anteil", "prozent", "quote", "taux", "tasa")
)
"""How the name of a column of rates begins."""
_LEAST_ROWS, _MOST_ROWS, _MOST_EACH, _LEAST_COLUMNS = 8, 500, 40, 2
"""Rows of such a table, different values of a column, and columns of categories."""


def counted_groups(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that the rows are groups with their counts, if each combination of all other columns is there, once.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    counts = [place for place, name in enumerate(grid.said) if _plain(name) in _NAMES]
    if len(counts) != 1 or not _LEAST_ROWS <= len(columns[0]) <= _MOST_ROWS or not _are_whole(columns[counts[0]]):
        return []
    others = [place for place in range(len(columns)) if place not in counts and not _is_rate(grid.said[place])]
    if len(others) < _LEAST_COLUMNS or any(hint(grid.said[place]) > Hint.NONE for place in others):
        return []
    if not _are_all_combinations([columns[place] for place in others]):
        return []
    words = N_(
        "Source",
        "Each row seems to be a group, and column {column} to count its members. All combinations of the other columns "
        "are there, once. Use a file with a row for each person instead.",
    )
    return [Problem(words.format(column=grid.place(counts[0])), columns=(grid.letter(counts[0]),))]


def _plain(name: str) -> str:
    """Return a name in small letters, without marks of an abbreviation, and with one blank between its words."""
    return " ".join(name.replace(".", " ").replace("_", " ").split()).casefold()


def _is_rate(name: str) -> bool:
    """Return whether a column tells how many of all the count is; it is no category then."""
    return "%" in name or _plain(name).partition(" ")[0] in _RATES


def _are_all_combinations(columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether each column has few values, no blank, and each combination of values is in one row."""
    values = [{*column} for column in columns]
    if any(not 1 < len(each) <= _MOST_EACH or any(map(is_blank, each)) for each in values):
        return False
    rows = {*zip(*columns, strict=True)}
    return len(rows) == len(columns[0]) == prod(map(len, values))


def _are_whole(column: Sequence[Cell]) -> bool:
    """Return whether all cells are whole numbers from nought on, and not all are one."""
    texts = {cell_text(cell).strip() for cell in column}
    return len(texts) > 1 and all(text.isascii() and text.isdecimal() for text in texts)
