"""Where things are in a text file: its last rows, how many lines it has, how far it is read, the row of a fault."""

from __future__ import annotations

import csv

import numpy as np
import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import DelimiterError, MalformedRecordError, UndecodableFileError, UndecodableRowError
from core.sources.formats.delimited.delimited_text import BEGINNING, TAIL, Delimited
from tests.core.sources.written_files import reading, write_text


def source(path, **layout):
    return Delimited(str(path), ReadingLayout(**layout))


def rows_of(opened):
    return [list(row) for chunk in opened.chunks() for row in chunk.rows]


# ------------------------------------------------------------------ the last rows


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32", "windows-1252"])
def test_the_last_rows_of_a_long_file_are_those_of_all_rows(tmp_path, encoding):
    """Bytes from the middle of a file say nothing where characters take several, or a mark at the start counts."""
    text = "city;note\n" + 'Nîmes;"one\ntwo;three"\nÉvreux;x\n' * 4000
    path = write_text(tmp_path / "a.csv", text, encoding)
    opened = source(path, encoding=encoding, delimiter=";")
    assert path.stat().st_size > TAIL
    assert opened.last(21) == rows_of(opened)[-21:]


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_the_last_rows_are_found_by_any_line_end(tmp_path, end):
    text = end.join(["city,note", *[f"Ulm {n},x" for n in range(9000)], ""])
    opened = source(write_text(tmp_path / "a.csv", text), encoding="utf-8", delimiter=",")
    assert opened.last(2) == [["Ulm 8998", "x"], ["Ulm 8999", "x"]]


@pytest.mark.parametrize("width", [16, 32])
def test_the_mark_at_the_start_tells_the_order_of_bytes_at_the_end(tmp_path, width):
    path = write_text(tmp_path / "a.csv", "\ufeffcity,note\n" + "Ulm,x\n" * 9000, f"utf-{width}-be")
    assert source(path, encoding=f"utf-{width}", delimiter=",").last(2) == [["Ulm", "x"]] * 2


@pytest.mark.parametrize("more", range(3))
def test_the_end_may_be_cut_off_inside_a_character(tmp_path, more):
    text = "é" * 20 + "\n"
    path = write_text(tmp_path / "a.csv", "x" * more + text * 4000)
    assert source(path, encoding="utf-8", delimiter=",").last(3) == [["é" * 20]] * 3


def test_a_line_that_the_end_cuts_is_left_out_and_no_other(tmp_path):
    lines = [f"{number:062},\n" for number in range(3000)]  # of 64 bytes, so that the cut is between two
    opened = source(write_text(tmp_path / "a.csv", "".join(lines)), encoding="utf-8", delimiter=",")
    most = TAIL // 64 - 1
    assert opened.last(most) == rows_of(opened)[-most:]


@pytest.mark.parametrize("mark", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_marks_that_end_no_line_of_a_file_end_none_of_the_last_rows(tmp_path, mark):
    text = "city,note\n" + f"Ulm,one{mark}two\nBonn,three\n" * 4000
    opened = source(write_text(tmp_path / "a.csv", text), encoding="utf-8", delimiter=",")
    assert opened.last(4) == rows_of(opened)[-4:] == [["Ulm", f"one{mark}two"], ["Bonn", "three"]] * 2


def test_a_file_as_long_as_the_end_that_is_looked_at_is_read_as_a_whole(tmp_path):
    text = "a,b\n1,2\n" + "x" * (TAIL - 11) + ",3\n"
    opened = source(write_text(tmp_path / "a.csv", text), encoding="utf-8", delimiter=",")
    assert len(text) == TAIL
    assert [row[-1] for row in opened.last(20)] == ["b", "2", "3"]


# ------------------------------------------------------------------ how many there are


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-be", "utf-32"])
@pytest.mark.parametrize(
    ("text", "n"), [("a\nb\nc\n", 3), ("a\nb\nc", 3), ("a\r\nb\r\n", 2), ("a\rb\rc", 3), ("a\rb\r", 2)]
)
def test_lines_are_counted_with_or_without_a_last_line_end(tmp_path, encoding, text, n):
    path = write_text(tmp_path / "a.csv", text, encoding)
    assert source(path, encoding=encoding, delimiter=",").n_rows() == n


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_lines_of_files_that_are_read_in_pieces_are_counted(tmp_path, end):
    path = write_text(tmp_path / "a.csv", f"{'x' * 997},y{end}" * 2100 + "x")
    assert path.stat().st_size > 2 * BEGINNING
    assert source(path, encoding="utf-8", delimiter=",").n_rows() == 2101


def test_how_far_it_is_read_is_a_part_of_the_file(tmp_path):
    opened = source(write_text(tmp_path / "a.csv", "f,17\n" * 100_000), encoding="utf-8", delimiter=",")
    parts = [opened.part_done() for _ in opened.chunks()]
    assert parts == sorted(parts)
    assert 0 < parts[0] < 0.1
    assert parts[-1] == 1
    tiny = source(write_text(tmp_path / "b.csv", "f"), encoding="utf-8", delimiter=",")
    assert [tiny.part_done() for _ in tiny.chunks()] == [1]


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("a,b\n1,2\n3", "a,b\n1,2\n"),
        ('a,b\n1,"2\n3', "a,b\n"),
        ('a,b\n1,"2\n\n\n3\n', "a,b\n"),
        ('\n"a\n', "\n"),
        ('"a\nb"\n"c\n', '"a\nb"\n'),
        ('"a\n', None),
        ("a", None),
        ("", None),
        ("a\0\n", None),
    ],
)
def test_the_beginning_of_a_text_are_its_whole_records(tmp_path, text, whole):
    """A line end between an odd number of quotes and the end is none of a record."""
    path = write_text(tmp_path / "a.csv", text)
    assert Delimited.beginning(str(path), ReadingLayout()) == (whole and whole.encode())


# ------------------------------------------------------------------ the row of a fault


@pytest.mark.parametrize(
    ("start", "row"),
    [
        (b"a,b\n" + b"f,17\n" * 50_000, 50_002),
        (b'a,b\nf,"1\n7"\n', 4),
        (b'a,b\nf,"1\n7', 2),
        (b"", 1),
        (b'a,"b"x\nf,', 1),
    ],
)
def test_bytes_that_are_no_text_are_in_the_row_that_is_told(tmp_path, start, row):
    path = tmp_path / "a.csv"
    path.write_bytes(start + b"\xff,18\n" + b"f,17\n" * 5)
    with pytest.raises(UndecodableRowError) as caught:
        rows_of(source(path, encoding="utf-8", delimiter=","))
    assert caught.value.facts == {"file": str(path), "row": row, "encoding": "utf-8"}


def test_bytes_that_are_no_text_inside_quotes_are_in_the_row_of_their_record(tmp_path):
    """A semicolon separates, so the comma before the quote is text, and the quote is a quote."""
    path = tmp_path / "a.csv"
    path.write_bytes(b'a;b\nf;"1,\n2"\nf;"3\n\xff"\n')
    with pytest.raises(UndecodableRowError, match="row 4: there are bytes"):
        rows_of(source(path, encoding="utf-8", delimiter=";"))


def test_a_file_that_is_no_text_from_the_start_says_what_to_choose(tmp_path):
    path = tmp_path / "a.csv"
    path.write_bytes(b"sex,age\nf,1\n")
    with pytest.raises(UndecodableFileError, match=r"not text in utf-16\. Choose another encoding") as caught:
        source(path, encoding="utf-16")
    assert caught.value.facts == {"file": str(path), "encoding": "utf-16"}


@pytest.mark.parametrize(
    ("text", "row"), [('a,b\nf,"1"7\n', 2), ('a,b\n"x\ny",2\nf,"1"7\n', 4), ("a,b\n" + "f,1\n" * 700 + 'f,"1', 702)]
)
def test_quotes_that_do_not_match_are_in_the_row_that_is_told(tmp_path, text, row):
    path = write_text(tmp_path / "a.csv", text)
    with pytest.raises(MalformedRecordError, match=r"the quotes do not match \(.+\)") as caught:
        rows_of(source(path, encoding="utf-8", delimiter=","))
    assert (caught.value.file, caught.value.row) == (str(path), row)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_records_are_numbered_by_the_line_they_start_in(tmp_path, end):
    lines = ["a,b", "", *["1,2"] * 300, f'"x{end}{end}y",2', "3,4"]
    opened = source(write_text(tmp_path / "a.csv", end.join(lines)), encoding="utf-8", delimiter=",")
    numbers = [number for chunk in opened.chunks() for number in chunk.numbers]
    assert numbers == [*range(1, 304), 306]


# ------------------------------------------------------------------ what is taken as it is


def test_a_cell_may_be_as_long_as_every_system_can_count(tmp_path):
    source(write_text(tmp_path / "a.csv", "a,b\n1,2\n"))
    assert csv.field_size_limit() == np.iinfo(np.int32).max


def test_an_empty_first_line_is_a_row(tmp_path):
    opened = source(write_text(tmp_path / "a.csv", "\nsex,age\nf,1\n"), encoding="utf-8", delimiter=",")
    assert rows_of(opened) == [[], ["sex", "age"], ["f", "1"]]


def test_a_cell_may_be_longer_than_the_library_takes_by_itself(tmp_path):
    csv.field_size_limit(131_072)  # as a process begins
    path = write_text(tmp_path / "a.csv", "a,b\n" + "x" * 140_000 + ",1\n")
    assert len(reading(path).preview()["first"][0][0]) == 140_000


def test_a_line_end_inside_a_cell_stays_as_it_is(tmp_path):
    path = write_text(tmp_path / "a.csv", 'a,b\n"x\r\ny",1\n')
    assert rows_of(source(path, encoding="utf-8", delimiter=","))[1] == ["x\r\ny", "1"]


def test_any_character_may_separate_and_no_two(tmp_path):
    path = write_text(tmp_path / "a.csv", "aXb\n1X2\n")
    assert rows_of(source(path, encoding="utf-8", delimiter="X")) == [["a", "b"], ["1", "2"]]
    with pytest.raises(DelimiterError, match=r"must be one character between the cells\. Choose comma") as caught:
        source(path, encoding="utf-8", delimiter="Xb")
    assert caught.value.file == str(path)


def test_what_is_said_of_sheets_does_not_matter(tmp_path):
    path = write_text(tmp_path / "a.csv", "a,b\n1,2\n")
    assert source(path, sheet="Data").layout == ReadingLayout(delimiter=",", encoding="utf-8")
