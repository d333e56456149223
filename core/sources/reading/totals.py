"""Tell totals and notes at the end of a table from records, among which they would be counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from statistics import median

from core.data.raw_cells import Cell, cell_text, is_blank

_TOTALS = frozenset(
    {
        *("total", "totals", "grand total", "subtotal", "sub-total", "sum", "sums", "overall"),
        *("summe", "summen", "gesamt", "gesamtsumme", "insgesamt", "zwischensumme", "endsumme"),
        *("somme", "ensemble", "totale", "totaal", "suma", "soma", "razem", "ogółem", "celkem", "összesen"),
    }
)
_LEAST_CELLS = 3
"""Of a usual record, before a row with a single one can be taken for a note."""
_NOTE = re.compile(r"\S+\s+\S")
"""A note has words; a single one may be the number of somebody who left the rest blank."""


def n_strays(last: Sequence[Sequence[Cell]], usual: Sequence[Sequence[Cell]]) -> int:
    """Return how many of the `last` rows, counted from the end, look like totals or notes beside `usual` records.

    Such a row has fewer cells filled than a record usually has, and begins with a word for a total, or is one text of
    several words alone.
    """
    width = median([_filled(row) for row in usual] or [0])
    strays = [_is_stray(row, width) for row in last]
    return len(strays) if all(strays) else strays[::-1].index(False)


def _is_stray(row: Sequence[Cell], width: float) -> bool:
    filled = _filled(row)
    if not filled or filled >= width:
        return False
    begins = next(cell_text(cell) for cell in row if not is_blank(cell))
    note = filled == 1 and width >= _LEAST_CELLS and _NOTE.match(begins) is not None
    return note or begins.strip(" :.=").casefold() in _TOTALS


def _filled(row: Sequence[Cell]) -> int:
    return sum(not is_blank(cell) for cell in row)
