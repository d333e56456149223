"""Workbooks in the XML of Excel 2003: kinds of cells, places left out, merged cells, damage."""

from __future__ import annotations

from datetime import datetime

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import DamagedWorkbookError
from core.sources.formats.pages.xml_workbook import XmlWorkbook
from core.sources.sheet_facts import MergedRegion

SPACE = "urn:schemas-microsoft-com:office:spreadsheet"


@pytest.fixture
def workbook(tmp_path):
    def opened(*sheets):
        path = tmp_path / "a.xml"
        pages = "".join(
            f'<Worksheet ss:Name="S{n}"><Table>{rows}</Table></Worksheet>' for n, rows in enumerate(sheets, 1)
        )
        path.write_text(f'<?xml version="1.0"?><Workbook xmlns="{SPACE}" xmlns:ss="{SPACE}">{pages}</Workbook>')
        return XmlWorkbook(str(path), ReadingLayout())

    return opened


def cell(kind, value, said=""):
    return f'<Cell {said}><Data ss:Type="{kind}">{value}</Data></Cell>'


def third(value):
    return cell("String", value, 'ss:Index="3"')


def rows_of(source):
    return [list(row) for chunk in source.chunks() for row in chunk.rows]


def test_kinds_of_cells(workbook):
    cells = (("String", "00123"), ("Number", "1.5"), ("DateTime", "2024-01-31T00:00:00.000"), ("Boolean", "1"))
    row = "".join(cell(kind, value) for kind, value in (*cells, ("Error", "#N/A"), ("Number", "many")))
    found = [["00123", 1.5, datetime.fromisoformat("2024-01-31"), "TRUE", "#N/A", "many"]]
    assert rows_of(workbook(f"<Row>{row}</Row>")) == found


def test_rows_and_cells_that_are_left_out(workbook):
    source = workbook(f'<Row>{cell("String", "a")}</Row><Row ss:Index="4">{third("b")}</Row>')
    assert rows_of(source) == [["a", None, None], [], [], [None, None, "b"]]


def test_merged_cells_and_hidden_rows(workbook):
    merged = cell("String", "a", 'ss:MergeAcross="1" ss:MergeDown="2"') + cell("String", "b")
    source = workbook(f'<Row>{merged}</Row><Row ss:Hidden="1">{third("c")}</Row>')
    assert rows_of(source) == [["a", None, "b"], [None, None, "c"]]
    assert source.facts.merged == (MergedRegion(1, 0, 3, 1),)
    assert source.facts.hidden_rows == {2}


def test_hidden_columns(workbook):
    columns = '<Column ss:Hidden="1"/><Column ss:Index="3" ss:Span="1" ss:Hidden="1"/><Column/>'
    source = workbook(f"{columns}<Row>{third('c')}</Row>")
    assert source.facts.hidden_columns == {0, 2, 3}


@pytest.mark.parametrize(
    ("size", "is_hidden"), [("0", True), ("0.00", True), ("", False), ("0.5", False), ("nan", False)]
)
def test_rows_and_columns_of_no_height_and_width_are_hidden(workbook, size, is_hidden):
    column, row = f'<Column ss:Width="{size}" ss:AutoFitWidth="0"/>', f'<Row ss:Height="{size}">{third("c")}</Row>'
    facts = workbook(f"<Column/>{column}<Row>{third('b')}</Row>{row}").facts
    assert (facts.hidden_rows, facts.hidden_columns) == (({2}, {1}) if is_hidden else (set(), set()))


@pytest.mark.parametrize(
    ("state", "told"), [("SheetHidden", ("More",)), (" SheetVeryHidden\n", ("More",)), ("SheetVisible", ())]
)
def test_a_sheet_that_is_not_shown_is_told_and_not_proposed(tmp_path, state, told):
    row, excel = f"<Row>{third('b')}</Row>", 'xmlns="urn:schemas-microsoft-com:office:excel"'
    pages = (f'<Worksheet ss:Name="{name}"><Table>{row * n}</Table>' for name, n in (("S", 3), ("More", 9)))
    options = f"<WorksheetOptions {excel}><Visible>{state}</Visible></WorksheetOptions>"
    path = tmp_path / "a.xml"
    path.write_text(
        f'<Workbook xmlns="{SPACE}" xmlns:ss="{SPACE}">{"</Worksheet>".join(pages)}{options}</Worksheet></Workbook>'
    )
    source = XmlWorkbook(str(path), ReadingLayout())
    assert (source.layout.sheet, source.facts.hidden_sheets) == ("S" if told else "More", told)


def test_a_file_that_ends_early_is_refused(tmp_path):
    path = tmp_path / "a.xml"
    path.write_text(f'<Workbook xmlns="{SPACE}"><Worksheet><Table><Row><Cell>')
    with pytest.raises(DamagedWorkbookError):
        XmlWorkbook(str(path), ReadingLayout())
