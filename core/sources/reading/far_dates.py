"""Tells of dates far from all others of their column, as a mistyped year makes them: 2204, or 2042 among 2024."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, date, datetime

from core.data.column_cells import different, has_dates, is_plain, times_of
from core.data.describing_names import in_words
from core.data.missing_values import FAR_FROM, NEVER
from core.data.personal_traits import BIRTH, trait_of
from core.data.raw_cells import Cell, cell_text
from core.data.written_dates import dates_in
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_FIRST, _LAST = 1880, 2060
"""Years before the first and after the last are not of anybody who lives, or of a plan that somebody makes."""
_LEAST, _RARE = 12, 20
"""Dates, at least; and for how many of them one is far, at most: else they are of two times."""
_BOTH, _TO_COME = 2, 7
"""Different years, at least; and years from the last but one on, after which digits are rather exchanged."""
_YEAR = pattern_of(r"(?<!\d)20[0-5]\d(?!\d)")
_SHORT = 100
"""Years before this one have lost their century."""
_LOOKED_AT = 8
"""Cells of which one is a date where a column has dates."""
_FAR_YEAR = pattern_of(r"(?<!\d)(?:0\d{3}|1(?:[0-7]\d|8[0-7])\d|20(?:6[1-9]|[7-9]\d)|(?:2[1-9]|[3-9]\d)\d\d)(?!\d)")


def far_dates(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with dates that are far from all others.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has {example}, far from all its other dates. Put it right in the file if it is mistyped.",
    )
    one_to_come = N_(
        "Source", "Column {column} has a date of birth in the future, {example}. Put it right in the file."
    )
    to_come = N_(
        "Source",
        "Column {column} has dates of birth in the future, such as {example}. Put them right in the file. Convert "
        "dates of another calendar first.",
    )
    short = N_(
        "Source",
        "Column {column} has dates such as {example}, with a year of two digits behind noughts. Write the years in "
        "full in the file.",
    )
    found = []
    for place, column in enumerate(columns):
        if not has_dates(column):
            continue
        is_birth = any(trait_of(word) == BIRTH for word in in_words(grid.said[place]))
        if not is_birth and _are_usual(column):
            continue
        if is_birth and (births := _to_come(column)):
            said, example = (to_come if len(births) > 1 else one_to_come), cell_text(births[0])
        elif example := _far(column) or _exchanged(column):
            said = words
        else:
            said, example = short, _behind_noughts(column)
        if example:
            text = said.format(column=grid.place(place), example=example)
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _are_usual(column: Sequence[Cell]) -> bool:
    """Return whether all dates are plain days of usual years, of which none has the digits of another one."""
    years = {str(cell)[: len("2024")] for cell in different(column) if cell} if is_plain(column) else set()
    is_apart = len({"".join(sorted(year)) for year in years}) == len(years) > 0
    return is_apart and all(year.isdecimal() and _FIRST <= int(year) <= _LAST for year in years)


def _to_come(column: Sequence[Cell]) -> list[Cell]:
    """Return the different dates of years that have not begun."""
    cells, this_year = [*times_of(column)], datetime.now(UTC).year
    if not _may_be_far(cells, this_year):
        return []
    dates = ((day, cell) for cell in cells if (day := _day(cell)) is not None and day not in NEVER)
    return [cell for day, cell in dates if day.year > this_year]


def _far(column: Sequence[Cell]) -> str:
    """Return a date that is far from the others as it is written; "" if there is none."""
    if not _may_be_far([*times_of(column)], _LAST):
        return ""
    dates = [(day, cell) for cell in column if (day := _day(cell)) is not None and day not in NEVER]
    usual = [day.toordinal() for day, _ in dates if _FIRST <= day.year <= _LAST]
    far = [(day.toordinal(), cell) for day, cell in dates if not _FIRST <= day.year <= _LAST]
    if not far or len(usual) < _LEAST or len(far) * _RARE > len(dates):
        return ""
    first, last = min(usual) - FAR_FROM, max(usual) + FAR_FROM
    return next((cell_text(cell) for day, cell in far if not first <= day <= last), "")


def _exchanged(column: Sequence[Cell]) -> str:
    """Return a date to come whose year has the digits of an earlier one in another order; "" if there is none."""
    by_year: defaultdict[int, list[Cell]] = defaultdict(list)
    for cell in different(column):
        if isinstance(cell, date):
            by_year[cell.year].append(cell)
        elif isinstance(cell, str) and (found := _YEAR.search(cell)) is not None:
            by_year[int(found[0])].append(cell)
    if len(by_year) < _BOTH:
        return ""
    *_, before, last = sorted(by_year)
    is_other = last - before >= _TO_COME and any(
        sorted(str(year)) == sorted(str(last)) for year in by_year.keys() - {last}
    )
    if not is_other or any(_day(cell) is None for cell in by_year[last]):
        return ""
    dates = [cell for cell in column if _day(cell) is not None]
    n_last = sum(cell in by_year[last] for cell in dates)
    return cell_text(min(by_year[last], key=cell_text)) if len(dates) >= max(_LEAST, _RARE * n_last) else ""


def _behind_noughts(column: Sequence[Cell]) -> str:
    """Return a date of a column where most have a year such as 0014; "" of others."""
    first = [day for cell in column[:_LOOKED_AT] if (day := _day(cell)) is not None]
    if not first or not all(_is_short(day) for day in first):
        return ""
    dates = [(day, cell) for cell in column if (day := _day(cell)) is not None]
    short = [cell for day, cell in dates if _is_short(day)]
    return cell_text(short[0]) if len(short) >= _LEAST and 2 * len(short) > len(dates) else ""


def _is_short(day: date) -> bool:
    return day.year < _SHORT and day not in NEVER


def _may_be_far(cells: Sequence[Cell], last_year: int) -> bool:
    """Return whether a cell has a year in it that is far, or after the last one there may be."""
    text = "\n".join(cell for cell in cells if isinstance(cell, str))
    if _FAR_YEAR.search(text) or (last_year < _LAST and any(int(year) > last_year for year in _YEAR.findall(text))):
        return True
    return any(not _FIRST <= cell.year <= last_year for cell in cells if isinstance(cell, date))


def _day(cell: Cell) -> date | None:
    """Return a day that a cell may be: no order of its parts changes the year."""
    return next((day for day in dates_in(cell) if day is not None), None)
