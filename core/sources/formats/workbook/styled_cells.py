"""Finds the first numbers of an .xlsx sheet whose cells have a number format of some kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.zero_formats import STYLES
from core.sources.letters import column_number

_LOOKED_AT = 1 << 18
"""Bytes of a sheet: some thousand cells, in a few thousandths of a second."""
_MOST_STYLES = 1 << 20
"""Bytes of styles, at most, which are looked through for such formats."""
_CODE = pattern_of(rb'formatCode="([^"]*)"')
_CELL = pattern_of(rb"<(?:\w+:)?c\b([^<>]*)(?<!/)>(?:\s*<(?:\w+:)?f\b[^<]*(?:</(?:\w+:)?f>)?)?\s*<(?:\w+:)?v>([^<]*)<")
_STYLE = pattern_of(rb"""\ss\s*=\s*["']([0-9]{1,6})["']""")
_COLUMN = pattern_of(rb"""\sr\s*=\s*["']([A-Z]{1,3})[0-9]""")
_TYPE = pattern_of(rb"""\st\s*=\s*["'](?!n["'])""")

Shown = TypeVar("Shown")


def styles_of(package: Package, shown_by: Callable[[str], Shown | None]) -> Mapping[bytes, Shown]:
    """Return what the styles of cells show, those left out that show nothing of the kind.

    Args:
        package: the workbook; most have no such format, which a search tells.
        shown_by: returns what a format shows; something false of others.
    """
    part = next((each for each in STYLES if each in package.names()), None)
    if part is None or package.size(part) > _MOST_STYLES:
        return {}
    codes = _CODE.findall(b"".join(package.bytes_of(part)))
    if not any(shown_by(code.decode("utf-8", "replace").replace("&quot;", '"')) for code in codes):
        return {}
    lists = {each.tag.rpartition("}")[2]: each for each in package.tree(part)}
    shown = {str(each.get("numFmtId")): shown_by(str(each.get("formatCode"))) for each in lists.get("numFmts", ())}
    cells = ((place, shown.get(str(each.get("numFmtId")))) for place, each in enumerate(lists.get("cellXfs", ())))
    return {str(place).encode(): found for place, found in cells if found}


def styled_numbers(texts: Iterator[bytes], styles: Mapping[bytes, Shown]) -> Iterator[tuple[int, Shown, bytes]]:
    """Yield the column, what is shown, and the number of each of the first cells with one of the styles.

    Args:
        texts: pieces of a sheet, cut behind cells.
        styles: see `styles_of`.
    """
    if not styles:
        return
    for attributes, number in _CELL.findall(next(texts, b"")[:_LOOKED_AT]):
        style, column = _STYLE.search(attributes), _COLUMN.search(attributes)
        if style is not None and column is not None and style[1] in styles and _TYPE.search(attributes) is None:
            yield column_number(column[1].decode()), styles[style[1]], number
