"""Rows right below a table of a workbook are asked about, but not where it has all of them."""

from __future__ import annotations

import pytest
import xlsxwriter

from core.sources.asking.preview import preview

NAMES = ["number", "sex", "age"]
ROWS = [[n, "fm"[n % 2], 20 + 7 * n % 50] for n in range(60)]


def book(path, last, *, named=False):
    """Write a workbook with a table, or a named range, that ends in a row."""
    with xlsxwriter.Workbook(path) as made:
        sheet = made.add_worksheet("Data")
        for row, cells in enumerate([NAMES, *ROWS]):
            sheet.write_row(row, 0, cells)
        if named:
            made.define_name("Members", f"=Data!$A$1:$C${last}")
        else:
            sheet.add_table(0, 0, last - 1, 2, {"name": "Members", "columns": [{"header": each} for each in NAMES]})
    return path


def asked(path):
    seen = preview(path)
    said = [text for text in seen.problems if "further rows follow below" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("named", [False, True])
def test_rows_below_a_table_are_asked_about(tmp_path, named):
    assert "A1:C51, called “Members”, ends in row 51" in asked(book(tmp_path / "a.xlsx", 51, named=named))
    assert asked(book(tmp_path / "b.xlsx", 61, named=named)) == ""


def test_a_name_for_the_header_alone_is_no_table(tmp_path):
    assert asked(book(tmp_path / "a.xlsx", 2, named=True)) == ""
