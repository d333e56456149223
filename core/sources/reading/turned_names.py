"""Tells columns with one name in two orders, as Anna Meyer and Meyer, Anna: a person may have both rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.data.raw_cells import Cell
from core.sources.reading.grid import Grid
from core.sources.reading.person_columns import PersonColumn
from core.sources.source import Chunk, Problem
from core.words import N_

_FEWEST_WORDS, _MOST_WORDS = 2, 4
_LEAST = 2
"""Names in two orders, at least, where no comma tells that the surname comes first: Thomas Martin has a namesake."""


def turned_names(grid: Grid, top: Chunk, columns: Sequence[PersonColumn]) -> list[Problem]:
    """Return what there is to say of columns with such names.

    Args:
        grid: the table.
        top: the first records.
        columns: the columns of names.
    """
    text = N_(
        "Source",
        "Column {column} has names in two orders, such as “{one}” in row {row} and “{other}” in row {other_row}. A "
        "person may have two rows. Write all names in one order first.",
    )
    found = []
    for each in columns:
        if each.has_names and (pair := _turned(each.cells)):
            rows = [top.numbers[at] for at in pair]
            one, other = (str(each.cells[at]).strip() for at in pair)
            told = text.format(column=grid.place(each.place), one=one, row=rows[0], other=other, other_row=rows[1])
            found.append(Problem(told, rows[1], columns=(grid.letter(each.place),)))
    return found


def _turned(cells: Sequence[Cell]) -> tuple[int, int] | None:
    """Return the places of the first name and of its other order; None if there is none, or it is by chance."""
    places: dict[tuple[str, ...], dict[tuple[str, ...], int]] = {}
    for at, cell in enumerate(cells):
        words = tuple(cell.casefold().replace(",", " ").split()) if isinstance(cell, str) else ()
        if _FEWEST_WORDS <= len(words) <= _MOST_WORDS:
            places.setdefault(tuple(sorted(words)), {}).setdefault(words, at)
    several = [sorted(orders.values()) for orders in places.values() if len(orders) > 1]
    pairs = [(first, second) for first, second, *_ in several]
    if any("," in str(cells[at]) for pair in pairs for at in pair):
        return min(pairs)
    both = _on_both_sides(order for orders in places.values() if len(orders) == 1 for order in orders)
    pairs = [pair for pair in pairs if not both.intersection(str(cells[pair[0]]).casefold().split())]
    return min(pairs) if len(pairs) >= _LEAST else None


def _on_both_sides(others: Iterable[tuple[str, ...]]) -> set[str]:
    """Return the words that come first and last in other names, as those of shades and towns do: lake, deep."""
    names = [*others]
    return {name[0] for name in names} & {name[-1] for name in names}
