"""Tells of columns of numbers with cells of two numbers, such as 36/51 of a couple, or of periods, such as 9 months."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from core.data.describing_names import words_of
from core.data.raw_cells import Cell, number_with_either_mark
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_LEAST, _PLAIN = 2, 2
"""Rows with such cells, at least; and of how many filled ones one is a plain number."""
_FRACTION, _YEAR = 10, 1000
"""Two numbers below the one may be a fraction, such as 1/2, and from the other on a month, such as 1984/01."""
_PERIODS = words_of(
    """
    mon monat monate monaten month months mo mos mths mois mes meses mese mesi maand maanden manad manader maned maneder
    mies miesiac miesiace miesiecy wo woche wochen week weeks wk wks semaine semaines sem semana semanas settimana
    settimane weken vecka veckor uge uger uke uker tydzien tygodnie tygodni tag tage tagen day days jour jours dia dias
    giorno giorni dag dagen dagar dage dager dni dzien
    """
)
_PAIR = pattern_of(r"([0-9]+(?:[.,][0-9]+)?)(?: ?[/&+] ?| (?:und|and|et|y|e|en|och|og|i) )([0-9]+(?:[.,][0-9]+)?)")
_WITH_WORD = pattern_of(r"[0-9]+(?:[.,][0-9]+)? ?([^\W\d_]+)\.?")


def among_numbers(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of numbers with such cells.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    pairs = N_(
        "Source",
        "Column {column} has two numbers in some cells, such as {example}. If two persons share a cell, give each a "
        "row.",
    )
    periods = N_(
        "Source",
        "Column {column} has cells such as {example} among numbers without a unit. Write all in one unit before.",
    )
    found = []
    for place, column in enumerate(columns):
        texts = {cell for cell in {*column} if isinstance(cell, str) and not cell.isdecimal()}
        such = {pairs: {*filter(_is_pair, texts)}, periods: {*filter(_is_period, texts)}}
        if _PERIODS & words_of(grid.said[place]):
            such[periods] = set()  # the name says the unit
        for words, cells in such.items():
            if cells and _are_among_numbers(column, cells):
                text = words.format(column=grid.place(place), example=min(cells))
                found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _are_among_numbers(column: Sequence[Cell], cells: Collection[Cell]) -> bool:
    filled = [cell for cell in column if cell is not None and cell != ""]
    n_plain = sum(number_with_either_mark(cell) is not None for cell in filled)
    return sum(cell in cells for cell in filled) >= _LEAST and _PLAIN * n_plain >= len(filled)


def _is_pair(text: str) -> bool:
    found = _matched(_PAIR, text)
    return found is not None and _FRACTION <= max(_size(found[1]), _size(found[2])) < _YEAR


def _is_period(text: str) -> bool:
    found = _matched(_WITH_WORD, text)
    return found is not None and not _PERIODS.isdisjoint(words_of(found[1]))


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    return pattern.fullmatch(text.strip()) if text[:1].isdecimal() else None


def _size(text: str) -> float:
    return float(text.replace(",", "."))
