"""Find the delimiter of a text."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from core.domain.reading_choices import Quoting
from core.sources.formats.delimited.other_quotes import other_quotes
from core.sources.header_row import header_row_of
from core.words import N_

ENDINGS = (
    *(".csv", ".tsv", ".tab", ".txt"),
    *(".dat", ".data", ".psv", ".asc", ".prn", ".lst", ".rpt", ".out", ".raw"),
)
"""What texts are called: tables, and those of collections of data, of spreadsheets and of databases that print."""
DELIMITERS = ("\t", ";", "|", ",")
"""Delimiters tried. If two fit equally well, the first is taken: the one that is rarer inside texts."""
_RARE = ("^", "~", ":", "\x01", "\x1f", "¦", "§", "¬", " ")
"""Delimiters tried where none of the others finds columns: \\x01 is that of Hive, a blank stands for any number."""
_LEAST_SHARE = 0.9
"""Share of records that have to have the usual number of cells under a rare delimiter."""
_THIRD = 1 / 3
"""Share of rows, at least, that have as many cells as the first one, where others are short, or wide."""
_LEAST_ROWS = 3
"""Lines from which a rare delimiter counts; two sentences of five words each are no table."""
_PARTING = re.compile(r",(?! |(?<=[0-9],)[0-9])")
"""A comma that is neither one of a sentence nor one of a number."""
_SAID = re.compile(r"(?i)\"?sep=(.)\"?\s*")
"""The first line by which Excel is told the delimiter."""
_MANY_BLANKS = 3
"""Blanks of each line from which nothing is said of them: these lines are sentences, or columns of fixed width."""
_APART = N_(
    "Source",
    "Blanks separate the values of a row. If each row is one value with blanks in it, choose another delimiter.",
)
_WITHIN = N_(
    "Source", "Each row is one value with blanks in it. If blanks separate values, choose the blank as the delimiter."
)
_RULER = re.compile(r"-{4,}\s*")
"""What Access writes below each record."""


def delimiter_of(lines: Sequence[str], suffix: str) -> str:
    """Return the delimiter under which most of `lines` agree on the number of cells.

    Args:
        lines: the beginning of a text, with line ends; a record may span lines.
        suffix: extension of the file, with the dot; ".tsv" and ".tab" promise tabs.
    """
    if lines and (said := _SAID.fullmatch(lines[0])):
        return said[1]
    usual = "\t" if suffix in (".tsv", ".tab") else ","
    lines = [line for line in lines if _RULER.fullmatch(line) is None] or lines
    found = {mark: _agreement(lines, mark) for mark in dict.fromkeys((usual, *DELIMITERS))}
    best = max(found, key=lambda mark: found[mark])
    best = _rarer(lines, found) if best == "," and len(lines) > _LEAST_ROWS else best
    tabs, agreement = found["\t"], found[best]
    if tabs.several and tabs.quoted and tabs.named == agreement.named and tabs.share >= agreement.share:
        return "\t"  # Eurostat has commas, too, between names of rows; no text has tabs in all its rows otherwise
    if not (agreement.at_once and agreement.share >= _LEAST_SHARE):
        best = _at_once(found) or best
        agreement = found[best]
    if agreement.several and not agreement.at_once and len(lines) > _LEAST_ROWS:
        # R's names of rows below a header that is one cell short: no row has as many cells under a decimal comma
        return next((mark for mark in DELIMITERS if _lacks_first_name(_rows(lines, mark))), best)
    if agreement.several:
        return best
    spaced = next((mark for mark in DELIMITERS if _are_spaced(lines, mark)), None)
    if spaced is not None:
        return spaced
    return usual if len(lines) <= _LEAST_ROWS else _rare_delimiter(lines, found, usual)


def _rarer(lines: Sequence[str], found: Mapping[str, _Agreement]) -> str:
    """Return the delimiter that fits as well as the comma, which is then one within names: “Name, Vorname;Alter”."""
    if any(map(_PARTING.search, lines)):
        return ","
    fitting = (mark for mark in DELIMITERS if found[mark].several and found[mark].fit >= found[","].fit)
    close = (mark for mark in fitting if not any(f"{mark} " in line for line in lines))
    return next((mark for mark in close if mark == "," or _names_several(_rows(lines, mark))), ",")


def _names_several(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether the header names several columns, and no quotes are left within cells."""
    n_names = sum(bool(name.strip()) for name in rows[header_row_of(rows) or 0])
    return n_names > 1 and not any('"' in cell for row in rows for cell in row)


def _at_once(found: Mapping[str, _Agreement]) -> str | None:
    """Return the delimiter that the very first row agrees with; None if there is no such."""
    usual = max(found.values())
    at_once = [mark for mark in DELIMITERS if found[mark].at_once]
    # a quote that begins a cell, and ends none, matches under a rarer mark
    whole = next((mark for mark in at_once if found[mark].share == 1), None)
    # rows that are short, or wide, have one decimal comma as all others
    most = [mark for mark in at_once if found[mark].share >= _THIRD and found[mark].width > usual.width]
    return whole or max(most, key=lambda mark: found[mark].width, default=None)


def _are_spaced(lines: Sequence[str], delimiter: str) -> bool:
    """Return whether quotes behind a blank enclose cells, and rows have as many cells as the first one then."""
    if other_quotes(lines, delimiter)[0] != Quoting.SPACED:
        return False
    widths = {len(row) for row in csv.reader(lines, delimiter=delimiter, skipinitialspace=True) if row}
    return len(widths) == 1 and widths.pop() > 1


def _rare_delimiter(lines: Sequence[str], usual_marks: Mapping[str, _Agreement], usual: str) -> str:
    """Return the delimiter of lines in which no usual one finds columns; `usual` if none does.

    Args:
        lines: the beginning of a text.
        usual_marks: the usual delimiters, each with how well it fits.
        usual: what the name of the file promises.
    """
    rare = ((_agreement(lines, mark), mark) for mark in _RARE if mark != " " or not _are_words(lines))
    fitting = [(found, mark) for found, mark in rare if found.at_once and found.named and found.share >= _LEAST_SHARE]
    shifted = (mark for mark in (usual, *DELIMITERS, *_RARE) if _lacks_first_name(_rows(lines, mark)))
    wide = (mark for mark in DELIMITERS if _is_wide(lines, usual_marks[mark], mark))
    return max(fitting, key=lambda scored: scored[0].width)[1] if fitting else next(chain(shifted, wide), usual)


def _are_words(lines: Sequence[str]) -> bool:
    """Return whether there are words alone, one blank between them: “full name”, and names below it, are one column."""
    return not any(map(str.isdigit, "".join(lines[1:]))) and not any("  " in line or '"' in line for line in lines)


def said_of_blanks(lines: Sequence[str], delimiter: str) -> str:
    """Return what to say where single blanks, as many in each line, may separate values, or be within them; else ""."""
    times = {line.strip().count(" ") for line in lines if line.strip()}
    if len(times) != 1 or not 0 < times.pop() < _MANY_BLANKS or any("  " in line or '"' in line for line in lines):
        return ""
    if delimiter == " ":
        return _APART
    return "" if any(delimiter in line for line in lines) else _WITHIN


class _Agreement(NamedTuple):
    """How well a delimiter fits; compared from left to right."""

    named: bool  # the header row has letters in it: 1,5 below a single name is one decimal number, not two columns
    several: bool
    quoted: bool  # behind a quote that closes a cell, there is always the delimiter
    share: float  # of records that have the usual number of cells
    width: int
    at_once: bool  # the very first row has that number

    @property
    def fit(self) -> tuple[bool, bool, bool, float]:
        """How well the delimiter fits, whatever the number of cells is."""
        return self[:4]


def _agreement(lines: Sequence[str], delimiter: str) -> _Agreement:
    rows = _rows(lines, delimiter)
    widths = Counter(map(len, rows))
    width, times = max(widths.items(), key=lambda item: (item[1], item[0]), default=(0, 1))
    header = header_row_of(rows)
    named = header is not None and any(map(str.isalpha, "".join(rows[header])))
    several = width > 1 and header is not None and len(rows[header]) == width
    at_once = several and len(rows[0]) == width
    quoted, share = _are_quoted(lines, delimiter), times / max(len(rows), 1)
    return _Agreement(named=named, several=several, quoted=quoted, share=share, width=width, at_once=at_once)


def _is_wide(lines: Sequence[str], found: _Agreement, delimiter: str) -> bool:
    """Return whether nearly all records have several cells, though not as many as the header, which has several."""
    least = _LEAST_SHARE if delimiter in ",;" else _LEAST_SHARE / 2  # tabs and bars are no marks of sentences
    is_such = found.named and found.width > 1 and found.share >= least
    return is_such and len(_rows(lines, delimiter)[0]) > 1


def _lacks_first_name(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether each row has one cell more than the first one, which names several: R writes names of rows so."""
    widths = [*map(len, rows)]
    return bool(rows) and widths[0] > 1 and {*widths[1:]} == {widths[0] + 1}


def _rows(lines: Sequence[str], delimiter: str) -> list[list[str]]:
    """Return the rows with anything in them."""
    rows = [row for row in csv.reader(lines, delimiter=delimiter, skipinitialspace=delimiter == " ") if row]
    # blanks behind the last cell separate nothing
    return [row if row[-1] else row[:-1] for row in rows] if delimiter == " " else rows


def _are_quoted(lines: Sequence[str], delimiter: str) -> bool:
    """Return whether quotes match under a delimiter; in the last line, a record may go on beyond what is looked at."""
    if not any('"' in line for line in lines):
        return True
    reader = csv.reader(lines, delimiter=delimiter, skipinitialspace=delimiter == " ", strict=True)
    try:
        for _ in reader:
            pass
    except csv.Error:
        return reader.line_num == len(lines)
    return True
