"""Rows of notes in brackets right below the names are asked about; records with brackets are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from core.sources.reading.second_rows import has_notes, is_second
from tests.core.sources.written_files import write

NAMES = ["name", "species", "weight"]
RECORDS = [[f"Clippy {n}", ("paperclip", "staple")[n % 2], f"{n % 7}.5"] for n in range(30)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("n", [1, 30])
@pytest.mark.parametrize("notes", [["(at birth)", "(of supplies)", "(in grams)"], ["", "[type]", "[g]"]])
def test_notes_below_the_names_are_asked_about(tmp_path, suffix, n, notes):
    path = write(tmp_path / f"a.{suffix}", [NAMES, notes, *RECORDS[:n]])
    assert "skip_below_header" in preview(path).layout.unanswered


@pytest.mark.parametrize(
    "below",
    [
        [],
        [["(1)", "(2)", "(3)"], *RECORDS],
        [["", "", "(in grams)"], *RECORDS],
        [["(left)", "(right)", "(left)"], ["(right)", "(right)", "(left)"], *RECORDS],
        [["Clippy", "(unknown)", "(unknown)"], *RECORDS],
        [[None, 1, 2.5]],
    ],
    ids=["none", "numbers", "one", "answers", "a record", "typed"],
)
def test_records_are_no_notes(below):
    assert not has_notes(below)


def test_what_programs_write_below_names_is_told():
    assert is_second(['{"ImportId":"QID1"}', "x"])
    assert is_second(["  Points Possible", "10"])
    assert not is_second(["Points", None])
