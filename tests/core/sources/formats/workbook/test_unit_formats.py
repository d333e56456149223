"""Numbers that a workbook shows in two units are asked about; one unit, however it is shown, is not."""

from __future__ import annotations

import pytest
import xlsxwriter

from core.sources.asking.preview import preview
from core.sources.formats.workbook.unit_formats import unit_shown

EURO, DOLLAR = '#,##0.00 "€"', "[$$-409]#,##0.00"
N = 60


def says(path, cells):
    """Write a number a row, each with its format, beside others, and return what is said of them."""
    with xlsxwriter.Workbook(path) as book:
        page = book.add_worksheet()
        page.write_row(0, 0, ["id", "age", "value"])
        formats = {code: book.add_format({"num_format": code}) for code in {code for _, code in cells}}
        for row, (number, code) in enumerate(cells, start=1):
            page.write_row(row, 0, [row, 20 + row % 30])
            page.write(row, 2, number, formats[code])
    seen = preview(path)
    assert ("as_written" in seen.layout.unanswered) == bool(seen.problems)
    return " ".join(seen.problems)


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        (EURO, DOLLAR, "numbers with $, and others with €"),
        ("[$€-407] #,##0", "[$£-809]#,##0;[Red]-[$£-809]#,##0", "numbers with £, and others with €"),
        ('_-* #,##0.00 "€"_-', "_-[$CHF-807] * #,##0.00_-", "numbers with CHF, and others with €"),
        ('0" kg"', '0" lb"', "numbers with kg, and others with lb"),
    ],
)
def test_two_units_shown_by_formats_are_asked_about(tmp_path, one, other, words):
    assert words in says(tmp_path / "a.xlsx", [(30 + n, one if n % 3 else other) for n in range(N)])


@pytest.mark.parametrize("code", ["0%", "0.0 %"])
def test_percentages_beside_plain_numbers_are_asked_about(tmp_path, code):
    cells = [((20 + n) / 100, code) if n % 3 else (20 + n, "General") for n in range(N)]
    assert "shown with %, and others without" in says(tmp_path / "a.xlsx", cells)


@pytest.mark.parametrize(
    "cells",
    [
        [(30 + n, EURO) for n in range(N)],
        [(30 + n, EURO if n else DOLLAR) for n in range(N)],
        [(30 + n, EURO if n % 2 else "0.00") for n in range(N)],
        [(30 + n, EURO if n % 2 else '#,##0 "EUR"') for n in range(N)],
        [(n / 100, "0%") for n in range(N)],
        [(n / 100, "0%" if n % 2 else "0.00") for n in range(N)],
        [(n / 100, "0%" if n < N - 1 else "0") for n in range(N)],
        [(45000 + n, "[$-409]d/m/yyyy") for n in range(N)],
    ],
    ids=["one", "a slip", "some without", "two spellings", "percent", "parts without %", "a total", "dates"],
)
def test_one_unit_is_not(tmp_path, cells):
    assert says(tmp_path / "a.xlsx", cells) == ""


@pytest.mark.parametrize(
    ("code", "unit"),
    [
        ("General", ""),
        ("0.00", ""),
        ("0.00%", "%"),
        ("$#,##0", "$"),
        ('"$"#,##0.00', "$"),
        (r"#,##0\ [$€-1]", "€"),
        ("[$-407]dd.mm.yyyy", ""),
        ("[h]:mm:ss.00", ""),
        ('0 "h"', "h"),
        ('0 "persons"', ""),
        ("@", ""),
    ],
)
def test_the_unit_of_a_format(code, unit):
    assert unit_shown(code) == unit
