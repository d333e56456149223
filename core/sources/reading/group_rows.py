"""Rows above the header that name groups of its columns, as statistical tables have them: they belong to the names."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell, cell_text, is_blank
from core.domain.reading_question import ReadingQuestion
from core.sources.reading.column_names import joined_names
from core.sources.reading.column_questions import joined, left_out
from core.sources.reading.counted_names import YEAR
from core.sources.reading.header_doubts import is_measure
from core.sources.sheet_facts import MergedRegion
from core.sources.source import Chunk
from core.words import N_

_MOST_ROWS = 3
_LONGEST = 30
"""Letters of the name of a group, at most; a title is longer, or has a date or a colon."""
_LEAST_FILLED = 2
"""Cells of a row of groups; one alone is a title."""


def n_group_rows(top: Chunk, header_row: int, said: Sequence[str], merged: Sequence[MergedRegion] = ()) -> int:
    """Return how many rows right above the header name groups of columns.

    Where each column has a name of its own, merged cells tell groups, or short texts with blanks between them: texts
    beside one another may be a title.

    Args:
        top: the first rows of the file.
        header_row: the row of the names.
        said: these.
        merged: the merged regions of the sheet.
    """
    is_unlike = len({*said}) == len(said)
    if header_row not in top.numbers:
        return 0
    place, n = list(top.numbers).index(header_row), 0
    if is_unlike and not (_are_groups(merged, header_row - 1) or (place and _are_spaced(top.rows[place - 1], said))):
        return 0
    while n < min(place, _MOST_ROWS) and _names_groups(top.rows[place - n - 1]):
        n += 1
    joined = joined_names(top.rows[place - n : place + 1])
    return n if is_unlike or len({*joined}) > len({*said}) else 0  # else it is a title of several cells


def _are_groups(merged: Sequence[MergedRegion], row: int) -> bool:
    """Return whether several regions of one row have several columns each, as names of groups have."""
    wide = [each for each in merged if each.first_row == each.last_row == row and each.first_column < each.last_column]
    return len(wide) >= _LEAST_FILLED


def _are_spaced(row: Sequence[Cell], said: Sequence[str]) -> bool:
    """Return whether short texts of a row stand apart, each above the first of several names."""
    places = [place for place, cell in enumerate(row) if not is_blank(cell)]
    texts = [cell_text(row[place]).strip() for place in places]
    if len(places) < _LEAST_FILLED or not all(
        len(text) <= _LONGEST and text.replace(" ", "").isalpha() for text in texts
    ):
        return False
    ends = [*places[1:], len(said)]
    return all(end - place > 1 for place, end in zip(places, ends, strict=True))


def about_groups(row: int, n: int) -> ReadingQuestion:
    """Ask whether `n` rows above the header, which is in `row`, are names, too."""
    words = N_(
        "Source",
        "The {n} rows above row {row}, which has the names, look like names of groups of columns.",
        "The row above row {row}, which has the names, looks like names of groups of columns.",
        1,
    )
    names = joined(n, header_row=row - n, header_rows=n + 1)
    alone = left_out(n, header_row=row, header_rows=1)
    return ReadingQuestion("header_row", words.format(n=n, row=row), words.format(n=n, row=row), (names, alone))


def _names_groups(row: Sequence[Cell]) -> bool:
    """Return whether a row has several texts or years, and no other number or date."""
    filled = [cell for cell in row if not is_blank(cell)]
    return len(filled) >= _LEAST_FILLED and not any(
        is_measure(cell) and YEAR.fullmatch(cell_text(cell).strip()) is None for cell in filled
    )
