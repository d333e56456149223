"""OpenDocument spreadsheets: what they are known by, and which of their sheets counts."""

from __future__ import annotations

import pytest
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P

from core.domain.reading_layout import ReadingLayout
from core.errors import UnreadableFileError
from core.sources.file_content import FileContent
from core.sources.formats.workbook.opendocument import OpenDocument
from tests.core.sources.written_files import reading, with_part, write


def test_it_is_known_by_what_it_says_it_is(tmp_path):
    path = write(tmp_path / "a.ods", [["a"], ["x"]])
    assert OpenDocument.recognises(FileContent(str(path)))
    with_part(path, "mimetype", lambda _: b"application/vnd.oasis.opendocument.text")
    assert not OpenDocument.recognises(FileContent(str(path)))


def test_without_its_content_it_is_damaged(tmp_path):
    path = with_part(write(tmp_path / "a.ods", [["a"], ["x"]]), "content.xml", lambda _: None)
    with pytest.raises(UnreadableFileError, match="damaged"):
        OpenDocument(str(path), ReadingLayout())


def test_in_an_ods_file_the_sheet_with_most_cells_is_the_largest(tmp_path):
    path = tmp_path / "a.ods"
    book = OpenDocumentSpreadsheet()
    for name, rows, columns in (("Long", 10, 1), ("Most", 4, 3), ("Wide", 1, 11)):
        page = Table(name=name)
        for _ in range(rows):
            line = TableRow()
            for _ in range(columns):
                cell = TableCell(valuetype="string")
                cell.addElement(P(text="x"))
                line.addElement(cell)
            page.addElement(line)
        book.spreadsheet.addElement(page)
    book.save(str(path))
    assert reading(path).grid.source.layout.sheet == "Most"
