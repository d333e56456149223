"""Rows that a database keeps as deleted are asked about; a column about something else that was deleted is not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

SOME = {
    "is_deleted": lambda n: int(n % 19 == 3),
    "IsDeleted": lambda n: "true" if n % 19 == 3 else "false",
    "deleted_at": lambda n: f"2024-03-{1 + n % 28:02} 10:11:12" if n % 19 == 3 else None,
    "Gelöscht": lambda n: "ja" if n % 19 == 3 else "nein",
    "gelöscht am": lambda n: f"{1 + n % 28}.3.2024" if n % 19 == 3 else "-",
    "voided": lambda n: "Y" if n % 19 == 3 else "N",
}
NONE = {
    "is_deleted": lambda _: 0,
    "deleted_at": lambda _: None,
    "deleted": lambda n: n % 7,
    "deleted files": lambda n: int(n % 19 == 3),
    "Gelöscht": lambda n: "nein" if n % 19 == 3 else "ja",
}


def told(path, name, value):
    rows = [[f"w{n * n % 7}", 18 + n * 7 % 61, value(n)] for n in range(120)]
    write(path, [["ward", "age", name], *rows])
    return [text for text in preview(path).problems if "deleted" in text and "They are read" in text]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize("name", SOME)
def test_deleted_rows_are_asked_about(tmp_path, suffix, name):
    (text,) = told(tmp_path / f"a.{suffix}", name, SOME[name])
    assert text.startswith(f"Column C (“{name}”) says that 7 rows are deleted, first row 5.")
    assert preview(tmp_path / f"a.{suffix}").layout.unanswered == ("as_written",)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize("name", NONE)
def test_other_rows_are_not(tmp_path, suffix, name):
    assert told(tmp_path / f"a.{suffix}", name, NONE[name]) == []
