"""Tells rows with a cell that holds whole other rows, as behind a quotation mark that nobody closed."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell
from core.sources.reading.found_rows import FoundRows
from core.sources.source import Problem
from core.words import N_

_LEAST_BETWEEN = 1
"""Whole rows between two quotation marks, at least: an address of two lines may have as many commas as a row."""
_LEAST_WIDTH = 3


def swallowed_rows(found: FoundRows) -> list[Problem]:
    """Return what there is to say of the rows that a survey has found."""
    words = N_(
        "Source",
        "In {n:,} rows a cell holds several lines that look like rows: rows {rows}. If a quotation mark opens by "
        "mistake there, they are lost: take it out of the file.",
        "In row {row} a cell holds several lines that look like rows. If a quotation mark opens by mistake there, they "
        "are lost: take it out of the file.",
        1,
    )
    return [Problem(words.format(n=found.n, row=found.first, rows=found.listed), found.first)] if found.n else []


def swallows(row: Sequence[Cell], delimiter: str) -> bool:
    """Return whether a cell has lines with as many delimiters each as the row, but for the first and the last."""
    return any(isinstance(cell, str) and "\n" in cell and _has_rows(cell, delimiter, len(row) - 1) for cell in row)


def _has_rows(text: str, delimiter: str, n: int) -> bool:
    counts = [line.count(delimiter) for line in text.rstrip("\r\n").split("\n")]
    between = counts[1:-1]
    return len(between) >= _LEAST_BETWEEN and n + 1 >= _LEAST_WIDTH and {*between} == {n} == {counts[0] + counts[-1]}
