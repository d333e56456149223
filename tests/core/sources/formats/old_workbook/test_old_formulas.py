"""Formulas of old workbooks that nobody has calculated are told from those whose value is 0 or an empty text."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
import xlwt

from core.sources.formats.old_workbook.old_formulas import uncalculated
from core.sources.formats.old_workbook.record_stream import record_stream

NO_TEXT = b"\3\0\0\0\0\0\xff\xff"
AS_WRITTEN = NO_TEXT + bytes(2)  # value and options by xlwt, which never calculates


def value(number, options):
    return struct.pack("<dH", number, options)


def waiting(path, number=0):
    """Return the formulas of a sheet that wait, by row."""
    return uncalculated(record_stream(Path(path).read_bytes()), number)


def workbook(path, *values, sheets=1):
    """Write an .xls file whose last sheet has a column of formulas with these values and options."""
    book = xlwt.Workbook()
    for number in range(sheets):
        page = book.add_sheet(f"S{number}")
    for row in range(len(values)):
        page.write(row, 2, xlwt.Formula("1+1"))
    book.save(str(path))
    before, *after = path.read_bytes().split(AS_WRITTEN)
    path.write_bytes(before + b"".join(one + rest for one, rest in zip(values, after, strict=True)))
    return str(path)


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ([AS_WRITTEN, AS_WRITTEN], {0: [2], 1: [2]}),
        ([value(0, 3), value(2, 3)], {0: [2]}),
        ([value(0, 1), value(0, 0)], {}),
        ([AS_WRITTEN, value(2, 0)], {0: [2]}),
        ([AS_WRITTEN, value(0, 2)], {1: [2], 0: [2]}),
        ([], {}),
    ],
)
def test_stand_ins_are_found(tmp_path, values, found):
    assert waiting(workbook(tmp_path / "a.xls", *values)) == found


def test_an_empty_text_counts_beside_a_formula_with_a_value(tmp_path):
    book = xlwt.Workbook()
    page = book.add_sheet("S")
    for row in range(2):
        for column in range(2):
            page.write(row, column, xlwt.Formula("1+1"))
    path = tmp_path / "a.xls"
    book.save(str(path))
    before, *after = path.read_bytes().split(AS_WRITTEN)
    values = (AS_WRITTEN, value(2, 0), AS_WRITTEN, AS_WRITTEN)
    path.write_bytes(before + b"".join(one + rest for one, rest in zip(values, after, strict=True)))
    assert waiting(path) == {1: [0, 1]}, "each row by itself"


def test_an_empty_text_counts_where_a_program_has_calculated(tmp_path):
    path = tmp_path / "a.xls"
    workbook(path, AS_WRITTEN)
    content, some_record, calculated = path.read_bytes(), b"\xda\0\2\0", b"\xc1\1\2\0"
    assert content.count(some_record) == 1
    path.write_bytes(content.replace(some_record, calculated))
    assert waiting(path) == {}


def test_only_the_sheet_asked_for_is_searched(tmp_path):
    path = workbook(tmp_path / "a.xls", value(0, 2), sheets=3)
    assert [waiting(path, number) for number in range(4)] == [
        {},
        {},
        {0: [2]},
        {},
    ]


@pytest.mark.parametrize("content", [b"", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), b"\x09\0\4\0\2\0\x10\0"])
def test_what_has_no_records_has_no_formulas(tmp_path, content):
    path = tmp_path / "a.xls"
    path.write_bytes(content)
    assert waiting(path) == {}
