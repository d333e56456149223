"""A table that ends where the sheets of spreadsheets do may have lost the rows beyond."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview


def problems(path, n_rows):
    path.write_text("ward,age\n" + "".join(f"w{n % 5},{n * 7 % 90}\n" for n in range(n_rows)))
    seen = preview(path)
    return seen.layout.unanswered, " ".join(seen.problems)


@pytest.mark.parametrize("n_rows", [16_383, 65_535])
def test_the_last_row_of_a_sheet_is_asked_about(tmp_path, n_rows):
    keys, text = problems(tmp_path / "a.csv", n_rows)
    assert "as_written" in keys
    assert f"ends in row {n_rows + 1:,}, the last one that a sheet may have" in text


@pytest.mark.parametrize("n_rows", [16_382, 65_536, 10_000])
def test_any_other_last_row_is_not(tmp_path, n_rows):
    assert problems(tmp_path / "a.csv", n_rows) == ((), "")
