"""Tells of pay that is read with three decimals, where its mark may separate thousands: 2.500 beside parts of 0.75."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.column_cells import filled_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text
from core.sources.reading.grid import Grid
from core.sources.reading.overlapping_scales import says_pay
from core.sources.source import Problem
from core.words import N_

_GROUPED = re.compile(r"[1-9][0-9]{0,2}([.,])[0-9]{3}")
_LEAST = 5
"""Different such amounts, at least."""


def points_of_pay(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of pay whose amounts all have three digits behind the decimal mark.

    Nobody pays thousandths; where the marks are open, they are asked about anyway.
    """
    words = N_(
        "Source",
        "Column {column} has {example}, read with a decimal mark. If the mark separates thousands, write the amounts "
        "without it in the file.",
    )
    found = []
    for place, column in enumerate(columns):
        text = _example(column, grid.source.layout.decimal) if says_pay(grid.said[place]) else ""
        if text:
            told = words.format(column=grid.place(place), example=text)
            found.append(Problem(told, columns=(grid.letter(place),)))
    return found


def _example(column: Sequence[Cell], decimal: str | None) -> str:
    """Return the first amount with three digits behind the decimal mark if all amounts have so many; else ""."""
    texts = [cell_text(cell).strip() for cell in filled_of(column)]
    amounts = [text for text in texts if not is_missing_word(text)]
    marks = {match[1] for text in amounts if (match := _GROUPED.fullmatch(text))}
    are_such = marks == {decimal} and all(map(_GROUPED.fullmatch, amounts)) and len(amounts) >= _LEAST
    return amounts[0] if are_such else ""
