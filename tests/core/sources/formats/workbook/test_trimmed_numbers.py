"""Numbers with blanks around them, as old openxlsx writes them, are the numbers that Excel shows."""

from __future__ import annotations

import re

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ReadingLayout
from core.sources.asking.preview import preview
from core.sources.formats.workbook import package
from core.sources.formats.workbook.excel import Excel
from tests.core.sources.written_files import codes, reading, with_part, write

SHEET = "xl/worksheets/sheet1.xml"
ROWS = [["age", "sex", "pay"], *[[20 + n, "fm"[n % 2], 1200.5 + n] for n in range(40)]]


def _padded(path, before=b" ", behind=b""):
    write(path, ROWS)
    return with_part(path, SHEET, lambda text: re.sub(rb"<v>([^<]*)</v>", rb"<v>%b\1%b</v>" % (before, behind), text))


@pytest.mark.parametrize(("before", "behind"), [(b" ", b""), (b"      ", b""), (b"", b" "), (b"\n ", b"\n")])
def test_blanks_around_numbers_are_no_part_of_them(tmp_path, before, behind):
    path = _padded(tmp_path / "a.xlsx", before, behind)
    found, plain = preview(str(path)), preview(str(write(tmp_path / "b.xlsx", ROWS)))
    assert (found.first, found.headers, found.n_rows) == (plain.first, plain.headers, 40)
    assert found.questions == plain.questions == ()
    sex = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
    age = Attribute("age", Kind.CATEGORIES, tuple(str(20 + n) for n in range(40)))
    assert codes(path, [age, sex]) == [list(range(40)), [0, 1] * 20]


@pytest.mark.parametrize("size", [b"1:41", b"1:1048576", b"A:C"])
def test_a_sheet_whose_size_is_of_whole_rows_or_columns_is_read(tmp_path, size):
    path = write(tmp_path / "a.xlsx", ROWS)
    with_part(path, SHEET, lambda text: re.sub(rb'(<dimension ref=")[^"]*', rb"\g<1>" + size, text))
    found, plain = preview(str(path)), preview(str(write(tmp_path / "b.xlsx", ROWS)))
    assert (found.first, found.headers, found.n_rows) == (plain.first, plain.headers, 40)


def test_they_are_found_in_every_piece_of_the_sheet(tmp_path, monkeypatch):
    path = _padded(tmp_path / "a.xlsx")
    for size in (64, 1000):
        monkeypatch.setattr(package, "BLOCK", size)
        assert reading(path).preview()["first"][1] == ["21", "m", "1201.5"]


def test_the_first_rows_are_shown_in_advance(tmp_path):
    path = _padded(tmp_path / "a.xlsx")
    assert reading(path, ReadingLayout(), Excel.beginning(str(path), ReadingLayout())).preview()["first"][0][0] == "20"


def test_numbers_that_say_that_they_are_some(tmp_path):
    def change(text):
        return re.sub(rb'<c r="(\w+)"><v>', rb'<c r="\1" t="n"><v> ', text)

    path = with_part(write(tmp_path / "a.xlsx", ROWS[:1] + [[20 + n, "f", 1.5] for n in range(9)]), SHEET, change)
    assert preview(str(path)).first[8] == ("28", "f", "1.5")
