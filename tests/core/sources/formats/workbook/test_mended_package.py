"""Workbooks that their programs read and the parser refuses are read like others; damaged ones are still refused."""

from __future__ import annotations

import re

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import UnreadableFileError
from core.sources.asking.preview import preview
from core.sources.formats.workbook.excel import Excel
from tests.core.sources.written_files import reading, with_part, write

ROWS = [
    ["sex", "age", "town"],
    *([("f", "m")[n % 2], 20 + n * 7 % 31, ("Ulm", "Bern  Süd")[n % 3 == 0]] for n in range(40)),
]


def with_module(xml, link=b""):
    module = b'<sheet name="Module1" sheetId="9" state="veryHidden" r:id="' + link + b'"/>'
    return xml.replace(b"</sheets>", module + b"</sheets>")


@pytest.mark.parametrize("link", [b"", b"rId99"])
def test_a_list_of_sheets_may_have_modules_without_parts(tmp_path, link):
    plain = preview(write(tmp_path / "a.xlsx", ROWS), ReadingLayout(is_new=True))
    path = with_part(write(tmp_path / "b.xlsx", ROWS), "xl/workbook.xml", lambda xml: with_module(xml, link))
    found = preview(path, ReadingLayout(is_new=True))
    assert (found.first, found.sheets, found.n_rows, found.problems) == (plain.first, plain.sheets, 40, plain.problems)


def test_a_workbook_whose_shown_sheet_has_no_part_is_damaged(tmp_path):
    path = write(tmp_path / "a.xlsx", ROWS)
    with_part(path, "xl/workbook.xml", lambda xml: re.sub(rb'r:id="[^"]*"', b'r:id=""', xml))
    with pytest.raises(UnreadableFileError, match="damaged"):
        Excel(str(path), ReadingLayout())


@pytest.mark.parametrize("blank", [b"\n", b"\r\n\t", b" "])
def test_tags_of_a_spreadsheet_may_stand_in_lines_of_their_own(tmp_path, blank):
    def in_lines(xml):
        for tag in (rb"</?table:[^<>]*>", rb"<text:p>", rb"</text:p>"):
            xml = re.sub(rb"(" + tag + rb")", rb"\1" + blank if tag != rb"<text:p>" else blank + rb"\1", xml)
        return xml

    plain = reading(write(tmp_path / "a.ods", ROWS)).preview()
    found = reading(with_part(write(tmp_path / "b.ods", ROWS), "content.xml", in_lines)).preview()
    assert (found["first"], found["n_rows"], found["problems"]) == (plain["first"], 40, plain["problems"])


def test_a_spreadsheet_that_is_cut_off_is_damaged(tmp_path):
    path = with_part(write(tmp_path / "a.ods", ROWS), "content.xml", lambda xml: xml[: len(xml) // 2])
    with pytest.raises(UnreadableFileError, match="damaged"):
        reading(path)
