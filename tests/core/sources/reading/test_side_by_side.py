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
