"""Tells of remarks beyond the last name of a table that say of their rows that they do not count."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import words_of
from core.data.raw_cells import Cell
from core.patterns import pattern_of
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.reading.status_remarks import SURE
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST, _RARE = 8, 10
"""Rows, at least; and for how many of them one has a remark, at most: else it is a column."""
_SHOWN = 3
_WORDS = SURE | words_of(
    """
    duplicate duplicates duplicated excluded exclude ineligible invalid ignore ignored disregard delete dummy
    doppelt doppelte doppelter dublette duplikat ausgeschlossen ausschluss ausschliessen ungultig ignorieren loschen
    streichen entfernen testdaten testfall raus
    doublon exclure ignorer invalide supprimer essai duplicado duplicada excluido excluida invalido ignorar borrar
    duplicato escluso esclusa invalido ignorare eliminare dubbel uitgesloten ongeldig verwijderen negeren dubbelt
    """
)
"""Words of rows that do not count, however the rest of a remark is put."""
_PHRASE = pattern_of(
    r"(?:do(?:es)?|did|should|must|shall|to be|is|was) ?(?:not|n.t) (?:be )?(?:count|use|includ|consider|consent|valid)"
    r"|\b(?:not|no) (?:to be )?(?:counted|used|included|considered|eligible|consent)"
    r"|\b(?:nicht|nich) (?:\w+ )?(?:zählen|werten|gewertet|verwenden|auswerten|mitzählen|berücksichtigen)"
    r"|\bnicht teilgenommen"
    r"|\b(?:zählt|gilt) nicht\b|\bkeine einwilligung\b|\b(?:ne )?pas (?:compter|prendre en compte)|\bno contar\b"
)


def remarks_beyond(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that rows may not count, as a remark says beside them in a column without a name.

    Any other remark moves no value, and its column is told as one without a name.

    Args:
        grid: the table.
        top: the first records.
    """
    words = N_(
        "Source",
        "{n:,} rows may not count, as a remark beyond the last name says: {remarks}, rows {rows}. Delete them in the "
        "file if so.",
        "Row {row} may not count, as a remark beyond the last name says: {remarks}. Delete it in the file if so.",
        1,
    )
    named = [place for place, name in enumerate(grid.said) if name]
    beyond = named[-1] + 1 if named else len(grid.said)
    if beyond >= len(grid.said) or len(top.rows) < _LEAST or grid.source.ragged:
        return []
    told: dict[int, str] = {}
    columns = [*zip(*top.rows, strict=False)]
    for column in columns[beyond:]:
        told |= _not_counted(column)
    if not told:
        return []
    found = FoundRows()
    found.add([top.numbers[at] for at in sorted(told)])
    remarks = quoted([*dict.fromkeys(told[at] for at in sorted(told))][:_SHOWN])
    text = words.format(n=found.n, row=found.first, rows=found.listed, remarks=remarks)
    return [Problem(text, found.first, tuple(map(grid.letter, range(beyond, len(columns)))))]


def _not_counted(column: Sequence[Cell]) -> dict[int, str]:
    """Return the remarks that say so, by their places; none of a column that many rows have."""
    remarks = {at: " ".join(cell.split()) for at, cell in enumerate(column) if isinstance(cell, str) and cell.strip()}
    if len(remarks) * _RARE > len(column):
        return {}
    return {at: text for at, text in remarks.items() if _WORDS & words_of(text) or _PHRASE.search(text.casefold())}
