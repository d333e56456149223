"""Copied tables hold numbers that can be reckoned with, whatever the language; files are safe to open."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from guiapp.models.comparison_model import ComparisonModel, compared_rows
from guiapp.models.shares_model import SharesModel
from guiapp.widgets.tables.table_text import csv_of, markdown, pasted_from
from tests.released_tables import comparison


@pytest.fixture
def shares():
    model = SharesModel()
    model.set_rows((("=age & sex", 0.125), ("town\tor <city>", 0.875)))
    return model


def test_text_has_tabs_and_html_has_cells(shares):
    data = pasted_from(shares, [0, 1])
    assert data.text().splitlines() == [
        "What is measured\tShare of the budget (%)",
        "'=age & sex\t12.5",
        "town or <city>\t87.5",
    ]
    assert "<th>Share of the budget (%)</th>" in data.html()
    assert "<td>town or &lt;city&gt;</td><td>87.5</td>" in data.html()


def test_numbers_are_pasted_as_the_language_writes_them_but_filed_with_points(german, shares):
    assert "12,5" in pasted_from(shares, [1]).text()
    assert b"12.5" in csv_of(shares, [1])


def test_what_is_pasted_has_no_formula(shares):
    data = pasted_from(shares, [0])
    assert not any(line.startswith("=") for line in data.text().splitlines())
    assert "<td>=" not in data.html()


def test_a_file_has_no_formula_and_only_the_columns_asked_for(shares):
    lines = list(csv.reader(StringIO(csv_of(shares, [0]).decode())))
    assert lines == [["What is measured"], ["'=age & sex"], ["town\tor <city>"]]


def test_what_is_not_known_stays_empty():
    model = ComparisonModel()
    model.set_rows(compared_rows(comparison(), {}, ("", "", "")))
    lines = list(csv.DictReader(StringIO(csv_of(model, range(model.columnCount())).decode("utf-8-sig"))))
    why_unusable, fit = lines[0], lines[4]
    assert (why_unusable["Typical ±"], why_unusable["Memory (bytes)"], why_unusable["Saving (%)"]) == ("", "", "")
    assert (fit["Typical ±"], fit["Memory (bytes)"], fit["Time (seconds)"]) == ("20.0", "3000000", "0.2")


def test_markdown_escapes_what_would_be_markup():
    lines = markdown([["a|b", "n"], ["*x* <i>_\n", "1 ± 2"]]).splitlines()
    assert lines == [r"| a\|b | n |", "| :-- | --: |", r"| \*x\* \<i>\_ | 1 ± 2 |"]
