"""Codes such as 6E1 are no powers of ten where the numbers of a column are written so; others are."""

from __future__ import annotations

import pytest

from core.data.class_codes import are_class_codes

CLASSES = [f"{year}E{number}" for year in range(3, 7) for number in range(1, 5)]
COURSES = [f"{year}e{number}" for year in range(7, 11) for number in range(1, 5)]
ROOMS = [f"{floor}E{number:02}" for floor in range(1, 4) for number in range(1, 13)]


@pytest.mark.parametrize(
    "texts",
    [
        CLASSES,
        COURSES,
        ROOMS,
        [*CLASSES, "ULIS", "6A1", "n/a"],
        [*CLASSES, "601", "602"],
        ["6E1", "6A1", "6B2"],
    ],
    ids=["classes", "courses", "rooms", "beside texts", "beside few numbers", "among other letters"],
)
@pytest.mark.parametrize("header", ["Classe", "Pay_grade", "x"])
def test_codes_with_an_e_are_codes(header, texts):
    assert are_class_codes(header, texts)


@pytest.mark.parametrize(
    "texts",
    [
        ["1.5E+03", "2.1E+04", "3.3E+05"],
        ["2E-05", "3E-05", "1E-4"],
        ["1.2e4", "2e5", "3e5", "4e4"],
        ["1,2e4", "2e5"],
        ["1E+05", "2E+05"],
        ["-1e5", "2e5"],
        ["100e3", "200e3"],
        ["1e5", "100", "2000", "30"],
        ["E", "EE", "e1"],
        ["1", "2.5"],
        [],
    ],
    ids=["decimals", "below one", "one decimal", "comma", "sign", "negative", "long", "plain", "letters", "none", "no"],
)
def test_powers_of_ten_and_other_texts_are_not(texts):
    assert not are_class_codes("x", texts)


@pytest.mark.parametrize("header", ["Viral load", "cells_per_ml", "Umsatz", "dose"])
def test_what_is_counted_or_measured_is_no_code(header):
    assert not are_class_codes(header, COURSES)
