"""Files to read, written by other people's libraries, and a reading of them without a process of its own."""

from __future__ import annotations

import csv
import gzip
import io
import json
import shutil
import sqlite3
import zipfile
from contextlib import closing
from datetime import date, datetime
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import xlsxwriter
import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from pyarrow import feather

from core.domain.reading_layout import ReadingLayout
from core.sources.reading.reader import open_reader
from tests.core.sources import statistics_files

CELLS = (
    '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">{}</worksheet>'
)


class Error(str):
    """A cell that shows an error such as #N/A."""

    __slots__ = ()


def reading(path, layout=None, content=None):
    return open_reader(str(path), layout or ReadingLayout(), lambda part: None, content)


def codes(path, attributes, layout=None, identifier=None):
    return [column.tolist() for column in reading(path, layout).read(attributes, identifier)[0]]


def write(path, rows, sheet="Data"):
    """Write rows of texts, numbers, truth values, dates, None and errors in the format that the suffix names."""
    path = Path(path)
    _WRITERS[path.suffix](path, rows, sheet)
    return path


def write_text(path, text, encoding="utf-8"):
    path = Path(path)
    path.write_bytes(text.encode(encoding))
    return path


def with_sheet(path, content, declared=""):
    """Write an .xlsx file whose only sheet has the given rows of XML, and declares the given range."""
    plain = io.BytesIO()
    book = xlsxwriter.Workbook(plain)
    book.add_worksheet("S").write("A1", "a")
    book.close()
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for part in old.infolist():
            text = (
                CELLS.format(f"{declared}<sheetData>{content}</sheetData>")
                if part.filename.endswith("sheet1.xml")
                else old.read(part)
            )
            new.writestr(part.filename, text)
    return path


def with_part(path, name, change):
    """Pass the text of one part through `change`; None takes the part away."""
    with zipfile.ZipFile(path) as old:
        parts = {part: old.read(part) for part in old.namelist()}
    parts[name] = change(parts.get(name, b""))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for part, content in parts.items():
            if content is not None:
                new.writestr(part, content)
    return path


def text_cell(place, text="x"):
    return f'<c r="{place}" t="inlineStr"><is><t>{text}</t></is></c>'


def _as_text(cell):
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return str(cell).upper()
    return str(cell)


def _csv(path, rows, sheet, delimiter=","):
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file, delimiter=delimiter).writerows([[_as_text(cell) for cell in row] for row in rows])


def _tsv(path, rows, sheet):
    _csv(path, rows, sheet, "\t")


def _xlsx(path, rows, sheet, options=None, dress=None):
    book = xlsxwriter.Workbook(path, options)
    day = book.add_format({"num_format": "yyyy-mm-dd"})
    page = book.add_worksheet(sheet)
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            if isinstance(cell, Error):
                page.write_formula(row, column, "=NA()", None, str(cell))
            elif isinstance(cell, str):
                page.write_string(row, column, cell)
            elif isinstance(cell, date):
                page.write_datetime(row, column, cell, day)
            elif cell is not None:
                page.write(row, column, cell)
    if dress is not None:
        dress(page)
    book.close()


def _xlsm(path, rows, sheet):
    _xlsx(path.with_suffix(".xlsx"), rows, sheet)
    shutil.move(path.with_suffix(".xlsx"), path)


_XLS_ERRORS = {"#N/A": 0x2A, "#DIV/0!": 0x07}  # xlwt knows "#N/A!" only


def _xls(path, rows, sheet):
    book = xlwt.Workbook()
    page = book.add_sheet(sheet)
    day = xlwt.easyxf(num_format_str="yyyy-mm-dd")
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            if isinstance(cell, Error):
                page.row(row).set_cell_error(column, _XLS_ERRORS[cell])
            elif isinstance(cell, date):
                page.write(row, column, cell, day)
            elif cell is not None:
                page.write(row, column, cell)
    book.save(str(path))


def _ods(path, rows, sheet):
    book = OpenDocumentSpreadsheet()
    page = Table(name=sheet)
    for cells in rows:
        line = TableRow()
        for cell in cells:
            line.addElement(_ods_cell(cell))
        page.addElement(line)
    book.spreadsheet.addElement(page)
    book.save(str(path))


def _ods_cell(cell):
    if cell is None:
        return TableCell()
    if isinstance(cell, Error):
        element = TableCell(valuetype="string", stringvalue="", formula="of:=NA()")
    elif isinstance(cell, bool):
        element = TableCell(valuetype="boolean", booleanvalue=str(cell).lower())
    elif isinstance(cell, date):
        moment = cell.date() if isinstance(cell, datetime) else cell
        element = TableCell(valuetype="date", datevalue=moment.isoformat())
    elif isinstance(cell, str):
        element = TableCell(valuetype="string")
    else:
        element = TableCell(valuetype="float", value=cell)
    element.addElement(P(text=str(cell)))
    return element


def _parquet(path, rows, sheet):
    pq.write_table(arrow(rows), path)


def arrow(rows):
    """Return rows below their names as a table of Arrow."""
    header, *records = rows
    columns = zip(*records, strict=True) if records else [()] * len(header)
    arrays = [pa.array([str(cell) if isinstance(cell, Error) else cell for cell in column]) for column in columns]
    return pa.Table.from_arrays(arrays, names=[str(name) for name in header])


def _json(path, rows, sheet):
    header, *records = rows
    if not records or len(set(header)) < len(header) or not all(isinstance(name, str) for name in header):
        pytest.skip("JSON has no names without records, none twice, and none but texts")
    plain = [[str(cell) if isinstance(cell, date | Error) else cell for cell in row] for row in records]
    path.write_text(json.dumps([dict(zip(header, row, strict=True)) for row in plain], ensure_ascii=False), "utf-8")


def _gz(path, rows, sheet):
    _csv(path, rows, sheet)
    path.write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def _sqlite(path, rows, sheet):
    header, *records = rows
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as link:
        names = ", ".join('"' + str(name).replace('"', '""') + '"' for name in header)
        link.execute(f'CREATE TABLE "{sheet}" ({names})')
        places = ", ".join("?" * len(header))
        insert = f'INSERT INTO "{sheet}" VALUES ({places})'  # noqa: S608  names of tests
        link.executemany(insert, [[_stored(cell) for cell in row] for row in records])
        link.commit()


def _stored(cell):
    """Return a cell as SQLite keeps it, which knows neither days nor truth values."""
    return _as_text(cell) if isinstance(cell, bool | date | Error) else cell


def _duckdb(path, rows, sheet):
    import duckdb  # noqa: PLC0415  only where such a file is written

    path.unlink(missing_ok=True)
    if len({str(name).lower() for name in rows[0]}) < len(rows[0]) or "" in rows[0]:
        pytest.skip("a database has no such names")
    with duckdb.connect(str(path)) as link:
        link.register("given", arrow(rows))
        link.execute(f'CREATE TABLE "{sheet}" AS SELECT * FROM given')  # noqa: S608  names of tests


_WRITERS = {
    ".csv": _csv,
    ".txt": _csv,
    ".tsv": _tsv,
    ".xlsx": _xlsx,
    ".xlsm": _xlsm,
    ".xls": _xls,
    ".ods": _ods,
    ".parquet": _parquet,
    ".feather": lambda path, rows, sheet: feather.write_feather(arrow(rows), str(path)),
    ".json": _json,
    ".gz": _gz,
    ".sqlite": _sqlite,
    ".duckdb": _duckdb,
    ".sav": statistics_files.write_sav,
    ".zsav": statistics_files.write_zsav,
    ".dta": statistics_files.write_dta,
    ".sas7bdat": statistics_files.write_sas7bdat,
    ".xpt": statistics_files.write_xpt,
}
TYPED = (".parquet", ".feather", ".json", ".sqlite", ".duckdb", ".sav", ".zsav", ".dta", ".sas7bdat", ".xpt")
"""Endings of files whose columns have names and one type each, and whose rows are all records."""
FORMATS = tuple(suffix.removeprefix(".") for suffix in _WRITERS if suffix not in {".txt", ".zsav"})
"""Endings that every examination of formats writes; a .txt is a .csv under another name, a .zsav a packed .sav."""
