"""Notes in two cells, a word and what it says, are asked about wherever they are; answers that begin so are not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from core.sources.reading.two_cell_notes import is_short_note
from tests.core.sources.written_files import reading, write

NAMES = ["name", "town", "job", "member"]
TOWNS, JOBS = ("Ulm", "Bonn", "Kiel"), ("nurse", "cook")
RECORDS = [[f"Ann{n}", TOWNS[n % 3], JOBS[n % 2], "yes" if n % 5 else "no"] for n in range(24)]
MEMBER = Attribute("member", Kind.CATEGORIES, categories=("yes", "no"))


def asks(path, rows):
    write(path, rows)
    return preview(path).layout.unanswered


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("width", [2, 3, 4])
@pytest.mark.parametrize("place", [11, 24])
@pytest.mark.parametrize(
    "note",
    [
        ["Source:", "Ministry of Health"],
        ["Note", "provisional figures"],
        ["Quelle:", "Statistikamt"],
        ["*", "Red rows: invalid"],
    ],
)
def test_a_note_of_two_cells_is_asked_about(tmp_path, suffix, width, place, note):
    rows = [row[:width] for row in [NAMES, *RECORDS]]
    rows.insert(place + 1, [*note, None, None][:width])
    assert asks(tmp_path / f"a.{suffix}", rows) == ("doubtful_rows",)


@pytest.mark.parametrize(
    "rows",
    [
        [["word", "Wort"], *([f"a{n}b", f"c{n}d"] for n in range(9)), ["note", "Notiz"], ["source", "Quelle"]],
        [["kind", "what", "seen"], *(["note", f"short text {n}", None] for n in range(12))],
        [["kind", "what", "n"], *(["Note" if n % 2 else "Report", "long", n] for n in range(12))],
        [["kind", "what"], *([f"kind {n}", "a few words"] for n in range(12)), ["Note", "two words"]],
    ],
)
def test_answers_that_begin_so_are_records(tmp_path, rows):
    assert not asks(tmp_path / "a.csv", rows)


def test_a_release_waits_for_the_answer(tmp_path):
    path = tmp_path / "a.csv"
    write(path, [NAMES, *RECORDS])
    layout = preview(path).layout
    write(path, [NAMES, *RECORDS[:9], ["Note", "as of May", None, None], *RECORDS[9:]])
    with pytest.raises(UnansweredRowError, match="row 11"):
        counted(reading(path, layout), [MEMBER], [Marginal((0,))], b"key")
    skipped = replace(layout, doubtful_rows=RowChoice.SKIP)
    assert sum(counted(reading(path, skipped), [MEMBER], [Marginal((0,))], b"key").counts) == len(RECORDS)


@pytest.mark.parametrize(
    ("row", "width", "is_such"),
    [
        (["Source: registry office", " extracted 2024-03-01"], 6, True),
        (["Quelle: Amt für Statistik", " Köln", " 2024"], 6, True),
        (["Fuente: INE", " 2024"], 3, True),
        (["Exported 2024-03-01", " by Ann"], 5, True),
        (["注：仮の数字", "2024"], 4, True),
        (["Source: registry office", "2024"], 2, False),
        (["Source: registry office", "a", "b", "c"], 6, False),
        (["Source: registry office", "2024", "", "", "", ""], 6, False),
        (["Sources", "f"], 6, False),
        (["P0200", "f"], 6, False),
        (["1) Ann", "f"], 6, False),
        ([17, 4], 6, False),
    ],
)
def test_a_note_with_the_delimiter_in_it_ends_before_the_table(row, width, is_such):
    assert is_short_note(row, width) == is_such


@pytest.mark.parametrize("gap", ["", "\n"])
@pytest.mark.parametrize("note", ["Source: registry office, extracted 2024-03-01", "Anmerkung: vorläufig, ohne Köln"])
def test_a_note_with_commas_below_a_text_is_a_footer(tmp_path, gap, note):
    rows = [f"P{n},{'fm'[n % 5 % 2]},{20 + n * n % 37},{('York', 'Ely')[n % 3 % 2]},{900 + n}" for n in range(48)]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["id,sex,age,town,income", *rows]) + f"\n{gap}{note}\n", encoding="utf-8")
    found = preview(path)
    assert (found.n_rows, found.layout.footers, found.layout.unanswered) == (48, RowChoice.SKIP, ())
    assert [each.key for each in found.questions] == ["footers"]
