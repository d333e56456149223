"""Rows of an .xlsx sheet that are struck through, as offices mark records that they have withdrawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import compress

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.zero_formats import STYLES

_STRIKE = b"strike"
_FILLED = pattern_of(rb"<(?:\w+:)?c\b([^<>]*)(?<!/)>")
_ROW = pattern_of(rb"""\sr\s*=\s*["'][A-Z]{1,3}([0-9]{1,7})["']""")
_STYLE = pattern_of(rb"""\ss\s*=\s*["']([0-9]{1,6})["']""")


def struck_styles(package: Package) -> frozenset[bytes]:
    """Return the styles of cells whose font is struck through; most workbooks have none, which a search tells."""
    part = next((each for each in STYLES if each in package.names()), None)
    if part is None or not any(_STRIKE in text for text in package.read(part)):
        return frozenset()
    lists = {each.tag.rpartition("}")[2]: each for each in package.tree(part)}
    struck = {
        str(place)
        for place, font in enumerate(lists.get("fonts", ()))
        if any(each.tag.endswith("}strike") and each.get("val") not in ("0", "false") for each in font)
    }
    formats = enumerate(lists.get("cellXfs", ()))
    return frozenset(str(place).encode() for place, each in formats if each.get("fontId") in struck)


def struck_rows(texts: Callable[[], Iterator[bytes]], styles: frozenset[bytes]) -> frozenset[int]:
    """Return the rows, from 1, all of whose filled cells have one of these styles; `texts` yields the sheet anew."""
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
    return frozenset(struck - others)
