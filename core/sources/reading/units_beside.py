"""Tells of columns that name the unit or the currency of the numbers beside them, where there are several."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from core.data.currencies import currency_named
from core.data.describing_names import in_words, words_of
from core.data.measures import unit_named
from core.data.raw_cells import Cell, cell_text, number_with_either_mark
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_UNITS = words_of(
    """
    unit units uom currency currencies ccy curr
    einheit einheiten masseinheit maßeinheit mengeneinheit wahrung waehrung
    unite unites devise monnaie unidad unidades moneda divisa unita valuta unidade moeda eenheid munt munteenheid
    jednostka waluta jednotka mena enhet enhed yksikko valuutta egyseg penznem deviza birim
    единица единицы валюта μοναδα νομισμα 単位 通貨 单位 货币 단위 통화
    """
)
_ENDS_SO = pattern_of(r"(?:unit|units|currency|einheit|w(?:ä|ae)hrung|(?:or|st)resu)$", re.IGNORECASE)
"""The last are those of clinical trials: VSORRESU, LBSTRESU."""
_LEAST, _SHARE = 2, 20
"""Rows with each of the units, at least, and for how many rows one: a lone one is a slip."""
_MOST = 20
"""Different texts of a column of units, at most."""
_KNOWN = 0.8
"""Share of its filled cells that are known units, at least."""
_NEAR = 3
"""Columns from that of the units to that of the numbers, at most, where their names share no word."""
_LEAST_NUMBERS = 4
"""Different numbers of a column, at least: fewer are codes."""


def units_beside(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of numbers in several units, which another column tells.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has several units, such as {one} and {other}: the numbers beside it are not in one. Write all "
        "in one unit first, or leave out the rows with others.",
    )
    found = []
    for place, column in enumerate(columns):
        often = _often(column) if says_unit(grid.said[place]) else []
        if len(often) > 1 and any(_is_of_it(grid, columns, place, other) for other in range(len(columns))):
            text = words.format(column=grid.place(place), one=often[0], other=often[1])
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def says_unit(name: str) -> bool:
    """Return whether a name is that of a unit or a currency."""
    return not _UNITS.isdisjoint(in_words(name)) or _ENDS_SO.search(name.strip()) is not None


def _often(column: Sequence[Cell]) -> list[str]:
    """Return the units of a column that are no slips, each as it is spelt most; [] if it has other texts, too."""
    times = Counter(cell_text(cell).strip() for cell in column if isinstance(cell, str))
    times.pop("", None)
    n = times.total()
    if not 1 < len(times) <= _MOST:
        return []
    named: Counter[str] = Counter()
    spelt: dict[str, str] = {}
    for text, each in times.most_common():
        unit = unit_named(text) or currency_named(text)
        named[unit] += each
        spelt.setdefault(unit, text)
    unknown = named.pop("", 0)
    if n - unknown < _KNOWN * n:
        return []
    return [spelt[unit] for unit, each in named.most_common() if each >= max(_LEAST, n // _SHARE)]


def _is_of_it(grid: Grid, columns: Sequence[Sequence[Cell]], place: int, other: int) -> bool:
    """Return whether a column is near that of the units, or has a word of its name, and is one of numbers."""
    shared = ({*in_words(grid.said[place])} - _UNITS) & {*in_words(grid.said[other])}
    if other == place or not (shared or abs(other - place) <= _NEAR):
        return False
    filled = [cell for cell in columns[other] if cell is not None and cell != ""]
    numbers = {number for cell in filled if (number := number_with_either_mark(cell)) is not None}
    return len(numbers) >= _LEAST_NUMBERS and all(number_with_either_mark(cell) is not None for cell in filled[:_SHARE])
