"""Tells records that are written on several rows each: a second one fills what the first leaves blank, all through.

Or all cells are filled, and rows have other things in one column in turn: a number, then a street.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text
from core.sources.source import Problem
from core.words import N_

_MOST = 4
"""Rows of a record, at most."""
_LEAST = 4
"""Records, at least: fewer rows may fill different columns by chance."""
_LEAST_COLUMNS = 2
"""Columns that have numbers and words in turn, at least."""
_LEAST_WORDS = 4
"""Different words of these, at least."""
_NUMBER, _WORDS, _OTHER = "number", "words", ""
_OWN = 2
"""One record in so many, at least, has a value of its own in some column: a mark in one of several columns has none."""


def split_records(rows: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that each record seems to be on several rows, if rows one below another fill different columns in turn.

    A column may also be filled in several rows of a record that have one value there, as a person's number.

    Args:
        rows: the first records, each as wide as the table.
    """
    n = next((n for n in range(2, _MOST + 1) if _are_split(rows, n)), 0)
    text = N_(
        "Source",
        "Of {n} rows one below another, each fills columns that the others leave blank, all through the table. If a "
        "record is written on {n} rows, bring it into one: it would count {n} times.",
    )
    if n:
        return [Problem(text.format(n=n))]
    n = next((n for n in range(2, _MOST + 1) if _alternate(rows, n)), 0)
    other = N_(
        "Source",
        "Of {n} rows one below another, each holds other things in the same columns, all through the table. If a "
        "record is written on {n} rows, bring it into one: it would count {n} times.",
    )
    return [Problem(other.format(n=n))] if n else []


def _alternate(rows: Sequence[Sequence[Cell]], n: int) -> bool:
    """Return whether two columns have numbers in some of `n` rows and words in the others, in turn all through.

    A column of values alone does so, too, where each has its name beside it.
    """
    n_records = len(rows) // n
    if n_records < _LEAST:
        return False
    first = [_kinds(row) for row in rows[:n]]
    places = [place for place, kinds in enumerate(zip(*first, strict=True)) if {*kinds} == {_NUMBER, _WORDS}]
    if len(places) < _LEAST_COLUMNS:
        return False
    lines = [[first[line][place] for place in places] for line in range(n)]
    used = rows[: n_records * n]
    if not all([_kind(row[place]) for place in places] == lines[at % n] for at, row in enumerate(used)):
        return False  # nearly all tables
    words = {cell_text(row[place]) for row in used for place in places if _kind(row[place]) == _WORDS}
    return len(words) >= _LEAST_WORDS and not _has_names(used, n)  # two stations take turns, and one measures nothing


def _are_split(rows: Sequence[Sequence[Cell]], n: int) -> bool:
    """Return whether each record is on `n` rows; the first one spares nearly all tables a look at the others."""
    records = [rows[first : first + n] for first in range(0, len(rows) - n + 1, n)]
    if len(records) < _LEAST or not _is_one(records[0]):
        return False
    records = records if _is_one(records[-1]) else records[:-1]  # notes and totals may stand below the last one
    if len(records) < _LEAST or not all(map(_is_one, records)):
        return False
    filled = [{place for record in records for place in _filled(record[line])} for line in range(n)]
    own = [places.difference(*filled[:line], *filled[line + 1 :]) for line, places in enumerate(filled)]
    if not all(own[line].intersection(_filled(row)) for record in records for line, row in enumerate(record)):
        return False
    columns = zip(*(row for record in records for row in record), strict=True)
    return any(_OWN * len({*column} - {None, ""}) >= len(records) for column in columns)


def _filled(row: Sequence[Cell]) -> list[int]:
    return [place for place, cell in enumerate(row) if _says(cell)]


def _says(cell: Cell) -> bool:
    """Return whether a cell has letters or digits, as no ruler and no check mark has."""
    return any(map(str.isalnum, cell_text(cell)))


def _has_names(rows: Sequence[Sequence[Cell]], n: int) -> bool:
    """Return whether a column says what each row of a record holds, in words that never change."""
    return any(
        all(len({*column[line::n]}) == 1 for line in range(n)) and len({*column}) > 1
        for column in zip(*rows, strict=True)
    )


def _kinds(row: Sequence[Cell]) -> list[str]:
    return [*map(_kind, row)]


def _kind(cell: Cell) -> str:
    """Return whether a cell is a number, or has words; a blank one, and a date, are neither."""
    if isinstance(cell, int | float):
        return _NUMBER
    text = cell.strip() if isinstance(cell, str) else ""
    if text.isdecimal() or text.replace(".", "", 1).replace(",", "", 1).isdecimal():
        return _NUMBER
    return _WORDS if any(map(str.isalpha, text)) else _OTHER


def _is_one(rows: Sequence[Sequence[Cell]]) -> bool:
    """Return whether rows can be one record: each fills a column that no other does, and they differ in none."""
    columns = [[cell for cell in column if _says(cell)] for column in zip(*rows, strict=True)]
    if any(len({*map(cell_text, column)}) > 1 for column in columns):
        return False
    alone = [place for place, column in enumerate(columns) if len(column) == 1]
    return all(any(_says(row[place]) for place in alone) for row in rows)
