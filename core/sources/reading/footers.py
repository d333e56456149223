"""Tell totals and notes from records, among which they would be counted; each row is judged by itself."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text, is_blank

_TOTALS = (
    *("total", "totals", "grand total", "subtotal", "sub-total", "sum", "sums", "overall"),
    *("summe", "summen", "gesamt", "gesamtsumme", "insgesamt", "zwischensumme", "endsumme"),
    *("somme", "ensemble", "totale", "totaal", "suma", "soma", "razem", "ogółem", "celkem", "összesen"),
)
_WORDS = frozenset(_TOTALS)
_SPELT = frozenset(
    f"{word}{end}" for total in _TOTALS for word in (total, total.capitalize(), total.title(), total.upper())
    for end in ("", ":")
)  # fmt: skip
"""Usual spellings: they are looked up in each row, which a search for any spelling would take too long for."""
_NOTE_WORDS = ("source", "note", "quelle", "anmerkung", "hinweis", "stand", "remark", "fuente", "fonte", "nota")
_NOTE = re.compile(rf"\S+\s+\S|[*†©]|(?:{'|'.join(_NOTE_WORDS)})s?\b", re.IGNORECASE)
"""A note has words, or begins as notes do; a single word may be the number of somebody who left the rest blank."""
_LEAST_WIDTH = 3
"""Columns of a table before a row with few cells can be taken for a note."""
_PART = 3
"""A note fills at most one in so many columns."""


def footers(rows: Sequence[Sequence[Cell]], width: int) -> list[int]:
    """Return the places of the rows that look like totals or notes.

    Args:
        rows: as they come, from the first column of the table on; none is without cells.
        width: columns of the table.
    """
    likely = [place for place, row in enumerate(rows) if row[0] in _SPELT or not row[0] or not (row[-1] and row[1:])]
    return [place for place in likely if is_footer(rows[place], width)]


def is_footer(row: Sequence[Cell], width: int) -> bool:
    """Return whether a row looks like a total or a note beside records of `width` cells.

    A total begins with a word for one, such as Summe. A note is a text of several words, or one that begins like a
    note, in the first cell that is filled, with little beside it.
    """
    filled = [cell for cell in row if not is_blank(cell)]
    if not filled:
        return False
    begins = cell_text(filled[0]).strip()
    if begins.strip(" :.=").casefold() in _WORDS:
        return True
    is_sparse = width >= _LEAST_WIDTH and len(filled) <= max(width // _PART, 1)
    return is_sparse and _NOTE.match(begins) is not None
