"""Notes in tables of one or two columns, where a row of one cell is no rare one: known by words that no other has."""

from __future__ import annotations

from collections.abc import Container, Sequence

from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, Marks, cell_text, is_blank, number_of, possible_dates
from core.patterns import pattern_of
from core.sources.reading.two_cell_notes import explaining_place

_NOT_AVAILABLE = frozenset(("NA", "<NA>", "NaN", "nan", "NULL", "None"))
_SENTENCE = 4
"""Words of a sentence, at least; names of persons and places have fewer."""
_SHORT_SENTENCE = 2
"""Words of what ends with a full stop, or is longer than all above a last row."""
_BEGINS = pattern_of(r"[*†‡©※（]\s*\w|[^\W\d]+\s?[:：]\s*\S")
"""How a note begins in a column that has no other text with such a mark."""
_BESIDE = 20
"""Rows above and below that a row of words is compared with."""
_LEAST_BESIDE = 3
"""Rows that say how many words an answer has, at least."""
_SPARSE = 4
"""One row in so many beside a note has a blank, at most."""
_TIMES = 2
"""A note has so many times the words of others, at least."""
_MOST = 200
"""Rows of words alone that are compared: a table with more has a column of them."""
_LEAST_OF_A_WORD = 8
"""Numbers above a word that make it a note; below fewer, it may be the first answer in words."""


def is_not_available(cell: Cell) -> bool:
    """Return whether a cell is blank as R and pandas write it, below the last record, too: a note,NA,NA."""
    return isinstance(cell, str) and cell in _NOT_AVAILABLE


def is_sentence(text: str) -> bool:
    """Return whether a text has several words, such as no name has."""
    n_spaces = text.count(" ")
    if not n_spaces:
        return False
    n_words = len(text.split())
    return (n_words >= _SENTENCE or (n_words >= _SHORT_SENTENCE and text.endswith("."))) and _has_letters(text)


def is_answer(rows: Sequence[Sequence[Cell]], place: int, others: Container[int], n: int) -> bool:
    """Return whether a sentence beside a blank is an answer: rows beside it have long texts, or blanks, too.

    Args:
        rows: of a table with two columns.
        place: of the row.
        others: the places of the rows that may be no records.
        n: how many rows of sentences there have been.
    """
    if n > _MOST:
        return True
    beside = range(max(place - _BESIDE, 0), min(place + _BESIDE + 1, len(rows)))
    records = [rows[each] for each in beside if each not in others]
    n_sparse = sum(any(map(is_blank, row)) for row in records)
    if len(records) < _LEAST_BESIDE or _SPARSE * n_sparse > len(records):
        return True
    at = explaining_place([*map(cell_text, rows[place])])
    return _are_as_long(cell_text(rows[place][at]), [row[at] for row in records if at < len(row)])


def is_note_below(text: str, column: Sequence[Cell], width: int, marks: Marks) -> bool:
    """Return whether the only text of a last row is a note: longer than all above it, or a word below numbers.

    Args:
        text: of the last row.
        column: the first cells above it; all of their rows are filled.
        width: columns of the table, one or two.
        marks: how numbers are written.
    """
    texts = [cell for cell in column if number_of(cell, marks) is None]
    n_words = len(text.split())
    if not _has_letters(text) or len(column) < _LEAST_BESIDE or possible_dates(text) != (None, None):
        return False
    if width == 1 and not texts and not is_missing_word(text):
        return n_words >= _SHORT_SENTENCE or len(column) >= _LEAST_OF_A_WORD
    if width == 1 and n_words < _SENTENCE:
        return _BEGINS.match(text) is not None and not any(_BEGINS.match(cell_text(cell)) for cell in texts)
    least = _SENTENCE if text[:1].islower() else _SHORT_SENTENCE  # “do not know” is an answer
    return n_words >= least and not _are_as_long(text, texts)


def _are_as_long(text: str, cells: Sequence[Cell]) -> bool:
    """Return whether some have about as many words as a text, and so may be answers as it is."""
    n_words = [len(cell.split()) for cell in cells if isinstance(cell, str)]
    return any(n >= _SHORT_SENTENCE and _TIMES * n >= len(text.split()) for n in n_words)


def _has_letters(text: str) -> bool:
    return any(map(str.isalpha, text))
