"""Tells of columns of dates with two of them in a cell, such as 3.4.2024 / 5.4.2024 and 12.–14.3.2024."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from core.data.column_cells import columns_of, different
from core.data.raw_cells import KIND_SHARE, Cell, is_blank
from core.data.written_dates import dates_in, is_month
from core.patterns import pattern_of
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST, _FEW = 8, 20
"""Rows, at least; and cells of which one is a date, where most are."""
_USUAL, _LONGEST, _BOTH = len("03.04.2024"), 200, 2
"""Characters of a date, and of a cell that is looked at, at most; and dates of it, at least."""
_TO = r"(?: ?[-–—] ?| (?:bis|to|until|till|au|al|a|til|till|tot|do|und|and|et|y|e|en|och|og) )"
_D, _YEAR = r"(?<![0-9:])[0-9]{1,2}", r"(?:(?:19|20)[0-9]{2}|[0-9]{2})(?![0-9])"
_FULL = (
    r"(?:19|20)[0-9]{2}[-./][0-9]{1,2}[-./][0-9]{1,2}(?![0-9])|[0-9]{1,2}[./-][0-9]{1,2}[./-](?:19|20)[0-9]{2}(?![0-9])"
)
_NUMERIC = pattern_of(
    rf"{_FULL}|(?<![0-9])(?:19|20)[0-9]{{6}}(?![0-9])|{_D}/[0-9]{{1,2}}(?={_TO}[0-9]{{1,2}}/[0-9]{{1,2}}/{_YEAR})"
    rf"|[0-9]{{1,2}}[./-][0-9]{{1,2}}[./-]{_YEAR}|[0-9]{{1,2}}\.[0-9]{{1,2}}\.(?![0-9])"
    rf"|{_D}\.?(?={_TO}[0-9]{{1,2}}[./][0-9]{{1,2}}[./]{_YEAR})"
)
"""A date within a text, of which the month and the year may stand behind the next one alone."""
_IN_FULL = pattern_of(_FULL)
_NAMED = pattern_of(
    rf"(?P<day>{_D}\.?{_TO})?[0-9]{{1,2}}(?:st|nd|rd|th)?\.?[ -](?:de )?(?P<name>[^\W\d_]{{3,10}})"
    r"|(?P<first>[^\W\d_]{3,10})\.? [0-9]{1,2}(?![0-9:])"
)
"""A date with the name of its month, which may stand behind two days once."""


def two_dates(grid: Grid, top: Chunk) -> list[Problem]:
    """Return what there is to say of columns of dates with several in some cells.

    Args:
        grid: the table.
        top: its first records.
    """
    words = N_(
        "Source",
        "In {n:,} rows, column {column} has several dates in a cell, such as {example}: rows {rows}. Write one in each "
        "cell, or one row for each date.",
        "In row {row}, column {column} has several dates in a cell: {example}. Write one in each cell, or one row for "
        "each date.",
        1,
    )
    problems = []
    for place, column in enumerate(columns_of(top.rows) if len(top.rows) >= _LEAST else ()):
        if not (such := _several(column)):
            continue
        found = FoundRows()
        at = [at for at, cell in enumerate(column) if cell in such]
        found.add([top.numbers[each] for each in at])
        example = " ".join(str(column[at[0]]).split())
        text = words.format(n=found.n, row=found.first, rows=found.listed, column=grid.place(place), example=example)
        problems.append(Problem(text, found.first, (grid.letter(place),)))
    return problems


def _several(column: Sequence[Cell]) -> set[Cell]:
    """Return the cells with several dates of a column of dates; none of another one."""
    first = {*islice((cell for cell in column if cell), _FEW)}
    if all(dates_in(cell) == (None, None) for cell in first):
        return set()
    long = {cell for cell in different(column) if isinstance(cell, str) and _may_be_long(cell)}
    if not (such := {cell for cell in long if _has_both(cell)}):
        return set()
    times = Counter(cell for cell in column if not is_blank(cell))
    n_dates = sum(n for cell, n in times.items() if cell in such or dates_in(cell) != (None, None))
    n_such = sum(times[cell] for cell in such)
    return {*such} if n_dates - n_such >= KIND_SHARE * times.total() else set()


def _may_be_long(text: str) -> bool:
    """Return whether a text is longer than a date in digits, or has a dash between days."""
    return _USUAL < len(text) <= _LONGEST or ("." in text and ("-" in text or "–" in text))


def _has_both(text: str) -> bool:
    """Return whether there are two dates in a text; both in full in one that is read as the first of them."""
    if dates_in(text) != (None, None):
        return len(_IN_FULL.findall(text)) >= _BOTH
    named = [match for match in _NAMED.finditer(text) if is_month(match["name"] or match["first"])]
    return len(_NUMERIC.findall(text)) + len(named) + sum(match["day"] is not None for match in named) >= _BOTH
