"""Numbers are written with about three figures and never a false precision."""

from __future__ import annotations

import pytest

from guiapp.desktop.number_words import (
    bytes_text,
    number_text,
    percent_text,
    seconds_text,
    typed_number,
    whole_text,
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (12345, "12,345"),
        (1234.56, "1,235"),
        (123.456, "123"),
        (99.96, "100.0"),
        (12.345, "12.3"),
        (1.2345, "1.23"),
        (0.12345, "0.123"),
        (0.012345, "0.0123"),
        (0.00012345, "0.00012"),
        (-12.345, "-12.3"),
    ],
)
def test_numbers_keep_about_three_figures(value, text):
    assert number_text(value) == text


def test_counts_have_a_decimal_only_if_they_need_one():
    assert [whole_text(1234.0), whole_text(1234.56)] == ["1,234", "1,234.6"]


def test_shares_times_and_sizes():
    assert percent_text(0.1234) == "12.3 %"
    assert percent_text(0.1234, 0) == "12 %"
    assert [seconds_text(0.3), seconds_text(12.4), seconds_text(600)] == ["under 1 s", "12 s", "10 min"]
    assert bytes_text(3_400_000) == "3.4 MB"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("19.5", 19.5),
        ("19,5", 19.5),  # a decimal comma never becomes a factor of ten
        ("0,05", 0.05),
        ("1,950", 1950),  # as the program writes it
        ("1,950.5", 1950.5),
        (" 20 ", 20),
        ("", None),
        ("many", None),
        ("1.950,5", None),
        ("1,2,3", None),
        ("inf", None),
        ("nan", None),
    ],
)
def test_a_typed_number_is_what_the_person_means(text, number):
    assert typed_number(text) == number
