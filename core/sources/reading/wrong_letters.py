"""Tells of categories with letters that look wrong, such as KÃ¶ln: beside Köln, that would be another category."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, is_blank
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_LEAST_EACH = 2
"""How often each value of a column of categories occurs, at least, in the mean; other texts are left out anyway."""
_SHOWN = 3


def wrong_letters(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of categories, some of which have letters that look wrong.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    is_doubtful = bool(grid.source.doubtful_encodings())
    words = N_(
        "Source",
        "Column {column} has letters that look wrong, as in {values}. Each such value is a category of its own. Mend "
        "the letters before.",
    )
    found = []
    for place, column in enumerate(columns):
        if odd := _odd_values(column, str(grid.source.layout.encoding or "utf-8"), is_doubtful):
            text = words.format(column=grid.place(place), values=quoted(odd[:_SHOWN]))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _odd_values(column: Sequence[Cell], encoding: str, is_doubtful: bool) -> Sequence[str]:
    """Return the values with such letters of a column whose values recur; most columns have no letter beyond ASCII."""
    if _is_ascii(column):
        return ()
    values = {*column}
    if _LEAST_EACH * len(values) > len(column):
        return ()
    from core.sources.formats.delimited.mixed_letters import is_wrong  # noqa: PLC0415  few tables have such texts

    texts = (value for value in values if isinstance(value, str) and not value.isascii())
    odd = sorted(text for text in texts if is_wrong(text, encoding, is_doubtful=is_doubtful))
    n_filled = len(column) - sum(map(is_blank, column)) if odd else 0
    return odd if _LEAST_EACH * len(values) <= n_filled else ()


def _is_ascii(column: Sequence[Cell]) -> bool:
    """Return whether no text has a letter beyond ASCII: asked of all at once, it takes a tenth."""
    try:
        return "".join(column).isascii()  # type: ignore[arg-type]  # of texts alone, as most are
    except TypeError:
        return all(cell.isascii() for cell in column if isinstance(cell, str))
