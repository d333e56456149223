"""Files that differ in one row, at random: a short run, and proof that a dependence on other rows would be seen."""

from __future__ import annotations

import unicodedata
import zipfile
from datetime import date

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ReadingLayout
from core.errors import UnequalRowsError, UnreadableFileError
from tests.core.sources.written_files import codes, write, write_text
from tests.file_neighbours.books import FROM_1904, HIDDEN, MERGED, REPEATED, WAYS, write_book
from tests.file_neighbours.cases import FORMATS, TEXTS
from tests.file_neighbours.pairs import (
    DIFFERENT,
    EQUAL,
    NAMED,
    REFUSED,
    as_shipped,
    counted,
    detecting,
    every_pair,
    in_this_process,
)

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"), other="?", missing="none")
PINNED = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="", dates="year-first")


def test_no_row_changes_another(chance, tmp_path):
    counts, different = counted(every_pair(chance, tmp_path, 500, in_this_process))
    assert different == []
    assert {suffix for suffix, *_ in counts} == set(FORMATS)
    outcomes = {
        outcome: sum(n for (*_, each), n in counts.items() if each == outcome) for outcome in (EQUAL, REFUSED, NAMED)
    }
    assert outcomes[EQUAL] > 200
    assert min(outcomes.values()) > 5


def test_no_row_changes_another_as_it_is_shipped(chance, tmp_path):
    _, different = counted(every_pair(chance, tmp_path, 12, as_shipped))
    assert different == []


@pytest.mark.parametrize("fields", [("dates",), ("decimal", "thousands"), ("encoding",)], ids=str)
def test_what_is_found_in_the_rows_is_seen(chance, tmp_path, fields):
    """One field of the layout left open: rows that decide about others are caught.

    The delimiter is not among them: it is told by the names, and one row in some ten thousand decides about it.
    """
    formats = TEXTS if fields[0] == "encoding" else FORMATS  # others have none
    pairs = every_pair(chance, tmp_path, 5000, detecting(*fields), formats)
    assert any(outcome == DIFFERENT for _, _, outcome, _ in pairs)


# ------------------------------------------------------------ each way found, by itself


def test_bytes_that_are_no_text_are_told_with_their_row(tmp_path):
    """Texts are decoded thousands of bytes ahead of the rows."""
    rows = [b"sex,x", *[b"f,1"] * 900, b"f,\xff", *[b"m,2"] * 900]
    (tmp_path / "a.csv").write_bytes(b"\n".join(rows))
    with pytest.raises(UnreadableFileError, match="row 902: there are bytes that are not text in utf-8"):
        codes(tmp_path / "a.csv", [SEX], PINNED)


def test_a_character_that_is_none_does_not_make_a_file_something_else(tmp_path):
    path = write_text(tmp_path / "a.csv", "sex,x\nf\0,1\nm,2\n")
    assert codes(path, [SEX], PINNED) == [[2, 1]]


def test_a_cell_below_an_empty_header_changes_nothing_beside_it(tmp_path):
    layout = ReadingLayout(sheet="Data", header_row=1)
    alone = codes(write(tmp_path / "a.xlsx", [["sex", None], ["f", None], ["m", None]]), [SEX], layout)
    assert codes(write(tmp_path / "b.xlsx", [["sex", None], ["f", None], ["m", "beside"]]), [SEX], layout) == alone


def test_rows_without_a_header_are_compared_with_the_first(tmp_path):
    path = write_text(tmp_path / "a.csv", "f\nm,2\n")
    with pytest.raises(UnequalRowsError, match="row 2, column B: the row has 2 cells, but row 1, the first, 1"):
        codes(
            path,
            [Attribute("A", Kind.CATEGORIES, ("f", "m"))],
            ReadingLayout(header_row=0, delimiter=",", encoding="utf-8"),
        )


def test_without_a_header_a_column_is_there_whether_a_row_fills_it_or_not(tmp_path):
    third = Attribute("C", Kind.CATEGORIES, ("x",), missing="none")
    layout = ReadingLayout(sheet="Data", header_row=0)
    assert codes(write(tmp_path / "a.xlsx", [["a", "b"], ["a", "b"]]), [third], layout) == [[1, 1]]
    assert codes(write(tmp_path / "a.xlsx", [["a", "b"], ["a", "b", "x"]]), [third], layout) == [[1, 0]]


def test_blank_rows_do_not_hide_what_comes_below(tmp_path):
    path = write(tmp_path / "a.xlsx", [*[[]] * 300, ["f"], ["m"]])
    assert codes(path, [Attribute("A", Kind.CATEGORIES, ("f", "m"))], ReadingLayout(sheet="Data", header_row=0)) == [
        [0, 1]
    ]


def test_accents_in_two_forms_are_one_person_and_case_is_two(tmp_path):
    names = ["Zoé", unicodedata.normalize("NFD", "Zoé"), " Zoé ", "zoé"]
    path = write_text(tmp_path / "a.csv", "\n".join(["who,sex", *(f"{name},f" for name in names)]))
    assert codes(path, [SEX], PINNED, "who")[1] == [0, 0, 0, 1]


def test_a_day_beyond_the_calendar_is_told_with_its_row(tmp_path):
    pa, pq = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    days = pa.array([0] * 70 + [10**8], pa.int32()).cast(pa.date32())
    pq.write_table(pa.table({"sex": ["f"] * 71, "day": days}), tmp_path / "a.parquet")
    with pytest.raises(UnreadableFileError, match="in column “day”, row 72, a date lies outside"):
        codes(tmp_path / "a.parquet", [Attribute("day", Kind.DATE, edges=(date(1960, 1, 1), date(2000, 1, 1)))])


_WRITTEN = {
    HIDDEN: b'hidden="1"',
    MERGED: b'<mergeCell ref="B2:B4"',
    FROM_1904: b'date1904="1"',
    REPEATED: b'number-rows-repeated="2"',
}


@pytest.mark.parametrize(("suffix", "way"), [(suffix, way) for suffix, ways in WAYS.items() for way in ways])
def test_what_a_spreadsheet_program_does_to_rows_changes_none(tmp_path, suffix, way):
    day = Attribute("day", Kind.DATE, edges=tuple(date(2024, month, 1) for month in (1, 3, 5, 7)), missing="none")
    rows = [("f", date(2024, 1, 31)), ("m", None), ("m", None), ("f", date(2024, 4, 1)), ("f", date(2024, 4, 1))]
    lines = [["sex", "day"], *map(list, rows), [None, None], ["m", date(2024, 6, 1)]]
    path = write_book(tmp_path / f"a.{suffix}", lines, 1, (way,))
    with zipfile.ZipFile(path) as parts:
        assert any(_WRITTEN[way] in parts.read(name) for name in parts.namelist())
    assert codes(path, [SEX, day], ReadingLayout(sheet="Data", header_row=1)) == [
        [0, 1, 1, 0, 0, 1],
        [0, 3, 3, 1, 1, 2],
    ]
