"""Halves come before the whole numbers above them, and the ends of a scale where their numbers put them."""

from __future__ import annotations

import pytest

from core.data.natural_order import by_amounts, in_natural_order
from core.data.public_order import in_public_order


@pytest.mark.parametrize(
    "listed",
    [
        "½; 1; 1½; 2; 2½; 3",
        "0; ½; 1; 2",
        "¼; ½; ¾; 1",
        "½ h; 1 h; 2 h",
        "very bad 1; 2; 3; 4; 5 very good",
        "Very bad 1; 2; 3; 4; Very good 5",
        "sehr schlecht 1; 2; 3; 4; 5 sehr gut",
        "1 sehr gut; 2; 3; 4; 5; 6 ungenügend",
        "0 not at all; 1; 2; 9; extremely 10",
        "1; 2; 10",
        "1; 2; Room 1",
        "1; 2; 3; Team 9",
        "2; 4; Room 1",
        "2; 3; 4; A1 1",
        "1½; 12; a½",
        "1.42; 1.45; 1.6; 1.9; NT",
        "-0.13; 0; 0.07; 0.1; 0.15; 2.01; NT",
        "1,51; 1.6; 1,61; 2; k. A.",
        "1.9; 1.10; 1.11",
        "5.8; 5.9; 5.10; 6.1",
        "1.9; 1.10; 1.11; NT",
        "1.2; 1.10; 1.10a",
    ],
)
def test_the_order_of_numbers_beside_words(listed):
    texts = listed.split("; ")
    assert in_natural_order(texts[::-1]) == tuple(texts)


@pytest.mark.parametrize(
    "listed",
    [
        "0,00; 12,50; 1.250,00",
        "350,-; 420,50; 980,00; 1.100,-",
        "-1.250,00; 0,00; 12,50; 1250,00; 1.300",
        "$0.50; $99; $1,250.00; $10,000.00",
        "12,50 €; 1.250,00 €; 1.000.000,00 €",
    ],
)
def test_amounts_with_thousands_are_in_the_order_of_their_values(listed):
    texts = listed.split("; ")
    assert by_amounts(texts[::-1]) == in_public_order(texts[::-1]) == tuple(texts)


@pytest.mark.parametrize(
    "listed", ["1.10; 1.9", "1,250.00; 1.250,00; 3", "1.250,00; none", "Dr. A, B; C", "1.25,00; 2", "12,50; 1.250"]
)
def test_other_texts_are_no_amounts_with_both_marks(listed):
    assert by_amounts(listed.split("; ")) is None
