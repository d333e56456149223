"""Tells of rows without a person: a seat, a post or a bed that nobody has, with VACANT in place of a name."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, is_blank
from core.data.vacant_words import is_vacant, may_be_vacant
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.person_columns import PersonColumn
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_RARE = 2
"""For how many rows one is such, at most: else the names of the others are rather remarks."""
_USUAL, _PART = 0.8, 3
"""Share of the other rows that fill a column, at least; and of how many such columns one is blank where nobody is."""


def empty_seats(top: Chunk, columns: Sequence[PersonColumn]) -> list[Problem]:
    """Return that rows may have no person, as their names say.

    Args:
        top: the first records.
        columns: the columns of names.
    """
    marks: dict[int, str] = {}
    for column in columns:
        marks |= _marks(top.rows, column) if column.has_names else {}
    if not marks:
        return []
    words = N_(
        "Source",
        "{n:,} rows seem to have no person, as they hold {words} in place of a name: rows {rows}. Delete them in the "
        "file if so: each would count as a person.",
        "Row {row} seems to have no person, as it holds {words} in place of a name. Delete it in the file if so: it "
        "would count as a person.",
        1,
    )
    found = FoundRows()
    found.add([top.numbers[at] for at in sorted(marks)])
    shown = quoted([*dict.fromkeys(marks[at] for at in sorted(marks))][:1])
    return [Problem(words.format(n=found.n, row=found.first, rows=found.listed, words=shown), found.first)]


def _marks(rows: Sequence[Sequence[Cell]], column: PersonColumn) -> dict[int, str]:
    """Return what stands in place of a name, by the places of its rows."""
    told = {cell for cell in {*column.cells} if isinstance(cell, str) and may_be_vacant(cell)}
    at_such = {at: cell.strip() for at, cell in enumerate(column.cells) if isinstance(cell, str) and cell in told}
    if not at_such or len(at_such) * _RARE > len(rows):
        return {}
    if not all(map(is_vacant, at_such.values())) and not _lack_most(rows, {*at_such}):
        at_such = {at: text for at, text in at_such.items() if is_vacant(text)}
    return at_such


def _lack_most(rows: Sequence[Sequence[Cell]], seats: set[int]) -> bool:
    """Return whether most of these rows are blank in a third of the columns that most others fill."""
    others = [row for at, row in enumerate(rows) if at not in seats]
    width = min(map(len, rows))
    usual = [place for place in range(width) if sum(not is_blank(row[place]) for row in others) >= _USUAL * len(others)]
    n_lacking = sum(_PART * sum(is_blank(rows[at][place]) for place in usual) >= len(usual) > 0 for at in seats)
    return 2 * n_lacking > len(seats)
