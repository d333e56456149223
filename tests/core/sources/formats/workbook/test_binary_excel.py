"""Binary workbooks: kinds of cells, errors, merged cells, hidden rows and sheets, damage, cells far apart."""

from __future__ import annotations

import zipfile

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import DamagedWorkbookError, MissingSheetError, SourceError, TooManyCellsError
from core.sources.asking.preview import preview
from core.sources.formats.workbook import binary_records
from core.sources.formats.workbook.binary_excel import BinaryExcel
from core.sources.formats.workbook.package import Package
from core.sources.sheet_facts import MergedRegion
from tests.core.sources.binary_workbook import varied, write_xlsb
from tests.core.sources.written_files import with_part

ROWS = [["sex", "age", "seen"], ["f", 30, True], ["m", 40.5, "#N/A"], [None, 50, None]]


@pytest.fixture
def workbook(tmp_path):
    def opened(rows=ROWS, sheet=None, **said):
        path = tmp_path / "a.xlsb"
        write_xlsb(path, rows, **said)
        return BinaryExcel(str(path), ReadingLayout(sheet=sheet))

    return opened


def rows_of(source):
    return [list(row) for chunk in source.chunks() for row in chunk.rows]


def test_kinds_of_cells_and_errors(workbook):
    source = workbook()
    assert rows_of(source) == [["sex", "age", "seen"], ["f", 30, "TRUE"], ["m", 40.5, "#N/A"], ["", 50, ""]]
    assert [problem.text for problem in source.problems()] == [
        "In this sheet one cell shows an error such as #N/A, first in C3. An error is no value."
    ]


def test_what_is_beside_the_cells(workbook):
    facts = workbook(hidden={2}, unseen=[(1, 2)], merged=[(1, 3, 0, 0)]).facts
    assert (facts.hidden_rows, facts.hidden_columns) == ({3}, {1, 2})
    assert facts.merged == (MergedRegion(2, 0, 4, 0),)


def test_rows_and_columns_of_no_height_and_width_are_hidden(workbook):
    facts = workbook(flat={1, 3}, wide_as=[(0, 0, 2304), (1, 1, 0), (2, 2, 1)]).facts
    assert (facts.hidden_rows, facts.hidden_columns) == ({2, 4}, {1})


@pytest.mark.parametrize(
    ("width", "listed", "found"), [(0, [(1, 1, 2304)], {0, 2}), (0, [], set()), (1, [(1, 1, 9)], set())]
)
def test_columns_of_which_nothing_is_said_are_as_wide_as_the_sheet_says(workbook, width, listed, found):
    assert workbook(usual=[width], wide_as=listed).facts.hidden_columns & {0, 1, 2} == found


def test_a_sheet_is_chosen(workbook):
    assert workbook(sheets=("Data", "More")).layout.sheet == "Data"
    assert rows_of(workbook(sheets=("Data", "More"), sheet="More")) == []
    with pytest.raises(MissingSheetError, match="It has: “Data”, “More”"):
        workbook(sheets=("Data", "More"), sheet="Less")


def test_the_whole_way_through_the_process(tmp_path):
    write_xlsb(tmp_path / "a.xlsb", ROWS)
    seen = preview(tmp_path / "a.xlsb")
    assert (seen.headers, seen.first[0]) == (("sex", "age", "seen"), ("f", "30", "TRUE"))


@pytest.mark.parametrize("part", ["xl/workbook.bin", "xl/worksheets/sheet1.bin", "xl/_rels/workbook.bin.rels"])
@pytest.mark.parametrize("share", [0, 0.3, 0.6, 0.97])
def test_a_part_that_ends_early(tmp_path, part, share):
    write_xlsb(tmp_path / "whole.xlsb", ROWS)
    path = tmp_path / "a.xlsb"
    with zipfile.ZipFile(tmp_path / "whole.xlsb") as whole, zipfile.ZipFile(path, "w") as cut:
        for name in whole.namelist():
            content = whole.read(name)
            cut.writestr(name, content[: int(share * len(content))] if name == part else content)
    try:
        found = rows_of(BinaryExcel(str(path), ReadingLayout()))
    except SourceError:
        return
    assert found in ([], rows_of(BinaryExcel(str(tmp_path / "whole.xlsb"), ReadingLayout())))


def test_cells_far_apart_are_refused(workbook, monkeypatch):
    monkeypatch.setattr(binary_records, "MOST_CELLS", 8)
    with pytest.raises(TooManyCellsError):
        workbook()


def test_a_record_without_end_is_refused(tmp_path):
    path = tmp_path / "a.xlsb"
    write_xlsb(path, ROWS)
    with zipfile.ZipFile(path) as whole:
        parts = {name: whole.read(name) for name in whole.namelist()}
    parts["xl/worksheets/sheet1.bin"] += varied(7, 2) + varied(1 << 27, 4)
    with zipfile.ZipFile(path, "w") as changed:
        for name, content in parts.items():
            changed.writestr(name, content)
    with pytest.raises(DamagedWorkbookError):
        BinaryExcel(str(path), ReadingLayout())


@pytest.mark.parametrize(("n_cells", "rows"), [({1: 3, 3: 3}, {2, 4}), ({0: 3}, {1}), ({1: 1}, {2}), (None, set())])
def test_rows_struck_through_are_known(workbook, n_cells, rows):
    source = workbook(struck=n_cells)
    assert rows_of(source)[1] == ["f", 30, "TRUE"]
    assert source.facts.struck_rows == rows


def test_rows_struck_through_are_told(tmp_path):
    path = tmp_path / "a.xlsb"
    write_xlsb(path, [ROWS[0], *[["f", 30, "x"], ["m", 41, "y"]] * 4], struck={5: 3})
    assert "In row 6 cells are struck through. It is read; delete it if it does not count." in preview(path).problems


@pytest.mark.parametrize(
    "change", [lambda _: b"", lambda text: text[:-30], lambda text: text.replace(b"\x2f\x10", b"\x2f\x02")]
)
def test_damaged_styles_strike_nothing_through(tmp_path, change):
    path = tmp_path / "a.xlsb"
    write_xlsb(path, ROWS, struck={1: 3})
    with_part(path, "xl/styles.bin", change)
    package = Package(str(path))
    _, facts = binary_records.binary_facts(package, "xl/worksheets/sheet1.bin")
    assert facts.struck_rows <= {2}
