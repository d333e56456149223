"""Lines of a text that are records like any others by their bytes: only their first cells are taken out of them.

Taking all cells out of a text takes five times as long; where a look at every row asks nothing else, none are needed.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, compress
from operator import not_
from typing import NamedTuple, cast

from core.domain.reading_choices import Quoting
from core.sources.formats.delimited.encoding import BYTE_ORDER_MARK
from core.sources.source import UNSEEN

_ASCII = bytes(range(1 << 7))
_NEWLINE = b"\n"
_MASK = "\x1f"
_NOTHING = "(?!)"
_LINE_END = "\n"
_FORMULAS = {"0"}
"""What a row may end with that has only a number besides, and of which nobody has filled in anything."""
CODE = "[0-9A-Za-z][0-9A-Za-z./-]*+(?<=[0-9])"
"""A number, a date, or what identifies a record: it begins no row that is none, unless it is a name once more."""
_MOST_NAMES = 64
"""Names that look like codes, and are told from these; of more, the search would take longer than it saves."""
_without = bytes.translate


class Firsts(NamedTuple):
    """What a block of plain lines begins with.

    Attributes:
        n: how many lines there are; 0: some line may have to be looked at as a whole.
        cells: the first cells that are not blank; codes need not be among them.
        further: the first filled cells, and the first words, of lines whose first cell is blank.
    """

    n: int
    cells: Sequence[str] = ()
    further: Collection[str] = ()


NO_FIRSTS = Firsts(0)
_UNSURE = Firsts(0, [""])


class _Form(NamedTuple):
    """How the lines of a block are written.

    Attributes:
        start: what each line begins with.
        between: what stands between two cells.
        end: what each line ends with.
        codes: a pattern of lines that begin with a code, and end with a filled cell.
        more_codes: such a pattern of lines with what ends the line before, and without what ends their own.
        below: a pattern of such a line with a word behind a blank first cell, and enough other cells that are filled.
        line: a pattern of a line, with its first cell if the last one, or enough others, are filled; with "" if not.
    """

    start: str
    between: str
    end: str
    codes: re.Pattern[str]
    more_codes: str
    below: str
    line: re.Pattern[str]

    def lines(self, text: str) -> list[str]:
        """Return what is between the starts and ends of lines; [] if one begins otherwise, or ends."""
        is_such = text.startswith(self.start) and text.endswith(self.end)
        return text[len(self.start) : -len(self.end)].split(self.end + self.start) if is_such else []


class PlainLines:
    """Looks at blocks of whole lines."""

    def __init__(self, delimiter: str, quoting: str | None, width: int, fewest: int, names: Iterable[str]) -> None:
        """Say what lines are plain.

        Args:
            delimiter: one character of ASCII.
            quoting: how quotes are read; not ESCAPED.
            width: cells of a line, at least 1.
            fewest: filled cells of a line that begins or ends with a blank one, at least; more than one.
            names: first cells that are told though they look like codes.
        """
        self._mark, self._width, self._fewest = delimiter.encode("ascii"), width, fewest
        self._quote = b"" if quoting == Quoting.OFF else b"'" if quoting == Quoting.SINGLE else b'"'
        self._names = [name for name in names if re.fullmatch(CODE, name)]
        self._others = bytes({*range(1 << 8)}.difference(self._mark, b"\r\n", self._quote, UNSEEN))
        self._usual = {  # the marks and quotes of a line
            self._mark.join([2 * quote] * width) + end: (end.decode(), quote.decode())
            for end in (_NEWLINE, b"\r\n")
            for quote in (self._quote, b"")
        }
        self._form = lru_cache(self._new_form)
        mark = re.escape(self._mark)
        ends = rb"[%b\n]" % mark
        self._enclosing = rb"Q(?<=%bQ)[^Q\n]*Q(?=%b)".replace(b"Q", self._quote or b'"') % (ends, ends)

    def taken(self, block: bytes, codec: str) -> Firsts:
        """Return what the lines begin with; in those that are plain is no character that nobody sees.

        Raises:
            UnicodeError: if the bytes are no text.
        """
        if not block.isascii() and BYTE_ORDER_MARK in block:
            return NO_FIRSTS
        marks = _without(block, None, self._others)
        line = marks[: marks.find(_NEWLINE) + 1]
        if line not in self._usual or not self._are_alike(block, marks, line):
            block, marks = self._unquoted(block)
            line = self._mark * (self._width - 1) + _NEWLINE
            if b"\r" in marks or not self._are_alike(block, marks, line):
                return NO_FIRSTS
        return self._firsts(self._form(line), len(marks) // len(line), block.decode(codec))

    def _are_alike(self, block: bytes, marks: bytes, line: bytes) -> bool:
        """Return whether all lines have the marks and quotes of one, and quotes stand at both sides of each mark."""
        n = len(marks) // len(line)
        if not n or marks != line * n or not block.endswith(_NEWLINE):
            return False
        between = self._quote + self._mark + self._quote
        return not self._usual[line][1] or block.count(between) == n * (self._width - 1)

    def _new_form(self, line: bytes) -> _Form:
        end, quote = self._usual[line]
        delimiter = self._mark.decode()
        mark = re.escape(delimiter)
        names = "|".join(map(re.escape, self._names))
        code = rf"(?!{quote}(?:{names}){quote}{mark}){quote}{CODE}{quote}" if names else f"{quote}{CODE}{quote}"
        if len(self._names) > _MOST_NAMES:
            code = _NOTHING
        if self._width == 1:  # a name once more is but an answer there
            codes, more = _codes_and_more(f"{quote}{CODE}{quote}{end[:-1]}")
            nothing = re.compile(_NOTHING)
            return _Form(quote, "", f"{quote}{end}", codes, more, below=_NOTHING, line=nothing)
        # `.`, and all but one character, are looked for far faster than one of a set.
        filled = rf".*+(?<=[^{quote or mark}]{quote}{end[:-1]})(?<!{mark}{quote}0{quote}{end[:-1]})"
        first = rf"{quote}([^{quote or mark}]*+){quote}{mark}"
        further = rf"{quote}(?!\s)[^{quote or mark}]++{quote}{mark}" * (self._fewest - 1)
        further += rf".*+(?<={quote}{end[:-1]})"
        enough = further if self._fewest < self._width else _NOTHING
        below = rf"\n{2 * quote}{mark}{quote}([A-Za-z][^{quote or mark}]*+){quote}{mark}{further}"
        below = below if self._fewest + 1 < self._width else _NOTHING
        codes, more = _codes_and_more(f"{code}{mark}{filled}")
        each = re.compile(rf"{first}(?:{filled}|{enough})\n|.*+\n")
        between = f"{quote}{delimiter}{quote}"
        return _Form(quote, between, f"{quote}{end}", codes, more, below=below, line=each)

    def _firsts(self, form: _Form, n: int, text: str) -> Firsts:
        """Return what is first in `n` lines of a form."""
        begins = cast("re.Match[str]", form.codes.match(text)).end()
        if begins == len(text):
            return Firsts(n)
        if begins:  # "\n" goes before each line, as it is looked for at once, and the start of a line is not
            text = re.sub(form.more_codes, "", text[begins - 1 : -1])[1:] + "\n"
        cells = form.lines(text) if self._width == 1 else form.line.findall(text)
        found = Firsts(n, cells)
        if self._width == 1:
            found = found if len(cells) == text.count("\n") else _UNSURE
        elif "" in cells:
            found = self._with_blanks(form, text)
        if "" in found.cells or any(map(str.isspace, {*found.cells})):
            return NO_FIRSTS
        given = ([cell.replace(_MASK, self._mark.decode()) for cell in each] for each in found[1:])
        return found._replace(n=n) if _MASK not in text else Firsts(n, *given)

    def _with_blanks(self, form: _Form, text: str) -> Firsts:
        """Return what lines begin with of which some begin or end with a blank cell."""
        further = {*re.findall(form.below, f"\n{text[:-1]}")}
        if further:
            text = re.sub(form.below, "", f"\n{text[:-1]}")[1:] + "\n"
        if text == _LINE_END:
            return Firsts(0, (), further)
        cells, lines = form.line.findall(text), form.lines(text)
        firsts = [*filter(None, cells)]
        for line in compress(lines, map(not_, cells)):
            row = line.split(form.between)
            bare = [*map(str.strip, row)]
            filled = [*filter(None, bare)]
            if len(filled) < self._fewest or {*filled[1:]} <= _FORMULAS or (not row[0] and bare != row):
                return _UNSURE
            if row[0]:
                firsts.append(row[0])
            else:
                further |= {filled[0], _first_word(filled)}
        return Firsts(0, firsts, further) if len(lines) == len(cells) else _UNSURE

    def _unquoted(self, block: bytes) -> tuple[bytes, bytes]:
        """Return the lines without quotes around whole cells, and their marks alone; b"" if others are there."""
        lines = block.replace(b"\r\n", _NEWLINE) if b"\r" in block else block
        lines = lines if lines.endswith(_NEWLINE) else lines + _NEWLINE
        marks = _without(lines, None, self._others)
        if not self._quote or self._quote not in marks:
            return lines, marks
        if not self._are_enclosed(lines, marks):
            lines = self._with_masked(lines)
            marks = _without(lines, None, self._others + _MASK.encode())
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
            return b""
        masked = re.sub(self._enclosing, lambda found: found[0].replace(self._mark, _MASK.encode()), _NEWLINE + lines)
        return masked[1:]


def _codes_and_more(line: str) -> tuple[re.Pattern[str], str]:
    return re.compile(rf"(?:{line}\n)*+"), rf"(?:\n{line})++"


def _first_word(cells: Sequence[str]) -> str:
    return next((cell for cell in cells if cell[0].isalpha()), "")


def codec_of(encoding: str) -> str:
    """Return the codec of lines further down a text; "" where a byte of ASCII may be a part of another character."""
    if encoding.startswith("utf-8"):
        return "utf-8"
    every = bytes(range(1 << 8)).decode(encoding, errors="replace")
    return encoding if len(every) == 1 << 8 and every.startswith(_ASCII.decode("ascii")) else ""


def is_blank_row(row: list[str]) -> bool:
    """Return whether a row has nothing in it; the first cell spares most rows the question."""
    return not row or ((not row[0] or row[0].isspace()) and not any(map(str.strip, row)))
