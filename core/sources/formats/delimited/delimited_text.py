"""Text with a delimiter between the cells: .csv, .tsv, .txt, read strictly by the standard library.

Faster readers repair silently what is damaged; this one says in which row it is.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from _csv import Reader
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from typing import BinaryIO, ClassVar

from core.data.raw_cells import Cell
from core.domain.reading_choices import Quoting
from core.domain.reading_layout import ReadingLayout
from core.errors import DelimiterError, MalformedRecordError, UndecodableFileError, UndecodableRowError
from core.sources.file_content import FileContent
from core.sources.formats.delimited.delimiter import ENDINGS, delimiter_of, said_of_blanks
from core.sources.formats.delimited.encoding import (
    BLOCK,
    doubtful_readings,
    encoding_of,
    has_unseen,
    holds_unseen,
    known_encoding,
    whole_lines,
)
from core.sources.formats.delimited.mixed_letters import odd_row
from core.sources.formats.delimited.other_quotes import other_quotes, well_quoted, well_quoted_lines
from core.sources.formats.delimited.plain_lines import NO_FIRSTS, PlainLines, codec_of, is_blank_row
from core.sources.formats.delimited.text_guards import unguarded
from core.sources.rows_amid import lines_amid
from core.sources.source import CHUNK_ROWS, Chunk, PlainRows, Problem, Source, TextReading, register
from core.words import N_

FIRST_ROWS = 256
"""Records of the first chunk. Header and preview need no more; a full chunk would delay them."""
LINES_LOOKED_AT = 400
"""Lines that the delimiter is detected from. Titles above a table, and quoted line ends, must not outweigh records."""
BEGINNING = 1 << 20
"""Bytes that a quick preview is made from."""
TAIL = 65_536
"""Bytes from the end that are read for the last rows; five records of 13,000 characters fit."""
QUOTES = N_(
    "Error",
    "the quotes do not match ({detail}). Mend the quotes in that row, choose another delimiter, or switch quotes off.",
)
"""What is wrong with a record that parsers would end at different places; `detail` is what ours says."""
_WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff")  # before UTF-16 and UTF-32
_END = "\x1a\0"  # with which programs of DOS end a text, and others fill it up
_delimiter_of = lru_cache(maxsize=1)(delimiter_of)  # two looks at a large file begin with equal lines
_LINE_END = re.compile(r"\r\n|\r|\n")
_NO_TEXT = "\ufdd1"  # a code point that is no character, and stands for bytes that are no text
_MARKING = "reticent-marking"
codecs.register_error(_MARKING, lambda error: (_NO_TEXT, error.end))  # type: ignore[attr-defined]  # decoding has it


@register
class Delimited(Source):
    """A text file; a row of the file is a physical line, where a record starts, or with a range a record."""

    key = "text"
    words = N_("Error", "delimited text")
    suffixes: ClassVar[tuple[str, ...]] = ENDINGS
    ragged = True
    asked_last = True
    also_called: ClassVar[tuple[str, ...]] = (".xls",)  # as SAP and others name texts, so that Excel opens them
    settings: ClassVar[tuple[str, ...]] = ("header_row", "delimiter", "encoding")

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins like a text: without a zero byte, or with those of UTF-16 and UTF-32."""
        return is_text(content.start)

    def open(self) -> None:
        """Find encoding and delimiter where they are not given."""
        # Python's default of 131,072 characters would refuse long free texts. This is the largest C long of Windows;
        # the memory limit of the process holds anyway.
        csv.field_size_limit((1 << 31) - 1)
        self._readings: tuple[TextReading, ...] | None = None
        # once all rows were skimmed: whether quotes enclose whole cells, and all characters are seen
        self._are_well_quoted = self._are_seen = False
        self.fill(encoding=known_encoding(self.path, self.layout.encoding or encoding_of(self.raw)))
        delimiter = self.layout.delimiter
        if delimiter is None:
            delimiter = _delimiter_of(tuple(self._first_lines()), Path(self.path).suffix.lower())
        if len(delimiter) != 1 or delimiter in '\r\n"':
            raise DelimiterError(self.path)
        self.fill(delimiter=delimiter, sheet=None)

    @classmethod
    def beginning(cls, path: str, layout: ReadingLayout) -> bytes | None:  # noqa: ARG003  there are none
        """Return the first whole records; None where bytes do not tell where those end."""
        with Path(path).open("rb") as file:
            start = file.read(BEGINNING)
        return _whole_records(start) if b"\0" not in start else None

    def chunks(self) -> Iterator[Chunk]:
        """Yield the records.

        Raises:
            UnreadableFileError: where quotes do not match, or bytes are not in the encoding; names the row.
        """
        with self.raw() as self._raw, self._text(self._raw) as file:
            reader = self._reader(file)
            size, fault, counted = FIRST_ROWS, None, 0
            while fault is None:
                chunk, fault = self._next(reader, size, counted)
                if chunk is None and fault is None:
                    return
                if chunk is not None:
                    counted += len(chunk.rows)
                    yield chunk if self.layout.range is None else _as_in_a_sheet(chunk, counted)
                size = CHUNK_ROWS
            raise fault

    def skimmed(self, width: int, fewest: int, names: Iterable[str]) -> Iterator[Chunk | PlainRows]:
        """Yield the records, of plain lines their first cells; the beginning, which has the header, as chunks."""
        mark, codec = str(self.layout.delimiter), codec_of(str(self.layout.encoding))
        if (
            not codec
            or not mark.isascii()
            or mark.isspace() != (mark == "\t")
            or self.layout.quoting in (Quoting.ESCAPED, Quoting.SPACED)
        ):
            yield from self.all_chunks()
            return
        plain = PlainLines(mark, self.layout.quoting, width, fewest, names)
        passed, are_well, are_seen, lines = 0, True, True, well_quoted_lines(mark)
        try:
            for block in whole_lines(self.raw):
                firsts = plain.taken(block, codec) if passed else NO_FIRSTS
                if firsts.n:
                    yield PlainRows(*firsts, passed + 1, partial(self._plain_chunks, block, passed))
                    passed += firsts.n
                    continue
                are_seen = are_seen and not holds_unseen(b"\n" * bool(passed) + block, mark)
                are_well = are_well and (b'"' not in block or lines.fullmatch(block.decode(codec)) is not None)
                rows, after = self._parsed(block, passed)
                if _is_end(rows[-1:]) or any(map(is_blank_row, rows)):
                    break  # what is below a blank row is looked at in the pieces in which `chunks` yields it
                yield from _pieces(Chunk(rows, _numbers(passed, rows, after)))
                passed = after
            else:
                self._are_well_quoted, self._are_seen = are_well, are_seen
                return
        except (csv.Error, UnicodeError):  # or a record goes on in the next block
            pass
        yield from self._chunks_below(passed)

    def _parsed(self, block: bytes, before: int) -> tuple[list[list[str]], int]:
        """Return the records of whole lines, and how many lines there are up to the last one, with those before.

        Raises:
            csv.Error: if quotes do not match within them.
            UnicodeError: if the bytes are no text.
        """
        text = block.decode(codec_of(str(self.layout.encoding)))
        reader = self._reader(io.StringIO(text if before else text.removeprefix("\ufeff"), newline=""))
        return [*reader], before + reader.line_num

    def _plain_chunks(self, block: bytes, before: int) -> Iterator[Chunk]:
        rows, after = self._parsed(block, before)
        return _pieces(Chunk(rows, range(before + 1, after + 1)))

    def _chunks_below(self, row: int) -> Iterator[Chunk]:
        """Yield the records that start below a row."""
        for chunk in self.chunks():
            if chunk.numbers[-1] > row:
                first = bisect_right(chunk.numbers, row)
                yield Chunk(chunk.rows[first:], chunk.numbers[first:])

    def n_rows(self) -> int:
        """Return the number of lines: that of rows unless cells contain line ends."""
        if not str(self.layout.encoding).startswith(("utf-16", "utf-32")):
            return _count_lines(Path(self.path))
        n = 0
        with Path(self.path).open("rb") as raw, self._text(raw) as file, suppress(UnicodeError):  # told by `chunks`
            for _ in file:
                n += 1
        return n

    def part_done(self) -> float:
        """Return the position in the file over its size."""
        return self._raw.tell() / max(Path(self.path).stat().st_size, 1)

    def last(self, n: int) -> list[Sequence[Cell]]:
        """Return the last records, read from the end of the file where it is long."""
        with Path(self.path).open("rb") as file:
            size = file.seek(0, io.SEEK_END)
            if size <= TAIL or str(self.layout.encoding).startswith(("utf-16", "utf-32")):
                return super().last(n)
            file.seek(size - TAIL)
            text = file.read().decode(str(self.layout.encoding), errors="replace")
        lines = islice(io.StringIO(text, newline=""), 1, None)  # str.splitlines would split at form feeds, too
        rows = [*self._reader(lines, strict=False)]
        return (rows[:-1] if _is_end(rows[-1:]) else rows)[-n:]

    def amid(self) -> Sequence[Sequence[Sequence[Cell]]]:
        """Return batches of records, read where they are."""
        codec = codec_of(str(self.layout.encoding))
        if not codec:
            return super().amid()
        with self.raw() as file:
            size = file.seek(0, io.SEEK_END)
            texts = [b"".join(lines).decode(codec, errors="replace") for lines in lines_amid(file, size)]
        return [[*self._reader(io.StringIO(text, newline=""), strict=False)] for text in texts]

    def doubtful_encodings(self) -> tuple[TextReading, ...]:
        """Return how the first text in doubt reads under each encoding that the file may be in; () without doubt."""
        if self._readings is None:
            self._readings = doubtful_readings(self.raw, str(self.layout.encoding))
        return self._readings

    def problems(self) -> list[Problem]:
        """Return what there is to say of letters that look wrong among the first rows, and of blanks between values."""
        lines = [line.replace(str(self.layout.delimiter), " ") for line in self._first_lines()]
        row = odd_row(lines, self.raw, str(self.layout.encoding))
        words = N_(
            "Source",
            "Letters look wrong in row {row}: the file may be, or once was, in another encoding than {encoding}.",
        )
        odd = [Problem(words.format(row=row, encoding=str(self.layout.encoding)), row)] if row else []
        blanks = said_of_blanks(self._first_lines(), str(self.layout.delimiter))
        return [*odd, *([Problem(blanks)] if blanks else [])]

    def odd_quotes(self) -> tuple[int, int]:
        """Return in how many records quotes stand within cells that they do not enclose, and the row of the first."""
        if self.layout.quoting not in (None, Quoting.ON) or self._are_well_quoted or not self._has_quotes():
            return 0, 0
        pattern, n, first = well_quoted(str(self.layout.delimiter)), 0, 0
        with self.raw() as raw, self._text(raw) as file:
            lines: list[str] = []
            plain = unguarded(file, str(self.layout.delimiter), self.layout.quoting)
            reader, before = self._reader(_kept(plain, lines)), 0
            with suppress(csv.Error, UnicodeError):  # told when the rows are read
                for _ in reader:
                    if any('"' in line for line in lines) and pattern.fullmatch("".join(lines)) is None:
                        n, first = n + 1, first or before + 1
                    before = reader.line_num
                    lines.clear()
        return n, first

    def has_unseen(self) -> bool:
        """Return whether a byte other than a delimiter is a character that nobody sees."""
        if self._are_seen:
            return False
        return has_unseen(self.raw, str(self.layout.encoding), str(self.layout.delimiter))

    def other_quotes(self) -> tuple[Quoting | None, int]:
        """Return how cells are enclosed, if not as usual, and the first row with such a cell; else (None, 0)."""
        return other_quotes(self._first_lines(), str(self.layout.delimiter))

    def escapes_quotes(self) -> bool:
        """Return whether a backslash stands before quotes somewhere."""
        return self._has_quotes(b'\\"')

    def _has_quotes(self, quote: bytes = b'"') -> bool:
        with self.raw() as raw:
            return any(quote in block for block in iter(lambda: raw.read(BLOCK), b""))

    def _reader(self, lines: Iterable[str], *, strict: bool = True) -> Reader:
        mark = str(self.layout.delimiter)
        lines = unguarded(lines, mark, self.layout.quoting)
        spaced = mark == " " or self.layout.quoting == Quoting.SPACED  # any number of blanks is one mark, or none
        if self.layout.quoting == Quoting.OFF:
            return csv.reader(lines, delimiter=mark, strict=strict, skipinitialspace=spaced, quoting=csv.QUOTE_NONE)
        if self.layout.quoting == Quoting.SINGLE:
            return csv.reader(lines, delimiter=mark, strict=strict, skipinitialspace=spaced, quotechar="'")
        escape = "\\" if self.layout.quoting == Quoting.ESCAPED else None
        return csv.reader(lines, delimiter=mark, strict=strict, skipinitialspace=spaced, escapechar=escape)

    def _next(self, reader: Reader, size: int, counted: int) -> tuple[Chunk | None, MalformedRecordError | None]:
        """Return up to `size` records below `counted`, None at the end, and what is wrong with the one after them."""
        before, fault = reader.line_num, None
        rows: list[list[str]] = []
        try:
            rows.extend(islice(reader, size))
            after = reader.line_num
        except csv.Error as error:
            after = before + sum(map(_lines, rows))
            row = (after if self.layout.range is None else counted + len(rows)) + 1
            fault = MalformedRecordError(self.path, row, QUOTES.format(detail=str(error)))
        except UnicodeError:
            raise UndecodableRowError(self.path, self._undecodable(), str(self.layout.encoding)) from None
        if len(rows) < size and _is_end(rows[-1:]):
            rows, after = rows[:-1], after - 1
        if not rows:
            return None, fault
        if self.layout.delimiter == " ":  # blanks behind the last cell separate nothing
            rows = [row[:-1] if row and not row[-1] else row for row in rows]
        if before == 0 and rows[0]:
            rows[0][0] = rows[0][0].removeprefix("\ufeff")  # "utf-8" was chosen for a file with a byte order mark
        return Chunk(rows, _numbers(before, rows, after)), fault

    def _undecodable(self) -> int:
        """Return the row of the first bytes that are no text: these are decoded long before the rows are told apart."""
        before = 0
        with self.raw() as raw, self._text(raw, _MARKING) as file:
            reader = self._reader(file)
            try:
                for row in reader:
                    if any(_NO_TEXT in cell for cell in row):
                        break
                    before = reader.line_num if self.layout.range is None else before + 1
            except (csv.Error, UnicodeError):  # in that very row; a text without its byte order mark ends at once
                pass
        return before + 1

    def _first_lines(self) -> list[str]:
        wide = str(self.layout.encoding).startswith(("utf-16", "utf-32"))  # one lost byte spoils all that follows
        try:
            with self.raw() as raw, self._text(raw, "strict" if wide else "replace") as file:
                return list(islice(file, LINES_LOOKED_AT))
        except UnicodeError:
            raise UndecodableFileError(self.path, str(self.layout.encoding)) from None

    def _text(self, raw: BinaryIO, errors: str = "strict") -> io.TextIOWrapper:
        return io.TextIOWrapper(raw, encoding=self.layout.encoding, errors=errors, newline="")


def _is_end(last: Sequence[Sequence[str]]) -> bool:
    """Return whether the last row has nothing but characters that end a text."""
    return last != [] and len(last[0]) == 1 and last[0][0] != "" and not last[0][0].strip(_END)


def _as_in_a_sheet(chunk: Chunk, counted: int) -> Chunk:
    """Return rows numbered as a spreadsheet shows them, which a range means: a record is one, however many lines."""
    return Chunk(chunk.rows, range(counted - len(chunk.rows) + 1, counted + 1))


def is_text(start: bytes) -> bool:
    """Return whether bytes begin like a text: without a zero byte, or with those of UTF-16 and UTF-32."""
    if not start.rstrip(b"\0").count(0):
        return True
    zeros = start.count(0)
    looks_wide = zeros and abs(start[::2].count(0) - start[1::2].count(0)) > len(start) // 4
    return not zeros or bool(looks_wide) or start.startswith(_WIDE_MARKS)


def _numbers(before: int, rows: list[list[str]], after: int) -> Sequence[int]:
    """Return the line that each record starts in; `before` and `after` are the lines read before and after them."""
    if after - before == len(rows):
        return range(before + 1, after + 1)
    numbers = [before + 1]
    for row in rows[:-1]:
        numbers.append(numbers[-1] + _lines(row))
    return numbers


def _lines(row: list[str]) -> int:
    """Return how many lines a record takes: one more than there are line ends inside its cells."""
    return 1 + sum(len(_LINE_END.findall(cell)) for cell in row)


def _whole_records(start: bytes) -> bytes | None:
    """Return `start` up to its last line end outside quotes, of which there is an even number before it."""
    cut = start.rfind(b"\n") + 1
    quotes = start.count(b'"', 0, cut)
    while cut and quotes % 2:
        before = start.rfind(b"\n", 0, cut - 1) + 1
        quotes -= start.count(b'"', before, cut)
        cut = before
    return start[:cut] or None


def _pieces(chunk: Chunk) -> Iterator[Chunk]:
    """Yield the rows of a chunk in chunks of the usual size."""
    for first in range(0, len(chunk.rows), CHUNK_ROWS):
        yield Chunk(chunk.rows[first : first + CHUNK_ROWS], chunk.numbers[first : first + CHUNK_ROWS])


def _kept(file: Iterable[str], lines: list[str]) -> Iterator[str]:
    """Yield the lines of `file`, and keep them in `lines`."""
    for line in file:
        lines.append(line)
        yield line


def _count_lines(path: Path) -> int:
    feeds = returns = 0
    block = last = b""
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            feeds += block.count(b"\n")
            returns += block.count(b"\r")
            last = block[-1:]
    return (feeds or returns) + (last not in (b"", b"\n", b"\r"))
