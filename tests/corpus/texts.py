"""Odd and hostile text files."""

from __future__ import annotations

from tests.corpus.case import read_as, refused, told


def text(content, encoding="utf-8"):
    """Return what writes `content`, text or bytes."""
    raw = content.encode(encoding) if isinstance(content, str) else content
    return lambda path: path.write_bytes(raw)


PLAIN = ("id|n", "00123|5", "1e5|7")
LONG = ("id|n", "12345678901234567890|1", "12345678901234567891|2")

CASES = (
    read_as("codes-stay.csv", text("id,n\n00123,5\n1e5,7\n"), *PLAIN),
    read_as("long-ids-stay.csv", text("id,n\n12345678901234567890,1\n12345678901234567891,2\n"), *LONG),
    read_as("semicolons.csv", text("id;n\n00123;5\n1e5;7\n"), *PLAIN),
    read_as("tabs-in.csv", text("id\tn\n00123\t5\n1e5\t7\n"), *PLAIN),
    read_as("commas-in.tsv", text("id,n\n00123,5\n1e5,7\n"), *PLAIN),
    read_as("bars.txt", text("id|n\n00123|5\n1e5|7\n"), *PLAIN),
    read_as("sep-line.csv", text("sep=;\nid;n\n00123;5\n1e5;7\n"), *PLAIN),
    read_as("CAPITALS.CSV", text("id,n\n00123,5\n1e5,7\n"), *PLAIN),
    read_as("mark.csv", text("id,n\n00123,5\n1e5,7\n", "utf-8-sig"), *PLAIN),
    read_as("two-marks.csv", text("\ufeff\ufeffid,n\n00123,5\n1e5,7\n"), *PLAIN),
    read_as("utf16.csv", text("id,n\n00123,5\n1e5,7\n", "utf-16"), *PLAIN),
    read_as("utf16-be-no-mark.csv", text("id,n\n00123,5\n1e5,7\n", "utf-16-be"), *PLAIN),
    read_as("utf32.csv", text("id,n\n00123,5\n1e5,7\n", "utf-32"), *PLAIN),
    read_as("latin1.csv", text("ort,n\n" + "Köln,5\nNîmes,7\n" * 4, "latin-1"), "ort|n", *["Köln|5", "Nîmes|7"] * 4),
    told(
        "utf8-below-latin.csv",
        text(b"town,n\n" + "Süd,1\n".encode("cp1252") * 12 + "Köln,2\n".encode() * 3),
        "Letters look wrong in row 14",
        "town|n",
        *["Süd|1"] * 12,
        *["KĂśln|2"] * 3,
        as_written="count",
    ),
    read_as("returns.csv", text("id,n\r00123,5\r1e5,7\r"), *PLAIN),
    read_as("mixed-ends.csv", text("id,n\r\n00123,5\n1e5,7\r"), *PLAIN),
    read_as("blank-lines.csv", text("\n\nid,n\n\n00123,5\n,\n1e5,7\n\n"), *PLAIN),
    read_as("trailing-commas.csv", text("id,n,\n00123,5,\n1e5,7,\n"), *PLAIN),
    read_as("newlines-in-cells.csv", text('id,n\n"a\nb\r\nc",5\n'), "id|n", "a\nb\r\nc|5"),
    read_as("decimal-commas.csv", text("x;n\na;1,5\nb;1,234\n"), "x|n", "a|1,5", "b|1,234"),
    read_as("formulas-as-text.csv", text("id,n\n=1+1,5\n@x,7\n"), "id|n", "=1+1|5", "@x|7"),
    read_as("nan-and-inf.csv", text("id,n\nNaN,5\ninf,7\nNA,8\n"), "id|n", "NaN|5", "inf|7", "NA|8"),
    read_as("early-dates.csv", text("d,n\n1899-12-31,5\n0001-01-01,7\n"), "d|n", "1899-12-31|5", "0001-01-01|7"),
    read_as("mixed-types.csv", text("x,n\na,5\n3,7\n2024-01-31,8\n"), "x|n", "a|5", "3|7", "2024-01-31|8"),
    read_as("unicode-names.csv", text("שם,ñ\nא,5\n\u202eabc,7\n"), "שם|ñ", "א|5", "\u202eabc|7"),
    read_as("composed.csv", text("é,e\u0301\na,5\n"), "é|e\u0301", "a|5"),
    read_as("control-letters.csv", text("a\x07b,n\nx\x1b[31m,5\n"), "a\x07b|n", "x\x1b[31m|5"),
    read_as("line-separators.csv", text("a,n\nx\u2028y,5\nx\x0by,7\n"), "a|n", "x\u2028y|5", "x\x0by|7"),
    read_as("long-cell.csv", text("a,n\n" + "x" * 1_000_000 + ",5\n"), "a|n", "x" * 1_000_000 + "|5"),
    read_as("only-one-column.csv", text("a\nx\ny\n"), "a", "x", "y"),
    refused("template.html", text("{% block people %}\n<b>Age, sex</b>\n"), "the template of a web page"),
    refused("~$opened.xlsx", text(b"\x04USER" + 50 * b" "), "somebody has a file open"),
    refused("no-rows.csv", text("id,n\n"), "no rows"),
    refused("nothing.csv", text(b""), "nothing in it"),
    refused("only-a-mark.csv", text(b"\xef\xbb\xbf"), "nothing in it"),
    refused("only-blanks.csv", text(" \n\t\n  \n"), "nothing in it"),
    refused("short-row.csv", text("id,n,m\na,5,6\nb,7\n"), "row 3, column C .*2 cells, the header 3"),
    refused("long-row.csv", text("id,n\na,5\nb,7,8\n"), "row 3, column C.*3 cells, the header 2"),
    read_as("same-name-twice.csv", text("id,n,id\na,5,6\nb,7,8\n"), "id (1)|n|id (2)", "a|5|6", "b|7|8"),
    read_as("name-missing.csv", text("id,,n\na,5,6\nb,7,8\n"), "id|Column B|n", "a|5|6", "b|7|8"),
    refused("open-quote.csv", text('id,n\na,5\n"b,7\nc,8\n'), "row 3: the quotes do not match"),
    refused("quote-inside.csv", text('id,n\na,5\n"b"x,7\n'), "row 3: the quotes do not match"),
    refused("zero-bytes.csv", text("id,n\na,5\nb\0,7\n" * 3), "a text with a zero byte in line 3"),
    read_as("late-zero-byte.csv", text("id,n\n" + "x" * 5000 + ",5\nb\0,7\n"), "id|n", "x" * 5000 + "|5", "b\0|7"),
    refused("noise.csv", text(bytes(range(256)) * 40), "no text and no format"),
    refused(
        "half-a-pair.csv", text("id,n\na,5\n".encode("utf-16") + b"\x00\xd8\x41\x00"), "row 3.*not text|not text in"
    ),
    refused("web-page.csv", text("<!DOCTYPE html><table><tr><td>1</td></tr></table>"), "a web page"),
    refused("packed.csv", text(b"\x1f\x8b\x08\0\0\0\0\0\0\3"), "packed text"),
    read_as(
        "many-names.csv",
        text(",".join(["a"] * 300) + "\n" + ",".join(["x"] * 300) + "\n"),
        "|".join(f"a ({n})" for n in range(1, 301)),
        "|".join(["x"] * 300),
    ),
)
