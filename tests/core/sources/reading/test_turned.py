"""A table whose columns are the records is asked about; no other table is."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 12
PATIENTS = [f"{name} {n}" for n, name in zip(range(N), ("Anna", "Ben", "Cem", "Dora") * 3, strict=True)]
AGES, SEXES, TOWNS = [20 + 7 * n % 50 for n in range(N)], ["mf"[n % 2] for n in range(N)], ["Bonn", "Ulm"] * 6
DAYS = [f"2024-02-{1 + n:02}" for n in range(N)]
TABLE = [["Patient", *PATIENTS], ["Age", *AGES], ["Sex", *SEXES], ["Town", *TOWNS], ["Seen", *DAYS]]


def says(path, rows):
    write(path, rows)
    seen = preview(path)
    is_said = any("seems to be turned" in text for text in seen.problems)
    assert not is_said or "as_written" in seen.layout.unanswered
    return is_said


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize("first", [TABLE[0], ["Patient", *range(1, N + 1)], ["", *PATIENTS]])
def test_a_turned_table_is_asked_about(tmp_path, suffix, first):
    assert says(tmp_path / f"a.{suffix}", [first, *TABLE[1:]])


def test_so_is_one_without_names_of_its_records(tmp_path):
    assert says(tmp_path / "a.csv", TABLE[1:])


def test_so_is_one_with_blanks(tmp_path):
    assert says(tmp_path / "a.csv", [TABLE[0], ["Age", *AGES[:7], *[""] * 5], *TABLE[2:]])


@pytest.mark.parametrize(
    "rows",
    [
        [list(row) for row in zip(*TABLE, strict=True)],
        [["Year", *range(2010, 2010 + N)], *([f"Area {n}", *AGES] for n in range(9)), ["Other", *["n/a"] * N]],
        [["Year", *range(2010, 2010 + N)], *([f"Area {n}", *AGES] for n in range(3)), ["Other", *["–"] * N]],
        [[row[0], *row[1:4]] for row in TABLE],
    ],
    ids=["upright", "one row of words", "one row of dashes", "few records"],
)
def test_other_tables_are_not(tmp_path, rows):
    assert not says(tmp_path / "a.csv", rows)
