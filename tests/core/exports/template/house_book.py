"""A template as an office has one: a logo, a chart, a text box, formats and formulas of its own, made by xlsxwriter."""

from __future__ import annotations

import io
import struct
import zlib

import xlsxwriter

BLUE, GREY = "FF003366", "FFEEEEEE"


def png():
    """Return a picture of one point."""
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(b"\0\0\0\0")),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def write_house_book(path, cells=(), names=()):
    """Write a template with two sheets.

    Args:
        path: of the file.
        cells: (place, content) on its sheet "Report" besides its own.
        names: (name, range) of the workbook.
    """
    book = xlsxwriter.Workbook(path)
    head = book.add_format({"bold": True, "font_color": "#003366", "font_size": 16})
    number = book.add_format({"num_format": "0.0", "bg_color": "#EEEEEE", "italic": True})
    sheet, notes = book.add_worksheet("Report"), book.add_worksheet("Über & mehr")
    sheet.set_column("A:A", 33)
    sheet.write("A1", "{{title}}", head)
    sheet.write("A2", "As of {{date}}; source: {{source}}")
    sheet.write("A4", "{{Age × Sex}}", number)
    sheet.write("A20", "Sum of women")
    sheet.write_formula("B20", "=SUM(B5:B7)", number, 999)
    sheet.merge_range("A22:D22", "House style")
    sheet.insert_image("G1", "logo.png", {"image_data": io.BytesIO(png())})
    sheet.insert_textbox("G20", "A box that no library keeps")
    chart = book.add_chart({"type": "column"})
    chart.add_series({"categories": "=Report!$A$5:$A$7", "values": "=Report!$B$5:$B$7"})
    sheet.insert_chart("G4", chart)
    notes.write("A1", "{{statement}}")
    notes.write_formula("A2", "=Report!B20*2", None, 999)
    for place, content in cells:
        sheet.write(place, content)
    for name, place in names:
        book.define_name(name, place)
    book.close()
    return path
