"""Tells of what stands where nothing is known: 00:00 among times of day, 1 January among days of births."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from itertools import islice

from core.data.column_cells import days_of, filled_of, is_plain
from core.data.describing_names import in_words, words_of
from core.data.missing_values import days_apart
from core.data.raw_cells import KIND_SHARE, Cell, cell_text
from core.data.times_of_day import hours_of, hours_of_moment
from core.data.written_dates import Days, dates_in
from core.domain.reading_layout import DateOrder
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_LEAST, _FEWEST = 40, 3
"""Cells, at least, and those of the heap."""
_SHARE, _TIMES = 20, 5
"""For how many cells one is of the heap, at least; and how many times as many they are as others like them."""
_RARE = 50
"""For how many cells one is of a heap on a single day, at least: a program fills one in, such as 1970-01-01."""
_FEW = 20
"""Cells of which one is a time, or a date, where most are."""
_LEAST_TIMES, _LEAST_DAYS = 12, 20
"""Other times, and days of a year, at least: where few occur, each may be a heap."""
_MORNING, _NOON, _LATE = 5, 13, 23
"""Hours from which people are awake, after which a quarter of the times of day are, and which midnight ends."""
_AWAKE = 0.9
_SEVERAL = 5
"""Years from which a day in the middle of each is no single event."""
_FIRST, _MIDDLES = (1, 1), ((7, 1), (6, 30), (6, 15))
_STAND_FOR_ANY = frozenset((_FIRST, *_MIDDLES, (1, 7)))
"""With the one of the middle that may be read the other way round."""
_BEGINNING = words_of(
    """
    insured insurance contract valid validity effective member membership coverage policy tariff since joined hired
    start begin starting employed employment lease tenancy subscription budget from
    versichert versicherung vertrag vertragsbeginn gultig mitglied mitgliedschaft seit eintritt eintrittsdatum beginn
    einstellung anstellung ab von mietbeginn
    assure assurance contrat valable validite adhesion depuis embauche debut entree bail
    asegurado seguro contrato vigente vigencia desde ingreso inicio contratto valido inizio dal assunzione
    """
)
"""Words of what begins with a year."""

_Day = tuple[int, int]


def filled_in(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with a heap of midnights, or of first days of a year.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    midnight = N_(
        "Source",
        "Column {column} has {value} far more often than any time near it. If it stands for a time that is not known, "
        "leave these cells blank first, or count it as missing.",
    )
    first = N_(
        "Source",
        "Column {column} has days such as {value} far more often than any other day of the year. If they stand for "
        "days that are not known, count by years, or leave these cells blank first.",
    )
    found, order = [], grid.source.layout.dates
    for place, column in enumerate(columns):
        told = {midnight: _midnight(column), first: _first_day(column, grid.said[place], order)}
        texts = (words.format(column=grid.place(place), value=value) for words, value in told.items() if value)
        found += [Problem(text, columns=(grid.letter(place),)) for text in texts]
    return found


def _hours(cell: Cell) -> float | None:
    return hours_of(cell.strip()) if isinstance(cell, str) else hours_of_moment(cell)


def _midnight(column: Sequence[Cell]) -> str:
    """Return how midnight is written where it is a heap among times by day; "" if it is none."""
    first = {*islice((cell for cell in column if cell), _FEW)}
    if len(column) < _LEAST or is_plain(column) or all(_hours(cell) is None for cell in first):
        return ""
    times = filled_of(column)
    hours = {cell: hour for cell in times if (hour := _hours(cell)) is not None}
    rows: Counter[float] = Counter()
    for cell, hour in hours.items():
        rows[hour] += times[cell]
    n_midnights, n_times = rows.pop(0.0, 0), sum(rows.values())
    if n_times + n_midnights < max(_LEAST, KIND_SHARE * sum(times.values())) or len(rows) < _LEAST_TIMES:
        return ""
    if not _is_heap(n_midnights, n_times, _rows_between(rows, _LATE, 24), _rows_between(rows, 0, 1)):
        return ""
    are_by_day = _rows_between(rows, _MORNING, _LATE) >= _AWAKE * n_times
    is_afternoon = 4 * _rows_between(rows, _NOON, 24) >= n_times  # durations and amounts of hours are shorter
    return min(cell_text(cell) for cell, hour in hours.items() if hour == 0) if are_by_day and is_afternoon else ""


def _rows_between(rows: Mapping[float, int], first: float, last: float) -> int:
    return sum(n for hour, n in rows.items() if first <= hour <= last)


def _is_heap(n: int, n_others: int, *neighbours: int) -> bool:
    return n >= max(_FEWEST, (n + n_others) / _SHARE) and n > _TIMES * max(neighbours, default=0)


def _first_day(column: Sequence[Cell], name: str, order: DateOrder | str | None) -> str:
    """Return a date of the heap of first days of a year, or of days in the middle of it; "" if there is none."""
    first = {*islice((cell for cell in column if cell), _FEW)}
    if len(column) < _LEAST or _BEGINNING & {*in_words(name)} or all(map(_is_no_date, first)):
        return ""
    times = filled_of(column)
    n_such = sum(times[cell] for cell, days in days_of(column).items() if _may_stand_for_any(days))
    if _RARE * n_such < times.total():
        return ""  # nearly all columns
    read = {cell: days[order == DateOrder.MONTH_FIRST] or days[0] for cell, days in days_of(column).items()}
    missing = days_apart([day for day in read.values() if day is not None])
    dates = {cell: day for cell, day in read.items() if day is not None and day not in missing}
    rows: Counter[_Day] = Counter()
    for cell, day in dates.items():
        rows[day.month, day.day] += times[cell]
    n_dates = sum(rows.values())
    if n_dates < max(_LEAST, KIND_SHARE * sum(times.values())) or not _are_of_all_days(rows):
        return ""
    if single := _single_day(dates, times):
        return single.isoformat()
    heap = next((day for day in (_FIRST, *_MIDDLES) if _is_day_of_heap(day, rows)), None)
    of_heap = [day for day in dates.values() if (day.month, day.day) == heap]
    is_told = heap == _FIRST or len({day.year for day in of_heap}) >= _SEVERAL
    return min(of_heap).isoformat() if of_heap and is_told else ""


def _single_day(dates: Mapping[Cell, date], times: Mapping[Cell, int]) -> date | None:
    """Return the first day of one year that is far more often than any other day of any year; None if none is."""
    rows: Counter[date] = Counter()
    for cell, day in dates.items():
        rows[day] += times[cell]
    (heap, n), *others = rows.most_common(2)
    is_heap = _RARE * n >= rows.total() and n > _TIMES * max((n for _, n in others), default=n)
    return heap if is_heap and (heap.month, heap.day) == _FIRST else None


def _may_stand_for_any(days: Days) -> bool:
    """Return whether a date is a day that stands for any of its year."""
    day = next(filter(None, days), None)
    return day is not None and (day.month, day.day) in _STAND_FOR_ANY


def _is_no_date(cell: Cell) -> bool:
    return dates_in(cell) == (None, None)


def _are_of_all_days(rows: Collection[_Day]) -> bool:
    """Return whether there are many days of a year, and most are no first days of months."""
    return len(rows) >= _LEAST_DAYS and 2 * sum(day > 1 for _, day in rows) > len(rows)


def _is_day_of_heap(day: _Day, rows: Mapping[_Day, int]) -> bool:
    others = {each: n for each, n in rows.items() if each != day}
    return _is_heap(rows.get(day, 0), sum(others.values()), *others.values())
