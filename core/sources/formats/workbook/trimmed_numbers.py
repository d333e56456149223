"""A workbook without blanks around its numbers, and without a size in rows alone, both of which Excel reads.

Old versions of openxlsx, a package of R, write numbers right-aligned: `<v> 41</v>`. python-calamine 0.9.1 refuses some
of them, and takes the number of a shared text for 0: all texts would become the first one. LibreOffice writes a sheet
of whole rows as `<dimension ref="1:1000"/>`, which python-calamine refuses.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, BinaryIO

from core.patterns import pattern_of
from core.sources.formats.workbook.package import SHEETS, Package

if TYPE_CHECKING:
    import zipfile

_BLANKS_BEFORE = pattern_of(rb"(<(?:\w+:)?v>)[ \t\r\n]++([-+.0-9eE]++[ \t\r\n]*+</)")
_BLANKS_BEHIND = pattern_of(rb"(<(?:\w+:)?v>[-+.0-9eE]++)[ \t\r\n]++(</)")
_WHOLE_ROWS = pattern_of(rb"""<(?:\w+:)?dimension\s[^<>]*?ref\s*=\s*["'](?:[0-9]+:[0-9]+|[A-Z]+:[A-Z]+)["'][^<>]*/>""")
_FASTEST = 1
"""Level of deflate: what is packed here is unpacked at once."""


def trimmed(package: Package, part: str) -> BinaryIO | None:
    """Return the workbook with one of its sheets, mended so; None if it needs no mending.

    Raises:
        UnreadableFileError: if the package is damaged.
    """
    import zipfile  # noqa: PLC0415  loaded where the package was opened

    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=_FASTEST) as archive:
        if part not in package.names() or not _write_trimmed(package, part, archive):
            return None
        # Other sheets, pictures and caches are nothing to the cells of this one.
        for name in package.names():
            if name != part and name.endswith((".xml", ".rels")) and not name.startswith((SHEETS, "xl/pivotCache/")):
                with archive.open(name, "w") as file:
                    for text in package.read(name):
                        file.write(text)
    target.seek(0)
    return target


def _write_trimmed(package: Package, part: str, archive: zipfile.ZipFile) -> bool:
    """Write a sheet without the blanks and such a size, piece by piece; return whether there were any."""
    n_trimmed = 0
    with archive.open(part, "w", force_zip64=True) as file:
        for text in package.cells(part):
            shorter, n_before = _BLANKS_BEFORE.subn(rb"\1\2", text)
            shorter, n_behind = _BLANKS_BEHIND.subn(rb"\1\2", shorter)
            shorter, n_sizes = _WHOLE_ROWS.subn(b"", shorter)
            n_trimmed += n_before + n_behind + n_sizes
            file.write(shorter)
    return n_trimmed > 0
