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
from core.sources import faults
from core.sources.source import Source, by_suffix, every, suffixes

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_OLD_SHEETS = (b"\x09\x00\x04\x00", b"\x09\x02\x06\x00", b"\x09\x04\x06\x00")  # BIFF 2, 3, 4: before there was OLE
_MAGIC = (
    (b"PAR1", "parquet", "a parquet file"),
    (b"%PDF", "", "a PDF document"),
    (b"\x1f\x8b", "", "a gzip archive"),
    (b"7z\xbc\xaf", "", "a 7-Zip archive"),
    (b"Rar!", "", "a RAR archive"),
    (b"\x89PNG", "", "a picture"),
    (b"\xff\xd8\xff", "", "a picture"),
    (b"GIF8", "", "a picture"),
    (b"SQLite format 3\0", "", "an SQLite database"),
)
_PARTS = (  # a name inside a zip that gives the format away
    ("xl/workbook.xml", "workbook", "an Excel workbook (.xlsx)"),
    ("xl/workbook.bin", "", "a binary Excel workbook (.xlsb)"),
    ("word/document.xml", "", "a Word document"),
    ("ppt/presentation.xml", "", "a presentation"),
)


def source_of(path: str) -> type[Source]:
    """Return the format of the file, after making sure that it can be read and is what its name says.

    Raises:
        MissingFileError, EmptyFileError, UnreadableFileError, EncryptedFileError, WrongFormatError.
    """
    start = _start(path)
    promised = by_suffix(path, Path(path).suffix)
    key, what = _content(path, start)
    if key == promised.key and _fits_suffix(path, what):
        return promised
    fitting = next((source for source in every() if source.key == key), None)
    if fitting is None:
        cure = f"Save the data as one of: {', '.join(suffixes())}."
    else:
        cure = f"Rename it to end in {fitting.suffixes[0]}, or open the file that was meant."
    raise WrongFormatError(file=path, why=f"it is called “{Path(path).suffix}”, but it is {what}", cure=cure)


def _start(path: str) -> bytes:
    """Return the first bytes of a regular, readable file that is not empty."""
    try:
        mode = Path(path).stat().st_mode
        if not stat.S_ISREG(mode):
            why = "it is a folder" if stat.S_ISDIR(mode) else "it is not a regular file"
            raise UnreadableFileError(file=path, why=why, cure="Choose the file itself.")
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
    why = os.strerror(error.errno).lower() if error.errno else "the system refuses"
    return UnreadableFileError(file=path, why=why, cure="Ask for permission to read it, or copy it elsewhere.")


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
        return "old workbook", "an old Excel workbook (.xls)"
    return _text_content(start)


def _zip_content(path: str) -> tuple[str, str]:
    try:
        with zipfile.ZipFile(path) as archive:
            names = set(archive.namelist())
            kind = archive.read("mimetype")[:100] if "mimetype" in names else b""
            manifest = archive.read("META-INF/manifest.xml") if kind and "META-INF/manifest.xml" in names else b""
    except faults.ZIP:
        why = "it is damaged or was not saved completely"
        raise UnreadableFileError(file=path, why=why, cure="Save or copy it again from where it comes from.") from None
    if b"encryption-data" in manifest:
        raise EncryptedFileError(file=path)
    if kind.startswith(b"application/vnd.oasis.opendocument.spreadsheet"):
        return "workbook", "an OpenDocument spreadsheet (.ods)"
    return next(((key, what) for part, key, what in _PARTS if part in names), ("", "a zip archive"))


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
        *faults.TRUSTING,
        *faults.XML,  # a workbook under a password says in XML how it is encrypted
    ):
        streams, encrypted = set(), False
    if encrypted:
        raise EncryptedFileError(file=path)
    if streams & {"workbook", "book"}:
        return "old workbook", "an old Excel workbook (.xls)"
    return "", "an old Office document, or a damaged one"


def _text_content(start: bytes) -> tuple[str, str]:
    page = start.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if page.startswith((b"<!doctype html", b"<html", b"<table", b"<head")):
        return "", "a web page (HTML)"
    if page.startswith(b"<?xml"):
        return "", "an XML document"
    wide = start.startswith((b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff"))
    zeros = start.count(0)
    looks_wide = zeros and abs(start[::2].count(0) - start[1::2].count(0)) > len(start) // 4
    if zeros and not wide and not looks_wide:
        return "", "no text and no format that is known"
    return "text", "delimited text"


def _fits_suffix(path: str, what: str) -> bool:
    """Return whether .ods is an OpenDocument spreadsheet and .xlsx is not; both are the same format to us."""
    return (Path(path).suffix.lower() == ".ods") == ("OpenDocument" in what)
