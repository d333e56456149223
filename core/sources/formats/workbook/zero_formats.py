"""Numbers of an .xlsx sheet that are shown with leading zeros, by a format such as 00000."""

from __future__ import annotations

from collections.abc import Iterator

from core.patterns import pattern_of
from core.sources.formats.workbook.package import ErrorCells, Package
from core.sources.leading_zeros import digits_shown
from core.sources.letters import column_number

STYLES = ("xl/styles.xml", "styles.xml")
"""Where formats of cells are kept: in Excel's own folder, or in none."""
_CELL = pattern_of(rb"<(?:\w+:)?c\b([^>]*)(?<!/)>(?:\s*<(?:\w+:)?f\b[^<]*(?:</(?:\w+:)?f>)?)?\s*<(?:\w+:)?v>([^<]*)<")
_STYLE = pattern_of(rb"""\ss\s*=\s*["']([0-9]{1,6})["']""")
_REFERENCE = pattern_of(rb"""\sr\s*=\s*["']([A-Z]{1,3})([0-9]{1,7})["']""")
_TYPE = pattern_of(rb"""\st\s*=\s*["'](?!n["'])""")
_WHOLE = pattern_of(rb"[0-9]{1,15}")


def zero_widths(package: Package) -> dict[bytes, int]:
    """Return how many digits each style shows at least, for the styles that show leading zeros."""
    part = next((each for each in STYLES if each in package.names()), None)
    if part is None:
        return {}
    tree = package.tree(part)
    formats = {
        each.get("numFmtId"): width
        for each in tree.iter()
        if each.tag.endswith("}numFmt") and (width := digits_shown(str(each.get("formatCode"))))
    }
    cells = next((each for each in tree if each.tag.endswith("}cellXfs")), ())
    return {
        str(place).encode(): formats[each.get("numFmtId")]
        for place, each in enumerate(cells)
        if each.get("numFmtId") in formats
    }


def padded_cells(texts: Iterator[bytes], widths: dict[bytes, int]) -> ErrorCells:
    """Return the text of the whole numbers that are shown with zeros before them; texts are cut behind cells."""
    found: ErrorCells = {}
    for text in texts:
        for attributes, value in _CELL.findall(text):
            style, place = _STYLE.search(attributes), _REFERENCE.search(attributes)
            width = widths.get(style[1], 0) if style else 0
            if not width or place is None or _TYPE.search(attributes) or not _WHOLE.fullmatch(value):
                continue
            shown = value.decode().zfill(width)
            found.setdefault(int(place[2]), {})[column_number(place[1].decode())] = shown
    return found
