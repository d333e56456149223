"""Tells columns of numbers with another decimal mark than the rest of the file has, which makes them texts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.column_cells import filled_of, is_plain
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text
from core.data.several_answers import are_lists_of_codes
from core.domain.reading_choices import Quoting
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_OTHER = {".": ",", ",": "."}
_NUMBER = re.compile(r"-?[0-9]{1,6}(?:[.,][0-9]{1,2})?")
_LEAST, _SHARE = 12, 0.9
"""Different numbers with the other mark, at least, and share of the values that are numbers."""
_DAY_OR_TIME = re.compile(r"(?:0?[1-9]|[12][0-9]|3[01])\.(?:0[1-9]|1[0-2])|(?:[01]?[0-9]|2[0-3])\.[0-5][0-9]")


def other_marks(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns whose numbers all have the mark that is none for decimals here.

    With one or two digits behind it, it is no mark of thousands either.
    """
    decimal, quoting = grid.source.layout.decimal or "", grid.source.layout.quoting
    # Where the answer was that quotes enclose nothing, the mark may be one that was found before it.
    if decimal not in _OTHER or quoting not in (None, Quoting.ON):
        return []
    words = N_(
        "Source",
        "Column {column} has numbers such as {example}, while “{mark}” is the decimal mark of this file: so they are "
        "texts. Write all numbers with one mark.",
    )
    found = []
    for place, column in enumerate(columns):
        if decimal == "." and is_plain(column):
            continue  # as most columns are
        if example := _example(column, decimal):
            text = words.format(column=grid.place(place), example=example, mark=decimal)
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _example(column: Sequence[Cell], decimal: str) -> str:
    """Return the first number with the other mark if nearly all values are such, and no days, times or lists."""
    texts, mark = [cell.strip() for cell in filled_of(column) if isinstance(cell, str)], _OTHER[decimal]
    if any(decimal in text for text in texts):
        return ""  # two marks in one column are told by themselves
    marked = [text for text in texts if mark in text and _NUMBER.fullmatch(text)]
    if len(marked) < _LEAST or all(map(_DAY_OR_TIME.fullmatch, marked)) or are_lists_of_codes(texts):
        return ""
    values = [text for text in map(cell_text, filled_of(column)) if not is_missing_word(text)]
    return marked[0] if sum(_NUMBER.fullmatch(text) is not None for text in values) >= _SHARE * len(values) else ""
