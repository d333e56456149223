"""Tells of years that are none, such as 198 and 19850, and of years of birth among ages."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from core.data.describing_names import in_words, words_of
from core.data.known_ranges import says_age
from core.data.missing_values import HIGH, NOT_APPLICABLE
from core.data.personal_traits import BIRTH, trait_of
from core.data.raw_cells import Cell, cell_text, number_with_either_mark
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_FIRST, _LAST = 1880, 2060
"""The years that people write of themselves, and of plans."""
_EARLIEST, _LEAST_EARLY = 1500, 2
"""Years of censuses and registers from the one on are no slips where so many recur as often as the others."""
_FOUNDED = words_of(
    """
    built founded foundation established opened construction erected inception launched renovated remodeled remod
    baujahr erbaut gebaut gegrundet grundung grundungsjahr fondation fonde construit construction fundacion fundado
    construido costruito costruzione fondato fondazione bouwjaar gebouwd opgericht
    """
)
"""Words of names of years in which something was built or founded, long before anybody now alive."""
_OLDEST = 120
_LEAST, _FEW, _RARE = 12, 3, 20
"""Numbers, at least; for how many others one may be a stray, at most; and for how many one age may be too high."""
_SHORT, _LEAST_SHORT = 100, 3
"""What years of two digits are below, and different ones, at least."""
_LOOKED_AT = 8
_YEARS = words_of(
    """
    year years yr jahr jahre jahrgang annee annees ano anos anno anni rok rocznik god jaar ar aar yil vuosi ev
    born geboren ne nee nacido nacida nato nata nascido nascida urodzenia narozeni fodd fodt birth geburt год рождения
    """
)
"""Words of names of years: counts may be of their size, too."""
_NO_YEARS = frozenset((0, 1, -1, 9, -9, 77, 88, 99, 1111))
"""What stands for "no answer" among years, beside the nines."""


def stray_years(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of years with other numbers, and of ages with years.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    other = N_("Source", "Column {column} has {example} among years. Put it right in the file if it is mistyped.")
    ages = N_(
        "Source",
        "Column {column} has years such as {example} among ages. Write ages throughout the file, or years.",
    )
    high = N_(
        "Source",
        "Column {column} has numbers such as {example} among ages, which nobody reaches. Put them right in the file.",
    )
    found = []
    for place, column in enumerate(columns):
        if says_age(grid.said[place]):
            told = {ages: _year_among_ages(column), high: _too_high(column)}
        else:
            first = _EARLIEST if _says_founded(grid.said[place]) else _FIRST
            told = {other: _no_year(column, first)} if _says_year(grid.said[place]) else {}
        texts = (words.format(column=grid.place(place), example=example) for words, example in told.items() if example)
        found += [Problem(text, columns=(grid.letter(place),)) for text in texts]
    return found


def _says_year(name: str) -> bool:
    words = in_words(name)
    return any(word in _YEARS or trait_of(word) == BIRTH or word.endswith("jahr") for word in words)


def _says_founded(name: str) -> bool:
    return not _FOUNDED.isdisjoint(in_words(name))


def _no_year(column: Sequence[Cell], earliest: int) -> str:
    """Return a number of a column of years that is none, as it is written; "" if there is none.

    Args:
        column: its first cells.
        earliest: the first year that the name lets expect.
    """
    first = [number_with_either_mark(cell) for cell in column[:_LOOKED_AT]]
    if not any(number is not None and _FIRST <= number <= _LAST for number in first):
        return ""  # nearly all columns
    numbers = _numbers(column)
    years = {cell: number for cell, number in numbers.items() if earliest <= number <= _LAST}
    strays = [
        cell
        for cell, number in numbers.items()
        if cell not in years and number not in HIGH | NOT_APPLICABLE | _NO_YEARS
    ]
    early = [cell for cell in strays if _EARLIEST <= numbers[cell] < earliest]
    strays = [cell for cell in strays if cell not in early] if _recur(column, early, years) else strays
    # 85 may stand beside 1985 in half of all rows; where other numbers do, the column has no years.
    are_short = len(strays) >= _LEAST_SHORT and all(0 <= numbers[cell] < _SHORT for cell in strays)
    least = _LEAST if are_short else max(_LEAST, _n_of(column, strays) * _FEW)
    are_whole = all(number % 1 == 0 for number in numbers.values())
    return cell_text(strays[0]) if strays and are_whole and _n_of(column, years) >= least else ""


def _recur(column: Sequence[Cell], early: Collection[Cell], years: Collection[Cell]) -> bool:
    """Return whether early years have several rows each, nearly as many as the other years."""
    if len(early) < _LEAST_EARLY or not years:
        return False
    least = max(2, _n_of(column, years) / len(years) / 2)
    return all(_n_of(column, [cell]) >= least for cell in early)


def _year_among_ages(column: Sequence[Cell]) -> str:
    """Return a year of a column of ages, as it is written; "" if there is none."""
    numbers = _numbers(column)
    years = [cell for cell, number in numbers.items() if _FIRST <= number <= _LAST and number % 1 == 0]
    return cell_text(years[0]) if years and _FEW * _n_ages(column, numbers) >= _n_of(column, years) else ""


def _too_high(column: Sequence[Cell]) -> str:
    """Return a number of a column of ages that is none, where these are no few slips; "" if there is none."""
    numbers = _numbers(column)
    high = [
        cell for cell, number in numbers.items() if _OLDEST < number < _FIRST and number not in HIGH | NOT_APPLICABLE
    ]
    n_ages, n_high = _n_ages(column, numbers), _n_of(column, high)
    return cell_text(high[0]) if high and n_ages >= _FEW * n_high and n_ages <= _RARE * n_high else ""


def _n_ages(column: Sequence[Cell], numbers: Mapping[Cell, float]) -> int:
    """Return how many cells are ages; 0 if they are few."""
    n_ages = _n_of(column, [cell for cell, number in numbers.items() if 0 <= number <= _OLDEST])
    return n_ages if n_ages >= _LEAST else 0


def _n_of(column: Sequence[Cell], cells: Collection[Cell]) -> int:
    wanted = {*cells}
    return sum(cell in wanted for cell in column)


def _numbers(column: Sequence[Cell]) -> dict[Cell, float]:
    return {cell: number for cell in dict.fromkeys(column) if (number := number_with_either_mark(cell)) is not None}
