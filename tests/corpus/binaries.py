"""Odd and hostile files of the other formats: .xls and parquet."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal

import pyarrow as pa
import pyarrow.parquet as pq
import xlwt

from tests.core.sources.written_files import Error, write
from tests.corpus.case import read_as, refused
from tests.corpus.workbooks import NEVER, PLAIN, ROWS, cut, locked, table


def columns(**values):
    """Return what writes a parquet file with these columns."""
    return lambda path: pq.write_table(pa.table(values), path)


def since_1904(path):
    book = xlwt.Workbook()
    book.dates_1904 = True
    sheet = book.add_sheet("Data")
    for place, cell in enumerate(("d", "n")):
        sheet.write(0, place, cell)
    sheet.write(1, 0, date(2024, 1, 31), xlwt.easyxf(num_format_str="yyyy-mm-dd"))
    sheet.write(1, 1, 5)
    book.save(str(path))


def as_excel_5(make):
    """Return what writes an .xls file whose rows are where Excel kept them before 1997."""

    def renamed_stream(path):
        make(path)
        content = path.read_bytes()
        entry = content.index("Workbook".encode("utf-16-le"))
        name = "Book".encode("utf-16-le").ljust(64, b"\0") + (10).to_bytes(2, "little")
        path.write_bytes(content[:entry] + name + content[entry + len(name) :])

    return renamed_stream


def formula(path):
    book = xlwt.Workbook()
    sheet = book.add_sheet("Data")
    for place, cell in enumerate(("id", "n")):
        sheet.write(0, place, cell)
    sheet.write(1, 0, xlwt.Formula("1+1"))
    sheet.write(1, 1, 5)
    book.save(str(path))


def far_away(path):
    book = xlwt.Workbook()
    sheet = book.add_sheet("Data")
    for place, cell in enumerate(("id", "n")):
        sheet.write(0, place, cell)
    sheet.write(65535, 255, 5)
    book.save(str(path))


def flipped(make, start, step):
    """Return what writes a file and turns over the bits of many of its bytes."""

    def damage(path):
        make(path)
        content = bytearray(path.read_bytes())
        for place in range(start, len(content), step):
            content[place] ^= 0xFF
        path.write_bytes(content)

    return damage


def changed_page(path):
    """Write a parquet file with checksums, and change a text in it."""
    texts = pa.table({"id": ["00123", "1e5"], "n": [5, 7]})
    pq.write_table(texts, path, write_page_checksum=True, compression="none")
    path.write_bytes(path.read_bytes().replace(b"00123", b"00723", 1))


def name_of_no_text(path):
    """Write a parquet file in which a column is called by bytes that are no text."""
    pq.write_table(pa.table({"qqqq": [1]}), path)
    path.write_bytes(path.read_bytes().replace(b"qqqq", b"q\xffqq"))


def with_byte(place, value):
    """Return what writes an .xls file in which one byte is another."""

    def damage(path):
        content = bytearray(write(path, ROWS).read_bytes())
        content[place] = value
        path.write_bytes(content)

    return damage


def half_locked(old, new):
    """Return what writes a file under a password, hides what is encrypted, and changes how it says it is encrypted."""

    def damage(path):
        locked(path)
        content = path.read_bytes()
        for was, becomes in (("Package".encode("utf-16-le"), "Packing".encode("utf-16-le")), (old, new)):
            assert was in content
            content = content.replace(was, becomes)
        path.write_bytes(content)

    return damage


def renamed(suffix, make):
    """Return what writes a file of another format under this name."""

    def rename(path):
        other = path.with_suffix(suffix)
        make(other)
        other.rename(path)

    return rename


FAR = pa.array([2**60], pa.timestamp("us"))
NUMBERS = pa.array([1, 2], pa.int64())
CASES = (
    read_as("plain.xls", table(*ROWS), *PLAIN),
    read_as("errors.xls", table(*ROWS[:2], ["x", Error("#N/A")]), *PLAIN[:2], "x|#N/A"),
    read_as("stream-of-excel-5.xls", as_excel_5(table(*ROWS)), *PLAIN),
    read_as("since-1904.xls", since_1904, "d|n", "2024-01-31|5"),
    refused("nothing.xls", table(), "nothing in it"),
    refused("workbook.xls", renamed(".xlsx", table(*ROWS)), "Rename it"),
    refused("locked.xls", locked, "password"),
    refused("cut.xls", cut(table(*ROWS), 0.4), "damaged"),
    refused("no-size-of-sectors.xls", with_byte(30, 0), "damaged one"),
    refused("far-first-sector.xls", with_byte(51, 255), "damaged one"),
    refused("password-record.xls", with_byte(5364, 1), "damaged one"),
    refused("long-password-record.xls", with_byte(5364, 255), "damaged one"),
    refused("password-of-no-xml.xls", half_locked(b"<encryption", b"<encryp<ion"), "damaged one"),
    refused("password-of-the-future.xls", half_locked(b"\4\0\4\0\x40\0", b"\4\0\x40\0\x40\0"), "damaged one"),
    refused("cell-far-away.xls", far_away, "row 65536, column A .*: the cell is empty"),
    read_as("formula-unevaluated.xls", formula, "id|n", NEVER),
    refused("flipped.xls", flipped(table(*ROWS), 600, 3), "damaged"),
    read_as("plain.parquet", table(*ROWS), *PLAIN),
    read_as(
        "long-ids.parquet",
        columns(id=[2**62 + 1, 2**62 + 2, None], n=[1, 2, 3]),
        "id|n",
        f"{2**62 + 1}|1",
        f"{2**62 + 2}|2",
        "|3",
    ),
    read_as("unsigned.parquet", columns(id=pa.array([2**64 - 1], pa.uint64()), n=[1]), "id|n", f"{2**64 - 1}|1"),
    read_as("nan.parquet", columns(x=["a", "b"], n=[float("nan"), float("inf")]), "x|n", "a|nan", "b|inf"),
    read_as("decimals.parquet", columns(x=["a", "b"], n=[Decimal("1.50"), Decimal("7.00")]), "x|n", "a|1.5", "b|7"),
    read_as("codes.parquet", columns(x=pa.array(["a", None]).dictionary_encode(), n=NUMBERS), "x|n", "a|1", "|2"),
    read_as("nested.parquet", columns(x=[[1, 2], [3]], n=NUMBERS), "n", "1", "2"),
    refused("nothing-but-nested.parquet", columns(x=[[1, 2], [3]]), "in column “x”, a cell holds several values"),
    read_as("bytes.parquet", columns(x=[b"a", b"\xff"], n=NUMBERS), "x|n", "a|1", "0xff|2"),
    read_as("times.parquet", columns(x=[timedelta(seconds=5)], n=[1]), "x|n", "0:00:05|1"),
    read_as(
        "early-dates.parquet",
        columns(x=[date(1, 1, 1), date(1850, 1, 1)], n=NUMBERS),
        "x|n",
        "0001-01-01|1",
        "1850-01-01|2",
    ),
    refused("dates-beyond-the-calendar.parquet", columns(x=FAR, n=[1]), "date"),
    refused("no-rows.parquet", columns(x=pa.array([], pa.string())), "no rows"),
    refused("no-columns.parquet", lambda path: pq.write_table(pa.table({}), path), "nothing in it"),
    read_as(
        "same-name-twice.parquet",
        lambda path: pq.write_table(pa.Table.from_arrays([NUMBERS, NUMBERS], ["a", "a"]), path),
        "a (1)|a (2)",
        "1|1",
        "2|2",
    ),
    refused("text-changed-on-the-disk.parquet", changed_page, "damaged"),
    refused("name-of-no-text.parquet", name_of_no_text, "not saved completely"),
    refused("cut.parquet", cut(table(*ROWS), 0.7), "damaged"),
    refused("flipped.parquet", flipped(table(*ROWS), 10, 5), "damaged"),
    refused("only-the-magic.parquet", lambda path: path.write_bytes(b"PAR1PAR1"), "damaged"),
)
