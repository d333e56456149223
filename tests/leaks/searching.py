"""Search every byte of every file in a folder for a word: as text of any width, inside zips, databases and parquet."""

from __future__ import annotations

import io
import sqlite3
import zipfile
import zlib
from contextlib import closing, suppress

from pyarrow import ArrowException, parquet


def found(words, folder, except_for=()):
    """Return {(word, name of the file)} of all files below `folder`, their names included."""
    hits = set()
    for path in sorted(path for path in folder.rglob("*") if path.is_file() and path not in except_for):
        name = path.relative_to(folder).as_posix()
        contents = [path.name.encode(), *layers(path)]
        hits |= {(word, name) for word in words if any(holds(content, word) for content in contents)}
    return hits


def holds(content, word):
    """Return whether the bytes have the word, as 8-, 16- or 32-bit text, in capitals or not."""
    content = content.lower()
    wide = (
        b"\0".join(bytes([letter]) for letter in word.lower().encode("ascii")),
        word.lower().encode("utf-32-le")[:-3],
    )
    return word.lower().encode() in content or any(text in content for text in wide)


def layers(path):
    """Yield the bytes of a file, and of whatever is packed inside it."""
    content = path.read_bytes()
    yield from unpacked(content)
    if content.startswith(b"SQLite format 3\0"):
        yield from cells(path)
    if content.startswith(b"PAR1"):
        with suppress(ArrowException):
            table = parquet.read_table(path)
            yield (str(table.schema) + str(table.to_pylist())).encode()


def unpacked(content):
    """Yield bytes, and what a zip or a zlib stream in them holds."""
    yield content
    if zipfile.is_zipfile(io.BytesIO(content)):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for part in archive.infolist():
                yield part.filename.encode() + part.comment + part.extra
                yield from unpacked(archive.read(part))
    with suppress(zlib.error):
        yield zlib.decompress(content)


def cells(path):
    """Yield every value of every table of a database; pages that are free now are in the bytes of the file."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in names:
            for row in database.execute(f'SELECT * FROM "{name}"'):  # noqa: S608  names that it has just told
                for value in row:
                    yield from unpacked(value if isinstance(value, bytes) else str(value).encode())
