"""Tells of rows of persons who took no part: all that nearly every other row has is blank, but for one column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from core.data.column_cells import columns_of, filled_of, has_dates, times_of
from core.data.describing_names import words_of
from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Cell, is_blank
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_LEAST_ROWS, _LEAST, _MOST = 12, 2, 0.5
"""Rows, at least; and how many of them are such, at least, and for which share, at most."""
_LACKED, _FILLED = 4, 0.9
"""Columns that such a row lacks, at least; and the share of the other rows that fill each."""
_MOST_BLANK = _MOST + (1 - _FILLED) * (1 - _MOST)
"""Share of the cells of such a column that are blank, at most."""
_DIFFERENT = 0.9
"""Share of numbers of persons that differ, at least."""
_AT_END = 3
"""The last rows, which are looked at as notes, not as persons."""
_OF_A_FORM = words_of(
    """
    start started starttime startdate end ended endtime enddate submit submitted submitdate recorded date time
    timestamp datestamp duration in seconds progress finished lastpage last page response type ip address location
    latitude longitude external data reference distribution channel user language startlanguage device browser
    version form seed token collector deviceid username enumerator interviewer instance uuid refurl
    beginn ende dauer gerat sprache zeitstempel
    """
)
"""Words of what a program notes of every form, filled in or not."""


def unanswered_rows(grid: Grid, top: Chunk, odd: Sequence[Problem]) -> list[Problem]:
    """Return that rows have nothing in the columns that nearly all others fill.

    A column of answers may be filled, such as a consent, as may be numbers of persons, and what a form notes.

    Args:
        grid: the table.
        top: the first records.
        odd: what is told of rows already.
    """
    words = N_(
        "Source",
        "{n:,} rows have nothing in {of} columns that nearly all others fill: rows {rows}. If these persons took no "
        "part, delete them in the file: in each table they would count as missing.",
    )
    rows, numbers = top.rows, top.numbers
    columns = columns_of(rows) if len(rows) >= _LEAST_ROWS else []
    n_blank = [len(rows) - filled_of(column).total() for column in columns]
    lacking = [place for place, n in enumerate(n_blank) if _LEAST <= n <= _MOST_BLANK * len(rows)]
    if len(lacking) < _LACKED:
        return []
    free = {place for place, column in enumerate(columns) if _is_free(grid.said[place], column)}
    told = [place for place, n in enumerate(n_blank) if n < _LEAST and place not in free]
    such = _with_one(rows, [place for place in lacking if place not in free], 1 - len(told))
    n_others = len(rows) - len(such)
    lacked = [place for place in lacking if n_blank[place] - len(such) <= (1 - _FILLED) * n_others]
    lacked = [place for place in lacked if all(is_blank(rows[at][place]) for at in such)]
    if not _LEAST <= len(such) <= _MOST * len(rows) or len(lacked) < _LACKED or such[0] >= len(rows) - _AT_END:
        return []
    found = FoundRows()
    found.add([numbers[at] for at in such])
    told_already = any(each.row in {numbers[at] for at in such} for each in odd)
    if told_already or not _are_persons(grid.said, columns, such):
        return []
    return [Problem(words.format(n=found.n, of=len(lacked), rows=found.listed), found.first)]


def _is_free(name: str, column: Sequence[Cell]) -> bool:
    """Return whether a cell may be filled for persons who answer nothing."""
    words = words_of(name)
    is_noted = bool(words) and words <= _OF_A_FORM
    return is_noted or _tells_persons(name, column) or len(filled_of(column)) == 1 or has_dates(column)


def _tells_persons(name: str, column: Sequence[Cell]) -> bool:
    """Return whether a column has names or numbers of persons, or of rows."""
    found = hint(name)
    is_number = found == Hint.ENDS_WITH_NUMBER and len(filled_of(column)) >= _DIFFERENT * len(column)
    return is_number or found >= Hint.PERSON


def _with_one(rows: Sequence[Sequence[Cell]], places: Sequence[int], n: int) -> list[int]:
    """Return the rows that fill none of some columns; if `n` is 1, also those that fill the one most often filled."""
    if n < 0 or len(places) <= n:
        return []
    first = places[: n + 1]
    few = [at for at, row in enumerate(rows) if any(is_blank(row[place]) for place in first)]
    filled = {at: [place for place in places if not is_blank(rows[at][place])] for at in few}
    filled = {at: those for at, those in filled.items() if len(those) <= n}
    often = [place for place, _ in Counter(place for those in filled.values() for place in those).most_common(1)]
    return [at for at, those in filled.items() if those in ([], often)]


def _are_persons(said: Sequence[str], columns: Sequence[Sequence[Cell]], such: Collection[int]) -> bool:
    """Return whether rows are no further rows of persons, and have more than a number, written in advance."""
    ids = [place for place, column in enumerate(columns) if _tells_persons(said[place], column)]
    known = [place for place in ids if all(times_of(columns[place])[columns[place][at]] == 1 for at in such)]
    usual = [place for place, column in enumerate(columns) if filled_of(column).total() >= _FILLED * len(column)]
    noted = [columns[place] for place in usual if place not in ids and len(filled_of(columns[place])) > 1]
    return bool(known or not ids) and any(not is_blank(column[at]) for column in noted for at in such)
