"""Tells of numbers of which some have a label, such as “none” for 0, in files that keep labels of codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.data.column_cells import times_of
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

_LEAST, _SHOWN = 12, 3
"""Different numbers without a label, at least: with fewer, the column is a scale; and labels that are told."""
_OFTEN = 5
"""One in so many cells has a label, at least, where the column is taken for one of words, or for persons."""


def labelled_numbers(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of columns of numbers in which labels stand for some of them.

    Args:
        grid: the table.
        top: its first records.
    """
    words = N_(
        "Source",
        "In {n:,} rows, column {column} has {labels} in place of a number. Take the labels off these codes in the "
        "program that the file comes from, and save it again.",
        "In row {row}, column {column} has {labels} in place of a number. Take the label off this code in the program "
        "that the file comes from, and save it again.",
        1,
    )
    found = []
    for place, name in enumerate(grid.headers):
        codes = grid.source.labelled(name)
        labels = _amid([row[place] for row in top.rows], codes) if codes else ()
        if labels:
            rows = FoundRows()
            rows.add([number for row, number in zip(top.rows, top.numbers, strict=True) if row[place] in labels])
            text = words.format(n=rows.n, row=rows.first, column=grid.place(place), labels=quoted(labels[:_SHOWN]))
            found.append(Problem(text, rows.first, (grid.letter(place),)))
    return found


def _amid(column: Sequence[Cell], codes: Mapping[Cell, str]) -> tuple[str, ...]:
    """Return the labels of a column whose codes are often, or among or next to its other numbers; () of others."""
    times = times_of(column)
    numbers = [cell for cell in times if isinstance(cell, int | float)]
    if len(numbers) < _LEAST:
        return ()
    said = {code: label for code, label in codes.items() if label in times and not is_missing_word(label)}
    if _OFTEN * sum(times[label] for label in {*said.values()}) > len(column):
        return tuple(said.values())
    low, high = min(numbers) - 1, max(numbers) + 1
    return tuple(label for code, label in said.items() if isinstance(code, int | float) and low <= code <= high)
