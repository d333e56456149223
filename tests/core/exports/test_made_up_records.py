"""The made-up records: one line each, said to be made up, and not written where there are none."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace

import pytest

from core.errors import NoRecordsError, TooManyRecordsError
from core.errors.output_errors import UnshownError
from core.exports.folder_pages import RECORDS
from core.exports.statement_words import WATERMARK
from core.exports.write import export
from core.release.quality_line import QualityLine
from tests.core.exports.conftest import LABELS


def lines_of(folder):
    with (folder / RECORDS).open(encoding="utf-8-sig", newline="") as file:
        return [tuple(line) for line in csv.reader(file)]


def test_one_line_per_record_in_the_words_of_the_plan(release, tmp_path):
    export(release, tmp_path / "out", "records")
    header, *lines = lines_of(tmp_path / "out")
    assert header == ("sex", "age", "'=region")
    assert Counter(lines) == {
        ("female", "18 to under 65", "'=1+1"): 2,
        ("female", "65 to 120", "North"): 1,
        ("not stated", "0 to under 18", LABELS["=region"][5]): 3,
    }


def test_the_readme_says_that_nobody_is_behind_them(release, tmp_path):
    export(release, tmp_path / "out", "records")
    assert "NONE OF THEM IS A REAL PERSON" in (tmp_path / "out" / "README.txt").read_text(encoding="utf-8")


def test_none_are_written_of_a_release_that_hides_numbers(release, tmp_path):
    hiding = release.said(replace(release.statement.publication, hide_below=QualityLine.WEAK))
    with pytest.raises(UnshownError, match=r"^out was not written: .* the numbers that hide_below hides"):
        export(hiding, tmp_path / "out", "records")
    assert not (tmp_path / "out").exists()


def test_every_line_of_a_rehearsal_is_marked(rehearsal, tmp_path):
    export(rehearsal, tmp_path / "out", "records")
    header, *lines = lines_of(tmp_path / "out")
    assert header[-1] == "warning"
    assert {line[-1] for line in lines} == {WATERMARK}


def test_more_lines_than_a_disk_holds_are_refused(release, tmp_path):
    """The noise of a tiny budget makes billions of people, each of which would have been a line."""
    many = replace(release.records, counts=release.records.counts * 10**9)
    with pytest.raises(TooManyRecordsError, match="Choose another format"):
        export(replace(release, records=many), tmp_path / "out", "records")
    assert list(tmp_path.iterdir()) == []


def test_a_release_without_records_is_refused_with_the_cure(release, tmp_path):
    with pytest.raises(NoRecordsError, match="add_up = true"):
        export(replace(release, records=None), tmp_path / "out", "records")
    assert not list(tmp_path.iterdir())


def test_an_earlier_export_is_replaced(release, tmp_path):
    for times in range(2):
        export(release, tmp_path / "out", "records", replace=bool(times))
    assert len(lines_of(tmp_path / "out")) == 7
