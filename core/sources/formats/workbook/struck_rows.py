"""Rows of an .xlsx sheet that are struck through, as records that were withdrawn, or written in white, unseen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import compress
from typing import TYPE_CHECKING

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.zero_formats import STYLES

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_STRIKE, _WHITE = b"strike", rb"""color\s[^<>]*(?:[fF]{6}|theme=["']0)["']"""
_BACKGROUND = "0"
"""The colour of a theme that sheets have, which is white."""
_FILLED = pattern_of(rb"<(?:\w+:)?c\b([^<>]*)(?<!/)>")
_ROW = pattern_of(rb"""\sr\s*=\s*["'][A-Z]{1,3}([0-9]{1,7})["']""")
_STYLE = pattern_of(rb"""\ss\s*=\s*["']([0-9]{1,6})["']""")


def struck_styles(package: Package) -> frozenset[bytes]:
    """Return the styles of cells whose font is struck through; most workbooks have none, which a search tells."""
    return _styles(package, _STRIKE, _is_struck)


def white_styles(package: Package) -> frozenset[bytes]:
    """Return the styles of cells that are written in white on no colour of their own."""
    return _styles(package, _WHITE, _is_white, is_bare=True)


def _styles(
    package: Package, mark: bytes, is_such: Callable[[Element], bool], *, is_bare: bool = False
) -> frozenset[bytes]:
    """Return the styles of cells with such a font, and without a fill if they have to be bare."""
    part = next((each for each in STYLES if each in package.names()), None)
    if part is None or not any(re.search(mark, text) for text in package.read(part)):
        return frozenset()
    lists = {each.tag.rpartition("}")[2]: each for each in package.tree(part)}
    fonts = {str(place) for place, font in enumerate(lists.get("fonts", ())) if is_such(font)}
    filled = {str(place) for place, fill in enumerate(lists.get("fills", ())) if is_bare and _is_filled(fill)}
    formats = enumerate(lists.get("cellXfs", ()))
    return frozenset(
        str(place).encode()
        for place, each in formats
        if each.get("fontId") in fonts and each.get("fillId") not in filled
    )


def _is_struck(font: Element) -> bool:
    return any(each.tag.endswith("}strike") and each.get("val") not in ("0", "false") for each in font)


def _is_white(font: Element) -> bool:
    color = next((each for each in font if each.tag.endswith("}color")), None)
    if color is None or color.get("tint", "0") != "0":
        return False
    return color.get("theme") == _BACKGROUND or color.get("rgb", "").upper()[-6:] == "FFFFFF"


def _is_filled(fill: Element) -> bool:
    return not (
        len(fill) == 1 and fill[0].get("patternType", "none") == "none" and fill[0].tag.endswith("}patternFill")
    )


def rows_with(texts: Callable[[], Iterator[bytes]], styles: frozenset[bytes], *, wholly: bool) -> frozenset[int]:
    """Return the rows, from 1, of whose filled cells one, or all if `wholly`, has one of these styles.

    `texts` yields the sheet anew.
    """
    words = [b's="%b"' % style for style in styles]
    said = [any(text.rfind(word) >= 0 for word in words) for text in (texts() if words else ())]
    if not any(said):
        return frozenset()
    # Cells of one row stand together: it is enough to look at the pieces beside those with such a style, too.
    near = [
        here or before or after for before, here, after in zip([False, *said], said, [*said[1:], False], strict=False)
    ]
    struck: set[int] = set()
    others: set[int] = set()
    for text in compress(texts(), near):
        for cell in _FILLED.findall(text):
            row, style = _ROW.search(cell), _STYLE.search(cell)
            if row is not None:
                (struck if style is not None and style[1] in styles else others).add(int(row[1]))
    return frozenset(struck - others if wholly else struck)
