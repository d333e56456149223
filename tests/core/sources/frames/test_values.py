"""Values of mixed columns are read as a file of text would have them, or refused by column and row."""

from __future__ import annotations

from datetime import date, datetime
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

from core.errors import DateOutOfCalendarError, HalfLetterError, LargeNumberError, UnknownValueError
from core.sources.frames.values import is_missing, is_whole, value_text

HALF = "\ud83d"  # the first half of an emoji


def repr_of(value):
    return type(value).__name__  # Python refuses to write numbers of more than 4,300 digits


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (" a ", "a"),
        (np.True_, "TRUE"),
        (10**3999, f"{10**3999}"),
        (-(10**3999), f"-{10**3999}"),
        (Decimal("1e400"), f"{10**400}"),
        (Decimal("-0"), "0"),
        (Decimal("0e99999"), "0"),
        (Decimal("0.5"), "0.5"),
        (Decimal("7.000"), "7"),
        (Decimal("1e-999999"), "0"),
        (Decimal("Infinity"), "inf"),
        (Decimal("-Infinity"), "-inf"),
        (float("inf"), "inf"),
        (Fraction(1, 4), "0.25"),
        (date(2024, 1, 31), "2024-01-31"),
        (pd.Timestamp("2024-01-31 08:30"), "2024-01-31 08:30:00"),
    ],
    ids=repr_of,
)
def test_a_value_becomes_its_text(value, text):
    assert value_text(value, "a", 2) == text


@pytest.mark.parametrize(
    "value",
    [None, np.nan, pd.NA, pd.NaT, float("nan"), np.float32("nan"), Decimal("NaN"), Decimal("sNaN"), Decimal("-sNaN7")],
)
def test_a_missing_value_has_none(value):
    assert is_missing(value)
    assert value_text(value, "a", 2) is None


@pytest.mark.parametrize("value", [[np.nan], [], pd.DataFrame(), 0, "", "nan", datetime(1, 1, 1)])  # noqa: DTZ001
def test_what_is_there_is_not_missing(value):
    assert not is_missing(value)


@pytest.mark.parametrize(
    ("value", "error"),
    [
        (10**5000, LargeNumberError),
        (-(10**5000), LargeNumberError),
        (Decimal("1e999999"), LargeNumberError),
        (Decimal("-1e999999999"), LargeNumberError),
        (Fraction(10**400, 3), LargeNumberError),
        (HALF, HalfLetterError),
        (np.datetime64("2024-01-31"), UnknownValueError),
        (b"a", UnknownValueError),
        (1j, UnknownValueError),
        ([1], UnknownValueError),
        (object(), UnknownValueError),
    ],
    ids=repr_of,
)
def test_any_other_value_is_refused_by_column_and_row(value, error):
    with pytest.raises(error, match=r"the data frame: .*in column “a”, row 7, a ") as caught:
        value_text(value, "a", 7)
    assert HALF not in str(caught.value)


def test_a_date_after_the_calendar_of_python_is_refused():
    day = pd.Series(np.array(["12024-01-31"], dtype="datetime64[s]"))[0]
    with pytest.raises(DateOutOfCalendarError, match="in column “a”, row 7, a date lies outside the years 1 to 9999"):
        value_text(day, "a", 7)


def test_half_of_a_letter_makes_no_text():
    assert is_whole("😀")
    assert not is_whole("a" + HALF)
