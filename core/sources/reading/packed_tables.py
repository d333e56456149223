"""Workbooks and files of statistics in a zip: one is unpacked in memory; its sheets are called “survey.xlsx/Data”."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

from core.domain.location import is_address
from core.domain.reading_layout import ReadingLayout
from core.errors import DamagedFileError, EncryptedFileError, MissingSheetError, RefusedContentError, SourceError
from core.sources import library_faults
from core.sources.alike_sheets import alike_sheets
from core.sources.file_content import FileContent
from core.sources.formats.catalogue import server
from core.sources.formats.delimited.packed_text import MOST_RATIO, SMALL, is_office, is_table
from core.sources.formats.recognise import format_inside, format_of
from core.sources.packed_sheets import BINARY_ENDINGS
from core.sources.server_source import NO_PASSWORD, ServerAccess
from core.sources.sheet_guess import LOOKED_AT, Rows, by_likelihood
from core.sources.source import Source
from core.words import N_, quoted

_QUICK = 4 << 20
"""Bytes of all parts, unpacked, in which tables of equal columns are looked for."""
MOST_BYTES = 1 << 29
"""Bytes that are unpacked, at most: they are held in memory beside the cells."""


def opened(path: str, layout: ReadingLayout, inside: bytes | None = None, access: ServerAccess = NO_PASSWORD) -> Source:
    """Open a file, what was decrypted of it, or a table that is packed in it; of an address, the database.

    Raises:
        SourceError: if it cannot be read as asked.
    """
    if is_address(path):
        return server(path)(path, layout, access)
    packed = _tables(path) if inside is None and Path(path).suffix.lower() == ".zip" else {}
    if not any(_is_binary(name) for name in packed):
        return format_of(path, layout.encoding, inside)(path, layout, inside)
    member, sheet = _chosen(path, packed, layout.sheet)
    if not _is_binary(member):
        source = format_of(path, layout.encoding)(path, replace(layout, sheet=member))
        source.sheets = tuple(packed)
        return source
    content = _unpacked(path, member)
    kind = format_inside(path, member, content)
    try:
        source = kind(path, replace(layout, sheet=sheet), content)
    except MissingSheetError as error:
        raise MissingSheetError(file=path, sheet=f"{member}/{error.sheet}", sheets=error.sheets) from None
    own = tuple(f"{member}/{name}" for name in source.sheets) or (member,)
    is_settled = layout.sheet is not None and layout.header_row is not None
    if sheet is None and is_settled and len(own) > 1:  # a row must not decide which sheet is read
        raise MissingSheetError(file=path, sheet=str(layout.sheet), sheets=quoted(own))
    if layout.sheet is None and sum(packed.values()) <= _QUICK:
        source.like_files = alike_sheets(member, packed, lambda name: _first_rows(path, name))
    source.packed_in = f"{member}/"
    source.sheets = tuple(sheet for name in packed for sheet in (own if name == member else (name,)))
    source.fill(sheet=f"{member}/{source.layout.sheet}" if source.layout.sheet else member)
    return source


def _tables(path: str) -> dict[str, int]:
    """Return the sizes of the tables in a zip by name, in order; {} of other files."""
    content = FileContent(path)
    if not content.is_zip or is_office(content):
        return {}
    import zipfile  # noqa: PLC0415  only where there is a zip

    try:
        with zipfile.ZipFile(path) as archive:
            found = [each for each in archive.infolist() if is_table(each.filename) or _is_binary(each.filename)]
    except library_faults.of_zips() as error:
        raise DamagedFileError(path) from error
    if any(each.flag_bits & 1 for each in found):
        raise EncryptedFileError(file=path)
    return {each.filename: each.file_size for each in found}


def _is_binary(name: str) -> bool:
    """Return whether a part is called like a table that is no text; leftovers of other programs are none."""
    last = Path(name).name
    return last.lower().endswith(BINARY_ENDINGS) and not name.startswith("__MACOSX/") and last[0] not in ".~"


def _chosen(path: str, packed: dict[str, int], asked: str | None) -> tuple[str, str | None]:
    """Return the part that is read, the likeliest if none is asked for, and its sheet; None: the likeliest sheet."""
    if asked is None:
        return by_likelihood(packed, are_ordered=False)[0], None
    if asked in packed:
        return asked, None
    member = next((name for name in packed if _is_binary(name) and asked.startswith(f"{name}/")), None)
    if member is None:
        raise MissingSheetError(file=path, sheet=asked, sheets=quoted(packed))
    return member, asked.removeprefix(f"{member}/")


def _first_rows(path: str, member: str) -> Rows:
    """Return the first rows of a part, of its largest sheet if it has several; [] if it cannot be read."""
    with suppress(SourceError):
        if not _is_binary(member):
            source = format_of(path)(path, ReadingLayout(sheet=member))
        else:
            content = _unpacked(path, member)
            source = format_inside(path, member, content)(path, ReadingLayout(), content)
        return [*islice(chain.from_iterable(chunk.rows for chunk in source.chunks()), LOOKED_AT)]
    return []


def _unpacked(path: str, member: str) -> bytes:
    """Return the bytes of a part, which never take more memory than a workbook would."""
    import zipfile  # noqa: PLC0415  loaded by `_tables`

    try:
        with zipfile.ZipFile(path) as archive, archive.open(member) as file:
            size = max(archive.getinfo(member).compress_size, 1)
            content = file.read(min(MOST_BYTES, max(SMALL, MOST_RATIO * size)) + 1)
            is_more = bool(file.read(1))
    except library_faults.of_zips() as error:
        raise DamagedFileError(path) from error
    if is_more:
        why = N_("Error", "unpacked, “{name}” is too large to be read so. Unpack it yourself, and look at it first.")
        raise RefusedContentError(path, why.format(name=member))
    return content
