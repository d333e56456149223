"""Delimited text as one of the files of a zip, which are chosen among like sheets, or in a gzip file, which has one."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import BinaryIO, ClassVar, cast

from core.data.raw_cells import Cell
from core.domain.reading_layout import ReadingLayout
from core.errors import DamagedFileError, EncryptedFileError, MissingSheetError, RefusedContentError
from core.sources import library_faults
from core.sources.alike_sheets import alike_sheets
from core.sources.file_content import FileContent
from core.sources.formats.delimited.delimited_text import Delimited, is_text
from core.sources.formats.delimited.encoding import BLOCK
from core.sources.sheet_guess import LOOKED_AT, by_likelihood
from core.sources.source import Chunk, PlainRows, Source, register
from core.words import N_, quoted

MOST_BYTES = 4 << 30
"""Bytes unpacked, at most: more cannot be read in the time of a reader, and is made to exhaust it."""
MOST_RATIO = 400
"""Unpacked to packed bytes; real tables stay below 100, and deflate reaches at most 1,032."""
SMALL = 100 << 20
"""Unpacked bytes up to which the ratio does not matter."""
_BEGINNING = 1 << 14
"""Bytes that the names of another text in a zip are looked for in."""
_GZIP = b"\x1f\x8b"
_OFFICE = {"[Content_Types].xml", "mimetype"}
"""Parts of the zips that are workbooks and the like."""
_OTHERS = (b"{", b"[", b"<", b"%PDF")
"""How texts begin that are no delimited ones: JSON, XML, HTML."""


@register
class PackedText(Delimited):
    """A text that is unpacked while it is read; nothing of it is written anywhere."""

    key = "packed text"
    words = N_("Error", "a packed text (.gz or .zip)")
    suffixes: ClassVar[tuple[str, ...]] = (".zip",)
    asked_last = False
    also_called: ClassVar[tuple[str, ...]] = ()
    settings: ClassVar[tuple[str, ...]] = ("sheet", *Delimited.settings)

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether it is a zip with at least one file that is called like a text."""
        return not is_office(content) and any(map(is_table, content.zip_parts))

    def open(self) -> None:
        """Choose the file inside, and find encoding and delimiter where they are not given."""
        sizes = self._texts()
        self.sheets = tuple(sizes)
        self._chosen = self.layout.sheet or next(iter(by_likelihood(sizes, are_ordered=False)), None)
        if sizes and self._chosen not in sizes:
            raise MissingSheetError(file=self.path, sheet=str(self._chosen), sheets=quoted(self.sheets))
        with self.raw() as file:
            start = file.read(4096)
        if not is_text(start) or start.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(_OTHERS):
            why = N_("Error", "what is packed is no delimited text. Unpack it, and open the file that comes out.")
            raise RefusedContentError(self.path, why)
        super().open()
        self.fill(sheet=self._chosen if sizes else None)

    @classmethod
    def beginning(cls, path: str, layout: ReadingLayout) -> bytes | None:  # noqa: ARG003  unpacking some is quick
        """Return None: the text is read in order anyway."""
        return None

    def raw(self) -> BinaryIO:
        """Open the unpacked bytes."""
        return cast("BinaryIO", io.BufferedReader(_Unpacked(self.path, self._chosen if self.sheets else None), BLOCK))

    def skimmed(self, width: int, fewest: int, names: Iterable[str]) -> Iterator[Chunk | PlainRows]:
        """Yield the records as chunks: skimmed, they would have to be unpacked once more for the last ones."""
        return Source.skimmed(self, width, fewest, names)

    def like_sheets(self) -> tuple[str, ...]:
        """Return the other texts in it whose columns have its names."""
        return alike_sheets(str(self._chosen), self.sheets, self._first_rows)

    def _first_rows(self, name: str) -> list[list[str]]:
        """Return the first rows of a text in it, as far as they are written like those of the one that is read."""
        rows: list[list[str]] = []
        with suppress(DamagedFileError, csv.Error):  # a fault of another text is none of this one
            with io.BufferedReader(_Unpacked(self.path, name)) as file:
                text = file.read(_BEGINNING).decode(str(self.layout.encoding), errors="replace")
            rows.extend(islice(self._reader(io.StringIO(text, newline=""), strict=False), LOOKED_AT))
        return rows

    def n_rows(self) -> int:
        """Return the number of lines: that of rows unless cells contain line ends."""
        with self.raw() as raw, io.TextIOWrapper(raw, encoding=self.layout.encoding, errors="replace") as file:
            return sum(1 for _ in file)

    def part_done(self) -> float:
        """Return the part of the packed file that is read."""
        unpacked = cast("_Unpacked", cast("io.BufferedReader", self._raw).raw)
        return min(unpacked.part_done(), 1.0)

    def last(self, n: int) -> list[Sequence[Cell]]:
        """Return the last records, read from the first one on."""
        return Source.last(self, n)

    def amid(self) -> Sequence[Sequence[Sequence[Cell]]]:
        """Return the batches of records that a pass has kept."""
        return Source.amid(self)

    def _texts(self) -> dict[str, int]:
        """Return the sizes of the texts in it, by name in order."""
        import zipfile  # noqa: PLC0415  only where there is a zip

        try:
            with zipfile.ZipFile(self.path) as archive:
                found = [part for part in archive.infolist() if is_table(part.filename)]
        except library_faults.of_zips() as error:
            raise DamagedFileError(self.path) from error
        if any(part.flag_bits & 1 for part in found):
            raise EncryptedFileError(file=self.path)
        return {part.filename: part.file_size for part in found}


@register
class GzippedText(PackedText):
    """A text in a gzip file; a release asks for no sheet, as there is nothing to choose, whatever the rows are."""

    key = "gzipped text"
    suffixes = (".gz",)
    settings = Delimited.settings

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether it is a gzip file."""
        return content.start.startswith(_GZIP)

    def _texts(self) -> dict[str, int]:
        return {}


class _Unpacked(io.RawIOBase):
    """Bytes of a packed file, bounded in number."""

    def __init__(self, path: str, member: str | None) -> None:
        import gzip  # noqa: PLC0415  only where such a text is read
        import zipfile  # noqa: PLC0415  only where a zip is read

        self._path, self._n = path, 0
        try:
            self._packed = Path(path).open("rb")  # noqa: SIM115  closed with this
            self._archive = None if member is None else zipfile.ZipFile(self._packed)
            self._file = (
                gzip.GzipFile(fileobj=self._packed) if self._archive is None else self._archive.open(str(member))
            )
        except library_faults.of_zips() as error:
            raise DamagedFileError(path) from error
        self._size = max(Path(path).stat().st_size, 1)

    def readable(self) -> bool:
        """Return that it can be read."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # the library has any buffer
        """Read further bytes."""
        try:
            block = self._file.read(len(buffer))
        except library_faults.of_zips() as error:
            raise DamagedFileError(self._path) from error
        buffer[: len(block)] = block
        self._n += len(block)
        if self._n > MOST_BYTES or (self._n > SMALL and self._n > MOST_RATIO * self._size):
            why = N_(
                "Error", "unpacked it is far larger than a table would be. Unpack it yourself, and look at it first."
            )
            raise RefusedContentError(self._path, why)
        return len(block)

    def part_done(self) -> float:
        """Return the part of the packed bytes that is read."""
        return 0.0 if self._packed.closed else self._packed.tell() / self._size

    def close(self) -> None:
        """Close all of it."""
        self._file.close()
        self._packed.close()
        super().close()


def is_office(content: FileContent) -> bool:
    """Return whether a zip is a workbook or the like itself."""
    return bool(_OFFICE & content.zip_parts)


def is_table(name: str) -> bool:
    """Return whether a part of a zip is called like a text that holds a table."""
    path = Path(name)
    return path.suffix.lower() in Delimited.suffixes and not name.startswith(("__MACOSX/", ".")) and path.name[0] != "."
