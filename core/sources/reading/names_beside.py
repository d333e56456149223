"""Tells that the names of columns stand beside their values: sex above ages, and age above heights."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache

from core.data.describing_names import in_words, words_of
from core.data.known_ranges import known_range
from core.data.personal_traits import BIRTH, PERSONS, trait_of
from core.data.raw_cells import Cell, cell_text, number_with_either_mark
from core.data.written_dates import dates_in
from core.sources.reading.crosstabs import MEN, WOMEN
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

Fit = Callable[[Sequence[str]], bool | None]
"""Returns whether cells are such as a name says; None if that is open."""
_FIRST, _LEAST = 60, 8
"""Cells of a column that are looked at, at most and at least."""
_MOST, _SHOWN = 200, 3
"""Columns of a table, and names that are told, at most."""
_SURE, _LEAST_NAMES = 0.9, 2
"""Share of the cells that are such, at least; and names that fit the next column alone, at least."""
_NAME, _SEX, _FEW_ANSWERS = 0, 2, 6
_FIRST_YEAR, _LAST_YEAR, _OLDEST = 1880, 2030, 120
_OTHER_SEXES = words_of(
    "d x divers diverse other autre otro altro andere nonbinary nb unknown unbekannt inconnu na anders"
)
_WEIGHTS = words_of("weight gewicht korpergewicht poids peso waga vaha hmotnost vikt vaegt vægt vekt paino suly вес")
_MAILS = words_of("email mail emailadresse mailadresse courriel correo")
_POSTAL = words_of("zip zipcode plz postleitzahl postcode codepostal codigopostal cap")
_TOWNS = words_of("ort wohnort town city stadt ville ciudad citta cidade woonplaats miasto mesto localidad stad varos")
_HEIGHTS = words_of("grosse groesse korpergrosse koerpergroesse statur stature")
_HEAVIEST = 400


def names_beside(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that names stand one column beside their values, or two in each other's place.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    fits = {place: fit for place, name in enumerate(grid.said[:_MOST]) if (fit := _fit_of(name))}

    @cache
    def texts(place: int) -> list[str]:
        return [text for cell in columns[place][:_FIRST] if (text := cell_text(cell))] if place < len(columns) else []

    def is_such(place: int, at: int) -> bool | None:
        return fits[place](texts(at)) if at >= 0 and len(texts(at)) >= _LEAST else None

    odd = [place for place in fits if is_such(place, place) is False]  # nearly all tables have none
    for step in (-1, 1) if odd else ():
        found = [place for place in odd if is_such(place, place + step)]
        are_others = any(is_such(place, place) and is_such(place, place + step) is False for place in fits)
        is_sex = bool(found) and fits[found[0]] is _are_sexes and found[0] + step not in fits
        if is_sex or (not are_others and len(found) >= _LEAST_NAMES and 2 * len(found) >= len(odd)):
            return [_moved(grid, found)]
    # Ages of adults might be heights of children, but their heights are no ages.
    tall = [place for place in odd if fits[place] is _are_ages]
    pairs = [(one, other) for one in odd for other in odd if one < other]
    pairs += [(one, other) for one in tall for other in fits if fits[other] is _are_heights and other not in odd]
    both = (pair for pair in pairs if is_such(*pair) and is_such(*pair[::-1]))
    return [_exchanged(grid, pair) for pair in both if fits[pair[0]] is not fits[pair[1]]][:1]


def _moved(grid: Grid, places: Sequence[int]) -> Problem:
    words = N_(
        "Source",
        "The names of the columns seem to stand one column beside their values, such as {names}. Move the names in the "
        "file.",
    )
    names = quoted(grid.said[place] for place in places[:_SHOWN])
    return Problem(words.format(names=names), columns=tuple(map(grid.letter, places)))


def _exchanged(grid: Grid, places: Sequence[int]) -> Problem:
    words = N_("Source", "The names {names} seem to be exchanged, by the values below them. Exchange them in the file.")
    names = quoted(grid.said[place] for place in places)
    return Problem(words.format(names=names), columns=tuple(map(grid.letter, places)))


def _fit_of(name: str) -> Fit | None:
    """Return what tells the values of a column of that name; None if the name says nothing of them."""
    words = in_words(name.partition("(")[0].replace("ł", "l"))
    stem = "".join(words)
    trait = trait_of(stem)
    if trait is None:
        trait = trait_of("".join(word for word in words if word not in PERSONS))
    if trait in _TRAITS:
        return _TRAITS[trait]
    for fit, named in _NAMED.items():
        if stem in named or not named.isdisjoint(words[-1:]):
            return fit
    known = known_range(name)
    if known is not None and known == known_range("height"):
        return _are_heights
    return None if known is None else _measured(known.low, known.high)


@cache
def _measured(low: float, high: float, least: float = math.inf, most: float = math.inf) -> Fit:
    """Return what tells numbers between two, or between two others, in another unit."""

    def are_such(texts: Sequence[str]) -> bool | None:
        numbers = _numbers(texts)
        n_within = sum(low <= number <= high or least <= number <= most for number in numbers)
        if n_within >= _SURE * len(texts):
            return True
        are_others = len(numbers) >= _SURE * len(texts) and 2 * n_within < len(texts)
        return False if are_others or _are_words(texts) or _are_days(texts) else None

    return are_such


_are_ages, _are_heights = _measured(0, _OLDEST), _measured(20, 280, 0.3, 2.8)


def _are_towns(texts: Sequence[str]) -> bool | None:
    if len(_numbers(texts)) >= _SURE * len(texts):
        return False
    return _are_words(texts) or None


def _are_sexes(texts: Sequence[str]) -> bool | None:
    values = {"".join(in_words(text)) for text in texts}
    if values.isdisjoint(MEN | WOMEN):
        return None if len({*texts}) <= _FEW_ANSWERS else False
    return True if values & MEN and values & WOMEN and values <= MEN | WOMEN | _OTHER_SEXES else None


def _are_names(texts: Sequence[str]) -> bool | None:
    if len(_numbers(texts)) >= _SURE * len(texts) or _are_days(texts) or _are_mails(texts):
        return False
    n_names = sum(not any(map(str.isdecimal, text)) for text in texts)
    return True if n_names >= _SURE * len(texts) and 2 * len({*texts}) >= len(texts) else None


def _are_births(texts: Sequence[str]) -> bool | None:
    numbers = _numbers(texts)
    n_years = sum(_FIRST_YEAR <= number <= _LAST_YEAR for number in numbers)
    if _are_days(texts) or n_years >= _SURE * len(texts):
        return True
    are_ages = sum(number <= _OLDEST for number in numbers) >= _SURE * len(texts)
    return False if are_ages or _are_words(texts) else None


def _are_mails(texts: Sequence[str]) -> bool | None:
    n_mails = sum("@" in text for text in texts)
    return True if n_mails >= _SURE * len(texts) else None if n_mails else False


def _are_postal(texts: Sequence[str]) -> bool | None:
    n_such = sum(sum(map(str.isdecimal, text)) >= len("000") for text in texts)
    return True if n_such >= _SURE * len(texts) and not _are_days(texts) else False if _are_words(texts) else None


_TRAITS: dict[int | None, Fit] = {_NAME: _are_names, _SEX: _are_sexes, BIRTH: _are_births}
_NAMED: dict[Fit, frozenset[str]] = {
    _are_mails: _MAILS,
    _are_postal: _POSTAL,
    _are_towns: _TOWNS,
    _are_heights: _HEIGHTS,
    _measured(1, _HEAVIEST): _WEIGHTS,
}


def _numbers(texts: Sequence[str]) -> list[float]:
    return [number for text in texts if (number := number_with_either_mark(text)) is not None]


def _are_words(texts: Sequence[str]) -> bool:
    """Return whether hardly a text has a digit."""
    return sum(not any(map(str.isdecimal, text)) for text in texts) >= _SURE * len(texts)


def _are_days(texts: Sequence[str]) -> bool:
    """Return whether most texts are dates; the first one tells it of most columns."""
    return any(dates_in(texts[0])) and sum(any(dates_in(text)) for text in texts) >= _SURE * len(texts)
