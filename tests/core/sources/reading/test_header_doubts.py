"""The names of a table are found below what a report says of it, and further rows of names below them."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

PAID = [[6000 + 7 * n, 900 + n / 2, "25 x 38.5" if n % 3 == 0 else None] for n in range(60)]
ABOVE = [["Report of payments"], ["Total of all:", 561743.83], []]


def question(path, rows, key):
    """Return what is asked about this, if anything."""
    write(path, [[*row, *[None] * (max(map(len, rows)) - len(row))] for row in rows])
    seen = preview(path)
    return next((each for each in seen.questions if each.key == key), None)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("unnamed", [0, 1])
def test_names_below_a_total_are_offered_though_a_column_has_none(tmp_path, suffix, unnamed):
    names = ["Member", "Amount", "Last"] + [None] * unnamed
    rows = [[*row[:2], *[None] * unnamed, row[2]] for row in PAID]
    asked = question(tmp_path / f"a.{suffix}", [*ABOVE, names, *rows], "header_row")
    assert "Row 4 or row 2 may be the header" in asked.text


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_three_further_rows_of_names_are_asked_about(tmp_path, suffix):
    further = [["", "PART A", "", ""], ["", "Policy", "Plans", ""], ["Code", "Has one?", "How many?", "Since"]]
    rows = [[f"S{n}", n * 7 % 5, n * 3 % 11, 1990 + n % 20] for n in range(60)]
    asked = question(tmp_path / f"a.{suffix}", [["school", "d1", "d2", "year"], *further, *rows], "skip_below_header")
    assert "The 3 rows below the header, from row 2, look like further rows of it" in asked.text


@pytest.mark.parametrize("digits", ["۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९"], ids=["Persian", "Arabic", "Devanagari"])
def test_words_above_numbers_in_other_digits_are_names(tmp_path, digits):
    numbers = str.maketrans("0123456789.", f"{digits}٫")
    rows = [[str(each).translate(numbers) for each in (n, 20 + n * 7 % 60, 50.5 + n)] for n in range(1, 61)]
    assert question(tmp_path / "a.csv", [["ردیف", "سن", "وزن"], *rows], "header_row") is None
    assert question(tmp_path / "b.csv", rows, "header_row") is not None
