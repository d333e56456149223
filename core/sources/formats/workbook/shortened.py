"""A workbook of the first rows of another: small, so that whoever waits for a large one sees something at once.

Only texts are cut; what they mean is left to the parser of all workbooks. Where a text is written in a way that could
be cut wrongly, there is no shortened workbook.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from core.patterns import pattern_of
from core.sources.formats.workbook.package import SHEETS, Package, SheetPart
from core.sources.source import CHUNK_ROWS, FIRST_ROWS

STRINGS = "xl/sharedStrings.xml"
BESIDE = (SHEETS, STRINGS, *("xl/pivotCache/", "xl/drawings/", "xl/charts/", "docProps/", "customXml/"))
"""Where the parts are that no cell of the sheet needs, or that are cut."""
MOST_ROWS = FIRST_ROWS + CHUNK_ROWS + 8
"""Rows of a sheet, at most: those that tell how numbers and dates are written, and some above; others come later."""
MOST_COPIED = 8 << 20
"""Bytes of the parts that are copied unchanged; more would take as long as the whole file."""
MOST_STRINGS = 32 << 20
"""Bytes of shared texts that are searched for those of the first rows; later ones are not worth the wait."""

_ROOT = pattern_of(rb"<(\w+:)?(?:worksheet|sst)[\s>]")
_SAYS_SHARED = pattern_of(rb"""\bt\s*=\s*["']s["']""")
_SHARED = pattern_of(rb"""(<(?:\w+:)?c\s(?:[^>]*\s)?t=["']s["'][^>]*(?<!/)>\s*<(?:\w+:)?v>)([0-9]{1,10})(?=<)""")


class UncutError(Exception):
    """There is no safe place to cut."""


def shortened(package: Package, part: str, n_rows: int) -> bytes:
    """Return an .xlsx file with the first `n_rows` rows, at most, of the sheet that is that part.

    Raises:
        UncutError: if there can be none.
        UnreadableFileError: if what is read of the package is damaged.
    """
    pieces = _first_rows(package, part, n_rows)
    wanted = sorted({*map(int, pieces[2::3])})
    parts = _copied(package)
    if wanted:
        parts[STRINGS] = _strings(package, wanted)
    places = {index: b"%d" % place for place, index in enumerate(wanted)}
    pieces[2::3] = [places[int(index)] for index in pieces[2::3]]
    parts[part] = b"".join(pieces)
    return _zipped(parts)


def shown_sheets(package: Package) -> dict[str, SheetPart]:
    """Return the sheets with cells that are shown, or all with cells if none is."""
    pages = {name: sheet for name, sheet in package.sheets().items() if sheet.part.startswith(SHEETS)}
    return {name: sheet for name, sheet in pages.items() if sheet.visible} or pages


def _first_rows(package: Package, part: str, n_rows: int) -> list[bytes]:
    """Return the first rows of the sheet that are whole in its first piece, with every third one a shared text."""
    text = next(package.read(part), b"")
    prefix = _prefix(text)
    if b"<%brow" % prefix not in text and not package.is_long(part):
        return [b"".join(package.read(part))]
    row_end = b"</%brow>" % prefix
    *found, _ = text.split(row_end, n_rows)
    rows = b"".join(each + row_end for each in found)
    pieces = _SHARED.split(rows)
    if not found or len(_SAYS_SHARED.findall(rows)) != len(pieces) // 3:
        raise UncutError
    return [*pieces, b"</%bsheetData></%bworksheet>" % (prefix, prefix)]


def _strings(package: Package, wanted: Sequence[int]) -> bytes:
    """Return the list of shared texts with those `wanted` alone, in order."""
    pieces = _bounded(package.read(STRINGS))
    first = next(pieces, b"")
    prefix = _prefix(first)
    item, end = b"<%bsi" % prefix, b"</%bsi>" % prefix
    head, _, text = first.partition(item)
    found: list[bytes] = []
    text, n = item + text, 0
    while True:
        *items, rest = text.split(end)
        if text.count(item) - rest.count(item) != len(items):  # an empty one may be written in one tag
            raise UncutError
        found += [items[index - n] for index in wanted[len(found) :] if index < n + len(items)]
        n += len(items)
        if len(found) == len(wanted):
            return b"".join((head, *(text + end for text in found), b"</%bsst>" % prefix))
        text = rest + _next(pieces)


def _prefix(text: bytes) -> bytes:
    """Return the name space before the tags of a text, with its colon."""
    root = _ROOT.search(text)
    if root is None or b"<!" in text:  # comments and declarations may hold whatever looks like a tag
        raise UncutError
    return root[1] or b""


def _bounded(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """Yield the pieces, as long as they are not too many."""
    n = 0
    for text in pieces:
        n += len(text)
        if n > MOST_STRINGS or b"<!" in text:
            raise UncutError
        yield text


def _next(pieces: Iterator[bytes]) -> bytes:
    try:
        return next(pieces)
    except StopIteration:
        raise UncutError from None


def _copied(package: Package) -> dict[str, bytes]:
    """Return all that the parser may look up: formats of cells, the list of sheets, where each part is."""
    names = [name for name in package.names() if name.endswith((".xml", ".rels")) and not name.startswith(BESIDE)]
    if sum(map(package.size, names)) > MOST_COPIED:
        raise UncutError
    return {name: b"".join(package.read(name)) for name in names}


def _zipped(parts: dict[str, bytes]) -> bytes:
    import zipfile  # noqa: PLC0415  loaded where the package was opened

    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return target.getvalue()
