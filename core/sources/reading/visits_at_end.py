"""Tells of identifiers that number the visits of a person at their end, such as P001_V1 and P001_V2."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from core.data.column_cells import columns_of, different
from core.data.describing_names import in_words, words_of
from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Cell, cell_text, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_ENDED = pattern_of(
    r"(?P<person>.*[0-9])[-_ ./]?"
    r"(?P<visit>(?:v|t|tp|fu|visit|visite|besuch|wave|welle|timepoint|follow[-_ ]?up)[-_ ]?[0-9]{1,2}|"
    r"pre|post|baseline|followup|fu|bl)"
)
"""The number of a person and, behind it, that of a visit: a letter alone is no visit."""
_SAMPLES = words_of("sample specimen probe probennummer proben record row entry questionnaire fragebogen form code key")
"""What each visit brings one of."""
_FIRST = 20
"""Values that are looked at before all."""
_LEAST, _MOST_VISITS = 13, 12
"""Persons, at least, and different visits, at most."""
_NEARLY_ALL, _AGAIN = 0.9, 0.1
"""Share of the values that end so, and that differ; and share of the rows of persons who have one before, at least."""


def visits_at_end(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that a column has a value for each visit, of which persons have several.

    Args:
        grid: the table.
        top: the first records.
    """
    words = N_(
        "Source",
        "Column {column}: {n:,} rows begin as another row, and end with another visit. If both are of one person, "
        "write what stands before the visit into a column of its own.",
        "Column {column}: one row begins as another one, and ends with another visit. If both are of one person, write "
        "what stands before the visit into a column of its own.",
        2,
    )
    found = []
    for place, (name, column) in enumerate(zip(grid.said, columns_of(top.rows), strict=False)):
        if _may_number(name) and (n := _n_again(column)):
            text = words.format(column=grid.place(place), n=n)
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _may_number(name: str) -> bool:
    return hint(name) >= Hint.PERSON or not _SAMPLES.isdisjoint(in_words(name))


def _n_again(column: Sequence[Cell]) -> int:
    """Return how many rows have a person of a row above; 0 if the values are no visits."""
    if not any(_ENDED.fullmatch(cell_text(cell).casefold()) for cell in islice(different(column), _FIRST)):
        return 0
    texts = [cell_text(cell).casefold() for cell in column if not is_blank(cell)]
    parts = [_ENDED.fullmatch(text) for text in {*texts}]
    if len(parts) < _NEARLY_ALL * len(texts) or sum(map(bool, parts)) < _NEARLY_ALL * len(parts):
        return 0
    persons = {each["person"].rstrip("-_ ./") for each in parts if each}
    n_visits = len({each["visit"] for each in parts if each})
    n_again = sum(map(bool, parts)) - len(persons)
    is_such = len(persons) >= _LEAST and 1 < n_visits <= _MOST_VISITS
    return n_again if is_such and n_again >= _AGAIN * len(texts) else 0
