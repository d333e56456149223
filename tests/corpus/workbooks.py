"""Odd and hostile workbooks that are zips: .xlsx, .xlsm, .ods."""

from __future__ import annotations

import io
import warnings
import zipfile
from datetime import date

import msoffcrypto.format.ooxml
import xlsxwriter

from tests.core.sources.written_files import Error, text_cell, with_sheet, write
from tests.corpus.case import read_as, refused

ROWS = [["id", "n"], ["00123", 5], ["1e5", 7]]
PLAIN = ("id|n", "00123|5", "1e5|7")
LAUGHS = "<!DOCTYPE x [<!ENTITY a0 'ha'>" + "".join(f"<!ENTITY a{n} '{f'&a{n - 1};' * 10}'>" for n in range(1, 12))


def table(*rows):
    """Return what writes rows with another library."""
    return lambda path: write(path, rows)


def page(*rows, more=""):
    """Return what writes an .xlsx file whose sheet has these rows of XML."""
    inside = "".join(f'<row r="{n}">{row}</row>' for n, row in enumerate(rows, 1))
    return lambda path: with_sheet(path, inside, more)


NAMES = text_cell("A1", "id") + text_cell("B1", "n")


def changed(make, **parts):
    """Return what writes a workbook and then gives parts another content; {} in it stands for the former one.

    Parts are named by the end of their name without the ending; None takes the part out.
    """

    def rewrite(path):
        make(path)
        old = zipfile.ZipFile(io.BytesIO(path.read_bytes()))
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
            for part in old.namelist():
                key = next((key for key in parts if part.rsplit("/")[-1].split(".")[0] == key), None)
                content = old.read(part).decode() if key else old.read(part)
                if key is None or parts[key] is not None:
                    new.writestr(part, parts[key](content) if key else content)

    return rewrite


def with_part(name, content=b"x"):
    """Return what writes a workbook with one part more, perhaps a second of that name."""

    def add(path):
        write(path, ROWS)
        with zipfile.ZipFile(path, "a") as archive, warnings.catch_warnings(action="ignore"):
            archive.writestr(name, content)

    return add


def book(fill, **options):
    """Return what writes a workbook that `fill(book, sheet)` fills below two names."""

    def make(path):
        with xlsxwriter.Workbook(path, options) as made:
            sheet = made.add_worksheet("Data")
            sheet.write_row(0, 0, ["id", "n"])
            fill(made, sheet)

    return make


def merged(_, sheet):
    sheet.merge_range("A2:A3", "one")
    sheet.write_column("B2", [5, 7])


def hidden(_, sheet):
    sheet.write_row("A2", ["a", 5])
    sheet.write_row("A3", ["b", 7])
    sheet.set_row(1, None, None, {"hidden": True})
    sheet.set_column("B:B", None, None, {"hidden": True})


def days(made, sheet):
    sheet.write_datetime("A2", date(2024, 1, 31), made.add_format({"num_format": "yyyy-mm-dd"}))
    sheet.write("B2", 5)
    sheet.write_row("A3", ["1899-12-31", 7])


def strict(path):
    """Write a workbook in the strict form of the standard, whose namespaces are others."""
    write(path, ROWS)
    names = (
        ("http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://purl.oclc.org/ooxml/spreadsheetml/main"),
        (
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
            "http://purl.oclc.org/ooxml/officeDocument/relationships",
        ),
    )
    old = zipfile.ZipFile(io.BytesIO(path.read_bytes()))
    with zipfile.ZipFile(path, "w") as new:
        for part in old.namelist():
            content = old.read(part).decode()
            for usual, other in names:
                content = content.replace(usual, other)
            new.writestr(part, content)


def locked(path):
    """Write a workbook under a password."""
    plain = write(path.with_name("plain.xlsx"), ROWS)
    with plain.open("rb") as source, path.open("wb") as target:
        msoffcrypto.format.ooxml.OOXMLFile(source).encrypt("secret", target)


def cut(make, part):
    """Return what writes a file and cuts it off."""

    def shorten(path):
        make(path)
        content = path.read_bytes()
        path.write_bytes(content[: int(part * len(content))])

    return shorten


def laughing(content):
    return content.replace("<workbook", LAUGHS + "]><workbook", 1).replace('name="Data"', 'name="&a11;"')


def ods_xml(old, new):
    return changed(table(*ROWS), content=lambda text: text.replace(old, new, 1))


def stored(old, new):
    """Return what writes a workbook whose parts are not packed, and then changes bytes of one, not its checksum."""

    def change(path):
        write(path, ROWS)
        book = zipfile.ZipFile(io.BytesIO(path.read_bytes()))
        with zipfile.ZipFile(path, "w") as plain:
            for part in book.namelist():
                plain.writestr(part, book.read(part))
        content = path.read_bytes()
        assert content.count(old) == 1
        path.write_bytes(content.replace(old, new))

    return change


def bomb(path):
    """Write a workbook with a text of 200 MB, without ever having it in memory: that would count as the reader's."""
    page(NAMES, text_cell("A2", "BOMB"))(path)
    old = zipfile.ZipFile(io.BytesIO(path.read_bytes()))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for part in old.namelist():
            before, *after = old.read(part).split(b"BOMB")
            with new.open(part, "w") as stream:
                stream.write(before)
                for rest in after:
                    for _ in range(200):
                        stream.write(b" " * 1_000_000)
                    stream.write(rest)


def renamed_part(path):
    """Write a workbook in whose list of parts the disk has changed the name of the formats of dates."""
    book(days)(path)
    before, after = path.read_bytes().rsplit(b"xl/styles.xml", 1)
    path.write_bytes(before + b"xl/styles.xm1" + after)


def unpackable(path):
    """Write a spreadsheet whose list of parts begins with a kind of block that packed data do not have."""
    write(path, ROWS)
    with zipfile.ZipFile(path) as book:
        start = book.getinfo("META-INF/manifest.xml").header_offset + 30 + len("META-INF/manifest.xml")
    content = bytearray(path.read_bytes())
    content[start] = 0xFF
    path.write_bytes(content)


ODS_TEXT = '<table:table-cell office:value-type="string"><text:p>00123</text:p></table:table-cell>'
NEVER = "#N/A (formula that was never calculated)|5"
SHEETFUL = (
    '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" '
    'office:value-type="float" office:value="1"/></table:table-row>'
)
BLANKS = (
    '<table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/>'
    "</table:table-row>"
)
VALUE = "<c r='B2'><v>5</v></c>"
CASES = (
    *[read_as(f"plain.{suffix}", table(*ROWS), *PLAIN) for suffix in ("xlsx", "xlsm", "ods")],
    read_as("errors.xlsx", table(*ROWS[:2], ["x", Error("#DIV/0!")]), *PLAIN[:2], "x|#DIV/0!"),
    read_as("errors.ods", table(*ROWS[:2], ["x", Error("#N/A")]), *PLAIN[:2], "x|#N/A"),
    read_as(
        "mixed-types.xlsx",
        table(["x", "n"], ["a", 5], [3, True], [date(2024, 1, 31), 7.5]),
        "x|n",
        "a|5",
        "3|TRUE",
        "2024-01-31|7.5",
    ),
    read_as("merged.xlsx", book(merged), "id|n", "one|5", "|7"),
    read_as("hidden-rows.xlsx", book(hidden), "id|n", "a|5", "b|7"),
    read_as("early-dates.xlsx", book(days), "id|n", "2024-01-31|5", "1899-12-31|7"),
    read_as("since-1904.xlsx", book(days, date_1904=True), "id|n", "2024-01-31|5", "1899-12-31|7"),
    read_as("strict.xlsx", strict, *PLAIN),
    read_as(
        "formulas.xlsx", book(lambda _, s: s.write_formula("A2", "=1+1", None, 2) or s.write("B2", 5)), "id|n", "2|5"
    ),
    read_as(
        "formula-text.xlsx",
        book(lambda _, s: s.write_formula("A2", '="a"', None, "a") or s.write("B2", 5)),
        "id|n",
        "a|5",
    ),
    read_as("formula-unevaluated.xlsx", page(NAMES, "<c r='A2'><f>1+1</f></c>" + VALUE), "id|n", NEVER),
    read_as("formula-empty-value.xlsx", page(NAMES, "<c r='A2'><f>1+1</f><v></v></c>" + VALUE), "id|n", NEVER),
    read_as(
        "formula-empty-text.xlsx",
        page(
            NAMES, "<c r='A2' t='str'><f>\"\"</f><v></v></c>" + VALUE, text_cell("A3", "a") + "<c r='B3'><v>7</v></c>"
        ),
        "id|n",
        "|5",
        "a|7",
    ),
    read_as(
        "rich-text.xlsx",
        page(
            NAMES,
            '<c r="A2" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r><rPh sb="0" eb="1"><t>z</t></rPh></is></c>'
            + VALUE,
        ),
        "id|n",
        "ab|5",
    ),
    read_as("escapes.xlsx", page(NAMES, text_cell("A2", "a&amp;b&lt;c") + VALUE), "id|n", "a&b<c|5"),
    read_as("nan.xlsx", page(NAMES, text_cell("A2", "a") + "<c r='B2'><v>NaN</v></c>"), "id|n", "a|nan"),
    read_as("not-a-number.xlsx", page(NAMES, text_cell("A2", "a") + "<c r='B2'><v>5;6</v></c>"), "id|n", "a|5;6"),
    read_as(
        "seventeen-digits.xlsx",
        page(NAMES, "<c r='A2'><v>9007199254740991</v></c>" + VALUE),
        "id|n",
        "9007199254740991|5",
    ),
    refused("eighteen-digits.xlsx", page(NAMES, "<c r='A2'><v>900719925474099255</v></c>" + VALUE), "digits"),
    read_as("right-to-left.xlsx", table(["שם", "n"], ["א", 5], ["\u202eabc", 7]), "שם|n", "א|5", "\u202eabc|7"),
    refused(
        "no-number.xlsx",
        page(NAMES, text_cell("A2", "a") + "<c r='B99999999999999999999'><v>5</v></c>"),
        "damaged|cannot be read",
    ),
    refused("string-missing.xlsx", page(NAMES, "<c r='A2' t='s'><v>99</v></c>" + VALUE), "damaged|text"),
    refused("strings-missing.xlsx", changed(table(*ROWS), sharedStrings=None), "damaged|nothing|text"),
    refused("sheet-missing.xlsx", changed(table(*ROWS), sheet1=None), "damaged|nothing"),
    refused(
        "no-xml.ods", ods_xml("<text:p>00123</text:p>", '<text:p office:string-value="">00123</text:q>'), "damaged"
    ),
    refused("no-such-encoding.xlsx", changed(table(*ROWS), workbook=lambda t: t.replace("UTF-8", "X-9")), "damaged"),
    refused("no-workbook.xlsx", changed(table(*ROWS), workbook=None), "a workbook of which parts are missing"),
    refused("laughs.xlsx", changed(table(*ROWS), workbook=laughing), "damaged"),
    refused(
        "laughs-in-sheet.xlsx",
        changed(
            table(*ROWS),
            sheet1=lambda t: t.replace("<worksheet", LAUGHS + "]><worksheet", 1).replace(
                "<sheetData>", "<sheetData>&a11;", 1
            ),
        ),
        "damaged",
    ),
    refused(
        "from-the-disk.xlsx",
        changed(
            table(*ROWS),
            workbook=lambda t: t.replace(
                "<workbook", '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><workbook', 1
            ).replace('name="Data"', 'name="&e;"'),
        ),
        "damaged",
    ),
    refused(
        "laughs.ods",
        ods_xml("<office:document-content", LAUGHS + "]><office:document-content office:x='&a11;'"),
        "damaged",
    ),
    refused("tag-never-closed.ods", ods_xml("</table:table>", "</tabe:table>"), "damaged"),
    refused("no-such-encoding.ods", ods_xml("UTF-8", "X-9"), "damaged"),
    refused("text-changed-on-the-disk.xlsx", stored(b"<t>00123</t>", b"<t>00723</t>"), "damaged"),
    refused("name-changed-on-the-disk.xlsx", renamed_part, "damaged"),
    refused("text-changed-on-the-disk.ods", stored(b"<text:p>00123", b"<text:p>00723"), "damaged"),
    refused("cell-changed-on-the-disk.xlsx", stored(b"<v>5</v>", b"<v>6</v>"), "damaged"),
    refused("list-not-unpacked.ods", unpackable, "damaged"),
    read_as(
        "formula-unevaluated.ods",
        ods_xml(ODS_TEXT, '<table:table-cell table:formula="of:=1+1"/>'),
        "id|n",
        NEVER,
        "1e5|7",
    ),
    read_as(
        "formula-compared.ods", ods_xml(ODS_TEXT, '<table:table-cell table:formula="of:=1>0"/>'), "id|n", NEVER, "1e5|7"
    ),
    read_as(
        "formula.ods",
        ods_xml(ODS_TEXT, '<table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="2"/>'),
        "id|n",
        "2|5",
        "1e5|7",
    ),
    read_as(
        "formula-empty-text.ods",
        ods_xml(
            ODS_TEXT, '<table:table-cell table:formula="of:=x" office:value-type="string" office:string-value=""/>'
        ),
        "id|n",
        "|5",
        "1e5|7",
    ),
    read_as("zip-slip.xlsx", with_part("../../../../tmp/slipped"), *PLAIN),
    read_as("absolute-name.xlsx", with_part("/etc/slipped"), *PLAIN),
    read_as("external-link.xlsx", with_part("xl/externalLinks/externalLink1.xml", b"<externalLink/>"), *PLAIN),
    read_as("macros.xlsm", with_part("xl/vbaProject.bin"), *PLAIN),
    refused(
        "sheet-from-outside.xlsx",
        changed(table(*ROWS), workbook=lambda t: t.replace("worksheets/sheet1.xml", "../../../../etc/passwd")),
        "damaged|nothing",
    ),
    refused("part-twice.xlsx", with_part("xl/workbook.xml"), "inner structure"),
    refused("locked.xlsx", locked, "password"),
    refused("whole-sheet.xlsx", page(NAMES, "<c r='XFD1048576'><v>1</v></c>"), "spread over|memory"),
    refused(
        "whole-sheet-lied-about.xlsx",
        page(NAMES, "<c r='XFD1048576'><v>1</v></c>", more='<dimension ref="A1:B2"/>'),
        "memory",
    ),
    read_as(
        "whole-sheet-claimed.xlsx",
        page(NAMES, text_cell("A2", "a") + VALUE, more='<dimension ref="A1:XFD1048576"/>'),
        "id|n",
        "a|5",
    ),
    refused("zip-bomb.xlsx", bomb, "unpacked it would take"),
    refused(
        "bomb.ods",
        ods_xml(
            "<table:table-row>",
            f"{SHEETFUL}<table:table-row>",
        ),
        "memory|cannot be read|damaged",
    ),
    refused("nothing.xlsx", table(), "nothing in it"),
    refused("nothing.ods", table(), "nothing in it"),
    *[
        refused(f"cut-{part}.{suffix}", cut(table(*ROWS), part), "damaged|not saved|zip")
        for suffix in ("xlsx", "ods")
        for part in (0.3, 0.9)
    ],
    read_as(
        "comment-in-cell.ods",
        ods_xml(
            "<text:p>00123</text:p>",
            "<office:annotation><text:p>secret</text:p></office:annotation><text:p>00123</text:p>",
        ),
        *PLAIN,
    ),
    read_as(
        "spaces.ods",
        ods_xml("<text:p>00123</text:p>", "<text:p>a<text:s text:c='2'/>b</text:p>"),
        "id|n",
        "a  b|5",
        "1e5|7",
    ),
    read_as(
        "paragraphs.ods",
        ods_xml("<text:p>00123</text:p>", "<text:p>a</text:p><text:p>b</text:p>"),
        "id|n",
        "a\nb|5",
        "1e5|7",
    ),
    read_as(
        "empty-rows-to-the-end.ods",
        ods_xml(
            "</table:table>",
            f"{BLANKS}</table:table>",
        ),
        *PLAIN,
    ),
)
