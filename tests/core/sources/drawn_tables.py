"""Tables that hypothesis draws: first the labels, then a cell for each, so that codes are known without a reader."""

from __future__ import annotations

from datetime import UTC, date
from decimal import Decimal

from hypothesis import strategies as st

from core.domain.reading_layout import ProtectedUnit
from core.errors import NotANumberError, OutsideEdgesError, UnknownCategoryError
from tests.core.sources.back_ends import CHAR, DAY, DECIMAL, DOUBLE, MOMENT, SMALL, TEXT, TRUTH, WHOLE, ZONED, Table
from tests.core.sources.examples_of_tables import Example, at, binned, dated, listed, moment

_TOWN = listed("town", "York", "Ely's", missing="-")
_AGE = binned("age", 0.0, 18.0, 65.0, missing="-")
_CODE = listed("code", "1", "2", missing="-")
_PAID = binned("paid", -1.0, 0.1, 2.5, missing="-")
_DAY = dated("day", date(2024, 1, 1), date(2024, 7, 1), date(2025, 1, 1), missing="-")
_TRUE = listed("true", "FALSE", "TRUE", missing="-")
_BLANK = (None,)


def _at(cells, *clock):
    """Return days as moments."""
    return tuple(tuple(day and moment(day, *clock) for day in days) for days in cells)


_PAST = (date(2024, 1, 1), date(2024, 6, 30)), (date(2024, 7, 1), date(2025, 1, 1)), _BLANK

COLUMNS = (
    (
        _TOWN,
        TEXT,
        (("York", " York", "York\n", "\xa0York"), ("Ely's", "Ely's \r\n"), (None, "", "  ", "\n", " \n", "\xa0")),
        ("york", UnknownCategoryError),
    ),
    (_TOWN, CHAR, (("York",), ("Ely's",), _BLANK), ("Yorks", UnknownCategoryError)),
    (_AGE, SMALL, ((0, 17), (18, 65), _BLANK), (66, OutsideEdgesError)),
    (_AGE, TEXT, (("0", "17.9", "1e1"), ("18", " 65 ", "18\n", "65\xa0"), _BLANK), ("old", NotANumberError)),
    (_CODE, WHOLE, ((1,), (2,), _BLANK), (2**40, UnknownCategoryError)),
    (
        _PAID,
        DECIMAL,
        ((Decimal("-1.00"), Decimal("0.09")), (Decimal("0.10"), Decimal("2.50")), _BLANK),
        (Decimal("2.51"), OutsideEdgesError),
    ),
    (_PAID, DOUBLE, ((-1.0, 0.09), (0.1, 2.5), _BLANK), (-1.5, OutsideEdgesError)),
    (_DAY, DAY, _PAST, (date(2026, 1, 1), OutsideEdgesError)),
    (_DAY, MOMENT, _at(_PAST, 23, 59), (moment(date(2023, 12, 31), 23), OutsideEdgesError)),
    (_DAY, ZONED, _at(_PAST, 0, 30, UTC), (moment(date(2023, 12, 31), 23, 0, UTC), OutsideEdgesError)),
    (_TRUE, TRUTH, ((False,), (True,), _BLANK), None),
)
"""An attribute, how its column is stored, the cells of each of its labels, and a stranger with the refusal it gets."""
_WHO = ((WHOLE, (1, 2, 2**40)), (CHAR, ("a", "b", "A")), (TEXT, ("1", "01", "ä")))


@st.composite
def examples(draw):
    """A table of up to a dozen rows, perhaps with persons, and rarely with strangers."""
    n = draw(st.integers(1, 12))
    chosen = draw(st.lists(st.sampled_from(COLUMNS), min_size=1, max_size=5, unique_by=lambda each: each[0].name))
    columns, codes, strange = {"row": (SMALL, tuple(range(n)))}, [], []  # none is blank: that is none in a sheet
    for place, (attribute, stored, cells, stranger) in enumerate(chosen):
        own = draw(st.lists(st.integers(0, 2), min_size=n, max_size=n))
        column = [draw(st.sampled_from(cells[code])) for code in own]
        if stranger and draw(st.integers(0, 9)) == 0:
            row = draw(st.integers(0, n - 1))
            column[row] = stranger[0]
            strange.append((row, place, stranger[1]))
        columns[attribute.name], _ = (stored, tuple(column)), codes.append(own)
    attributes = tuple(attribute for attribute, *_ in chosen)
    unit, persons = ProtectedUnit(), ()
    if draw(st.booleans()):
        stored, names = draw(st.sampled_from(_WHO))
        whose = draw(st.lists(st.integers(0, 2), min_size=n, max_size=n))
        columns["who"] = stored, tuple(names[each] for each in whose)
        unit, persons = ProtectedUnit("who", draw(st.integers(1, 3))), dense(whose)
    if strange:
        row, place, kind = min(strange)
        codes = at(kind, row + 2, "BCDEF"[place], attributes[place].name)
    return Example(Table(columns), attributes, codes, unit, persons)


def dense(whose):
    """Return the number of each person in the order of their first rows."""
    numbers = {}
    return tuple(numbers.setdefault(each, len(numbers)) for each in whose)
