"""Tells why rows have fewer cells than the header: quotes around lines, another delimiter, or a comma in a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from core.data.raw_cells import Cell
from core.domain.reading_choices import Ragged
from core.domain.reading_question import ReadingQuestion
from core.errors import SourceError
from core.sources.reading.column_questions import answer_with
from core.sources.reading.found_rows import FoundRows
from core.sources.source import Problem, Source
from core.words import N_

_DELIMITERS = ",;\t|"
_LEAST_WIDTH = 3
"""Columns of a table before marks in one cell tell that it is a whole line: “Doe; Ann” has one."""
_FEW = 10
"""Of so many rows, one with a whole line in its first cell may be filled up with blanks after a question."""


class Shortness(Enum):
    """Why a row has fewer cells than the header."""

    QUOTED = auto()
    """The whole line is one cell, with the delimiters in it."""
    OTHER_MARK = auto()
    """The whole line is one cell, with other delimiters in it."""
    ONE_LESS = auto()
    """It has one cell less."""


@dataclass(slots=True)
class ShortRows:
    """Rows that are shorter than the header.

    Attributes:
        times: how many are short for each reason.
        firsts: the first of these, in the file.
    """

    times: Counter[Shortness] = field(default_factory=Counter)
    firsts: dict[Shortness, int] = field(default_factory=dict)

    def add(self, row: Sequence[Cell], number: int, width: int, delimiter: str | None) -> None:
        """Count a row that has fewer cells than `width`."""
        why = _shortness(row, width, delimiter)
        if why is not None:
            self.times[why] += 1
            self.firsts.setdefault(why, number)


def told_short(found: ShortRows, n_rows: int, source: Source, header_row: int) -> Problem | None:
    """Return why rows are short, if it is known; what stops lets no answer mend it.

    Args:
        found: of all rows.
        n_rows: how many rows there are, without notes.
        source: the file.
        header_row: its row of names; 0 if there is none.
    """
    if not found.times or not header_row:
        return None
    why, n = max(found.times.items(), key=lambda pair: pair[1])
    if why is Shortness.ONE_LESS:
        is_such = n == n_rows and source.layout.delimiter == ","
        return Problem(_COMMA, header_row, stops=_has_loose_name(source, header_row)) if is_such else None
    text = (_QUOTED if why is Shortness.QUOTED else _OTHER_MARK).format(n=n, row=found.firsts[why])
    return Problem(text, found.firsts[why], stops=_FEW * n > n_rows)


def _shortness(row: Sequence[Cell], width: int, delimiter: str | None) -> Shortness | None:
    if width < _LEAST_WIDTH:
        return None
    if len(row) == width - 1:
        return Shortness.ONE_LESS
    if len(row) != 1 or not isinstance(row[0], str):
        return None
    marks = [mark for mark in _DELIMITERS if row[0].count(mark) == width - 1]
    return (Shortness.QUOTED if delimiter in marks else Shortness.OTHER_MARK) if marks else None


def _has_loose_name(source: Source, header_row: int) -> bool:
    """Return whether few names begin with a blank, as the end of a name does behind a comma."""
    try:
        top = next(iter(source.chunks()))
    except (SourceError, StopIteration):
        return False
    names = dict(zip(top.numbers, top.rows, strict=True)).get(header_row, ())
    n_loose = sum(isinstance(name, str) and name[:1] == " " and not name.isspace() for name in names)
    return 0 < 2 * n_loose < len(names)


_QUOTED = N_(
    "Source",
    "{n:,} rows are one cell each, with quotes around the whole line, first row {row}. Take these quotes out of the "
    "file, or write it again.",
    "Row {row} is one cell, with quotes around the whole line. Take these quotes out of the file, or write it again.",
    1,
)
_OTHER_MARK = N_(
    "Source",
    "{n:,} rows have another delimiter than the header, first row {row}. Write them with that of the header.",
    "Row {row} has another delimiter than the header. Write it with that of the header.",
    1,
)
_COMMA = N_(
    "Source",
    "Each row has one cell less than the header. A comma within a name may make two names of it: put quotes around "
    "this name in the file. If the last column has no values, take its name out.",
)


def about_lengths(found: FoundRows, n_short: int) -> ReadingQuestion:
    """Return the question of rows of another length than the header, `n_short` of which are shorter."""
    text = N_(
        "Source",
        "{n:,} rows have more or fewer cells than the header, first row {row}. A delimiter in a cell moves all values "
        "behind it.",
        "Row {row} has more or fewer cells than the header. A delimiter in a cell moves all values behind it.",
        1,
    )
    shorter = N_(
        "Source",
        "{n:,} rows have fewer cells than the header, first row {row}. If a cell before the last one is missing, all "
        "values behind it stand one column beside.",
        "Row {row} has fewer cells than the header. If a cell before the last one is missing, all values behind it "
        "stand one column beside.",
        1,
    )
    are_short = n_short == found.n
    text = shorter if are_short else text
    fill = answer_with(N_("Source", "Fill up short rows, leave blank surplus out"), ragged=Ragged.FILL)
    cut = answer_with(N_("Source", "Leave the blank surplus out"), ragged=Ragged.CUT)
    return ReadingQuestion(
        "ragged",
        text.format(n=found.n, row=found.first),
        N_("Source", "Some rows have fewer cells than the header.")
        if are_short
        else N_("Source", "Some rows have more or fewer cells than the header."),
        (fill,) if n_short else (cut,),
    )
