"""Workbooks of before 2007: sheets, both calendars, and times without a date."""

from __future__ import annotations

import struct
from datetime import date, datetime

import olefile
import pytest
import xlwt

from core.domain.reading_layout import ReadingLayout
from core.errors import DamagedWorkbookError, ForeignContentError, MissingSheetError
from tests.core.sources.written_files import reading


def written(path, fill, date_mode=0):
    book = xlwt.Workbook()
    book.dates_1904 = date_mode
    fill(book)
    book.save(str(path))
    return path


def test_the_largest_visible_sheet_is_taken_unless_one_is_chosen(tmp_path):
    def fill(book):
        for name, n in (("Notes", 2), ("Data", 40), ("Hidden", 400)):
            page = book.add_sheet(name)
            for row in range(n + 1):
                page.write(row, 0, "x" if row else "a")
        page.visibility = 1

    path = written(tmp_path / "a.xls", fill)
    assert reading(path).preview()["layout"]["sheet"] == "Data"
    assert reading(path, ReadingLayout(sheet="Hidden")).preview()["n_rows"] == 400
    with pytest.raises(MissingSheetError):
        reading(path, ReadingLayout(sheet="Dat"))


@pytest.mark.parametrize("date_mode", [0, 1])
def test_dates_in_both_calendars(tmp_path, date_mode):
    day, moment = (xlwt.easyxf(num_format_str=form) for form in ("yyyy-mm-dd", "yyyy-mm-dd hh:mm"))

    def fill(book):
        page = book.add_sheet("S")
        page.write(0, 0, "d")
        page.write(1, 0, date(2024, 1, 31), day)
        page.write(2, 0, datetime(2024, 1, 31, 12, 30), moment)  # noqa: DTZ001
        page.write(3, 0, 0.25, xlwt.easyxf(num_format_str="hh:mm"))
        page.write(4, 0, -5, day)

    first = reading(written(tmp_path / "a.xls", fill, date_mode)).preview()["first"]
    assert first == [["2024-01-31"], ["2024-01-31 12:30:00"], ["06:00:00"], ["-5"]]


def record(kind, content):
    return struct.pack("<HH", kind, len(content)) + content


def test_a_sheet_of_excel_4_needs_no_formats(tmp_path):
    cells = (("sex", "n"), ("f", "5"), ("m", "7"))
    places = ((row, column, text) for row, texts in enumerate(cells) for column, text in enumerate(texts))
    labels = (
        record(0x204, struct.pack("<HHHH", row, column, 0, len(text)) + text.encode()) for row, column, text in places
    )
    begin, style = record(0x409, struct.pack("<HHH", 0, 16, 0)), record(0x443, bytes(12))
    path = tmp_path / "a.xls"
    path.write_bytes(b"".join((begin, style, *labels, record(10, b""))))
    assert reading(path).preview()["first"] == [["f", "5"], ["m", "7"]]


def test_a_renamed_new_workbook_is_told(tmp_path):
    path = written(tmp_path / "a.xls", lambda book: book.add_sheet("S").write(0, 0, "a"))
    other = path.rename(tmp_path / "a.xlsx")
    with pytest.raises(Exception, match=r"called “.xlsx”, but it is an old Excel workbook"):
        reading(other)


def test_records_without_a_container_are_read_like_those_in_one(tmp_path):
    day = xlwt.easyxf(num_format_str="yyyy-mm-dd")

    def fill(book):
        page = book.add_sheet("S")
        for row, cells in enumerate((("name", "born"), ("Zoë", date(2024, 1, 31)), ("Bo", date(1999, 12, 31)))):
            page.write(row, 0, cells[0])
            page.write(row, 1, cells[1], day)
        page.write(3, 1, xlwt.Formula("1/0"))

    path = written(tmp_path / "a.xls", fill)
    bare = tmp_path / "bare.xls"
    with olefile.OleFileIO(str(path)) as container:
        bare.write_bytes(container.openstream("Workbook").read())
    assert reading(bare).preview() == reading(path).preview()
    assert reading(bare).profile() == reading(path).profile()


@pytest.mark.parametrize(("version", "beginning"), [(2, 0x0009), (3, 0x0209), (4, 0x0409)])
def test_workbooks_of_the_first_versions_are_read(tmp_path, version, beginning):
    of_row, text, number = "<HH3s" if version == 2 else "<HHH", 0x0004 if version == 2 else 0x0204, 0x0003
    stream = record(beginning, struct.pack("<HH" + "H" * (version > 2), version, 0x10, *[0] * (version > 2)))
    for row, cell in enumerate(("age", 34.0, 41.5)):
        place = struct.pack(of_row, row, 0, b"\0\0\0" if version == 2 else 0)
        if isinstance(cell, str):
            stream += record(text, place + struct.pack("<B" if version == 2 else "<H", len(cell)) + cell.encode())
        else:
            stream += record(number + (0x0200 if version > 2 else 0), place + struct.pack("<d", cell))
    path = tmp_path / "a.xls"
    path.write_bytes(stream + record(0x000A, b""))
    assert reading(path).preview()["first"] == [["34"], ["41.5"]]


def chain_of(path):
    """Return the numbers of the sectors that hold the records, and where the container keeps what follows the last."""
    with olefile.OleFileIO(str(path)) as container:
        sector = next(each for each in container.direntries if each and each.name == "Workbook").isectStart
        chain = [sector]
        while container.fat[chain[-1]] < olefile.MAXREGSECT:
            chain.append(container.fat[chain[-1]])
    first = struct.unpack_from("<I", path.read_bytes(), 76)[0]
    return chain, 512 + 512 * first + 4 * chain[-1]


def with_follower(path, sector, after=-1):
    """Write that another sector follows one of the chain, as PHPExcel does after the last."""
    chain, place = chain_of(path)
    content = bytearray(path.read_bytes())
    struct.pack_into("<I", content, place + 4 * (chain[after] - chain[-1]), sector)
    path.write_bytes(content)


def numbered(book):
    page = book.add_sheet("S")
    page.write(0, 0, "city")
    for row in range(1, 500):
        page.write(row, 0, f"city {row % 90}")


def test_records_in_a_container_that_one_reader_refuses_are_read_and_told(tmp_path):
    path = written(tmp_path / "a.xls", numbered)
    right = reading(path).profile()
    with_follower(path, chain_of(path)[0][2])
    preview = reading(path).preview()
    assert [text for text in preview["problems"] if "one reader refused it" in text]
    assert preview["stops"] == [False]
    assert (preview["n_rows"], reading(path).profile()) == (499, right)


def test_cells_are_read_where_a_name_of_a_range_is_refused(tmp_path):
    path = written(tmp_path / "a.xls", numbered)
    right = reading(path).profile()
    content = path.read_bytes()
    place = content.index(bytes((0x5C, 0, 0x70, 0)))  # who wrote it, in 112 bytes: room for another record
    name = struct.pack("<HH HBBHHH4x", 0x18, 0x70, 0, 0, 1, 9, 0, 0) + b"\0a"  # of one letter, and its formula
    path.write_bytes(content[:place] + (name + b"\x2d").ljust(0x74, b"\0") + content[place + 0x74 :])
    preview = reading(path).preview()
    assert [text for text in preview["problems"] if "one reader refused it" in text]
    assert (preview["n_rows"], reading(path).profile()) == (499, right)


@pytest.mark.parametrize("after", [1, 5, 12])
def test_records_in_a_wrong_order_are_refused(tmp_path, after):
    path = written(tmp_path / "a.xls", numbered)
    with_follower(path, chain_of(path)[0][after - 1], after)
    with pytest.raises((DamagedWorkbookError, ForeignContentError)):
        reading(path).preview()


@pytest.mark.parametrize(("choice", "shown"), [(None, "01067"), ("keep", "01067"), ("drop", "1067")])
def test_numbers_are_read_with_the_zeros_they_are_shown_with(tmp_path, choice, shown):
    def fill(book):
        page = book.add_sheet("S")
        for row, cells in enumerate([("plz", "n", "p"), (1067, 5, 0.5), ("1", 7, 1)]):
            for column, cell in enumerate(cells):
                style = xlwt.easyxf(num_format_str="00000" if column != 1 else "General")
                page.write(row, column, cell, style)

    found = reading(written(tmp_path / "a.xls", fill), ReadingLayout(leading_zeros=choice)).preview()
    assert found["first"] == [[shown, "5", "0.5"], ["1", "7", "1" if choice == "drop" else "00001"]]
    assert found["layout"]["leading_zeros"] == (choice or "keep")
    assert any("zeros" in problem for problem in found["problems"]) is (choice != "drop")


@pytest.mark.parametrize("names", [("sex", "age"), ("sex", "town")])
def test_another_sheet_of_equal_columns_is_told(tmp_path, names):
    def fill(book):
        for year, cells in (("2022", ("sex", "age")), ("2023", names)):
            page = book.add_sheet(year)
            for row, record in enumerate([cells, ("f", 41), ("m", 38), ("f", 27)][: 3 + (year == "2022")]):
                for column, cell in enumerate(record):
                    page.write(row, column, cell)

    told = reading(written(tmp_path / "a.xls", fill)).preview()["problems"]
    said = "Only sheet “2022” is read. These have columns of the same names, or nearly: “2023”."
    assert [text.startswith(said) for text in told] == ([True] if names == ("sex", "age") else [])


def flat(book, height=0, has_default=0, width=3000):
    """Fill a sheet of three columns, of which the second has a width, and the fourth row a height."""
    page = book.add_sheet("S")
    for row in range(9):
        for column, text in enumerate(("a", "b", "c")):
            page.write(row, column, f"{text}{row % 2 if row else ''}")
    page.row(3).height, page.row(3).has_default_height = height, has_default
    page.col(1).width = width


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({}, ["One row is hidden, row 4, and 7 are shown."]),
        ({"has_default": 1}, []),
        ({"height": 1}, []),
        ({"height": 300, "width": 0}, ["One column is hidden, B, and 2 are shown."]),
        ({"height": 300, "width": 1}, []),
    ],
)
def test_rows_and_columns_of_no_height_and_width_are_told(tmp_path, said, told):
    found = reading(written(tmp_path / "a.xls", lambda book: flat(book, **said))).preview()
    assert [words for words in found["problems"] if "hidden" in words] == told


@pytest.mark.parametrize(("width", "hidden"), [(0, {0, 2}), (1, set())])
def test_columns_of_which_nothing_is_said_are_as_wide_as_the_sheet_says(tmp_path, width, hidden):
    path = written(tmp_path / "a.xls", lambda book: flat(book, height=300))
    with olefile.OleFileIO(str(path)) as container:
        content = container.openstream("Workbook").read()
    place = content.index(struct.pack("<HH", 0x007D, 12))  # what is said of the column
    bare = tmp_path / "bare.xls"
    bare.write_bytes(content[:place] + record(0x0099, struct.pack("<H", width)) + content[place:])
    assert reading(bare).grid.source.facts.hidden_columns == hidden


@pytest.mark.parametrize(
    ("style", "cells", "told"),
    [
        (
            "font: struck_out true",
            3,
            ["In row 5 cells are struck through. It is read; delete it if it does not count."],
        ),
        (
            "font: struck_out true",
            1,
            ["In row 5 cells are struck through. It is read; delete it if it does not count."],
        ),
        ("font: color white", 3, ["Row 5 is written in white. It is read; delete it if it does not count."]),
        ("font: color white", 2, []),
        ("font: color white; pattern: pattern solid, fore_colour black", 3, []),
        ("font: color red", 3, []),
    ],
)
def test_rows_struck_through_and_white_ones_are_told(tmp_path, style, cells, told):
    def fill(book):
        page, line = book.add_sheet("S"), xlwt.easyxf(style)
        for row in range(9):
            for column, text in enumerate(("name", "age", "town")):
                said = {"style": line} if row in (0, 4) and column < cells else {}
                page.write(row, column, f"{text}{row % 3}" if row else text, **said)

    found = reading(written(tmp_path / "a.xls", fill)).preview()
    assert [words for words in found["problems"] if "delete it" in words] == told
