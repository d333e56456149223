"""One look at all rows below the header: how many are records, and which of them its owner has to decide about."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from operator import itemgetter

from core.data.raw_cells import Cell, cell_text, is_blank
from core.domain.reading_choices import Ragged
from core.errors import SourceError
from core.sources.reading.footer_answers import FooterAnswers
from core.sources.reading.footers import Look
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.reading.header_doubts import is_unlike
from core.sources.reading.narrow_notes import is_answer
from core.sources.reading.only_names import n_only_names
from core.sources.reading.other_table import ABOVE, BEGINNING, are_wider, is_narrower
from core.sources.reading.row_rules import looks_of
from core.sources.reading.short_rows import ShortRows
from core.sources.reading.swallowed_rows import swallows
from core.sources.reading.unlike_rows import UnlikeRows
from core.sources.sheet_facts import RowSpans
from core.sources.source import Chunk, PlainRows


@dataclass(slots=True, eq=False, repr=False)
class Survey:
    """What was found.

    Attributes:
        n_rows: rows below the header with anything in them.
        wide: rows with blank cells beyond the header.
        short: rows with fewer cells than the header.
        reasons: why they may have fewer.
        excess: rows with more cells than the header, not all of the surplus blank.
        longer: rows with just one cell more than the header.
        lengths: of rows with more cells than the header.
        has_decimals: whether the first row with more cells than the header has digits beside digits, as 60,5 would be.
        names_recur: whether rows with one cell more have one text in their first cells, which then name no row.
        is_shifted: whether the header is read as one that does not name the first column.
        stray: rows with something beyond the last name, where few have.
        gap: rows from the one on that looks like the beginning of another table, below a blank row.
        is_first_gap: whether that blank row is the first one.
        blank: rows of blank cells between records, above another table if there is one.
        footers: rows that look like totals or notes.
        doubtful: rows that may be totals or notes, or records.
        looks: how many rows have each look.
        beginnings: how often the rows that may be totals begin with each text.
        n_thin_totals: how many rows that may be totals have no more than half of their cells filled.
        n_among: how many rows in doubt begin with a code of two letters, as SD of South Dakota, or as rows beside them.
        n_names: how many rows in doubt have the full name of somebody, and nothing else.
        n_answers: how many rows that look like totals begin as others beside them, as those of one answer do.
        answers: what else tells that rows which look like totals, or have the names, are those of an answer.
        headings: rows with a word in the first cell and nothing else, which may head those below.
        heading_words: what is in them.
        unlike: rows with little in them, and that of another kind than their columns.
        odd_prepared: those of them with nothing that somebody filled in.
        ends_oddly: whether the last row but for footers is such.
        shifted: rows whose cells fit the columns beside their own.
        names: rows that may have the names of another table.
        reordered: rows that have the names of the columns in another order.
        prepared: rows with nothing that somebody filled in.
        n_prepared_last: how many of them end the table.
        hidden: rows that the workbook does not show.
        merged: rows with merged cells.
        swallowed: rows with a cell that holds lines like rows.
        fault: what ended the look early; None if nothing did.
    """

    n_rows: int = 0
    wide: FoundRows = field(default_factory=FoundRows)
    short: FoundRows = field(default_factory=FoundRows)
    reasons: ShortRows = field(default_factory=ShortRows)
    excess: FoundRows = field(default_factory=FoundRows)
    stray: FoundRows = field(default_factory=FoundRows)
    gap: FoundRows = field(default_factory=FoundRows)
    is_first_gap: bool = False
    longer: FoundRows = field(default_factory=FoundRows)
    lengths: set[int] = field(default_factory=set)
    has_decimals: bool = False
    names_recur: bool = False
    is_shifted: bool = False
    blank: FoundRows = field(default_factory=FoundRows)
    footers: FoundRows = field(default_factory=FoundRows)
    doubtful: FoundRows = field(default_factory=FoundRows)
    looks: Counter[Look] = field(default_factory=Counter)
    beginnings: Counter[str] = field(default_factory=Counter)
    n_thin_totals: int = 0
    n_among: int = 0
    n_names: int = 0
    n_answers: int = 0
    answers: FooterAnswers = field(default_factory=FooterAnswers)
    reordered: FoundRows = field(default_factory=FoundRows)
    headings: FoundRows = field(default_factory=FoundRows)
    heading_words: Counter[str] = field(default_factory=Counter)
    unlike: FoundRows = field(default_factory=FoundRows)
    odd_prepared: FoundRows = field(default_factory=FoundRows)
    ends_oddly: bool = False
    shifted: FoundRows = field(default_factory=FoundRows)
    names: FoundRows = field(default_factory=FoundRows)
    prepared: FoundRows = field(default_factory=FoundRows)
    n_prepared_last: int = 0
    hidden: FoundRows = field(default_factory=FoundRows)
    merged: FoundRows = field(default_factory=FoundRows)
    swallowed: FoundRows = field(default_factory=FoundRows)
    fault: SourceError | None = None

    @property
    def has_notes(self) -> bool:
        """Whether any row may be a note, or of somebody who left the rest blank."""
        return self.looks[Look.MAY_BE_TEXT] + self.looks[Look.SENTENCE] > 0

    @property
    def is_prepared(self) -> bool:
        """Whether so many rows with nothing that somebody filled in end a table of others that they may be nobody's."""
        are_last = self.n_prepared_last >= _LEAST_PREPARED and 2 * self.n_prepared_last > self.prepared.n
        return are_last and self.n_rows - self.prepared.n >= _LEAST_FILLED

    @property
    def _least_times(self) -> int:
        """How often an answer is given, at least: a total of each of a few groups is rarer in a long table."""
        return max(_RECURS, self.n_rows // _RARE)

    @property
    def are_no_totals(self) -> bool:
        """Whether all rows that look like totals or notes are those of answers such as “median”, one below another."""
        return max(_SERIES, self.n_rows // _OFTEN) <= self.footers.n == self.n_answers

    @property
    def may_be_no_totals(self) -> bool:
        """Whether some rows that look like totals, or have the names, may be those of an answer that recurs."""
        return self.answers.recur(self.beginnings, self._least_times)

    @property
    def are_answers(self) -> bool:
        """Whether what is in doubt is among its like, or may be totals and recurs as answers do."""
        if self.is_prepared:
            return False
        if not self.doubtful.n or self.n_among == self.doubtful.n:
            return self.doubtful.n > 0
        if self.n_names == self.doubtful.n and 2 * self.n_names >= self.n_rows:
            return True  # of a list in which most people have yet to fill in the rest
        is_thin = self.n_thin_totals == self.doubtful.n  # as the sums below each page, which recur, too
        return not (self.has_notes or is_thin) and min(self.beginnings.values(), default=0) >= self._least_times


def survey(grid: Grid, said: Sequence[str], measured: Sequence[int], unlike: UnlikeRows) -> Survey:
    """Return what all rows tell; of a faulty file, those before the fault.

    Args:
        grid: the table.
        said: the names of its columns; blanks where they are in doubt, as a record may occur again.
        measured: places of the columns that begin with numbers and dates alone, from 0 at the first of the table.
        unlike: knows what fits its columns.
    """
    found = Survey(is_shifted=grid.source.layout.ragged == Ragged.SHIFT)
    look = _Look(grid, found, said, measured, unlike)
    try:
        for part in grid.skimmed():
            if isinstance(part, PlainRows):
                found.n_rows += part.n
                found.n_prepared_last, found.ends_oddly = 0, False
                look.take_plain(part)
            else:
                look.take(part)
    except SourceError as error:
        found.fault = error
    if found.answers.has_names and found.fault is None:
        found.answers.count_chosen(grid.first_as_they_come().rows, said)
    if not found.is_prepared:
        found.unlike.take(found.odd_prepared)
    if found.is_prepared or (found.doubtful.n and not found.are_answers):
        found.doubtful.take(found.prepared)
    return found


class _Look:
    """Adds chunks to a survey."""

    def __init__(
        self, grid: Grid, found: Survey, said: Sequence[str], measured: Sequence[int], unlike: UnlikeRows
    ) -> None:
        self._found, self._grid, self._measured, self._said, self._unlike = found, grid, measured, said, unlike
        self._n_gaps = 0
        self._names: set[Cell] = set()
        self._has_unnamed = grid.named_width < grid.width
        facts = grid.source.facts
        self._hidden = facts.hidden_rows
        regions = (region for region in facts.merged if region.first_row > grid.last_header)
        self._merged = RowSpans((region.first_row, region.last_row) for region in regions)

    def take(self, chunk: Chunk) -> None:
        """Add some rows."""
        found, grid = self._found, self._grid
        found.n_rows += len(chunk.rows)
        rows = [row[grid.first_column :] or [None] for row in chunk.rows] if grid.first_column else chunk.rows
        looks = dict(looks_of(rows, chunk.numbers, self._said, grid.source.facts.totals_rows))
        odd = self._unlike.places(rows, chunk.numbers)
        found.unlike.add([chunk.numbers[place] for place in odd if place not in looks])
        found.odd_prepared.add([chunk.numbers[place] for place in odd if looks.get(place) is Look.PREPARED])
        self._take_misplaced(Chunk(rows, chunk.numbers), looks)
        last = next((place for place in reversed(range(len(rows))) if looks.get(place) != Look.FOOTER), None)
        found.ends_oddly = found.ends_oddly if last is None else last in odd
        if looks:
            self._take_strays(rows, chunk.numbers, looks)
        if self._hidden:
            found.hidden.add([number for number in chunk.numbers if number in self._hidden])
        if looks:
            kept = [place for place in range(len(rows)) if looks.get(place) != Look.FOOTER]
            chunk = Chunk([chunk.rows[place] for place in kept], [chunk.numbers[place] for place in kept])
            self._take_prepared([looks.get(place) == Look.PREPARED for place in kept])
        else:
            found.n_prepared_last = 0
        self._take_headings(chunk)
        if grid.gaps.below:
            self._take_gaps(chunk)
        if self._has_unnamed:
            found.stray.add(
                [number for row, number in zip(chunk.rows, chunk.numbers, strict=True) if grid.is_stray(row)]
            )
        if self._merged:
            found.merged.add([number for number in chunk.numbers if number in self._merged])
        if grid.source.ragged and set(map(len, chunk.rows)) - {grid.width}:
            self._take_ragged(chunk)

    def take_plain(self, part: PlainRows) -> None:
        """Add rows that are surely records: some may stand in the wrong columns, or be of another table."""
        may_be = self._unlike.shifted.may_begin(part.firsts, part.further) or self._unlike.names.may_begin(part.firsts)
        for chunk in part.chunks() if may_be else ():
            self._take_misplaced(chunk)

    def _take_misplaced(self, chunk: Chunk, looks: Collection[int] = ()) -> None:
        names = [place for place in self._unlike.names.places(chunk.rows) if place not in looks]
        delimiter = self._grid.source.layout.delimiter
        swallowing = [
            place for place, row in enumerate(chunk.rows if delimiter else ()) if swallows(row, str(delimiter))
        ]
        for found, places in (
            (self._found.swallowed, swallowing),
            (self._found.shifted, self._unlike.shifted.places(chunk.rows)),
            (self._found.names, names),
        ):
            found.add([chunk.numbers[place] for place in places])

    def _take_strays(self, rows: Sequence[Sequence[Cell]], numbers: Sequence[int], looks: dict[int, Look]) -> None:
        """Count the rows that may be no records."""
        found = self._found
        found.footers.add([numbers[place] for place, look in looks.items() if look == Look.FOOTER])
        found.doubtful.add([numbers[place] for place, look in looks.items() if look in _DOUBTFUL])
        found.prepared.add([numbers[place] for place, look in looks.items() if look == Look.PREPARED])
        found.looks.update(looks.values())
        found.answers.take(rows, looks, self._said)
        self._take_doubtful_totals(rows, numbers, [place for place in looks if looks[place] == Look.MAY_BE_TOTAL])
        doubtful = ((place, look) for place, look in looks.items() if look in _DOUBTFUL)
        n = found.looks[Look.SENTENCE]
        found.n_among += sum(
            is_answer(rows, place, looks, n) if look == Look.SENTENCE else _is_among_its_like(rows, place, look)
            for place, look in doubtful
        )
        found.n_names += n_only_names([rows[place] for place in looks if looks[place] in _DOUBTFUL], self._said)
        totals = (place for place, look in looks.items() if look == Look.FOOTER)
        found.n_answers += sum(
            cell_text(rows[place][0]).isalpha() and _is_beside_its_like(rows, place) for place in totals
        )

    def _take_doubtful_totals(
        self, rows: Sequence[Sequence[Cell]], numbers: Sequence[int], places: Sequence[int]
    ) -> None:
        """Count the rows that may be totals by what they begin with, and those that have the names in another order."""
        names = sorted(name.casefold() for name in self._said)
        texts = ((place, sorted(cell_text(cell).casefold() for cell in rows[place])) for place in places)
        self._found.reordered.add([numbers[place] for place, cells in texts if cells == names])
        # a group may stand in any column
        self._found.beginnings.update(next(filter(None, map(cell_text, rows[place]))) for place in places)
        width = len(self._said)
        n_filled = (sum(not is_blank(cell) for cell in rows[place]) for place in places)
        self._found.n_thin_totals += sum(2 * n <= width for n in n_filled)

    def _take_prepared(self, are_such: Sequence[bool]) -> None:
        """Count the prepared rows at the end so far."""
        n_last = next((n for n, is_such in enumerate(reversed(are_such)) if not is_such), len(are_such))
        before = self._found.n_prepared_last if n_last == len(are_such) else 0
        self._found.n_prepared_last = before + n_last

    def _take_gaps(self, chunk: Chunk) -> None:
        """Look at the rows below each blank row, and count all from the first on that begin another table."""
        self._find_table(chunk)
        above = self._grid.gaps.above
        if above and not self._found.gap.n:
            for number in chunk.numbers:
                self._found.blank.add(above.get(number, ()))

    def _take_headings(self, chunk: Chunk) -> None:
        """Count the rows of a single word, as far as their words are few."""
        found, first = self._found, self._grid.first_column
        if len(self._said) < _LEAST_WIDTH or all(map(_last_of, chunk.rows)):
            return
        for row, number in zip(chunk.rows, chunk.numbers, strict=True):
            if row[-1] or len(found.heading_words) > _MOST_NAMES:
                continue
            word = cell_text(row[first]) if len(row) > first else ""
            if word.isalpha() and _is_blank([*row[:first], *row[first + 1 :]]):
                found.headings.add([number])
                found.heading_words[word] += 1

    def _find_table(self, chunk: Chunk) -> None:
        found, below = self._found, self._grid.gaps.below
        if found.gap.n:
            found.gap.add(chunk.numbers)
            return
        for number in below[self._n_gaps :]:
            place = bisect_left(chunk.numbers, number)
            rows = [row[self._grid.first_column :] for row in chunk.rows[place : place + BEGINNING]]
            above = [row[self._grid.first_column :] for row in chunk.rows[max(place - ABOVE, 0) : place]]
            is_other = any(is_unlike(row, self._measured) for row in rows)
            is_other = is_other or is_narrower(above, rows)
            # wider rows can be read under no answer: only those below the first blank row can be left out
            is_wider = number == below[0] and are_wider(rows, self._grid.width - self._grid.first_column)
            if is_other or is_wider:
                found.gap.add(chunk.numbers[place:])
                found.is_first_gap = number == below[0]
                break
        self._n_gaps = len(below)

    def _take_ragged(self, chunk: Chunk) -> None:
        found, width = self._found, self._grid.width
        for row, number in zip(chunk.rows, chunk.numbers, strict=True):
            if len(row) > width and not found.excess.n:
                is_named = row[0] == "1" or any(str(cell).startswith(" ") for cell in row)  # by R; or "Doe, Ann"
                found.has_decimals = _n_halves(row) >= len(row) - width and not is_named
            if len(row) == width + 1 and len(self._names) < _MOST_NAMES:
                found.names_recur = found.names_recur or row[0] in self._names
                self._names.add(row[0])
            if len(row) < width:
                self._found.short.add([number])
                self._found.reasons.add(row, number, width, self._grid.source.layout.delimiter)
            elif len(row) > width and not self._grid.is_cut:
                kind = self._found.wide if _is_blank(row[width:]) else self._found.excess
                kind.add([number])
                self._found.lengths.add(len(row))
                self._found.longer.add([number] if len(row) == width + 1 else [])


def _is_among_its_like(rows: Sequence[Sequence[Cell]], place: int, look: Look) -> bool:
    """Return whether what may be a note begins as a row beside it, or what may be a total is one of codes, as SD is."""
    if look == Look.MAY_BE_TEXT:
        return _is_beside_its_like(rows, place)
    firsts = _firsts_beside(rows, place)
    are_codes = all(len(first) == _CODE and first.isalpha() and first.isupper() for first in firsts)
    return are_codes and len(firsts) > _BESIDE


def _is_beside_its_like(rows: Sequence[Sequence[Cell]], place: int) -> bool:
    """Return whether a row that has more than its first cell begins as two beside it."""
    own, n_filled = cell_text(rows[place][0]), sum(not is_blank(cell) for cell in rows[place])
    return own != "" and n_filled > 1 and _firsts_beside(rows, place).count(own) > _BESIDE


def _firsts_beside(rows: Sequence[Sequence[Cell]], place: int) -> list[str]:
    return [cell_text(row[0]) for row in rows[max(place - _BESIDE, 0) : place + _BESIDE + 1] if row]


def _n_halves(row: Sequence[Cell]) -> int:
    """Return how many cells of digits alone follow a number without a decimal mark."""
    pairs = pairwise(cell.strip().lstrip("+-") if isinstance(cell, str) else "" for cell in row)
    return sum(one.isdecimal() and other.isdecimal() for one, other in pairs)


_BESIDE = 2
"""Rows above and below that tell a code from a word for a total."""
_CODE = 2
"""Letters of a code; those of three may be MIN, MAX and AVG."""
_SERIES, _OFTEN = 10, 10
"""Rows of a series called as a total is, at least, and one in so many; a table ends with a few totals."""
_DOUBTFUL = (Look.MAY_BE_TEXT, Look.MAY_BE_TOTAL, Look.SENTENCE)
_LEAST_PREPARED = 5
"""Rows with nothing filled in that end a table, before they may be nobody's: fewer are of people who said nothing."""
_LEAST_FILLED = 3
"""Other rows of such a table: one of nearly nothing but zeros has records of zeros."""
_RECURS = 3
"""A text that begins so many rows is an answer; there is one total of a group."""
_RARE = 50
"""One in so many rows has an answer that is given at all."""
_LEAST_WIDTH = 3
"""Columns of a table before a row of one word can be told from a record."""
_last_of = itemgetter(-1)
_MOST_NAMES = 1000
"""First cells that are compared; names of rows differ from the first on."""


def _is_blank(cells: Sequence[Cell]) -> bool:
    return all(map(is_blank, cells))
