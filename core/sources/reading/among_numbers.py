"""Tells of columns of numbers with cells such as 36/51 of a couple, 9 months, 18–29, and 45* with a mark."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from core.data.column_cells import different
from core.data.describing_names import names_places, words_of
from core.data.identifier_names import Hint, hint, says_code, says_label
from core.data.known_ranges import says_age
from core.data.measures import unit_behind
from core.data.minus_around import is_never_below
from core.data.raw_cells import Cell, number_with_either_mark
from core.data.top_classes import least_age
from core.patterns import pattern_of
from core.sources.reading.bare_numbers import FEWEST_EACH
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_LEAST, _PLAIN = 2, 2
"""Rows with such cells, at least; and of how many filled ones one is a plain number."""
_RARE = 100
"""Of how many filled cells one has a mark or a unit, at least; fewer are told, and counted as “Anything else”."""
_SHARE, _PLAIN_BESIDE_RANGES, _DIFFERENT = 20, 5, 8
"""Of how many filled cells one is a range, and one a plain number beside these; and different numbers, at least."""
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
_RANGE = pattern_of(r"([0-9]+) ?(?:[-–—] ?([0-9]+)|\+)")
_MARKED = pattern_of(
    r"[0-9]+(?:[.,][0-9]+)? ?(?:\*{1,3}|[†‡§#?!]|\([a-z*?!]\))|(?:ca\.?|circa|approx\.?|about|etwa|env\.?|~|≈) ?[0-9]+"
)
_AROUND = pattern_of(r"\([0-9]+(?:[.,][0-9]+)?\)|[0-9]+(?:[.,][0-9]+)? ?[-−–]")
"""Below nought in books of accounts, and a mark where no number is."""
_PLAIN_SIGNS = frozenset("0123456789.,-")
"""Signs of which numbers, ranges and dates are; a text of them alone has no unit and no mark."""
_LETTER_BEHIND = pattern_of(r"[0-9]+[^\W\d_]")
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
    with_unit = N_(
        "Source",
        "Column {column} has cells such as {example} among numbers without a unit. Write all in one unit first.",
    )
    ranges = N_(
        "Source",
        "Column {column} has ranges such as {example}, and numbers, too. Write all in one way first.",
    )
    marked = N_(
        "Source",
        "Column {column} has cells such as {example} among numbers, with a mark that no number has. Write the numbers "
        "alone, and the marks in a column of their own.",
    )
    found = []
    for place, column in enumerate(columns):
        if not (texts := {cell for cell in different(column) if isinstance(cell, str) and not cell.isdecimal()}):
            continue
        said, marked_texts = grid.said[place], {text for text in texts if not _PLAIN_SIGNS.issuperset(text)}
        such = {
            pairs: set() if names_places(said) or says_label(said) else {*filter(_is_pair, marked_texts)},
            with_unit: _with_unit(said, column, marked_texts),
            marked: {*filter(_MARKED.fullmatch, marked_texts)} | _around(said, texts),
        }
        # a person more is one to ask about, however few they are
        told = {words: cells for words, cells in such.items() if _are_among(column, cells, few_are_told=words != pairs)}
        if hint(said) <= Hint.NONE and not says_code(said) and (cells := _ranges(said, column, texts)):
            told[ranges] = cells
        for words, cells in told.items():
            text = words.format(column=grid.place(place), example=min(cells))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _around(said: str, texts: Collection[str]) -> set[str]:
    """Return the numbers in brackets, or with a line behind them, of a column whose name says that none is negative."""
    return {*filter(_AROUND.fullmatch, texts)} if is_never_below(said) else set()


def _are_among(column: Sequence[Cell], cells: Collection[Cell], *, few_are_told: bool) -> bool:
    """Return whether a column is one of numbers and has `cells`, of which a few may be told only."""
    if not cells:
        return False
    filled = [cell for cell in column if cell is not None and cell != ""]
    n_plain = sum(number_with_either_mark(cell) is not None for cell in filled)
    n_such = sum(cell in cells for cell in filled)
    least = max(_LEAST, few_are_told * len(filled) / _RARE)
    return n_such >= least and _PLAIN * n_plain >= len(filled)


def _with_unit(said: str, column: Sequence[Cell], texts: Collection[str]) -> set[str]:
    """Return the numbers with a unit; nothing of a column whose name says it."""
    if _PERIODS & words_of(said):
        return set()
    return {*filter(_is_period, texts)} | _few_with_unit(column, texts)


def _few_with_unit(column: Sequence[Cell], texts: Collection[str]) -> set[str]:
    """Return the numbers with a unit of a column that has few of them; where they are many, `mixed_units` asks."""
    cells = {text for text in texts if text[:1].isdecimal() and _unit(text.strip())}
    if not cells:
        return cells
    n_such = sum(cell in cells for cell in column)
    return cells if n_such * FEWEST_EACH < sum(cell is not None and cell != "" for cell in column) else set()


def _unit(text: str) -> str:
    """Return what is behind a number; nothing of what may be a code, such as 5d."""
    return "" if _LETTER_BEHIND.fullmatch(text) else unit_behind(text)


def _ranges(said: str, column: Sequence[Cell], texts: Collection[str]) -> set[str]:
    """Return the ranges of a column that has many different numbers, too; nothing of other columns."""
    cells = {*filter(_is_range, texts)}
    if not cells:
        return cells
    filled = [cell for cell in column if cell is not None and cell != ""]
    plain = [cell for cell in filled if number_with_either_mark(cell) is not None]
    n_ranges = sum(cell in cells for cell in filled)
    if _is_top_class(said, cells, plain):
        return set()
    are_many = n_ranges >= max(_LEAST, len(filled) // _SHARE) and len(plain) * _PLAIN_BESIDE_RANGES >= len(filled)
    return cells if are_many and len({*plain}) >= _DIFFERENT else set()


def _is_top_class(said: str, cells: Collection[str], plain: Sequence[Cell]) -> bool:
    """Return whether the one range among ages is that of the oldest, such as 90+, which has a bin of its own."""
    least = least_age(min(cells).strip()) if len(cells) == 1 and says_age(said) else None
    return least is not None and all((number_with_either_mark(cell) or 0) <= least for cell in {*plain})


def _is_range(text: str) -> bool:
    """Return whether a text is a range that goes upwards; an American postcode such as 06032-3187 does not."""
    found = _matched(_RANGE, text)
    return found is not None and (found[2] is None or int(found[1]) < int(found[2]))


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
