"""Rows at the end that hold a default alone are asked about; rows of persons of whom more is known are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["No", "Name", "Dept", "Shift", "Paid"]


def record(n):
    return [
        n + 1,
        f"Kim {chr(65 + n % 26)}{n}",
        ("Sales", "IT")[n % 2],
        ("early", "late")[n % 3 % 2],
        ("No", "Yes")[n % 2],
    ]


def told(path, rows, names=NAMES):
    write(path, [names, *rows])
    seen = preview(path)
    said = next((text for text in seen.problems if "nothing else that tells of anybody" in text), "")
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return said


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize("n", [5, 60, 140])
def test_prepared_rows_with_a_default_are_asked_about_at_any_share(tmp_path, suffix, n):
    rows = [*map(record, range(60))]
    numbered = told(tmp_path / f"a.{suffix}", [*rows, *([61 + at, None, None, None, "No"] for at in range(n))])
    assert f"The last {n} rows, from row 62 on, have “No” and nothing else" in numbered
    path = tmp_path / f"b.{suffix}"
    write(path, [NAMES[1:], *(row[1:] for row in rows), *[[None, None, None, "No"]] * n])
    assert "as_written" in preview(path).layout.unanswered


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_others_are_not(tmp_path, suffix):
    rows = [*map(record, range(60))]
    assert not told(tmp_path / f"a.{suffix}", rows)
    different = [[61 + at, None, None, None, ("No", "Yes")[at % 2]] for at in range(20)]
    assert not told(tmp_path / f"b.{suffix}", [*rows, *different])
    named = [[f"P{at}", None, None, None, "No"] for at in range(20)]
    assert not told(tmp_path / f"c.{suffix}", [*rows, *named])
    few = [[61 + at, None, None, None, "No"] for at in range(3)]
    assert not told(tmp_path / f"d.{suffix}", [*rows, *few])
