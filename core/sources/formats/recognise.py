"""What a file really is, by its content, whatever its name promises."""

from __future__ import annotations

from pathlib import Path

from core.errors import ForeignContentError, WrongEndingError
from core.sources.file_content import FileContent
from core.sources.formats.catalogue import by_suffix, data_suffixes, every
from core.sources.source import Source
from core.words import N_

_BEGINNINGS = (  # of files that hold no table for us
    (b"%PDF", N_("Error", "a PDF document")),
    (b"\x1f\x8b", N_("Error", "a gzip archive")),
    (b"7z\xbc\xaf", N_("Error", "a 7-Zip archive")),
    (b"Rar!", N_("Error", "a RAR archive")),
    (b"\x89PNG", N_("Error", "a picture")),
    (b"\xff\xd8\xff", N_("Error", "a picture")),
    (b"GIF8", N_("Error", "a picture")),
    (b"SQLite format 3\0", N_("Error", "an SQLite database")),
)
_PARTS = (  # names inside a zip that give away what it is
    ("xl/workbook.bin", N_("Error", "a binary Excel workbook (.xlsb)")),
    ("word/document.xml", N_("Error", "a Word document")),
    ("ppt/presentation.xml", N_("Error", "a presentation")),
)
_PAGES = (b"<!doctype html", b"<html", b"<table", b"<head")


def format_of(path: str, encoding: str | None = None) -> type[Source]:
    """Return the format of the file, after making sure that it can be read and is what its name says.

    Args:
        path: the file.
        encoding: what it is said to be written in; then a file named like a text is one, whatever its first row holds.

    Raises:
        MissingFileError, EmptyFileError, UnreadableFileError, EncryptedFileError, WrongFormatError.
    """
    content = FileContent(path)
    promised = by_suffix(path, Path(path).suffix)
    # an Office document is told for what it is: no text begins with its eight bytes, two of them control characters
    if encoding is not None and "encoding" in promised.settings and not content.is_ole:
        return promised
    found = _recognised(content)
    if found is promised:
        return promised
    called = Path(path).suffix
    if isinstance(found, str):
        raise ForeignContentError(path, called, found, ", ".join(data_suffixes()))
    raise WrongEndingError(path, called, found.words, found.suffixes[0])


def _recognised(content: FileContent) -> type[Source] | str:
    """Return the format that recognises the content, or the words for what is no table for us."""
    for source in every():
        if not source.asked_last and source.recognises(content):
            return source
    last = (source for source in every() if source.asked_last and source.recognises(content))
    return _foreign(content) or next(last, None) or N_("Error", "no text and no format that is known")


def _foreign(content: FileContent) -> str:
    """Return the words for a kind of file that holds no table for us; "" if it is of no such kind."""
    page = content.start.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if content.is_zip:
        return next((what for part, what in _PARTS if part in content.zip_parts), N_("Error", "a zip archive"))
    if content.is_ole:
        return N_("Error", "an old Office document, or a damaged one")
    if page.startswith(_PAGES):
        return N_("Error", "a web page (HTML)")
    if page.startswith(b"<?xml"):
        return N_("Error", "an XML document")
    return next((what for beginning, what in _BEGINNINGS if content.start.startswith(beginning)), "")
