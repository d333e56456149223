"""Numbers that a workbook shows in thousands are asked about; numbers with commas between their digits are not."""

from __future__ import annotations

import pytest
import xlsxwriter

from core.errors import UnpinnedLayoutError
from core.sources.asking.pins import check_pinned
from core.sources.asking.preview import preview


def written(path, code, n_such=60, unit=1):
    """Write an income a row, shown by a format, beside others."""
    with xlsxwriter.Workbook(path) as book:
        page, shown = book.add_worksheet(), book.add_format({"num_format": code})
        page.write_row(0, 0, ["id", "sex", "income"])
        for row in range(1, 61):
            page.write_row(row, 0, [row, "mf"[row * 7 % 3 % 2]])
            page.write(row, 2, (42_100 + row * 137 % 3_000) * unit, shown if row <= n_such else None)
    return path


def said_of(path):
    seen = preview(path)
    said = [text for text in seen.problems if "what is shown as" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize(
    ("code", "unit", "words"),
    [
        ("0,", 1, "as 42 is read as 42,237"),
        ("#,##0,", 1, "as 42 is read as 42,237"),
        ('#,##0.0,"k €"', 1, "as 42.2 is read as 42,237"),
        ("0.0,,", 1000, "as 42.2 is read as 42,237,000"),
        ('[Red][>=1000000]0.0,,"M";0', 1000, "as 42.2 is read as 42,237,000"),
    ],
)
def test_numbers_shown_in_thousands_are_asked_about(tmp_path, code, unit, words):
    said = said_of(written(tmp_path / "a.xlsx", code, unit=unit))
    assert "Column C (“income”) shows its numbers divided" in said
    assert words in said


def test_a_release_waits_for_the_answer(tmp_path):
    path = written(tmp_path / "a.xlsx", "0,")
    with pytest.raises(UnpinnedLayoutError, match="as_written"):
        check_pinned(path, preview(path).layout, ())


@pytest.mark.parametrize(
    ("code", "n"),
    [("#,##0", 60), ("#,##0.00_);(#,##0.00)", 60), ("0.00", 60), ('0" ,"', 60), ("0,", 1), ("General", 60)],
)
def test_other_numbers_are_not(tmp_path, code, n):
    assert said_of(written(tmp_path / "a.xlsx", code, n)) == ""
