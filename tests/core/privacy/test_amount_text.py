"""Amounts as text: exact in, exact out, rounded on the safe side, and nothing odd let through."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import AmountError, DeltaError
from core.privacy.amount_text import exact_text, parse_amount, parse_delta, text_at_least, text_at_most

amounts = st.builds(Fraction, st.integers(1, 10**30), st.integers(1, 10**30))
decimals = st.builds(lambda digits, places: Fraction(digits, 10**places), st.integers(1, 10**30), st.integers(0, 60))


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("1", 1),
        ("0.5", Fraction(1, 2)),
        (".5", Fraction(1, 2)),
        ("2.", 2),
        ("1/3", Fraction(1, 3)),
        ("1e-9", Fraction(1, 10**9)),
        ("1E+2", 100),
        (" 0.10 ", Fraction(1, 10)),
        ("1e-100", Fraction(1, 10**100)),
        ("1e100", 10**100),
        ("0" * 199 + "1", 1),
    ],
)
def test_amounts_are_read_exactly(text, amount):
    assert parse_amount(text, "ε") == amount


@pytest.mark.parametrize(
    "text",
    ["", " ", "0", "0.0", "0/5", "-1", "+1", "nan", "inf", "Infinity", "1e999", "1e-999", "1e99999", "1/0", "1/00",
     "1//2", "1/2/3", "1,5", "1_000", "0x10", "٣", "½", "one", "1 2", "1e", ".", "9" * 300, "1e101", "1e-101", "1\n2"],
)  # fmt: skip
def test_anything_else_is_refused(text):
    with pytest.raises(AmountError) as caught:
        parse_amount(text, "ε")
    assert caught.value.what == "ε"
    assert len(str(caught.value)) < 200
    assert "Write it like 1, 0.5 or 1/3." in str(caught.value)


def test_two_hundred_characters_are_read_and_one_more_is_not():
    assert parse_amount("1." + "0" * 198, "ε") == 1
    with pytest.raises(AmountError):
        parse_amount("1." + "0" * 199, "ε")


@pytest.mark.parametrize(
    ("text", "quoted"),
    [("", "empty"), ("x" * 24, "x" * 24), ("x" * 25, "x" * 20 + "…"), ("9" * 201, "9" * 20 + "…"), ("1e101", "1e101")],
)
def test_a_refusal_quotes_the_text_shortened(text, quoted):
    with pytest.raises(AmountError) as caught:
        parse_amount(text, "ε")
    assert caught.value.text == quoted


@given(st.one_of(amounts, decimals))
def test_what_is_written_is_read_back(amount):
    assert parse_amount(exact_text(amount), "ε") == amount


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(1), "1"),
        (Fraction(1, 2), "0.5"),
        (Fraction(1, 3), "1/3"),
        (Fraction(100), "100"),
        (Fraction(1, 10**4), "0.0001"),
        (Fraction(1, 10**5), "1e-5"),
        (Fraction(1, 10**9), "1e-9"),
        (Fraction(1, 10**120), "1e-120"),
        (Fraction(1, 10**121), f"1/{10**121}"),
        (Fraction(25, 10**10), "2.5e-9"),
        (Fraction(10**15), "1e15"),
        (Fraction(9, 4), "2.25"),
        (Fraction(-1, 4), "-0.25"),
        (Fraction(1, 2**121), f"1/{2**121}"),
    ],
)
def test_the_shortest_way_to_write_it(amount, text):
    assert exact_text(amount) == text


@given(amounts)
def test_rounding_is_on_the_side_it_says(amount):
    low, high = Fraction(text_at_most(amount)), Fraction(text_at_least(amount))
    assert low <= amount <= high
    assert high - low <= amount / 10**5


@pytest.mark.parametrize(
    ("amount", "low", "high"),
    [(Fraction(1, 3), "0.333333", "0.333334"), (Fraction(1), "1", "1"), (Fraction(0), "0", "0")],
)
def test_rounded_texts(amount, low, high):
    assert (text_at_most(amount), text_at_least(amount)) == (low, high)


@pytest.mark.parametrize(
    ("text", "delta"), [("0", 0), (" 0.0 ", 0), ("00", 0), (".0", 0), ("1e-9", Fraction(1, 10**9))]
)
def test_deltas(text, delta):
    assert parse_delta(text) == delta


@pytest.mark.parametrize("text", ["-0.1", "1", "2", "1.0", "", "nan", "tiny", "1e999", "-0", "1e-300", "1e-101"])
def test_what_is_no_delta(text):
    with pytest.raises(
        DeltaError, match=r"^δ is .*, but it must be 0, or from 1e-100 to below 1\. Write it like 0 or 1e-9"
    ):
        parse_delta(text)


@pytest.mark.parametrize("text", ["1." + "3" * 199, "1" * 300])
def test_a_number_that_is_too_long_is_told_so(text):
    with pytest.raises(AmountError, match="a number above 0, written in at most 200 letters"):
        parse_amount(text, "ε")
    assert parse_amount("0." + "0" * 90 + "1" * 108, "ε") > 0
