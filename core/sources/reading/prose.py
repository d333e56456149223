"""Knows a text of sentences, such as a report or a letter, whose commas cut it into what look like columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from core.data.raw_cells import Cell, cell_text, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_WITHIN = pattern_of(r"[^\W_]{3,}[.!?][\"\u2019\u201d)\u00bb]? +[\"\u2018\u201c(\u00ab]?[^\W\d_]")
"""Where a sentence ends within a cell, and the next one begins; no “Dr. Who”, and no “e. g. A”."""
_LEAST_WORDS, _LEAST_COLUMNS = 6, 2
"""Words of a part of a sentence that is no name, at least, and columns that commas make of a text."""
_FEW_WORDS = 4
"""Words of one part of each further row, at least."""
_SENTENCE = 20
"""Words of all names together that are one sentence with a full stop at its end, at least."""
_LEAST_WITHIN = 2
"""Ends of sentences within the only cell of a row, at least: a question may have a sentence behind it."""
_LOOKED_AT = 40
"""Rows that are looked at, at most."""
_LEAST_LINES, _AS_LONG = 4, 0.75
"""Lines of a text that is cut into lines, at least, and the length that most have of the longest one, at least."""
_LONGEST_LINE = 130


def prose(grid: Grid, rows: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that the file is a text, if it is one.

    Args:
        grid: the table.
        rows: its first records.
    """
    names, below = (grid.said, rows) if grid.header_row or not rows else (rows[0], rows[1:])
    if not sentence_names(names, below):
        return []
    words = N_(
        "Source",
        "The file seems to be a text of sentences, and no table. Use a file with a row for each person instead.",
    )
    return [Problem(words)]


def sentence_names(names: Sequence[Cell], below: Sequence[Sequence[Cell]]) -> list[int]:
    """Return the places of the names that are sentences of a text, or parts of such.

    Args:
        names: the cells of the header.
        below: the first rows below it.
    """
    texts = [cell if isinstance(cell, str) else "" for cell in names]
    long = [place for place, text in enumerate(texts) if text.count(" ") >= _LEAST_WORDS - 1]
    if not long:
        return []  # nearly all tables
    rows = [[cell_text(cell).strip() for cell in row if not is_blank(cell)] for row in islice(below, _LOOKED_AT)]
    rows = [row for row in rows if row]
    filled = [text.strip() for text in texts if text.strip()]
    are_such = _are_cut(filled, rows) if len(filled) >= _LEAST_COLUMNS else _are_lines(filled[0], rows)
    return long if are_such else []


def _are_cut(names: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """Return whether sentences go on from cell to cell, one ends in the first row, and most others are as odd."""
    within = any(text.count(" ") >= _LEAST_WORDS - 1 and _WITHIN.search(text) for text in names)
    is_whole = names[-1].endswith(".") and sum(len(text.split()) for text in names) >= _SENTENCE
    if not (within or is_whole) or not _goes_on(names):
        return False
    n_such = sum(_goes_on(row) or 2 * len(row) <= len(names) for row in rows)
    return 0 < len(rows) <= 2 * n_such


def _goes_on(cells: Sequence[str]) -> bool:
    """Return whether most cells but the first begin in small letters, and one has several words."""
    n_small = sum(text[:1].islower() for text in cells[1:])
    are_words = any(text.count(" ") >= _FEW_WORDS - 1 for text in cells)
    return are_words and 2 * n_small >= len(cells) - 1 > 0


def _are_lines(name: str, rows: Sequence[Sequence[str]]) -> bool:
    """Return whether rows of one cell are paragraphs, or the lines of one."""
    lines = [row[0] for row in rows]
    if not lines or "?" in name:
        return False
    if len(_WITHIN.findall(name)) >= _LEAST_WITHIN:
        return len(lines) <= 2 * sum(_WITHIN.search(line) is not None for line in lines)
    longest = max(map(len, (name, *lines)))
    if len(lines) < _LEAST_LINES or longest > _LONGEST_LINE or name[-1] in ".:!)":
        return False
    n_long = sum(len(line) >= _AS_LONG * longest for line in (name, *lines))
    n_ends = sum(_WITHIN.search(line) is not None for line in lines)
    n_small = sum(line[:1].islower() for line in lines)
    return 4 * n_long >= 3 * len(lines) and 3 * n_small >= len(lines) and 5 * n_ends >= len(lines)
