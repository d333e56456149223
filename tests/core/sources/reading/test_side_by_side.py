"""Tables side by side are asked about; a column without values behind an empty one is no table."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

PEOPLE = [["MF"[n % 2], 20 + n % 50, None] for n in range(60)]


def asked(path, rows):
    write(path, [["sex", "age", "", "notes"], *rows])
    return preview(path).layout.unanswered


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_name_alone_behind_an_empty_column_is_no_table(tmp_path, suffix):
    assert "range" not in asked(tmp_path / f"a.{suffix}", [[*row, None] for row in PEOPLE])


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_values_behind_an_empty_column_may_be_one(tmp_path, suffix):
    assert "range" in asked(tmp_path / f"a.{suffix}", [[*row, n % 7] for n, row in enumerate(PEOPLE)])


def apart(n, end=60):
    """Return rows of so many columns with an empty one between each, the last of which ends in a row."""
    names = [part for column in range(n) for part in (f"q{column}", None)][:-1]
    rows = [[part for column in range(n) for part in (n_row % (3 + column), None)][:-1] for n_row in range(60)]
    return [names, *([*row[:-1], row[-1] if place < end else None] for place, row in enumerate(rows))]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(("n", "end", "asks"), [(3, 60, False), (4, 60, False), (2, 60, True), (3, 31, True)])
def test_columns_apart_one_by_one_are_one_table_where_all_end_in_one_row(tmp_path, suffix, n, end, asks):
    path = tmp_path / f"a.{suffix}"
    write(path, apart(n, end))
    assert ("range" in preview(path).layout.unanswered) is asks


@pytest.mark.parametrize("last", ["York", ""])
def test_two_bars_separate_the_cells_of_a_text(tmp_path, last):
    path = tmp_path / "a.txt"
    rows = [f"{n}||{'fm'[n % 2]}||{20 + n}||{last if n % 9 else 'Ely'}" for n in range(60)]
    path.write_text("\n".join(["id||sex||age||town", *rows]) + "\n")
    seen = preview(path)
    assert [name for name in seen.headers if name] == ["id", "sex", "age", "town"]
    assert (seen.n_rows, seen.layout.unanswered) == (60, ())
