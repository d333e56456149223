"""Codes and what they stand for, each alone in a row below a table, are asked about, with or without blanks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading, write

NAMES = ["name", "town", "member"]
RECORDS = [[f"Ann{n}", ("Ulm", "Bonn", "Kiel")[n % 3], "2" if n % 5 else "1"] for n in range(24)]
MEMBER = Attribute("member", Kind.CATEGORIES, categories=("1", "2"))
LEGEND = [["1=yes", None, None], ["2=no", None, None]]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("code", ["1=yes", "-9=refused", "M=male", "99=n/a"])
def test_a_code_and_what_it_stands_for_is_asked_about(tmp_path, suffix, code):
    path = tmp_path / f"a.{suffix}"
    write(path, [NAMES, *RECORDS, [code, None, None]])
    assert preview(path).layout.unanswered == ("doubtful_rows",)


@pytest.mark.parametrize(
    "rows",
    [
        [["name", "town", "rule"], *([f"N{n}", "Ulm", f"{n}=yes"] for n in range(12))],
        [["rule", "town", "seen"], *([f"{n}=yes", "Ulm", None] for n in range(12))],
        [["key", "town", "seen"], *([f"QUJDREVG{n}=", "Ulm", "yes"] for n in range(12)), ["QUJDREVGX=", None, None]],
    ],
)
def test_answers_with_such_a_mark_are_records(tmp_path, rows):
    write(tmp_path / "a.csv", rows)
    assert "doubtful_rows" not in preview(tmp_path / "a.csv").layout.unanswered


def test_a_release_waits_for_the_answer(tmp_path):
    path = tmp_path / "a.csv"
    write(path, [NAMES, *RECORDS])
    layout = preview(path).layout
    write(path, [NAMES, *RECORDS, *LEGEND])
    with pytest.raises(UnansweredRowError, match="row 26"):
        counted(reading(path, layout), [MEMBER], [Marginal((0,))], b"key")
    skipped = replace(layout, doubtful_rows=RowChoice.SKIP)
    assert sum(counted(reading(path, skipped), [MEMBER], [Marginal((0,))], b"key").counts) == len(RECORDS)
