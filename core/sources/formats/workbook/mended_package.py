"""A workbook that its program reads and python-calamine 0.9.1 refuses, written again as the parser wants it.

Two are known: an Excel workbook with hidden sheets without parts, as old modules of macros are; and an OpenDocument
spreadsheet with line ends between the cells, which LibreOffice takes for layout.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import BinaryIO

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package, workbook_folder

_CONTENT = "content.xml"
_SHEET = pattern_of(rb"""<(?:\w+:)?sheet\b[^<>]*?\w+:id\s*=\s*["']([^"'<>]*)["'][^<>]*/>""")
_HIDDEN = pattern_of(rb"""\bstate\s*=\s*["'](?:veryH|h)idden["']""")
_LINK = pattern_of(rb"""<(?:\w+:)?Relationship\b[^<>]*?\bId\s*=\s*["']([^"'<>]*)["']""")
_LAYOUT_BEHIND = pattern_of(rb"(</?(?:table|office):[^<>]*+>|</text:p>)[ \t\r\n]++(?=<)")
_LAYOUT_BEFORE = pattern_of(rb"(>)[ \t\r\n]++(?=</?(?:table|office):)")
_FASTEST = 1
"""Level of deflate: what is packed here is unpacked at once."""


def mended_excel(package: Package) -> BinaryIO | None:
    """Return an Excel workbook without the hidden sheets that have no part; None if all have one.

    A visible one had records, perhaps, and is lost.

    Raises:
        UnreadableFileError: if the package is damaged.
    """
    folder = workbook_folder(package.names())
    if folder is None:
        return None
    links = {link for text in package.read(f"{folder}_rels/workbook.xml.rels") for link in _LINK.findall(text)}
    listed = f"{folder}workbook.xml"

    def kept(text: bytes) -> bytes:
        return _SHEET.sub(lambda found: b"" if found[1] not in links and _HIDDEN.search(found[0]) else found[0], text)

    is_whole = all(kept(text) == text for text in package.read(listed))
    return None if is_whole else _written(package, listed, kept)


def mended_opendocument(package: Package) -> BinaryIO | None:
    """Return an OpenDocument spreadsheet without blanks and line ends between its cells; None if there are none.

    Raises:
        UnreadableFileError: if the package is damaged.
    """
    first = next(package.read(_CONTENT), b"")
    return _written(package, _CONTENT, _without_layout) if _without_layout(first) != first else None


def _without_layout(text: bytes) -> bytes:
    return _LAYOUT_BEFORE.sub(rb"\1", _LAYOUT_BEHIND.sub(rb"\1", text))


def _written(package: Package, part: str, mend: Callable[[bytes], bytes]) -> BinaryIO:
    """Return the package with one of its parts mended, piece by piece."""
    import zipfile  # noqa: PLC0415  loaded where the package was opened

    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=_FASTEST) as archive:
        for name in package.names():
            with archive.open(name, "w", force_zip64=True) as file:
                for text in package.read(name):
                    file.write(mend(text) if name == part else text)
    target.seek(0)
    return target
