"""A row of a workbook that goes on beyond the last name is asked about, but no remark beside a row."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["number", "city", "age", "income"]
ROWS = [[n, ["Bonn", "Köln"][n % 2], 20 + 7 * n % 50, 1000 + 37 * n % 900] for n in range(60)]


def asked(path, rows):
    write(path, [NAMES, *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "beyond the last name" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("ending", [".xlsx", ".ods"])
@pytest.mark.parametrize("places", [(4,), (9, 50)])
def test_a_row_with_a_cell_put_in_is_asked_about(tmp_path, ending, places):
    rows = [[row[0], "Nord", *row[1:]] if n in places else row for n, row in enumerate(ROWS)]
    said = asked(tmp_path / f"a{ending}", rows)
    assert all(str(place + 2) in said for place in places)
    assert "column E" in said


@pytest.mark.parametrize("remark", ["moved away", "see mail of 3 May", ""])
def test_a_remark_beside_a_row_is_not(tmp_path, remark):
    rows = [[*row, remark] if n in (4, 9) else row for n, row in enumerate(ROWS)]
    assert asked(tmp_path / "a.xlsx", rows) == ""


def test_a_column_without_a_name_is_not(tmp_path):
    assert asked(tmp_path / "a.xlsx", [[*row, row[3] + 1] for row in ROWS]) == ""
