"""What the reading process does when asked: look at a file, profile it, check a column, read it all."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any, Self

from core.data.column_cells import FirstRows, columns_of, looked_at_before
from core.data.raw_cells import Cell, Marks, is_blank
from core.domain.reading_choices import SKIPPED_LAST, LastRow, Ragged, RowChoice
from core.domain.reading_layout import DateOrder, ReadingLayout
from core.errors import SourceError
from core.sources.reading.as_written import settle_odd
from core.sources.reading.asked import Spotted, questions, settled_layout, without_cured
from core.sources.reading.block import Block, texts_at
from core.sources.reading.certain_years import YearsFound, years_found
from core.sources.reading.codes_without_labels import codes_without_labels
from core.sources.reading.column_names import names_text
from core.sources.reading.column_sums import Likeness
from core.sources.reading.first_row import about_first, first_doubt
from core.sources.reading.grid import Grid
from core.sources.reading.group_rows import n_group_rows
from core.sources.reading.header_doubts import (
    further_header_rows,
    measured_columns,
    names_measures,
    odd_names,
    recurring_names,
)
from core.sources.reading.header_questions import HeaderFound
from core.sources.reading.last_row import about_last, last_rows_found
from core.sources.reading.marks_and_dates import dates_again, marks_again
from core.sources.reading.maybe_values import maybe_values
from core.sources.reading.packed_tables import opened
from core.sources.reading.record_reader import RecordReader, Report
from core.sources.reading.sheet_question import about_further_sheets, about_sheets, doubted, told_of_sheets
from core.sources.reading.side_by_side import side_by_side
from core.sources.reading.survey import Survey, survey
from core.sources.reading.told import (
    facts_of_sheet,
    fault_problem,
    no_rows,
    odd_rows,
    unclear_columns,
)
from core.sources.reading.unlike_rows import UnlikeRows
from core.sources.server_source import NO_PASSWORD, ServerAccess
from core.sources.source import Chunk, Problem, Source
from core.sources.wire import asked_facts, profile_facts
from core.words import N_

FIRST, LAST = 50, 5
"""Rows of a preview: a screen of the first, and enough of the last to show a total or a note."""
LOOKED_AT = 1000
"""Records from which open settings are detected: marks in numbers, order of dates. Fewer may hold no date after the
12th; a release requires these settings in the plan, so that no record decides them."""
_DAY_FIRST = {DateOrder.DAY_FIRST: True, DateOrder.MONTH_FIRST: False}


class SourceReader(RecordReader):
    """One file, open as the layout says, with a verb for each question."""

    def __init__(self, source: Source, asked: ReadingLayout, report: Report) -> None:
        """Complete the layout of an open source.

        Args:
            source: the rows.
            asked: the layout that it was opened with; None in it means that it may be guessed.
            report: gets the part of the file that is read.

        Raises:
            SourceError: if it cannot be read as asked.
        """
        super().__init__(report)
        self._asked = asked
        self._doubted, self._years = list[str](), YearsFound()
        self._header_is_guessed = asked.header_row is None and asked.range is None
        self._open(source)

    def _open(self, source: Source) -> None:
        """Find the header, and what the first records tell."""
        self.grid = Grid(source)
        top, self._faults = self._first_records()
        if top.rows != self._top:  # a settled layout rarely changes them, and to look at them takes as long as at all
            self._top = looked_at_before(top.rows) if isinstance(top.rows, FirstRows) else top.rows
            self._find_marks(self._asked, tuple(columns_of(self._top)))
        # Marks that nothing tells are left open: 1.972 may be thousands, or a little less than 2.
        decimal, thousands = (None, None) if self._unclear else (self.marks.decimal, self.marks.thousands)
        years = self._years.years
        self.grid.source.fill(decimal=decimal, thousands=thousands, dates=self._order, two_digit_years=years)
        self._numbers, self._kept, self._opened = top.numbers, [], source.layout

    def _find_marks(self, asked: ReadingLayout, columns: tuple[tuple[Cell, ...], ...]) -> None:
        """Find how numbers and dates are written, as far as the layout does not say it."""
        self._years = years_found(self.grid, asked, columns)
        first_year = self._years.first
        self._order, self._undated = (asked.dates, []) if asked.dates else dates_again(columns, first_year)
        day_first = _DAY_FIRST.get(DateOrder(self._order)) if self._order else None
        self.marks = replace(self._marks(asked, columns), day_first=day_first, first_year=first_year)

    def _marks(self, layout: ReadingLayout, columns: tuple[tuple[Cell, ...], ...]) -> Marks:
        found, self._doubtful, self._unclear = marks_again(columns, self.grid.source.layout.delimiter)
        decimal = layout.decimal or ("," if layout.thousands == "." else found.decimal)
        thousands = layout.thousands if layout.thousands is not None else found.thousands
        if layout.decimal or layout.thousands:
            self._doubtful, self._unclear = "", []
        return Marks(decimal, "" if thousands == decimal else thousands)

    def quick_preview(self) -> dict[str, Any]:
        """Return what the first rows tell of a preview: layout, names, these rows as text, and where they begin."""
        grid, shown, layout = self.grid, self.shown(), self.grid.source.layout
        return {
            "layout": asdict(layout) | dict.fromkeys(self._doubted),
            "sheets": grid.source.sheets,
            "headers": [grid.headers[place] for place in shown],
            "letters": [grid.letter(place) for place in shown],
            "first": [texts_at(row, shown) for row in self._top[:FIRST]],
            "first_rows": list(self._numbers[:FIRST]),
        }

    def preview(self) -> dict[str, Any]:
        """Return what a preview shows: layout, names, the first and last rows as text, and what looks wrong."""
        survey, asked = self._settle()
        shown, no_length = self.shown(), self.grid.source.layout.ragged is None
        stopping = self._problems(shown)
        stopping += [] if any(each.is_shift for each in asked) else self._far_below(survey, asked)
        problems = [
            *odd_rows(self.grid, survey),
            *without_cured(stopping, asked, self.grid.source.layout),
            *(Problem(each.question.text, each.row, each.columns, each.is_shift and no_length) for each in asked),
        ]
        return {
            **self.quick_preview(),
            "last": [texts_at(row, shown) for row in self._last_records()],
            "last_rows": list(self._numbers[-LAST:]) if self._is_all else [],
            "n_rows": self._n_rows(survey),
            "n_columns": len(shown),
            "problems": [problem.text for problem in problems],
            "spots": [[problem.row, list(problem.columns)] for problem in problems],
            "stops": [problem.stops for problem in problems],
            "questions": [asked_facts(each.question) for each in asked],
            "named_anew": [self.grid.headers[place] for place in self._anew(shown)],
            "areas": [list(area) for area in self.grid.source.areas()],
        }

    def as_planned(self, layout: ReadingLayout, report: Report) -> Self:
        """Return the reader of a settled table that treats doubts as its plan says, and tells `report` what is read.

        Raises:
            SourceError: if it cannot be read so.
        """
        source, is_alike = self.grid.source, self.is_planned(layout)
        source.layout, source.is_fresh = replace(source.layout, as_written=layout.as_written), False
        self._report = report
        return self if is_alike else type(self)(source, layout, report)

    def open_questions(self) -> list[Spotted]:
        """Return the questions that a preview leaves open; it takes a pass through the rows."""
        found, asked = self._settle()
        unanswered = {*(layout := self.grid.source.layout).unanswered}
        if found.is_prepared and layout.doubtful_rows == RowChoice.REFUSE:
            unanswered.add("doubtful_rows")  # a row of them alone is refused nowhere: all of them together tell
        told = [each for each in asked if each.question.key in unanswered]
        return [*told, *about_further_sheets(self.grid.source, self._asked)]

    def _settle(self) -> tuple[Survey, tuple[Spotted, ...]]:
        """Survey the rows, and complete the layout with what is proposed for them; open the table again with it."""
        source, known = self.grid.source, self.grid.source.layout
        header, found, asked = self._look_over()
        if source.layout.ragged is None and any(each.is_shift for each in asked):
            # what other rows look like is told by the columns that they are in
            source.fill(ragged=Ragged.SHIFT)
            self._open(source)
            header, found, asked = self._look_over()
            source.fill(ragged=None)
        if header.doubtful_row or header.above or header.groups:
            source.fill(header_row=None)
        asked += about_sheets(source, self._asked)
        self._doubted = doubted(self._asked, asked)
        source.fill(**dict.fromkeys(self._doubted))
        layout = settled_layout(source, found, asked)
        # Rows that are all longer than the header can be shown under no other answer.
        shifted = Ragged.SHIFT if any(each.is_shift for each in asked) else layout.ragged
        source.fill(ragged=shifted, encoding=known.encoding, sheet=known.sheet)
        if "header_row" in layout.unanswered and layout.doubtful_rows == RowChoice.REFUSE:
            source.fill(doubtful_rows=None)  # until it is known which names rows may have once more
        if source.blank_rows:
            self._open(source)
            asked += (*self._settle_first(), *self._settle_last())
        asked += settle_odd(self.grid, found, Chunk(self._top, self._numbers), self._last_records, self._measured)
        # left open where they are asked for
        source.fill(header_row=layout.header_row, ragged=layout.ragged, doubtful_rows=layout.doubtful_rows)
        return found, asked

    def _look_over(self) -> tuple[HeaderFound, Survey, tuple[Spotted, ...]]:
        """Return what is found of the header and of all rows, and what to ask about them."""
        source = self.grid.source
        header = self._columns_found(self._header_found())
        said = ["" for _ in self.grid.said] if header.doubtful_row else self.grid.said
        found = Survey()
        if source.blank_rows:
            found = survey(self.grid, said, self._measured(), UnlikeRows(self._top, header.last_further))
        fault = next(iter(self._faults), None) or found.fault
        return header, found, tuple(questions(source, found, header, fault))

    def _settle_first(self) -> tuple[Spotted, ...]:
        """Return the question of a first row that may be no record."""
        if self._faults or not (found := first_doubt(self.grid, self._top, self.marks)):
            return ()
        self.grid.source.leave_open("skip_below_header")
        return (Spotted(about_first(self._numbers[0], found), self._numbers[0]),)

    def _settle_last(self) -> tuple[Spotted, ...]:
        """Return the question of last rows that may be totals; certain ones are proposed to be left out.

        They are looked at when all other rows are settled: a total with a word for one may stand below the records.
        """
        if self._faults:
            return ()
        found = last_rows_found(self.grid, self._top, self.marks, is_all=self._is_all)
        source = self.grid.source
        if source.is_fresh and source.layout.last_row is None:
            if not found.likeness:
                source.fill(last_row=LastRow.REFUSE)
            elif found.likeness is not Likeness.EXACT:
                source.leave_open("last_row")
            else:
                source.fill(last_row=SKIPPED_LAST[found.n - 1])
                self._open(source)
        is_known = self._is_all and self._numbers and not self.grid.left_out
        row = self._numbers[-min(found.n or 1, len(self._numbers))] if is_known else 0
        return (Spotted(about_last(found), row),) if found.likeness else ()

    def _columns_found(self, header: HeaderFound) -> HeaderFound:
        """Return what was found, with what is doubtful about columns."""
        grid = self.grid
        letters = [tuple(map(grid.letter, places)) for places in (self._years.doubtful, self._unclear)]
        hidden = grid.source.facts.hidden_columns
        named = self._named() if hidden else []
        are_hidden = tuple(grid.letter(place) for place in named if grid.first_column + place in hidden)
        return header._replace(
            short_years=letters[0],
            doubtful_marks=self._doubtful,
            marked=letters[1],
            hidden=are_hidden,
            n_shown=len(named) - len(are_hidden),
            beside=side_by_side(grid, self._top),
        )

    def _far_below(self, found: Survey, asked: Sequence[Spotted]) -> list[Problem]:
        """Return what stops the reading below the first rows, other than what is asked."""
        if self._faults:
            return []
        words = N_(
            "Source",
            "{n:,} rows have more values than the header, first row {row}. Mend them, or check delimiter and quotes.",
            "Row {row} has more values than the header. Mend it, or check delimiter and quotes.",
            1,
        )
        text, row = words.format(n=found.excess.n, row=found.excess.first), found.excess.first
        is_told = not found.excess.n or any(each.offers(Ragged.DROP) or each.offers(Ragged.FURTHER) for each in asked)
        too_long = [] if is_told else [Problem(text, row, stops=True)]
        return too_long + ([fault_problem(found.fault)] if found.fault else [])

    def _measured(self) -> list[int]:
        """Return the columns that begin with numbers and dates alone; below a blank row may be another table."""
        gap = next(iter(self.grid.gaps.below), None)
        return measured_columns(self._top if gap is None else self._top[: bisect_left(self._numbers, gap)])

    def _header_found(self) -> HeaderFound:
        """Return what is doubtful about the header."""
        grid, layout = self.grid, self.grid.source.layout
        if not grid.source.blank_rows:
            return HeaderFound(grid.header_row)
        further = 0
        if grid.header_row and layout.skip_below_header is None and layout.header_rows is None:
            further = further_header_rows(grid.said, self._top)
        first_below = self._numbers[0] if further else 0
        found = HeaderFound(grid.header_row, further=further, first_below=first_below)
        if not self._header_is_guessed:
            return found
        cells = grid.said if grid.header_row else self._top[0]
        below = self._top[further:] if grid.header_row else self._top[1:]
        odd = odd_names(cells, below)
        is_header = not odd and names_measures(cells, below)
        odd = odd or ([] if is_header else recurring_names(cells, below)[:1])
        may_be_values = grid.header_row and not odd and not is_header
        columns = odd or (maybe_values(cells, below, are_records=not further) if may_be_values else [])
        return found._replace(
            doubtful_row=(grid.header_row or grid.first_row) if columns else 0,
            columns=tuple(map(grid.letter, columns)),
            is_alike=not odd,
            above=grid.row_above,
            groups=self._n_groups() if grid.header_row > 1 and layout.header_rows is None else 0,
        )

    def _n_groups(self) -> int:
        """Return how many rows above the header name groups of columns."""
        grid = self.grid
        try:
            top = next(grid.source.chunks())
        except SourceError:
            return 0  # told where the records are read
        return n_group_rows(top, grid.header_row, grid.said, grid.source.facts.merged)

    def keep_first(self) -> None:
        """Keep the first records for the next pass, if they are all there are."""
        if self._is_all and not self._faults and self._top:
            self._kept = [Block(tuple(columns_of(self._top)), self._numbers)]

    def profile(self) -> list[dict[str, Any]]:
        """Return the profile of every column that has a name, see `profiled`, as JSON has it.

        Raises:
            SourceError: if the file is not one clean table.
        """
        from core.sources.reading.profiled import profiled  # noqa: PLC0415  no other verb needs it, and it takes 14 ms

        return [*map(profile_facts, profiled(self, self.shown()))]

    def _first_records(self) -> tuple[Chunk, list[SourceError]]:
        """Return the first records, and the fault that ends them early if there is one."""
        rows, numbers = FirstRows(), list[int]()
        try:
            for chunk in self.grid.records():
                rows += chunk.rows
                numbers += chunk.numbers
                if len(rows) > LOOKED_AT:
                    break
        except SourceError as error:
            return Chunk(rows, numbers) if rows else self.grid.first_as_they_come(), [error]
        return Chunk(rows, numbers), []

    @property
    def _is_all(self) -> bool:
        """Whether the first records are all there are, or all that come before a fault."""
        return len(self._top) <= LOOKED_AT

    def _last_records(self) -> Sequence[Sequence[Cell]]:
        with suppress(SourceError):  # told where the rows are looked at
            return self._top[-LAST:] if self._is_all else self.grid.last(LAST)
        return ()

    def _n_rows(self, found: Survey) -> int:
        """Return the number of records; of a faulty file, or one with a schema, as the source knows it."""
        layout = self.grid.source.layout
        if self._faults or found.fault or not found.n_rows:
            return len(self._top) if self._is_all and not self._faults else self.grid.n_rows()
        n_hidden = found.hidden.n if layout.hidden_rows == RowChoice.SKIP else 0
        n_longer = found.excess.n if layout.ragged == Ragged.DROP else 0
        n_left_out = self.grid.rules.n_last + self.grid.rules.n_left_out(found.looks)
        return found.n_rows - n_hidden - n_longer - n_left_out

    def shown(self) -> list[int]:
        """Return the columns that are read: with a name or something in them, and not left out."""
        source, first = self.grid.source, self.grid.first_column
        left_out = source.facts.hidden_columns if source.layout.hidden_columns == RowChoice.SKIP else ()
        return [place for place in self._named() if first + place not in left_out]

    def _named(self) -> list[int]:
        """Return the columns with a name or something in them."""
        names = self.grid.said if self.grid.header_row else self.grid.headers
        return [place for place, name in enumerate(names) if name or any(not is_blank(row[place]) for row in self._top)]

    def _problems(self, shown: Sequence[int]) -> list[Problem]:
        grid = self.grid
        problems = [*map(fault_problem, self._faults), *grid.source.problems()]
        problems += told_of_sheets(grid.source) if self._asked.sheet is not None else []
        problems += self._named_anew(shown) if grid.header_row else []
        problems += [*self._years.told, *unclear_columns(grid, self._undated)]
        problems += [] if self._top or self._faults else [no_rows(grid.header_row)]
        problems += codes_without_labels(grid, Chunk(self._top, self._numbers))
        return [*problems, *facts_of_sheet(grid)]

    def _anew(self, shown: Sequence[int]) -> list[int]:
        """Return the columns whose names are not those of the header."""
        grid = self.grid
        return [place for place in shown if grid.header_row and grid.said[place] != grid.headers[place]]

    def _named_anew(self, shown: Sequence[int]) -> list[Problem]:
        """Return what there is to say of the columns whose names the header does not have, or not once."""
        grid, anew = self.grid, self._anew(shown)
        letters = tuple(map(grid.letter, anew))
        return [Problem(names_text([grid.headers[place] for place in anew], letters), columns=letters)] if anew else []


def open_reader(
    path: str, layout: ReadingLayout, report: Report, inside: bytes | None = None, access: ServerAccess = NO_PASSWORD
) -> SourceReader:
    """Open a file, what was decrypted of it, or what is packed in it, or a database, for the questions about it.

    Raises:
        SourceError: if it cannot be read as asked.
    """
    return SourceReader(opened(path, layout, inside, access), layout, report)
