"""The question about cells that may mean something else than they hold, such as headings and two units."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import reduce

from core.data.raw_cells import Cell
from core.domain.reading_choices import AsWritten, Ragged
from core.domain.reading_question import ReadingQuestion
from core.sources.reading.asked import Spotted
from core.sources.reading.below_area import below_area
from core.sources.reading.beyond_names import beyond_names
from core.sources.reading.changed_codes import changed_codes
from core.sources.reading.changed_levels import changed_levels
from core.sources.reading.changed_scales import changed_scales
from core.sources.reading.colour_legends import colour_legends
from core.sources.reading.column_questions import AS_THEY_ARE, answer_with
from core.sources.reading.crossed_pressures import crossed_pressures
from core.sources.reading.cut_end import cut_end
from core.sources.reading.dates_in_turn import dates_in_turn
from core.sources.reading.defaulted_rows import defaulted_rows
from core.sources.reading.deleted_rows import deleted_rows
from core.sources.reading.dragged_series import dragged_series
from core.sources.reading.empty_seats import empty_seats
from core.sources.reading.exchanged_cells import exchanged_cells
from core.sources.reading.exchanged_columns import exchanged_columns
from core.sources.reading.exchanged_dates import exchanged_dates
from core.sources.reading.first_days import first_days
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.reading.group_sums import group_sums
from core.sources.reading.labelled_numbers import labelled_numbers
from core.sources.reading.moved_cells import moved_cells
from core.sources.reading.names_amid import names_amid
from core.sources.reading.own_names import own_names
from core.sources.reading.pasted_rows import pasted_rows
from core.sources.reading.person_columns import person_columns
from core.sources.reading.persons_across import persons_across
from core.sources.reading.persons_beside import persons_beside
from core.sources.reading.prose import prose
from core.sources.reading.pushed_cells import pushed_cells
from core.sources.reading.remarks_beyond import remarks_beyond
from core.sources.reading.rows_again import rows_again
from core.sources.reading.shown_divided import shown_divided
from core.sources.reading.split_records import split_records
from core.sources.reading.spss_filters import spss_filters
from core.sources.reading.status_remarks import status_remarks
from core.sources.reading.survey import Survey
from core.sources.reading.swallowed_rows import swallowed_rows
from core.sources.reading.told import column_problems, headings, struck_rows, thin_rows
from core.sources.reading.trial_rows import trial_rows
from core.sources.reading.turned import turned
from core.sources.reading.turned_names import turned_names
from core.sources.reading.two_dates import two_dates
from core.sources.reading.two_spellings import two_spellings
from core.sources.reading.unanswered_rows import unanswered_rows
from core.sources.reading.units_amid import units_amid
from core.sources.reading.units_at_end import units_at_end
from core.sources.reading.unnamed_others import unnamed_others
from core.sources.reading.unseen_letters import unseen_letters
from core.sources.reading.usual_cells import usual_cells
from core.sources.reading.visits_at_end import visits_at_end
from core.sources.server_source import CountingServer
from core.sources.source import Chunk, Problem, Source
from core.words import N_, Message

_LAST_ROWS = frozenset((16_384, 65_536, 1_048_576))
"""Rows of the sheets of old and of new spreadsheets."""
_PLACES = frozenset(("n", "of", "row", "above", "rows", "column", "columns"))
"""What sentences are filled in with that is no value of a cell."""
_MOST_TOLD = 5
"""Sentences of a question, at most; a table with two units may have them in a hundred columns."""


def settle_odd(
    grid: Grid,
    found: Survey,
    top: Chunk,
    last: Callable[[], Sequence[Sequence[Cell]]],
    measured: Callable[[], Collection[int]],
) -> tuple[Spotted, ...]:
    """Return the question about what may mean something else than it says, which is open then.

    Args:
        grid: the table.
        found: of all rows.
        top: the first records.
        last: returns the last ones; a source in which no row is layout is not asked for them.
        measured: returns the places of the columns of numbers and dates.
    """
    last_rows = last() if grid.source.blank_rows else ()
    odd = _of_layout(grid, found, top, last_rows) if grid.source.blank_rows else []
    odd += split_records(top.rows) + rows_again(top) + unseen_letters(grid) + trial_rows(top)
    odd += _of_names(grid, top) + group_sums(top) + swallowed_rows(found.swallowed)
    odd += prose(grid, top.rows) if grid.source.ragged else []
    if grid.header_row:
        are_all = found.fault is None and 0 < found.n_rows <= len(top.rows)
        odd += column_problems(grid, top.rows, measured)
        odd += [each for each in units_at_end(grid, top.rows) if each not in odd] if grid.source.blank_rows else []
        odd += [each for each in units_amid(grid, top.rows, are_all=are_all) if each not in odd]
        odd += changed_codes(grid, top) + dragged_series(grid, top) + dates_in_turn(grid, top)
        odd += labelled_numbers(grid, top) + first_days(grid, top, last_rows)
        odd += two_dates(grid, top) + deleted_rows(grid, top) + own_names(grid, top)
        odd += spss_filters(grid, top) + shown_divided(grid)
        # What stands below a blank row, or names once more, is asked about by itself.
        odd += [] if found.reordered.n or found.gap.n else pasted_rows(grid, top)
        odd += colour_legends(grid, top) if grid.source.blank_rows else []
        odd += beyond_names(grid, top) + remarks_beyond(grid, top) if grid.source.blank_rows else []
        odd += exchanged_columns(grid, top, last_rows) or _misplaced_cells(grid, top)
        odd += _unless_told(exchanged_dates(grid, top) + changed_levels(grid, top), odd)
        odd += _unless_told(changed_scales(grid, top), odd)
        odd += [*persons_beside(grid, top.rows), *persons_across(grid, top.rows)]
        told = {each.row for each in odd}
        odd += [each for each in defaulted_rows(top) if each.row not in told]
        odd += unanswered_rows(grid, top, odd)
    doubts = grid.source.doubts() + struck_rows(grid)
    if not odd and not doubts:
        _refuse_later(grid.source)
        return ()
    grid.source.leave_open("as_written")
    return (_question([*doubts, *odd], are_doubts=not odd),)


def _unless_told(found: Sequence[Problem], odd: Sequence[Problem]) -> list[Problem]:
    """Return what is found of columns of which nothing is told."""
    told = {letter for each in odd for letter in each.columns}
    return [each for each in found if told.isdisjoint(each.columns)]


def _refuse_later(source: Source) -> None:
    """Have a new plan refuse later rows that are in doubt; those that a server counts come to nobody who could look."""
    if source.is_fresh and source.layout.as_written is None and not isinstance(source, CountingServer):
        source.fill(as_written=AsWritten.REFUSE)


def _of_names(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that rows may not count, or are several persons, by what stands beside the names of persons."""
    columns = person_columns(grid.said if grid.header_row else (), top.rows)
    found = status_remarks(top, columns) + empty_seats(top, columns)
    found += unnamed_others(top, columns) + turned_names(grid, top, columns)
    return found + ([*two_spellings(grid, top), *visits_at_end(grid, top)] if grid.header_row else [])


def _misplaced_cells(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that cells of some rows belong into other columns."""
    usual = usual_cells(top.rows)
    found = moved_cells(grid, top, usual) or exchanged_cells(grid, top, usual)
    is_asked = grid.source.ragged and grid.source.layout.ragged in (None, Ragged.SHIFT)  # about longer rows
    return found or ([] if is_asked else pushed_cells(grid, top)) or crossed_pressures(grid, top)


def _cut_off(last_row: int) -> list[Problem]:
    """Return that a table ends where the sheets of spreadsheets do, which leave out what is beyond.

    Args:
        last_row: its last row.
    """
    text = N_(
        "Source",
        "The table ends in row {row:,}, the last one that a sheet may have. If rows beyond it are lost, take them from "
        "their source again.",
    )
    return [Problem(text.format(row=last_row), last_row)] if last_row in _LAST_ROWS else []


def _of_layout(grid: Grid, found: Survey, top: Chunk, last: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what rows may be that are laid out for reading, as no table of a database is."""
    first, layout = top.rows, grid.source.layout
    below = found.gap.first if layout.below_gap is None else 0
    odd = headings(found, first, [*last, *grid.left_out], layout) or ([] if below else thin_rows(first, last))
    odd += cut_end(grid, top, last) + _cut_off(found.n_rows + grid.last_header) + below_area(grid, top, found.n_rows)
    odd += [*_shifted(found.shifted), *turned(first), *_names_amid(grid, top, found.names)]
    # What stands below a blank row is asked about once its owner counts it: as a rule, it is left out.
    return [each for each in odd if not 0 < below <= each.row]


def _question(odd: Sequence[Problem], *, are_doubts: bool) -> Spotted:
    """Ask whether the records are all, and cells hold what they say.

    Args:
        odd: tells, one by one, what makes that doubtful.
        are_doubts: whether all of it is about which records there are.
    """
    both = N_("Source", "{one} {other}")
    texts = [each.text for each in odd]
    if len(texts) > _MOST_TOLD + 1:
        more = N_("Source", "{n} more columns or rows are like these.").format(n=len(texts) - _MOST_TOLD)
        texts = [*texts[:_MOST_TOLD], more]
    text = reduce(lambda one, other: both.format(one=one, other=other), texts)
    about = N_(
        "Source",
        "Some cells may mean something else than they hold, such as a heading, a range, or another unit. The Data page "
        "and reticent describe say which.",
    )
    if are_doubts:
        about = N_(
            "Source",
            "These records may be a part of all, or some of them may not count. The Data page and reticent describe "
            "say which.",
        )
    answer = answer_with(AS_THEY_ARE, as_written=AsWritten.COUNT)
    row = next((each.row for each in odd if each.row), 0)
    return Spotted(
        ReadingQuestion("as_written", text, about, (answer,)),
        row,
        tuple(letter for each in odd for letter in each.columns),
        odd[0].text if _has_no_value(odd[0].text) else "",
    )


def _has_no_value(text: str) -> bool:
    """Return whether a sentence says where something is, and how often, and nothing that a cell holds."""
    return isinstance(text, Message) and {*(text.facts or ())} <= _PLACES


def _names_amid(grid: Grid, top: Chunk, below: FoundRows) -> list[Problem]:
    """Return that a row may have the names of another table, which then goes on below it."""
    text = N_(
        "Source",
        "Row {row} seems to have the names of another table, and the rows below to belong to it. Take them into a file "
        "of their own, or choose the range of cells above.",
    )
    place = names_amid(top.rows, grid.said) if grid.header_row else 0
    row = top.numbers[place] if place else below.first
    return [Problem(text.format(row=row), row)] if row and grid.header_row else []


def _shifted(found: FoundRows) -> list[Problem]:
    """Return that rows stand one column beside their own."""
    text = N_(
        "Source",
        "In {n:,} rows all cells seem to stand one column beside their own: rows {rows}. Move them in the file.",
        "In row {row} all cells seem to stand one column beside their own. Move them in the file.",
        1,
    )
    row = found.first
    return [Problem(text.format(n=found.n, row=row, rows=found.listed), row)] if found.n else []
