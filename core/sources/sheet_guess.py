"""Which sheet of a workbook holds the table, where nobody has said it: the largest that looks like one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.header_row import header_row_of, middle

LOOKED_AT = 60
"""Rows that tell a table from a page of text."""
_TRIED = 5
"""Sheets looked at, at most: behind so many that are no tables there is hardly one."""
_PIVOTS = ("row labels", "column labels", "zeilenbeschriftungen", "spaltenbeschriftungen", "étiquettes de lignes")
"""What Excel writes above a summary."""
_CODEBOOKS = frozenset(
    (
        *("variable", "variable name", "variables", "field", "field name", "column", "column name", "name", "code"),
        *("label", "labels", "value", "values", "value labels", "meaning", "description", "definition", "type"),
        "codes",
        *("variablenname", "bezeichnung", "werte", "bedeutung", "beschreibung", "spalte", "merkmal", "wert", "typ"),
        *("libellé", "modalités", "signification", "etiqueta", "valores", "descripción", "significado"),
    )
)
"""What stands above the list of the columns of another sheet."""

Rows = Sequence[Sequence[Cell]]


def table_sheet(names: Sequence[str], first_rows: Callable[[str], Rows]) -> str:
    """Return the first of the sheets that looks like a table; the first of all if none does.

    A list of columns, by its names, comes behind a table of more columns than it has itself.

    Args:
        names: of the sheets, the likeliest first; at least one.
        first_rows: returns the first rows of a sheet; is not asked where there is but one.
    """
    if len(names) == 1:
        return names[0]
    tables = (name for name in names[:_TRIED] if is_table(first_rows(name)))
    found = next(tables, names[0])
    said = names_of(first_rows(found))
    if not names_columns(said):
        return found
    others = (*tables, names[0])  # the largest, with titles above its names perhaps
    return next((name for name in others if len(names_of(first_rows(name))) > len(said)), found)


def names_columns(names: Sequence[str]) -> bool:
    """Return whether a header is that of a list of columns, and not of a table."""
    return _CODEBOOKS.issuperset(map(str.casefold, names))


def is_table(rows: Rows) -> bool:
    """Return whether rows have several columns each, below names most of which differ, and are no summary of others."""
    place = header_row_of(rows)
    if place is None or len(rows) < place + 2:
        return False
    names = [cell_text(cell).casefold() for cell in rows[place] if not is_blank(cell)]
    above = {cell_text(cell).casefold() for row in rows[: place + 1] for cell in row}
    usual = middle([sum(not is_blank(cell) for cell in row) for row in rows[place + 1 :]])
    are_unlike = 3 * len(set(names)) >= 2 * len(names)  # a doubled name gets its letter
    return len(names) > 1 and usual > 1 and are_unlike and above.isdisjoint(_PIVOTS)


def names_of(rows: Rows) -> tuple[str, ...]:
    """Return the names in the header of a sheet; () if it has none."""
    place = header_row_of(rows)
    return () if place is None else tuple(cell_text(cell) for cell in rows[place] if not is_blank(cell))
