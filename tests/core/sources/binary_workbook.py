"""Write the few records of a binary Excel workbook (.xlsb) that hold a table: no library writes them.

Numbers of records are those of [MS-XLSB], section 2.3.
"""

from __future__ import annotations

import struct
import zipfile

ROW, ERROR, TRUTH, REAL, TEXT, MERGED = 0, 3, 4, 5, 6, 176
TYPES = (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="bin" '
    'ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>'
)
LINKS = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{}</Relationships>'
LINK = (
    '<Relationship Id="rId{n}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" '
    'Target="worksheets/sheet{n}.bin"/>'
)


def varied(number, most):
    """Return a number seven bits a byte, the lowest first."""
    found = bytearray()
    while len(found) < most:
        found.append(number & 0x7F | (0x80 if number > 0x7F else 0))
        number >>= 7
        if not number:
            break
    return bytes(found)


def record(number, content=b""):
    return varied(number, 2) + varied(len(content), 4) + content


def wide(text):
    return struct.pack("<I", len(text)) + text.encode("utf-16-le")


def cell(column, value, style=0):
    place = struct.pack("<II", column, style)
    if isinstance(value, bool):
        return record(TRUTH, place + bytes([value]))
    if isinstance(value, int | float):
        return record(REAL, place + struct.pack("<d", value))
    if value.startswith("#"):
        return record(ERROR, place + b"\x2a")  # #N/A
    return record(TEXT, place + wide(value))


def styles():
    """Return the styles of a workbook: of two fonts and two formats of cells, the second ones are struck through."""
    fonts = b"".join(record(43, struct.pack("<HH", 220, flags) + bytes(21)) for flags in (0, 8))
    named = record(626, struct.pack("<I", 1)) + record(47, struct.pack("<HHH", 0xFFFF, 0, 1) + bytes(10)) + record(627)
    formats = b"".join(record(47, struct.pack("<HHH", 0, 0, font) + bytes(10)) for font in (0, 1))
    return record(278) + fonts + named + record(617, struct.pack("<I", 2)) + formats + record(618) + record(279)


def row(number, cells, *, hidden=False, height=300, struck=0):
    head = struct.pack("<IIHBBB", number, 0, height, 0, 0x10 if hidden else 0, 0) + struct.pack("<I", 0)
    written = (cell(column, value, int(column < struck)) for column, value in enumerate(cells) if value is not None)
    return record(ROW, head) + b"".join(written)


def write_xlsb(
    path, rows, *, hidden=(), unseen=(), merged=(), sheets=("Data",), flat=(), wide_as=(), usual=(), struck=None
):
    """Write rows into the first of the sheets.

    `hidden` are rows, `unseen` (first, last) of columns, `merged` (first row, last row, first column, last column).
    `flat` are rows without a height, `wide_as` (first, last, width) of columns, `usual` the width of others.
    `struck` says by row how many of its cells are struck through.
    """
    struck = struck or {}
    last = struct.pack("<IIII", 0, max(len(rows) - 1, 0), 0, max(map(len, rows), default=1) - 1)
    inside = b"".join(
        row(
            *(number, cells),
            hidden=number in hidden,
            height=0 if number in flat else 300,
            struck=struck.get(number, 0),
        )
        for number, cells in enumerate(rows)
    )
    regions = b"".join(record(MERGED, struct.pack("<IIII", *region)) for region in merged)
    columns = b"".join(record(60, struct.pack("<IIIIH", *ends, 2304, 0, 1)) for ends in unseen)
    columns += b"".join(record(60, struct.pack("<IIIIH", *ends, 0, 0)) for ends in wide_as)
    columns = b"".join(record(485, struct.pack("<IHHI", width, 8, 300, 0)) for width in usual) + columns
    page = record(129) + record(148, last) + columns + record(145) + inside + record(146) + regions + record(130)
    empty = record(129) + record(148, bytes(16)) + record(145) + record(146) + record(130)
    named = b"".join(
        record(156, struct.pack("<II", 0, n) + wide(f"rId{n}") + wide(name)) for n, name in enumerate(sheets, 1)
    )
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("[Content_Types].xml", TYPES)
        archive.writestr("xl/workbook.bin", record(131) + record(143) + named + record(144) + record(132))
        if struck:
            archive.writestr("xl/styles.bin", styles())
        links = "".join(LINK.format(n=n) for n in range(1, len(sheets) + 1))
        archive.writestr("xl/_rels/workbook.bin.rels", LINKS.format(links))
        for n in range(1, len(sheets) + 1):
            archive.writestr(f"xl/worksheets/sheet{n}.bin", page if n == 1 else empty)
