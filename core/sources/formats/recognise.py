"""What a file really is, by its first bytes, whatever its name promises."""

from __future__ import annotations

import os
import stat
import zipfile
from pathlib import Path

from core.errors import (
    EmptyFileError,
    EncryptedFileError,
    MissingFileError,
    SourceError,
    UnreadableFileError,
    WrongFormatError,
)
from core.sources import library_faults
from core.sources.formats.catalogue import by_suffix, every, suffixes
from core.sources.source import Source
from core.words import N_

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_OLD_SHEETS = (b"\x09\x00\x04\x00", b"\x09\x02\x06\x00", b"\x09\x04\x06\x00")  # BIFF 2, 3, 4: before there was OLE
_MAGIC = (
    (b"PAR1", "parquet", N_("Error", "a parquet file")),
    (b"%PDF", "", N_("Error", "a PDF document")),
    (b"\x1f\x8b", "", N_("Error", "a gzip archive")),
    (b"7z\xbc\xaf", "", N_("Error", "a 7-Zip archive")),
    (b"Rar!", "", N_("Error", "a RAR archive")),
    (b"\x89PNG", "", N_("Error", "a picture")),
    (b"\xff\xd8\xff", "", N_("Error", "a picture")),
    (b"GIF8", "", N_("Error", "a picture")),
    (b"SQLite format 3\0", "", N_("Error", "an SQLite database")),
)
_PARTS = (  # a name inside a zip that gives the format away
    ("xl/workbook.xml", "workbook", N_("Error", "an Excel workbook (.xlsx)")),
    ("xl/workbook.bin", "", N_("Error", "a binary Excel workbook (.xlsb)")),
    ("word/document.xml", "", N_("Error", "a Word document")),
    ("ppt/presentation.xml", "", N_("Error", "a presentation")),
)


def source_of(path: str, encoding: str | None = None) -> type[Source]:
    """Return the format of the file, after making sure that it can be read and is what its name says.

    Args:
        path: the file.
        encoding: what it is said to be written in; then a file named like a text is one, whatever its first row holds.

    Raises:
        MissingFileError, EmptyFileError, UnreadableFileError, EncryptedFileError, WrongFormatError.
    """
    start = _start(path)
    promised = by_suffix(path, Path(path).suffix)
    # a plan of Office is told for what it is: no text begins with its eight bytes, two of them control characters
    if encoding is not None and promised.key == "text" and not start.startswith(OLE):
        return promised
    key, what = _content(path, start)
    if key == promised.key and _fits_suffix(path, what):
        return promised
    fitting = next((source for source in every() if source.key == key), None)
    if fitting is None:
        cure = N_("Error", "Save the data as one of: {suffixes}.").format(suffixes=", ".join(suffixes()))
    else:
        cure = N_("Error", "Rename it to end in {suffix}, or open the file that was meant.").format(
            suffix=fitting.suffixes[0]
        )
    raise WrongFormatError(
        file=path,
        why=N_("Error", "it is called “{suffix}”, but it is {what}").format(suffix=Path(path).suffix, what=what),
        cure=cure,
    )


def _start(path: str) -> bytes:
    """Return the first bytes of a regular, readable file that is not empty."""
    try:
        mode = Path(path).stat().st_mode
        if not stat.S_ISREG(mode):
            why = N_("Error", "it is a folder") if stat.S_ISDIR(mode) else N_("Error", "it is not a regular file")
            raise UnreadableFileError(file=path, why=why, cure=N_("Error", "Choose the file itself."))
        with Path(path).open("rb") as file:
            start = file.read(4096)
    except OSError as error:
        raise _refused(path, error) from None
    if not start:
        raise EmptyFileError(file=path)
    return start


def _refused(path: str, error: OSError) -> SourceError:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return MissingFileError(file=path)
    why = os.strerror(error.errno).lower() if error.errno else N_("Error", "the system refuses")
    return UnreadableFileError(
        file=path, why=why, cure=N_("Error", "Ask for permission to read it, or copy it elsewhere.")
    )


def _content(path: str, start: bytes) -> tuple[str, str]:
    """Return (key of the format or "", the content in words)."""
    for magic, key, what in _MAGIC:
        if start.startswith(magic):
            return key, what
    if start.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return _zip_content(path)
    if start.startswith(OLE):
        return _ole_content(path)
    if start.startswith(_OLD_SHEETS):
        return "old workbook", N_("Error", "an old Excel workbook (.xls)")
    return _text_content(start)


def _zip_content(path: str) -> tuple[str, str]:
    try:
        with zipfile.ZipFile(path) as archive:
            names = set(archive.namelist())
            kind = archive.read("mimetype")[:100] if "mimetype" in names else b""
            manifest = archive.read("META-INF/manifest.xml") if kind and "META-INF/manifest.xml" in names else b""
    except library_faults.ZIP:
        why = N_("Error", "it is damaged or was not saved completely")
        raise UnreadableFileError(
            file=path, why=why, cure=N_("Error", "Save or copy it again from where it comes from.")
        ) from None
    if b"encryption-data" in manifest:
        raise EncryptedFileError(file=path)
    if kind.startswith(b"application/vnd.oasis.opendocument.spreadsheet"):
        return "workbook", N_("Error", "an OpenDocument spreadsheet (.ods)")
    return next(((key, what) for part, key, what in _PARTS if part in names), ("", N_("Error", "a zip archive")))


def _ole_content(path: str) -> tuple[str, str]:
    import msoffcrypto  # noqa: PLC0415  only for old or encrypted Office files
    import olefile  # noqa: PLC0415  the same

    try:
        with olefile.OleFileIO(path) as container:
            streams = {name.lower() for entry in container.listdir() for name in entry}
        with Path(path).open("rb") as file:
            encrypted = "encryptedpackage" in streams or msoffcrypto.OfficeFile(file).is_encrypted()
    except (
        msoffcrypto.exceptions.FileFormatError,
        msoffcrypto.exceptions.ParseError,
        msoffcrypto.exceptions.DecryptionError,
        *library_faults.TRUSTING,
        *library_faults.XML,  # a workbook under a password says in XML how it is encrypted
    ):
        streams, encrypted = set(), False
    if encrypted:
        raise EncryptedFileError(file=path)
    if streams & {"workbook", "book"}:
        return "old workbook", N_("Error", "an old Excel workbook (.xls)")
    return "", N_("Error", "an old Office document, or a damaged one")


def _text_content(start: bytes) -> tuple[str, str]:
    page = start.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if page.startswith((b"<!doctype html", b"<html", b"<table", b"<head")):
        return "", N_("Error", "a web page (HTML)")
    if page.startswith(b"<?xml"):
        return "", N_("Error", "an XML document")
    wide = start.startswith((b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff"))
    zeros = start.count(0)
    looks_wide = zeros and abs(start[::2].count(0) - start[1::2].count(0)) > len(start) // 4
    if zeros and not wide and not looks_wide:
        return "", N_("Error", "no text and no format that is known")
    return "text", N_("Error", "delimited text")


def _fits_suffix(path: str, what: str) -> bool:
    """Return whether .ods is an OpenDocument spreadsheet and .xlsx is not; both are the same format to us."""
    return (Path(path).suffix.lower() == ".ods") == ("OpenDocument" in what)
