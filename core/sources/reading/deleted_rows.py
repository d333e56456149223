"""Tells that some rows are marked as deleted, as databases and web programs keep them: is_deleted, deleted_at."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_cells import columns_of, times_of
from core.data.describing_names import in_words, words_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_DELETED = words_of(
    """
    deleted isdeleted deletedat deletedon voided trashed geloscht geloescht supprime supprimee eliminado eliminada
    borrado borrada excluido excluida cancellato cancellata verwijderd usuniety usunieta slettet slettad smazano
    """
)
_BESIDE = words_of(
    """
    is was has date time timestamp flag row record entry at on by am um ist wurde datum zeit datensatz le la el en fue
    esta date fecha data op dne c
    """
)
"""What else such a name may have: the deleted files of a backup are something else."""
_NOT = frozenset(
    ("0", "0.0", "false", "f", "no", "n", "nein", "falsch", "non", "faux", "falso", "nee", "nie", "nej", "nei", "aktiv")
)
"""What says that a row is not deleted; anything else, such as 1 or a date, says that it is."""
_SHARE = 2
"""Of which part of the rows it may be said, at most: where most are deleted, that is what the table is about."""


def deleted_rows(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that some of the first records are marked as deleted, and others are not.

    Args:
        grid: the table.
        top: its first records.
    """
    words = N_(
        "Source",
        "Column {column} says that {n:,} rows are deleted, first row {row}. They are read: delete them from the file "
        "if they do not count.",
        "Column {column} says that row {row} is deleted. It is read: delete it from the file if it does not count.",
        1,
    )
    found = []
    for place in filter(lambda each: _says_deleted(grid.said[each]), range(len(grid.said))):
        column = columns_of(top.rows)[place] if top.rows else ()
        rows = FoundRows()
        rows.add([number for cell, number in zip(column, top.numbers, strict=True) if _is_deleted(cell)])
        if 0 < _SHARE * rows.n <= len(column) and _is_flag(column):
            text = words.format(n=rows.n, row=rows.first, column=grid.place(place))
            found.append(Problem(text, rows.first, (grid.letter(place),)))
    return found


def _says_deleted(name: str) -> bool:
    said = in_words(name)
    return not _DELETED.isdisjoint(said) and _DELETED.union(_BESIDE).issuperset(said)


def _is_deleted(cell: Cell) -> bool:
    text = cell_text(cell).strip().casefold()
    return not is_blank(cell) and text not in _NOT and not is_missing_word(text)


def _is_flag(column: Sequence[Cell]) -> bool:
    """Return whether a column of numbers has no others than 0 and 1; others count what was deleted."""
    numbers = {cell_text(cell) for cell in times_of(column) if cell_text(cell).isdecimal()}
    return len(numbers - {"0", "1"}) == 0 or len(max(numbers, key=len)) >= len("20240305")
