"""What is wrong with the zip of a workbook is found before its parser reads something else."""

from __future__ import annotations

import zipfile

import pytest
import xlsxwriter

from core.errors import DamagedWorkbookError
from core.sources.asking.preview import preview
from core.sources.formats.workbook.package import BLOCK
from tests.core.sources.written_files import with_part, with_sheet, write


@pytest.mark.parametrize(
    ("good", "bad"), [('<c r="A1740"', '< r="A1740"'), ('<c r="A1740"', '<cr="A1740"'), ("'", "''")]
)
def test_a_tag_that_is_none_is_refused_wherever_it_is_in_the_first_piece(tmp_path, good, bad):
    cells = '<row r="{0}"><c r="A{0}"><v>{0}</v></c><c r="B{0}" s=\'0\'><v>7</v></c></row>'
    content = "".join(map(cells.format, range(1, 6000)))
    assert 100_000 < content.index('"A1740"') < BLOCK
    assert preview(with_sheet(tmp_path / "a.xlsx", content)).n_rows == 5999
    row = cells.format(1740)
    with pytest.raises(DamagedWorkbookError):
        preview(with_sheet(tmp_path / "b.xlsx", content.replace(row, row.replace(good, bad, 1))))


@pytest.mark.parametrize("said", [-7, 7, 1 << 20, 15_000_000])
@pytest.mark.parametrize("name", ["xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml", "xl/sharedStrings.xml"])
def test_a_part_that_is_not_as_long_as_the_zip_says_is_damaged(tmp_path, said, name):
    """The size chooses among sheets, and no checksum covers it."""
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        for n in (30, 20):
            book.add_worksheet().write_column("A1", ["name", *(f"P{k}" for k in range(n))])
    assert preview(path).n_rows == 30
    say_size(path, name, lambda size: size + said)
    with pytest.raises(DamagedWorkbookError):
        preview(path)


@pytest.mark.parametrize("size", [0, BLOCK, 2 * BLOCK])
def test_a_part_of_whole_blocks_is_as_long_as_the_zip_says(tmp_path, size):
    path, name = write(tmp_path / "a.xlsx", [["name"], ["x"]]), "docProps/app.xml"
    with_part(path, name, lambda _: b" " * size)
    assert preview(path).n_rows == 1
    for said in {0, size + 1, size + BLOCK, 9 * BLOCK} - {size}:
        say_size(path, name, lambda _, said=said: said)
        with pytest.raises(DamagedWorkbookError):
            preview(path)


def say_size(path, name, change):
    """Let the directory of a zip say another size of a part."""
    with zipfile.ZipFile(path) as archive:
        size, raw = archive.getinfo(name).file_size, path.read_bytes()
    at = raw.rindex(name.encode(), 0, raw.rindex(b"PK\x05\x06")) - 46 + 24  # of its entry in the directory
    assert int.from_bytes(raw[at : at + 4], "little") == size
    path.write_bytes(raw[:at] + change(size).to_bytes(4, "little") + raw[at + 4 :])


def test_a_sheet_without_a_name_that_nothing_can_read_stops_no_reader(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        for n in (20, 30):
            book.add_worksheet().write_column("A1", ["name", *(f"P{k}" for k in range(n))])
    with_part(path, "xl/workbook.xml", lambda text: text.replace(b'name="Sheet1"', b'nome="Sheet1"'))
    with_part(path, "xl/worksheets/sheet1.xml", lambda text: text.replace(b't="s"><v>0', b't="s"><v>x'))
    assert preview(path).n_rows == 30


def test_a_sheet_of_struck_cells_whose_part_is_missing_is_damaged(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        book.add_worksheet().write_column(
            "A1", ["name", *map(str, range(9))], book.add_format({"font_strikeout": True})
        )
    with_part(path, "xl/worksheets/sheet1.xml", lambda _: None)
    with pytest.raises(DamagedWorkbookError):
        preview(path)
