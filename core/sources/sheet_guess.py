"""Which sheet of a workbook holds the table, where nobody has said it: the first or the largest that looks like one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.header_row import header_row_of, middle

LOOKED_AT = 60
"""Rows that tell a table from a page of text."""
_FIRST_SHARE = 4
"""For how much of the largest sheet the first one is read before it, if it is a table: it is the one that is shown."""
_BESIDE = words_of(
    """
    dictionary codebook codebooks readme glossary legend legends metadata lookup lookups codelist codelists changelog
    datenworterbuch codebuch legende legenden glossar metadaten hinweise anleitung erlauterungen leyenda glossaire
    lisezmoi diccionario dizionario leggenda
    """
)
"""Names of sheets that describe others."""
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


def by_likelihood(sizes: Mapping[str, int], *, are_ordered: bool = True) -> list[str]:
    """Return the sheets, the likeliest first: the largest, or the first of all if it is not far smaller.

    Those that describe others, by their names, come last.

    Args:
        sizes: of the sheets, in their order, in any unit.
        are_ordered: whether that order is their owner's, who sees the first one first; the files of a zip have none.
    """
    ordered = sorted(sizes, key=lambda name: -sizes[name])
    first = next(iter(sizes), None) if are_ordered else None
    if first is not None and _FIRST_SHARE * sizes[first] >= sizes[ordered[0]]:
        ordered = [first, *(name for name in ordered if name != first)]
    return sorted(ordered, key=lambda name: not _BESIDE.isdisjoint(in_words(name)))


def table_sheet(sizes: Mapping[str, int], first_rows: Callable[[str], Rows]) -> str:
    """Return the likeliest of the sheets that looks like a table; the largest if none does.

    A list of columns, by its names, comes behind a table of more columns than it has itself.

    Args:
        sizes: of the sheets, in their order, in any unit; at least one.
        first_rows: returns the first rows of a sheet; is not asked where there is but one.
    """
    names, largest = by_likelihood(sizes), by_likelihood(sizes, are_ordered=False)[0]
    if len(names) == 1:
        return largest
    tables = (name for name in names[:_TRIED] if is_table(first_rows(name)))
    found = next(tables, largest)
    said = names_of(first_rows(found))
    if not names_columns(said):
        return found
    others = (*tables, largest)  # the largest, with titles above its names perhaps
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
    filled = [sum(not is_blank(cell) for cell in row) for row in rows[place + 1 :]]
    usual = middle([n for n in filled if n])  # rows that were formatted once, and are blank, may follow
    are_unlike = 3 * len(set(names)) >= 2 * len(names)  # a doubled name gets its letter
    return len(names) > 1 and usual > 1 and are_unlike and above.isdisjoint(_PIVOTS)


def names_of(rows: Rows) -> tuple[str, ...]:
    """Return the names in the header of a sheet; () if it has none."""
    place = header_row_of(rows)
    return () if place is None else tuple(cell_text(cell) for cell in rows[place] if not is_blank(cell))
