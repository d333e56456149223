"""Tells columns of ranges and numbers of which a spreadsheet has made days, beside others, or alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import date
from itertools import islice, pairwise
from math import inf

from core.data.column_cells import different, filled_of, is_plain
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text, is_blank, number_with_either_mark, possible_dates
from core.data.written_dates import dates_in, is_month
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_

_LEAST_RANGES, _MOST_RANGES = 3, 6
"""Ranges that can all be days of a year: 1-4, 5-9 and 10-12 are; fewer days are so by chance."""
_LEAST_CLASSES = 4
"""Different classes, at least, of which all are days."""
_LEAST_MIXED, _MOST_MIXED = 3, 20
"""Different values of a column that has days beside numbers, at least, and at most."""
_RANGE = pattern_of(r"[0-9]{1,3} ?[-–—] ?[0-9]{1,3}|[0-9]{1,2}/[0-9]{1,2}|[0-9]{1,2}:[0-9]")
"""A range, a part such as 1/2, or a score such as 2:1; a time has two digits behind the colon."""
_BETWEEN = pattern_of("[-–—/:]")
_DAY = pattern_of(r"[0-9]{1,2}[-. ]{1,2}(?P<after>[^\W\d_]{3,4})\.?|(?P<before>[^\W\d_]{3,4})\.?[-. ]{1,2}[0-9]{1,2}")
"""A day and a month, as spreadsheets show them."""
_SIZES = pattern_of(
    r"(?P<below>[<≤] ?)?(?P<low>[0-9]{1,3})(?: ?[-–—] ?(?P<high>[0-9]{1,3})|(?P<above> ?\+))?"
    r"|[>≥] ?(?P<over>[0-9]{1,3})"
)
"""A number, a range, all from a number on, or all up to it."""
_LEAST_BESIDE = 2
"""Different ranges beside days, at least."""
_LEAST_SURE = 2
"""Days beside a number, or numbers beside a day, at least."""
_ANY_YEAR = 2000
_MAY_BE_DAY = pattern_of(
    r"[0-9][-. ]{1,2}[^\W\d_]{3}|[^\W\d_]{3}\.?[-. ]{1,2}[0-9]|[0-9]{4}-[0-9]{2}-[0-9]{2}|[./][0-9]{4}"
)
_LONGEST_DAY = len("2024-05-12 00:00:00")
_MOST_SCORED, _LEAST_SCORES, _LEAST_DAYS = 100, 3, 2
"""The greatest of numbers that are scores, at most; different ones, and cells of days among them, at least."""
_LONGEST_SCORE = len("2024-05-12")
_MARK = pattern_of("[.,]")
_WORST_MARK, _LAST_DECIMAL = 6, 9
"""The worst of school marks, and the last decimal of one: 1.3 is the first of March."""
_LEAST_MARKS, _MOST_MARKS = 2, 60
"""Different marks of each kind, numbers and days, at least; and values of such a column, at most."""
_CODE = pattern_of(r"[A-Za-z][A-Za-z0-9]*(?:[-./][A-Za-z0-9]+)*")
_LEAST_CODES, _CODES, _IN_CAPITALS = 4, 0.6, 0.6
"""Different codes, at least; their share of the values; and the share of these with two capitals, or a digit."""
_FEW_CODES = 2
"""Different codes with a digit beside as many days, at least: as of MAR1, W2 and W3."""
_LOOKED_AT = 50
"""Different values among which one is a code where a third of all is."""
_MOST_YEARS = 2
"""Years of dates that a spreadsheet has made: the one in which somebody typed, and the next."""


def dated_ranges(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns of which a spreadsheet may have made days.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    beside = N_(
        "Source",
        "Column {column} has dates among ranges such as 10-14. A spreadsheet may have made a date of a range such as "
        "5-9: write it again, as a text.",
    )
    numbers = N_(
        "Source",
        "Column {column} has days of a month among numbers. A spreadsheet may have made a date of a range such as "
        "5-9: write it again, as a text.",
    )
    alone = N_(
        "Source",
        "Column {column} has a few days of one year alone. A spreadsheet may have made dates of ranges such as 5-9: "
        "write them again, as texts.",
    )
    scores = N_(
        "Source",
        "Column {column} has days of a month among numbers. A spreadsheet may have made a date of a number such as "
        "2.5, or of 3-5: write it again.",
    )
    codes = N_(
        "Source",
        "Column {column} has days of a month among codes such as TP53. A spreadsheet may have made a date of MARCH1 or "
        "SEPT2: write it again, as a text.",
    )
    found = []
    for place, column in enumerate(columns):
        cells = filled_of(column).keys()
        if len(cells) > _MOST_RANGES and is_plain(column):
            continue
        looks = ((beside, _are_beside_ranges), (alone, _are_made_alone), (numbers, _are_beside_numbers))
        words = next((words for words, is_so in looks if is_so(cells)), None)
        if words is None and _may_be_day(cells):
            are_codes = _are_beside_codes(cells) or _are_beside_few_codes(cells)
            are_scores = _are_scores(column) or _are_marks(cells)
            words = scores if are_scores else codes if are_codes else None
        if words is not None:
            found.append(Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),)))
    return found


def _are_beside_ranges(cells: Collection[Cell]) -> bool:
    """Return whether most different values are ranges such as 10-14, or all others numbers, and some are dates."""
    if _BETWEEN.search("".join(cell for cell in cells if isinstance(cell, str))) is None:
        return False
    ranges = {cell for cell in cells if isinstance(cell, str) and _RANGE.fullmatch(cell.strip()) is not None}
    if len(ranges) < _LEAST_BESIDE:
        return False
    days = {cell for cell in cells if cell not in ranges and _is_day(cell)}
    rest = [cell for cell in cells if cell not in ranges and cell not in days]
    n_written = sum("/" not in cell and ":" not in cell for cell in ranges)
    return bool(days) and (2 * n_written >= len(cells) or all(_size(cell) is not None for cell in rest))


def _are_made_alone(cells: Collection[Cell]) -> bool:
    return _are_ranges(cells) or _are_classes(cells)


def _are_ranges(cells: Collection[Cell]) -> bool:
    """Return whether all are days of one year that are ranges one above the other, such as 1-4, 5-9, 10-12.

    A spreadsheet takes the numbers of each for a month and a day, in its own order, and adds the year.
    """
    if not _LEAST_RANGES <= len(cells) <= _MOST_RANGES:
        return False
    days = {day for cell in cells for day in possible_dates(cell)[:1] if day is not None}
    if len(days) < len(cells) or len({day.year for day in days}) > 1:
        return False
    pairs = [(day.month, day.day) for day in days]
    return _are_apart(pairs) or _are_apart([(day, month) for month, day in pairs])


def _are_classes(cells: Collection[Cell]) -> bool:
    """Return whether all are early days of the first months, of which most are there: classes such as 1-1 and 3-2."""
    if not _LEAST_CLASSES <= len(cells) <= _MOST_MIXED:
        return False
    days = {day for cell in cells if (day := _month_and_day(cell)) is not None}
    years = {day.year for cell in cells for day in possible_dates(cell)[:1] if day is not None}
    if len(days) < len(cells) or len(years) > 1:
        return False
    months, places = ({*each} for each in zip(*days, strict=True))
    are_first = all(1 < max(each) == len(each) for each in (months, places))
    return are_first and 2 * len(days) > len(months) * len(places)


def _are_beside_numbers(cells: Collection[Cell]) -> bool:
    """Return whether some values are days, and others numbers, as 1, 2, 05-Mar: all may be ranges, in order."""
    if not _LEAST_MIXED <= len(cells) <= _MOST_MIXED:
        return False
    sizes = {cell: size for cell in cells if (size := _size(cell)) is not None}
    if not sizes or len(sizes) == len(cells):
        return False
    days = [day for cell in cells if cell not in sizes if (day := _month_and_day(cell)) is not None]
    if len(days) + len(sizes) < len(cells) or max(len(days), len(sizes)) < _LEAST_SURE:
        return False
    if len(days) < _LEAST_SURE and any(possible_dates(cell) != (None, None) for cell in cells):
        return False  # one date with its year may head the numbers of a week
    orders = days, [(day, month) for month, day in days]
    return any(
        all(low < high for low, high in order)
        and all(one[1] <= other[0] for one, other in pairwise(sorted([*order, *sizes.values()])))
        for order in orders
    )


def _may_be_day(cells: Collection[Cell]) -> bool:
    """Return whether a cell may be a day that a spreadsheet has made."""
    if any(isinstance(cell, date) for cell in cells):
        return not all(isinstance(cell, date) for cell in cells)
    short = (cell for cell in cells if isinstance(cell, str) and len(cell) <= _LONGEST_DAY)
    return _MAY_BE_DAY.search("\n".join(short)) is not None


def _are_scores(column: Sequence[Cell]) -> bool:
    """Return whether most cells are small numbers, and all others days without a year, or of one year.

    Where days are most, all numbers have a decimal mark: of 12.4 a spreadsheet makes 12 April, and 4.0 is left.
    """
    n_numbers = sum(number_with_either_mark(cell) is not None for cell in different(column))
    if n_numbers < _LEAST_SCORES:
        return False
    times = Counter(cell for cell in column if not is_blank(cell) and not is_missing_word(cell_text(cell)))
    if 2 * sum(n for cell, n in times.items() if len(cell_text(cell)) <= _LONGEST_SCORE) < times.total():
        return False
    numbers = {cell: number for cell in times if (number := number_with_either_mark(cell)) is not None}
    made = [cell for cell in times if cell not in numbers and _month_and_day(cell) is not None]
    n_days, n_all = sum(times[cell] for cell in made), times.total()
    are_rare = 2 * n_days < n_all or all(_MARK.search(cell_text(cell)) for cell in numbers)
    if n_days < _LEAST_DAYS or not are_rare or not _LEAST_SCORES <= len(numbers) < n_all - n_days:
        return False  # of running numbers, none recurs
    years = {day.year for cell in made for day in possible_dates(cell)[:1] if day is not None}
    are_scored = min(numbers.values()) >= 0 and max(numbers.values()) <= _MOST_SCORED and len(years) <= _MOST_YEARS
    return are_scored and len(made) + len(numbers) == len(times)


def _are_marks(cells: Collection[Cell]) -> bool:
    """Return whether all are marks from 1 to 6, or days that are such: 1.3 is 1 March, or 3 January, of one year."""
    if len(cells) > _MOST_MARKS:
        return False
    filled = [cell for cell in cells if not is_missing_word(cell_text(cell))]
    marks = {cell: number for cell in filled if (number := number_with_either_mark(cell)) is not None}
    made = [cell for cell in filled if cell not in marks]
    days = {day for cell in made if (day := _month_and_day(cell)) is not None}
    are_marks = all(1 <= mark <= _WORST_MARK and round(mark, 1) == mark for mark in marks.values())
    if not are_marks or min(len({*marks.values()}), len(days)) < _LEAST_MARKS or None in map(_month_and_day, made):
        return False
    years = {day.year for cell in made for day in possible_dates(cell)[:1] if day is not None}
    orders = days, {(day, month) for month, day in days}
    return len(years) <= _MOST_YEARS and any(
        all(mark <= _WORST_MARK and decimal <= _LAST_DECIMAL for decimal, mark in order) for order in orders
    )


def _are_beside_codes(cells: Collection[Cell]) -> bool:
    """Return whether most values are codes in capitals or with digits, as names of genes, and all others days."""
    if sum(isinstance(cell, str) and _CODE.fullmatch(cell.strip()) is not None for cell in cells) < _LEAST_CODES:
        return False
    days = {cell: day for cell in cells if (day := _month_and_day(cell)) is not None}
    others = [cell for cell in cells if cell not in days]
    codes = [cell.strip() for cell in others if isinstance(cell, str) and _CODE.fullmatch(cell.strip())]
    n_different = len(others) + len({*days.values()})  # one day may be shown in two ways
    if not days or len(codes) < max(len(others), _LEAST_CODES, _CODES * n_different):
        return False
    n_sure = sum(sum(map(str.isupper, code)) > 1 or any(map(str.isdecimal, code)) for code in codes)
    return n_sure >= _IN_CAPITALS * len(codes)


def _are_beside_few_codes(cells: Collection[Cell]) -> bool:
    """Return whether a few values are codes with a digit, such as W2, and as many or fewer are days of a year."""
    if not any(isinstance(cell, str) and _is_code(cell.strip()) for cell in islice(cells, _LOOKED_AT)):
        return False  # nearly all columns
    codes = {cell for cell in cells if isinstance(cell, str) and _is_code(cell.strip())}
    if len(codes) < max(_FEW_CODES, len(cells) // 3):
        return False
    others = [cell for cell in cells if cell not in codes and not is_missing_word(cell_text(cell))]
    years = {day.year for cell in others for day in possible_dates(cell)[:1] if day is not None}
    are_days = all(_month_and_day(cell) is not None for cell in others)
    return are_days and 0 < len(others) <= len(codes) and len(years) <= _MOST_YEARS


def _is_code(text: str) -> bool:
    return _CODE.fullmatch(text) is not None and any(map(str.isdecimal, text))


def _are_apart(ranges: Collection[tuple[float, float]]) -> bool:
    """Return whether each range is one, and they lie one above the other."""
    ordered = sorted(ranges)
    are_ranges = all(low <= high for low, high in ordered)
    return are_ranges and all(one[1] < other[0] for one, other in pairwise(ordered))


def _size(cell: Cell) -> tuple[float, float] | None:
    """Return the first and last number that a cell stands for; None if it is no number, and no range."""
    found = _SIZES.fullmatch(cell_text(cell).strip())
    if found is None:
        return None
    if found["over"]:
        return int(found["over"]) + 1 / 2, inf  # >10 lies above 10
    low = int(found["low"])
    if found["below"]:
        return -inf, low - 1 / 2
    return low, inf if found["above"] else int(found["high"] or low)


def _month_and_day(cell: Cell) -> tuple[int, int] | None:
    """Return the month and day of a date without its year, or of one of the spreadsheet; None of any other cell."""
    found = _DAY.fullmatch(cell.strip()) if isinstance(cell, str) else None
    if found is not None:
        word = found["after"] or found["before"]
        number = "".join(filter(str.isdecimal, found[0]))
        day = dates_in(f"{number} {word} {_ANY_YEAR}")[0]
    else:
        day = possible_dates(cell)[0]
    return None if day is None else (day.month, day.day)


def _is_day(cell: Cell) -> bool:
    if possible_dates(cell) != (None, None):
        return True
    found = _DAY.fullmatch(cell.strip()) if isinstance(cell, str) else None
    return found is not None and is_month(found["after"] or found["before"])
