"""Which rows of a file are records, and what merged cells hold: decided for each row by the layout alone."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from core.data.raw_cells import Cell, is_blank
from core.domain.reading_choices import SKIPPED_LAST, Merged, Ragged, RowChoice
from core.domain.reading_layout import ReadingLayout
from core.errors import UnansweredRowError
from core.sources.reading.footers import Look, strays
from core.sources.sheet_facts import MergedRegion, RowSpans
from core.sources.source import Chunk, Source
from core.words import N_


class _Kind(NamedTuple):
    """A kind of rows that the owner decides about: its key, and what such a row is."""

    key: str
    is_such: str
    answers: str


_MERGED = _Kind("merged", N_("Error", "cells of it are merged"), '"repeat" / "as-is"')
_HIDDEN = _Kind("hidden_rows", N_("Error", "it is hidden in the workbook"), '"read" / "skip"')
_BELOW_GAP = _Kind("below_gap", N_("Error", "it comes below a blank row"), '"read" / "skip"')
_BLANK = _Kind("blank_rows", N_("Error", "it is blank between others"), '"read" / "skip"')
_DOUBTFUL = _Kind(
    "doubtful_rows",
    N_("Error", "it may be a total or a note, or somebody who left the rest blank"),
    '"read" / "skip"',
)
_FOOTER = _Kind("footers", N_("Error", "it looks like a total, a note or repeated column names"), '"skip" / "read"')


class RowRules:
    """The rules of one layout for the rows below the header of one sheet."""

    def __init__(self, source: Source, last_header: int, first_column: int, said: Sequence[str]) -> None:
        """Prepare the rules; `said` is what the header says of the columns, the first being `first_column`, from 0."""
        self._source, self._layout = source, source.layout
        self._first, self._said = first_column, said
        regions = [region for region in source.facts.merged if region.first_row > last_header]
        self._merged = RowSpans((region.first_row, region.last_row) for region in regions)
        self._repeater = _Repeater(regions) if regions and source.layout.merged == Merged.REPEAT else None
        self._choices = self._of_strays(source.layout)
        self._checks = self._needed(source.layout)

    def up_to_gap(self, chunk: Chunk, below_gaps: Sequence[int]) -> Chunk:
        """Return the rows above the first blank row, if the layout wants no others; `below_gaps` come next after one.

        Raises:
            UnansweredRowError: at the first row below it, if the layout refuses such rows.
        """
        choice = self._layout.below_gap
        if not below_gaps or choice in (None, RowChoice.READ):
            return chunk
        first = bisect_left(chunk.numbers, below_gaps[0])
        return self._left(chunk, [*range(first, len(chunk.rows))], _BELOW_GAP, choice)

    def below_blanks(self, chunk: Chunk, above: Mapping[int, Sequence[int]]) -> Chunk:
        """Return the rows as they are; `above` has the blank rows above some.

        Raises:
            UnansweredRowError: at the first blank row above one of them, if the layout refuses such rows.
        """
        if above and self._layout.blank_rows == RowChoice.REFUSE:
            blank = next((above[number] for number in chunk.numbers if number in above), ())
            if blank:
                raise self._unanswered(blank[0], _BLANK)
        return chunk

    def without_longer(self, chunk: Chunk, width: int) -> Chunk:
        """Return the rows without those that have values beyond `width` cells, if the layout leaves them out."""
        if self._layout.ragged != Ragged.DROP or max(map(len, chunk.rows), default=0) <= width:
            return chunk
        kept = [place for place, row in enumerate(chunk.rows) if all(map(is_blank, row[width:]))]
        return Chunk([chunk.rows[place] for place in kept], [chunk.numbers[place] for place in kept])

    def repeated(self, chunk: Chunk) -> Chunk:
        """Return the rows with the values of merged cells, where the layout wants them."""
        return chunk if self._repeater is None or not chunk.rows else self._repeater.filled(chunk)

    def chosen(self, chunk: Chunk) -> Chunk:
        """Return the rows that are records.

        Raises:
            UnansweredRowError: at the first one of which the owner has to decide, and has not.
        """
        for check in self._checks:
            if chunk.rows:
                chunk = check(chunk)
        return chunk

    @property
    def take_all(self) -> bool:
        """Whether every row is a record, and as it comes."""
        return not self._checks and self._repeater is None and not self.n_last

    @property
    def n_last(self) -> int:
        """How many of the last rows are totals or notes, and no records."""
        choice = self._layout.last_row
        return SKIPPED_LAST.index(choice) + 1 if choice in SKIPPED_LAST and self._source.blank_rows else 0

    @property
    def reads_blanks(self) -> bool:
        """Whether rows of blank cells between others are records."""
        return self._layout.blank_rows == RowChoice.READ and self._layout.below_gap != RowChoice.SKIP

    def n_left_out(self, looks: Mapping[Look, int]) -> int:
        """Return how many rows are left out, of so many with each look."""
        return sum(looks[each] for _, choice, kinds in self._choices if choice == RowChoice.SKIP for each in kinds)

    def _needed(self, layout: ReadingLayout) -> list[Callable[[Chunk], Chunk]]:
        checks: list[Callable[[Chunk], Chunk]] = []
        if self._source.facts.hidden_rows and layout.hidden_rows in (RowChoice.SKIP, RowChoice.REFUSE):
            checks.append(self._without_hidden)
        if self._choices:
            checks.append(self._without_strays)
        if self._merged and layout.merged == Merged.REFUSE:
            checks.append(self._without_merged)
        return checks

    def _without_hidden(self, chunk: Chunk) -> Chunk:
        hidden = self._source.facts.hidden_rows
        places = [place for place, number in enumerate(chunk.numbers) if number in hidden]
        return self._left(chunk, places, _HIDDEN, self._layout.hidden_rows)

    def _without_strays(self, chunk: Chunk) -> Chunk:
        rows = [row[self._first :] or [None] for row in chunk.rows] if self._first else chunk.rows
        known = self._source.facts.totals_rows
        looks = [(chunk.numbers[place], look) for place, look in looks_of(rows, chunk.numbers, self._said, known)]
        if not looks:
            return chunk
        for kind, choice, kinds in self._choices:
            numbers = {number for number, look in looks if look in kinds}
            chunk = self._left(chunk, [n for n, each in enumerate(chunk.numbers) if each in numbers], kind, choice)
        return chunk

    def _of_strays(self, layout: ReadingLayout) -> list[tuple[_Kind, RowChoice, tuple[Look, ...]]]:
        """Return what to do with rows of each look; those in doubt are as before in a plan that does not name them."""
        is_older = layout.doubtful_rows is None and "doubtful_rows" not in layout.questions
        doubtful: tuple[Look, ...] = (Look.MAY_BE_TEXT,)
        doubtful += () if is_older else (Look.MAY_BE_TOTAL, Look.SENTENCE)
        if layout.doubtful_rows == RowChoice.SKIP:
            doubtful += (Look.PREPARED,)  # where only these are left, they are people who left all blank
        choices = (
            (_FOOTER, layout.footers, (Look.FOOTER,)),
            (_DOUBTFUL, layout.footers if is_older else layout.doubtful_rows, doubtful),
        )
        return [(kind, choice, kinds) for kind, choice, kinds in choices if choice not in (None, RowChoice.READ)]

    def _without_merged(self, chunk: Chunk) -> Chunk:
        place = next((place for place, number in enumerate(chunk.numbers) if number in self._merged), None)
        return chunk if place is None else self._left(chunk, [place], _MERGED, RowChoice.REFUSE)

    def _left(self, chunk: Chunk, places: list[int], kind: _Kind, choice: RowChoice | None) -> Chunk:
        """Return the rows without those at `places`, which are refused if the owner has not chosen to skip them."""
        if not places:
            return chunk
        if choice == RowChoice.REFUSE:
            raise self._unanswered(chunk.numbers[places[0]], kind)
        gone = set(places)
        kept = [place for place in range(len(chunk.rows)) if place not in gone]
        return Chunk([chunk.rows[place] for place in kept], [chunk.numbers[place] for place in kept])

    def _unanswered(self, row: int, kind: _Kind) -> UnansweredRowError:
        return UnansweredRowError(
            file=self._source.path,
            sheet=self._source.sheet_words,
            row=row,
            why=kind.is_such,
            key=kind.key,
            answers=kind.answers,
        )


def looks_of(
    rows: Sequence[Sequence[Cell]], numbers: Sequence[int], said: Sequence[str], totals: Collection[int]
) -> list[tuple[int, Look]]:
    """Return the places of the rows that may be no records, with their looks; `totals` are so by the workbook."""
    found = strays(rows, said)
    if not totals:
        return found
    known = {place: Look.FOOTER for place, number in enumerate(numbers) if number in totals}
    return sorted((dict(found) | known).items())


def held_back(before: Chunk, rows: Chunk, n: int) -> tuple[Chunk, Chunk]:
    """Return the rows with those held back before, but for their last `n`, and these by themselves.

    Args:
        before: the rows held back; none at first.
        rows: those after them, at least one.
        n: how many to hold back, at least one.
    """
    cells, numbers = [*before.rows, *rows.rows], [*before.numbers, *rows.numbers]
    return Chunk(cells[:-n], numbers[:-n]), Chunk(cells[-n:], numbers[-n:])


class _Repeater:
    """Gives each cell of a merged region the value of its first one; remembers it from one chunk to the next."""

    def __init__(self, regions: Sequence[MergedRegion]) -> None:
        self._regions: dict[int, list[MergedRegion]] = {}
        for region in regions:
            self._regions.setdefault(region.first_row, []).append(region)
        self._spans = RowSpans((region.first_row, region.last_row) for region in regions)
        self._open: list[tuple[MergedRegion, Cell]] = []

    def filled(self, chunk: Chunk) -> Chunk:
        """Return the rows, those with merged cells as copies that have the values."""
        rows = [
            self._row(row, number) if number in self._spans else row
            for row, number in zip(chunk.rows, chunk.numbers, strict=True)
        ]
        return Chunk(rows, chunk.numbers)

    def _row(self, row: Sequence[Cell], number: int) -> Sequence[Cell]:
        begun = self._regions.get(number, [])
        self._open = [one for one in self._open if one[0].first_row < number <= one[0].last_row]
        self._open += [(region, row[region.first_column]) for region in begun if region.first_column < len(row)]
        cells = list(row)
        for region, value in self._open:
            cells += [None] * (region.last_column + 1 - len(cells)) if region.last_column < _WIDEST else []
            cells[region.first_column : region.last_column + 1] = [value] * (
                min(region.last_column, len(cells) - 1) + 1 - region.first_column
            )
        return cells


_WIDEST = 1 << 14
"""Columns of a sheet; a region that claims more is cut."""
