"""Lines of a text that are records like any others by their bytes: only their first cells are taken out of them.

Taking all cells out of a text takes five times as long; where a look at every row asks nothing else, none are needed.
"""

from __future__ import annotations

import re
from itertools import accumulate

from core.domain.reading_choices import Quoting

_ASCII = bytes(range(1 << 7))
_NEWLINE = b"\n"
_MASK = "\x1f"
_NONE: tuple[int, list[str]] = (0, [])
_without = bytes.translate


class PlainLines:
    """Looks at blocks of whole lines."""

    def __init__(self, delimiter: str, quoting: str | None, width: int, fewest: int) -> None:
        """Say what lines are plain.

        Args:
            delimiter: one character of ASCII.
            quoting: how quotes are read; not ESCAPED.
            width: cells of a line, at least 1.
            fewest: filled cells of a line that ends with a blank one, at least; more than one.
        """
        self._mark, self._width, self._fewest = delimiter.encode("ascii"), width, fewest
        self._quote = b"" if quoting == Quoting.OFF else b"'" if quoting == Quoting.SINGLE else b'"'
        self._ends_blank = False
        self._others = bytes({*range(1 << 8)} - {*self._mark, *_NEWLINE, *self._quote})
        self._line = self._mark * (width - 1) + _NEWLINE
        # Fewer filled cells, the first being one, leave so many blank ones side by side somewhere.
        self._blanks = self._mark * -(-(width - fewest + 1) // (fewest - 1))
        mark = re.escape(delimiter)
        first = rf"(?![0-9]+[{mark}\n])([^{mark}\n]*)"
        self._first = re.compile(rf"\n{first}")
        self._first_or_blank = re.compile(rf"\n(?:(?<={mark}\n)|{first})")
        self._spaces = re.compile(rf"{mark}\s+(?:{mark}|\n)")
        ends = rb"[%b\n]" % re.escape(self._mark)
        self._enclosing = re.compile(rb"Q(?<=%bQ)[^Q\n]*Q(?=%b)".replace(b"Q", self._quote or b'"') % (ends, ends))
        self._ending = re.compile(rb"(?m)^.*" + re.escape(self._mark) + rb"$")

    def taken(self, block: bytes, codec: str) -> tuple[int, list[str]]:
        """Return how many lines there are, and their first cells, none of which is blank, without digits alone.

        (0, []): some line may have to be looked at as a whole.

        Raises:
            UnicodeError: if the bytes are no text.
        """
        lines = block.replace(b"\r\n", _NEWLINE) if b"\r" in block else block
        lines = lines if lines.endswith(_NEWLINE) else lines + _NEWLINE
        lines, marks = self._unquoted(lines)
        n = len(marks) // self._width
        if not n or marks != self._line * n or b"\r" in lines or b"\0" in lines:
            return _NONE
        text = lines.decode(codec)
        firsts: list[str] = []
        if not self._ends_blank:
            *firsts, _ = self._first_or_blank.findall(f"\n{text}")  # the last one stands behind the last line
            self._ends_blank = "" in firsts or lines.endswith(self._mark + _NEWLINE)
        if self._ends_blank:  # as further lines of the text do
            *firsts, _ = self._first.findall(f"\n{text}") if self._are_filled(lines, text) else ["", ""]
        if "" in firsts or any(map(str.isspace, firsts)):
            return _NONE
        return n, [first.replace(_MASK, self._mark.decode()) for first in firsts] if _MASK in text else firsts

    def _unquoted(self, lines: bytes) -> tuple[bytes, bytes]:
        """Return the lines without quotes around whole cells, and their marks alone; b"" if others are there."""
        marks = _without(lines, None, self._others)
        if not self._quote or self._quote not in marks:
            return lines, marks
        if not self._are_enclosed(lines, marks):
            lines = self._with_masked(lines)
            marks = _without(lines, None, self._others)
            if not self._are_enclosed(lines, marks):
                return b"", b""
        return _without(lines, None, self._quote), _without(marks, None, self._quote)

    def _are_enclosed(self, lines: bytes, marks: bytes) -> bool:
        """Return whether all quotes stand around whole cells without marks, line ends or quotes in them.

        Between two marks there are pairs of quotes then; and as many cells as there are pairs begin, and end, with one.
        """
        quote, n_pairs = self._quote, marks.count(2 * self._quote)
        ends = (self._mark + quote, _NEWLINE + quote), (quote + self._mark, quote + _NEWLINE)
        counts = (accumulate(map((_NEWLINE + lines).count, pair)) for pair in ends)
        return 2 * n_pairs == marks.count(quote) and all(n_pairs in of_ends for of_ends in counts)

    def _with_masked(self, lines: bytes) -> bytes:
        """Return the lines with another character for the marks within quotes that enclose a whole cell.

        Lines whose quotes then stand around cells without marks alone have the cells that those with the marks have.
        """
        if _MASK.encode() in lines:
            return lines
        masked = self._enclosing.sub(lambda found: found[0].replace(self._mark, _MASK.encode()), _NEWLINE + lines)
        return masked[1:]

    def _are_filled(self, lines: bytes, text: str) -> bool:
        """Return whether the lines that end with a blank cell have enough others that are filled, not with spaces."""
        if self._mark + _NEWLINE not in lines:
            return True
        if self._spaces.search(text) is not None:
            return False
        if self._blanks not in lines:
            return True
        found = (line.split(self._mark) for line in self._ending.findall(lines) if self._blanks in line)
        return all(self._width - cells.count(b"") >= self._fewest for cells in found)


def codec_of(encoding: str) -> str:
    """Return the codec of lines further down a text; "" where a byte of ASCII may be a part of another character."""
    if encoding.startswith("utf-8"):
        return "utf-8"
    every = bytes(range(1 << 8)).decode(encoding, errors="replace")
    return encoding if len(every) == 1 << 8 and every.startswith(_ASCII.decode("ascii")) else ""


def is_blank_row(row: list[str]) -> bool:
    """Return whether a row has nothing in it; the first cell spares most rows the question."""
    return not row or ((not row[0] or row[0].isspace()) and not any(map(str.strip, row)))
