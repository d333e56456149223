"""Tells codes of places that may have lost a zero at their beginning, as 2138 beside 10001, or beside 02138."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell, cell_text
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_POSTAL = words_of(
    """
    zip zips zipcode zipcodes postcode postcodes postal postalcode plz postleitzahl postleitzahlen codepostal cap
    codigopostal postnummer kodpocztowy postinumero fips countyfips
    """
)
_SPLIT = (("code", "postal"), ("codigo", "postal"), ("postal", "code"), ("zip", "code"), ("county", "fips"), ("zip",))
_COUNTRIES = words_of("country countries land laender lander pays pais paese staat nation kraj zeme stat")
"""Names of columns that say that codes are of several countries, each with digits of its own."""
_DIGITS, _MOST_LOST = 5, 2
"""Digits of such a code, and zeros that it loses, at most."""
_LEAST, _SHARE = 2, 100
"""Rows with a code that is too short, at least, and for how many one: a lone one is a slip."""
_MOST_SHARE = 0.5
"""Share of the different codes that are shorter, at most: of more, the codes are of a country with shorter ones."""
_OF_ONE_COUNTRY = words_of("zip zips zipcode zipcodes fips countyfips")
"""Words of codes that always have five digits."""
_SHOWN = 2


def lost_zeros(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of postal codes and the like, some of which have a digit less.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    named = [place for place, name in enumerate(grid.said) if _is_code(in_words(name))]
    if not named or any(not _COUNTRIES.isdisjoint(in_words(name)) for name in grid.said):
        return []
    words = N_(
        "Source",
        "Column {column} has codes of five digits, and shorter ones such as {codes}. If a spreadsheet has dropped "
        "zeros at their beginning, write them again in the file.",
    )
    found = []
    for place in named:
        most = 1 if _OF_ONE_COUNTRY & {*in_words(grid.said[place])} else _MOST_SHARE
        if short := _short(columns[place], most):
            text = words.format(column=grid.place(place), codes=quoted(short[:_SHOWN]))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _is_code(words: Sequence[str]) -> bool:
    return "".join(words) in _POSTAL or any(tuple(words[: len(each)]) == each for each in _SPLIT)


def _short(column: Sequence[Cell], most: float) -> list[str]:
    """Return the codes with a digit or two less than the others, the most common first; `most`: share of all codes."""
    # pandas writes 1067.0 where a code is missing in another row
    times = Counter(text.removesuffix(".0") for cell in column if (text := cell_text(cell)))
    if not times or not all(text.isdecimal() and len(text) <= _DIGITS for text in times):
        return []
    short = [text for text, _ in times.most_common() if len(text) < _DIGITS]
    n_rows = sum(times[text] for text in short)
    is_often = n_rows >= max(_LEAST, times.total() // _SHARE) and len(short) <= min(most * len(times), len(times) - 1)
    return short if is_often and all(len(text) >= _DIGITS - _MOST_LOST and text[0] != "0" for text in short) else []
