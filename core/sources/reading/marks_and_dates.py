"""Find how the texts of a table write numbers and dates: the marks in numbers, the order of day and month."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice

from core.data.column_cells import FirstCells, days_of, different, is_plain, times_of
from core.data.currencies import separates_thousands, with_cents, without_currency
from core.data.measures import unit_behind, unit_of, without_unit
from core.data.raw_cells import KIND_SHARE, Cell, Marks, cell_text, is_blank
from core.data.several_answers import are_lists_of_codes
from core.data.written_dates import SHORTEST, are_days, dates_in, has_short_year
from core.domain.reading_layout import DateOrder
from core.patterns import pattern_of

_SHAPE = pattern_of(r"[+\-−]?[0-9]+(?:[.,' ’\u00a0\u2009\u202f][0-9]+)+|[+\-−]?[.,][0-9]+")
_ANY = pattern_of("[.,' ’\u00a0\u2009\u202f]")
"""A mark without which no number tells anything."""
_THREE_BEHIND = pattern_of(r"\.\d{3}(?!\d)")
_DASHED, _DASHED_AGAIN = pattern_of(r"[0-9][.,][-−–—]"), pattern_of(r"[0-9]([.,])[0-9]{3}\1[-−–—]")
"""A dash in place of cents tells the decimal mark, but not where this mark is in 1,500,- for thousands, too."""
_FEW = 20
"""Cells of which one has to be such a date, or to have a unit, before all are looked at."""
_MANY = 10
"""Of so many dates one has a year of two digits, at least: a lone one is a slip."""
_MARK = pattern_of(r"[^0-9+\-−]")
_INDIAN = pattern_of(r"[+\-−]?[0-9]{1,3}(?:,[0-9]{2})+,[0-9]{3}")
"""Lakhs and crores: 1,42,782."""
_SMALL = pattern_of(r"[+\-−]?[0-9]{1,3}")
_SURE = 20
"""Numbers whose decimal mark is certain, from which it is that of the file."""
_FEWEST_SMALL, _SMALL_SHARE = 3, 5
"""Whole numbers below 1000, at least, and for how many with a mark one: 5,000 as 5 is one in a thousand decimals."""


def marks_of(columns: Iterable[Sequence[Cell]], delimiter: str | None) -> tuple[Marks, str, list[int]]:
    """Return the decimal and thousands mark that the text numbers of some columns tell, and the columns that do not.

    Between them is which of "." and "," are in numbers such as 1,234, in columns that do not.

    A number with both marks tells both; a repeated mark is for thousands; a mark without exactly three digits after it
    is for decimals. What is left, such as 1,234, could be either: a comma counts as decimal only in files separated by
    semicolons, which exist because their decimal mark is the comma; otherwise such columns are returned, and their
    cells are no numbers until the owner chooses. So are columns of 1.234 alone, where no comma separates the cells.
    Many numbers such as 588 beside it tell that 1,234 has a mark for thousands: decimals would have none as rarely.
    Addresses such as 83.77.202.167 tell nothing, and codes such as 27.739.110 only where no other column needs it.
    """
    votes, codes, either = _all_votes(columns, delimiter)
    doubtful = {mark for marks in either.values() for mark in marks}
    contested = [mark for mark in ",." if codes["thousands", mark] and (mark in doubtful or votes["decimal", mark])]
    if not contested:
        votes.update(codes)
    if votes["either", ","] and votes["decimal", "."] >= _SURE and not votes["decimal", ","]:
        votes["thousands", ","] += 1  # nobody writes decimals with both marks in one file
    decimal = _decimal(votes, delimiter)
    if decimal == "," and votes["either", "."]:
        votes["thousands", "."] += 1  # a point is no decimal mark beside a comma that is one
    thousands = max("., '’\u00a0\u2009\u202f", key=lambda mark: votes["thousands", mark])
    if not votes["thousands", thousands] or thousands == decimal:
        thousands = ""
    is_pointed = votes["decimal", "."] or votes["thousands", ","] or delimiter == ","
    is_open = any(not votes["decimal", mark] for mark in contested)
    is_certain = decimal != "." or thousands == "," or (doubtful == {"."} and is_pointed and not is_open)
    # Nobody writes amounts in a currency with three decimals: $3,500 is no 3.5, whatever separates the cells.
    is_certain = is_certain and not (decimal == "," and votes["amounts", ","] and not votes["decimal", ","])
    return Marks(decimal, thousands), "" if is_certain else "".join(sorted(doubtful)), [] if is_certain else [*either]


def _all_votes(
    columns: Iterable[Sequence[Cell]], delimiter: str | None
) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]], dict[int, list[str]]]:
    """Return what columns say about marks, as (what, mark), what codes do, and the marks that could be either."""
    votes: Counter[tuple[str, str]] = Counter()
    codes: Counter[tuple[str, str]] = Counter()
    either: dict[int, list[str]] = {}
    for place, column in enumerate(map(without_units, columns)):
        if not (told := votes_of(column)):
            continue
        again = _marked_again(column) if told["thousands", "."] or told["thousands", ","] else set()
        if sum(map(bool, map(_votes, again))) < KIND_SHARE * len(again):
            continue  # addresses
        if (told["decimal", ","] or told["thousands", ","]) and are_lists_of_codes(_texts(column)):
            continue
        (codes if _are_codes(column, again) else votes).update(told)
        if delimiter != ";" and (_are_thousands(column, told) or _are_dollars(column, told)):
            votes["thousands", ","] += 1
        votes["amounts", ","] += bool(told["either", ","]) and _are_amounts(column)
        if marks := [mark for mark in ",." if told["either", mark]]:
            either[place] = marks
    return votes, codes, either


def dates_of(columns: Iterable[Sequence[Cell]], first_year: int | None = None) -> tuple[DateOrder | None, list[int]]:
    """Return the order of day and month that the dates of some columns tell, and the columns that need one and do not.

    A date that can be read one way only, such as 31/1/2024, tells. Where all dates are like 2024-01-31, the year comes
    first. None: there are no dates, or nothing tells, or they tell different orders. `first_year` is that of `Marks`.
    """
    said: set[DateOrder] = set()
    unclear: list[int] = []
    has_dates = False
    for place, column in enumerate(columns):
        cells = different(column)
        if all(isinstance(cell, str) and len(cell) < SHORTEST for cell in cells):
            continue
        dates = {*days_of(column).values()}
        if first_year is not None:
            dates = {dates_in(cell, first_year) for cell in cells} - {(None, None)}
        has_dates = has_dates or bool(dates)
        certain = [day for day, month in dates if None in (day, month)]
        said.update(DateOrder.MONTH_FIRST if day is None else DateOrder.DAY_FIRST for day in certain)
        if any(day and month and day != month for day, month in dates):
            unclear.append(place)
    if len(said) == 1:
        return said.pop(), []
    return (DateOrder.YEAR_FIRST if has_dates and not unclear else None), unclear


marks_again, dates_again = lru_cache(maxsize=1)(marks_of), lru_cache(maxsize=1)(dates_of)
"""For columns that can be hashed: a quick preview, and the preview after it, look at equal rows."""


def short_years(columns: Iterable[Iterable[Cell]]) -> list[int]:
    """Return the places of the columns of dates of which many have years of two digits."""
    return [place for place, column in enumerate(columns) if _has_short_years(column)]


def _has_short_years(column: Iterable[Cell]) -> bool:
    return column.once(_have_short_years) if isinstance(column, FirstCells) else _have_short_years(column)


def _have_short_years(column: Iterable[Cell]) -> bool:
    """Return whether most different cells are dates, no days of months, and many have years of two digits."""
    cells = [] if is_plain(column) else [*times_of(column)]
    if not any(map(has_short_year, cells[:: len(cells) // _FEW + 1])):
        return False
    cells = [cell for cell in cells if not is_blank(cell)]
    short = {cell for cell in cells if has_short_year(cell)}
    n_dates = len(short) + sum(dates_in(cell) != (None, None) for cell in cells if cell not in short)
    return len(short) * _MANY >= len(cells) and n_dates >= KIND_SHARE * len(cells) and not are_days(cells)


def without_units(column: Sequence[Cell]) -> Sequence[Cell]:
    """Return a column whose texts have one unit behind their numbers without it; any other as it is."""
    first = (text for cell in column if isinstance(cell, str) and (text := cell.strip()))
    if is_plain(column) or not any(map(unit_behind, islice(first, _FEW))):
        return column
    texts = [cell.strip() for cell in column if isinstance(cell, str)]
    unit = unit_of(Counter(filter(None, texts)))
    return [without_unit(cell.strip(), unit) if isinstance(cell, str) else cell for cell in column] if unit else column


def votes_of(column: Iterable[Cell]) -> Counter[tuple[str, str]]:
    """Return what the cells of a column say about marks; each distinct one is looked at once. Nobody changes it."""
    return column.once(_votes_in) if isinstance(column, FirstCells) else _votes_in(column)


def _votes_in(column: Iterable[Cell]) -> Counter[tuple[str, str]]:
    votes: Counter[tuple[str, str]] = Counter()
    text = "\n".join(cell for cell in different(column) if isinstance(cell, str))
    if _ANY.search(text) is None:
        return votes
    if is_plain(column) and _THREE_BEHIND.search(text) is None:
        n_pointed = sum("." in cell for cell in column if isinstance(cell, str))
        return Counter({("decimal", "."): n_pointed})  # as of nearly all columns with marks
    has_dashes = _DASHED.search(text) is not None and _DASHED_AGAIN.search(text) is None
    for cell, n in times_of(column).items():
        for vote in _votes(with_cents(cell.strip()) if has_dashes and isinstance(cell, str) else cell):
            votes[vote] += n
    return votes


def _votes(cell: Cell) -> list[tuple[str, str]]:
    """Return what one cell says about marks."""
    if not isinstance(cell, str) or not _SHAPE.fullmatch(text := without_currency(cell.strip())):
        return []
    marks = _MARK.findall(text)
    groups = _MARK.split(text.lstrip("+-−"))
    if len(set(marks)) > 2 or (len(set(marks)) == 2 and marks.count(marks[-1]) > 1):
        return []  # 1.2.3,4,5: no number at all
    if len(set(marks)) == 2:
        return [("thousands", marks[0]), ("decimal", marks[-1])]
    thousand_like = 0 < len(groups[0]) <= 3 and groups[0][0] != "0" and all(len(part) == 3 for part in groups[1:])
    if _INDIAN.fullmatch(text):
        return [("thousands", ",")]
    if len(marks) > 1 or marks[0] not in ".,":
        return [("thousands", marks[0])] if thousand_like else []
    likelier = "thousands" if thousand_like and separates_thousands(marks[0], cell) else "either"
    return [(likelier if thousand_like else "decimal", marks[0])]


def _texts(column: Sequence[Cell]) -> list[str]:
    return [text for cell in times_of(column) if (text := cell_text(cell).strip())]


def _marked_again(column: Sequence[Cell]) -> set[str]:
    """Return the texts of a column in which a mark comes again, such as 1.234.567 or 83.77.202.167."""
    texts = {without_currency(cell.strip()) for cell in column if isinstance(cell, str)}
    return {text for text in texts if max(text.count("."), text.count(",")) > 1 and _SHAPE.fullmatch(text)}


def _are_codes(column: Sequence[Cell], again: set[str]) -> bool:
    """Return whether all cells have marks again and as many digits, as 27.739.110 has, which amounts seldom have."""
    filled = {cell.strip() for cell in column if isinstance(cell, str)} - {""}
    return len(again) >= _SURE and filled == again and len({len(text) for text in again}) == 1


def _are_thousands(column: Sequence[Cell], votes: Counter[tuple[str, str]]) -> bool:
    """Return whether commas in numbers such as 1,234 are beside enough whole numbers below 1000, which have none."""
    n_either = votes["either", ","]
    if not n_either or votes["decimal", ","]:
        return False
    n_small = sum(isinstance(cell, str) and _SMALL.fullmatch(cell.strip()) is not None for cell in column)
    return n_small >= max(_FEWEST_SMALL, n_either // _SMALL_SHARE)


def _are_dollars(column: Sequence[Cell], votes: Counter[tuple[str, str]]) -> bool:
    """Return whether all amounts such as $1,234 have a dollar sign: where it goes with decimal commas, they are two."""
    if not votes["either", ","] or votes["decimal", ","] or votes["thousands", "."] or votes["either", "."]:
        return False
    marked = {cell for cell in column if isinstance(cell, str) and "," in cell}
    return all("$" in cell for cell in marked)


def _are_amounts(column: Sequence[Cell]) -> bool:
    """Return whether all cells with a comma have a currency, too."""
    marked = {cell.strip() for cell in column if isinstance(cell, str) and "," in cell}
    return all(without_currency(text) != text and "%" not in text for text in marked)


def _decimal(votes: Counter[tuple[str, str]], delimiter: str | None) -> str:
    comma = votes["decimal", ","] + votes["thousands", "."]
    point = votes["decimal", "."] + votes["thousands", ","]
    if comma == point == 0 and delimiter == ";" and votes["either", ","] and not votes["either", "."]:
        return ","
    return "," if comma > point else "."
