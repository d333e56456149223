"""Tells of times in two forms, of which one is read wrong: 59:12 beside 1:02:33, 1:30 beside 1:30 PM."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from itertools import islice

from core.data.measured_numbers import says_duration
from core.data.raw_cells import KIND_SHARE, Cell, cell_text
from core.data.times_of_day import is_of_half_day
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_PARTS = pattern_of(r"(?P<first>[0-9]{1,5}):(?P<second>[0-5][0-9])(?::(?P<third>[0-5][0-9](?:[.,][0-9]+)?))?")
_TIMES = 6
"""How many times the greatest first number of three parts that of two is, at least, where it counts minutes.

Hours of the day are no example: times with seconds before four in the morning alone are rare.
"""
_ROUND = frozenset(("00", "15", "30", "45"))
"""Minutes of hours that somebody wrote as such."""
_SPREADSHEET, _LAST_MONTH = 1900, 2
"""The year and the month in which a spreadsheet shows durations of a day and more, at most."""
_BARE = pattern_of(r"(?P<hour>[0-9]{1,2})(?:[:.hH][0-5][0-9](?::[0-5][0-9])?)?")
_NOON = 12
_FEW = 20
"""Filled cells of which one is a time, where most are."""


def mixed_times(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns with times in two forms.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    parts = N_(
        "Source",
        "Column {column} has times such as {one}, and others such as {other}. If {one} is minutes and seconds, write "
        "it as 0:{one} first: it is read as hours.",
    )
    half_days = N_(
        "Source",
        "Column {column} has times such as {other}, and others such as {one}, which are read as of 24 hours. First "
        "write all with AM or PM, or none.",
    )
    taken = N_(
        "Source",
        "Column {column} has times such as {one}, and others such as {other}. A spreadsheet takes {minutes} for hours: "
        "if it is minutes and seconds, write it as 0:{minutes} first.",
    )
    found, texts_of = [], [*map(_texts, columns)]
    for place, texts in enumerate(texts_of):
        told = {parts: _two_of_parts(texts), half_days: _two_of_half_days(texts), taken: _two_of_sheet(texts)}
        for words, pair in told.items():
            if pair is not None:
                one, other = pair
                text = words.format(column=grid.place(place), one=one, other=other, minutes=one.rpartition(":")[0])
                found.append(Problem(text, columns=(grid.letter(place),)))
    return found + _minutes_beside_hours(grid, texts_of)


def _minutes_beside_hours(grid: Grid, texts_of: Sequence[Sequence[str]]) -> list[Problem]:
    """Return what there is to say of columns of durations in two parts beside one in three.

    Args:
        grid: the table.
        texts_of: the distinct texts of each column that has times.
    """
    words = N_(
        "Source",
        "Column {column} has times such as {one}, and column {second} such as {other}. If {one} is minutes and "
        "seconds, write it as 0:{one} first: it is read as hours.",
    )
    found = []
    longer = [place for place, texts in enumerate(texts_of) if _are_of_parts(texts, 3)]
    for place, texts in enumerate(texts_of) if longer else ():
        if _are_of_parts(texts, 2) and says_duration(grid.said[place]):
            pairs = ((second, _two_of_parts([*texts, *texts_of[second]])) for second in longer)
            second, pair = next((each for each in pairs if each[1] is not None), (0, None))
            if pair is not None:
                one, other = pair
                text = words.format(column=grid.place(place), second=grid.place(second), one=one, other=other)
                found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _are_of_parts(texts: Collection[str], n_parts: int) -> bool:
    """Return whether all times of a column that has times are of so many parts."""
    times = [text for text in texts if _PARTS.fullmatch(text)]
    return bool(times) and all(text.count(":") == n_parts - 1 for text in times)


def _texts(column: Sequence[Cell]) -> list[str]:
    """Return the distinct texts of a column that has times; none of any other."""
    filled = (text for cell in column if (text := _text(cell)))
    if not any(_is_time(text) for text in islice(filled, _FEW)):
        return []
    return [*dict.fromkeys(text for cell in column if (text := _text(cell)))]


def _text(cell: Cell) -> str:
    """Return a cell as a text, and a duration of a day and more, which a spreadsheet shows as a moment, as 59:12:00."""
    if isinstance(cell, datetime) and cell.year == _SPREADSHEET and cell.month <= _LAST_MONTH:
        return f"{24 * (cell.timetuple().tm_yday) + cell.hour}:{cell:%M:%S}"
    return cell_text(cell)


def _is_time(text: str) -> bool:
    return _PARTS.fullmatch(text) is not None or is_of_half_day(text)


def _two_of_parts(texts: Collection[str]) -> tuple[str, str] | None:
    """Return a time in minutes and seconds, and one in hours, minutes and seconds beside it."""
    found = {text: match for text in texts if (match := _PARTS.fullmatch(text)) is not None}
    hours = {text: int(match["first"]) for text, match in found.items() if match["third"]}
    minutes = {text: int(match["first"]) for text, match in found.items() if not match["third"]}
    if not (hours and minutes) or len(found) < KIND_SHARE * len(texts):
        return None
    # Where no time has seconds but 00, as spreadsheets add them, both forms begin with hours.
    has_seconds = any(found[text]["third"] != "00" for text in hours)
    if not has_seconds and any(found[text]["second"] != "00" for text in minutes):
        return None
    one, other = max(minutes, key=minutes.__getitem__), max(hours, key=hours.__getitem__)
    return (one, other) if minutes[one] >= max(1, hours[other] * _TIMES) else None


def _two_of_sheet(texts: Collection[str]) -> tuple[str, str] | None:
    """Return a time without seconds that is far longer than those with seconds, as 59:12:00 is, and one of these."""
    found = {text: match for text in texts if (match := _PARTS.fullmatch(text)) is not None and match["third"]}
    others = {text: int(match["first"]) for text, match in found.items() if match["third"] != "00"}
    if not others or len(found) < KIND_SHARE * len(texts):
        return None
    other = max(others, key=others.__getitem__)
    least = _TIMES * max(others[other], 1)
    far = [match for text, match in found.items() if text not in others and int(match["first"]) >= least]
    one = next((match[0] for match in far if match["second"] not in _ROUND), "")
    return (one, other) if one else None


def _two_of_half_days(texts: Collection[str]) -> tuple[str, str] | None:
    """Return a time that may be before noon or after it, and one that says which."""
    marked = [text for text in texts if is_of_half_day(text)]
    bare = {text: int(match["hour"]) for text in texts if (match := _BARE.fullmatch(text)) is not None}
    if not marked or len(marked) + len(bare) < KIND_SHARE * len(texts):
        return None
    doubtful = [text for text, hour in bare.items() if 1 <= hour <= _NOON]
    timed = [text for text in doubtful if not text.isdecimal()]
    one = next(iter(timed or doubtful), "") if timed or len(doubtful) > 1 else ""  # a lone 9 may stand for no answer
    return (one, marked[0]) if one else None
