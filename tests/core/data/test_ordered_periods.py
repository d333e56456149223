"""Periods of years, times of the day and Roman numerals come in their order."""

from __future__ import annotations

import pytest

from core.data.ordered_periods import periods
from core.data.public_order import in_public_order

ORDERED = [
    "1. Halbjahr 2020; 2. Halbjahr 2020; 1. Halbjahr 2021; 2. Halbjahr 2021",
    "H1 2020; H2 2020; H1 2021; H2 2021",
    "8:00 AM; 9:00 AM; 12:30 PM; 1:00 PM; 5:00 PM",
    "Jan-20; Feb-20; Mar-20; Jan-21",
    "Class I; Class II; Class III; Class IV",
    "I; II; III; IV; V; IX; X",
    "Fall 2022; Spring 2023; Fall 2023; Spring 2024",
    "Stage I; Stage II; Stage III; Stage IV",
    "Q1/20; Q2/20; Q1/21",
    "Dec-98; Jan-99; Jan-00; Feb-00",
    "1Q2020; 2Q2020; 1Q2021",
    "KW 5/2020; KW 12/2020; KW 1/2021",
    "2020 Spring; 2020 Fall; 2021 Spring",
    "I/2020; IV/2020; II/2021",
    "Stage IIIa; Stage IIIb; Stage IV; Stage IX",
]


@pytest.mark.parametrize("listed", ORDERED)
def test_the_order_of_periods(listed):
    texts = listed.split("; ")
    assert list(in_public_order(sorted(texts))) == texts


@pytest.mark.parametrize("texts", [["Leeds", "York"], ["Ward 2020", "Hall 2021"], ["Room-20", "Hall-21"], ["I", "J"]])
def test_what_is_no_period(texts):
    assert periods(texts) is None
