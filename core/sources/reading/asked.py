"""The questions of one file: what a survey found that its owner has to decide, and what is proposed at first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from core.domain.reading_choices import Merged, Quoting, Ragged, RowChoice
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingQuestion
from core.errors import MalformedRecordError, SourceError
from core.sources.reading.column_questions import (
    answer_with,
    counted,
    left_out,
    of_hidden,
    of_marks,
    of_range,
    of_years,
)
from core.sources.reading.encoding_question import of_encoding
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.further_columns import about_further
from core.sources.reading.group_rows import about_groups
from core.sources.reading.header_questions import HeaderFound, below_preamble, further_rows, header_row
from core.sources.reading.quote_questions import about_other_quotes, about_quotes_within, about_unmatched_quotes
from core.sources.reading.short_rows import about_lengths, told_short
from core.sources.reading.survey import Survey
from core.sources.source import Problem, Source
from core.words import N_

_MOST_FOOTERS = 10
_FOOTER_SHARE = 20
"""Rows that look like totals or notes are proposed to be left out if they are few: at most so many, or one in so many;
else a column has such values."""

_LONGER_SHARE = 10
"""Rows with more values than the header are proposed to be left out where at most one in so many has."""

_STRAY_SHARE = 10
"""A cell in a column without a name is doubtful where at most one row in so many has one."""


_LEAST_BLANK, _APART = 5, 2
"""Blank rows, at least, and how far apart they are where every second row is blank."""


class Spotted(NamedTuple):
    """A question, the row it is about (0: none in particular), and the letters of its columns.

    `told` says what makes the first of it doubtful, without any value of a row; "" if that has one.
    """

    question: ReadingQuestion
    row: int
    columns: tuple[str, ...] = ()
    told: str = ""

    @property
    def is_shift(self) -> bool:
        """Whether all rows are longer than the header, so that none can be read before the question is answered."""
        return self.offers(Ragged.SHIFT)

    def offers(self, choice: Ragged) -> bool:
        """Return whether it is an answer what becomes of rows of another length."""
        return any(("ragged", choice) in answer.settings for answer in self.question.answers)


def questions(source: Source, survey: Survey, header: HeaderFound, fault: SourceError | None) -> Iterator[Spotted]:
    """Yield a question for each finding; those that the layout answers are told, too."""
    if readings := source.doubtful_encodings():
        yield Spotted(of_encoding(readings), readings[0].row)
    yield from _of_header(header)
    if source.ragged:
        around = _of_other_quotes(source)
        yield from around
        if not around or source.layout.quoting is not None:
            yield from () if _is_stopped(source, survey, header) else _of_lengths(source.layout, survey, header)
            yield from () if around else _of_quotes(source, fault)
    yield from _of_columns(header, source.layout.delimiter)
    yield from _of_blanks(source, survey)
    yield from _of_kinds(source, survey)


def _of_kinds(source: Source, survey: Survey) -> Iterator[Spotted]:
    for key, found in (("merged", survey.merged), ("hidden_rows", survey.hidden), ("footers", survey.footers)):
        if found.n and not (key == "footers" and source.is_fresh and survey.are_no_totals):
            yield Spotted(_of_rows(key, found, survey, source), found.first)
    is_settled = source.is_fresh and (survey.are_answers or _are_below(survey.doubtful, survey, source))
    if survey.doubtful.n and not is_settled:
        yield Spotted(_doubtful(survey), survey.doubtful.first)


def _are_below(found: FoundRows, survey: Survey, source: Source) -> bool:
    """Return whether rows stand below a blank one of which it is open whether what follows it counts."""
    return source.layout.below_gap is None and 0 < survey.gap.first <= found.first


def _of_header(header: HeaderFound) -> Iterator[Spotted]:
    if header.above:
        yield Spotted(below_preamble(header), header.row)
    elif header.doubtful_row:
        yield Spotted(header_row(header), header.doubtful_row)
    elif header.groups:
        yield Spotted(about_groups(header.row, header.groups), header.row - header.groups)
    if header.further:
        yield Spotted(further_rows(header), header.first_below)


def _of_blanks(source: Source, survey: Survey) -> Iterator[Spotted]:
    if survey.gap.n:
        yield Spotted(_below_gap(survey), survey.gap.first)
    if survey.blank.n:
        yield Spotted(_blank_rows(survey.blank, is_text=source.ragged), survey.blank.first)


def _of_columns(header: HeaderFound, delimiter: str | None) -> Iterator[Spotted]:
    if header.short_years:
        yield Spotted(of_years(header.short_years), 0)
    if header.doubtful_marks:
        yield Spotted(of_marks(header.doubtful_marks, header.marked, delimiter), 0, header.marked)
    if header.hidden:
        yield Spotted(of_hidden(header.hidden, header.n_shown), 0, header.hidden)
    if header.beside:
        yield Spotted(of_range(header.beside), 0)


def _of_lengths(layout: ReadingLayout, survey: Survey, header: HeaderFound) -> Iterator[Spotted]:
    if layout.ragged in (None, Ragged.SHIFT) and _is_shifted(survey, header):
        yield Spotted(_shifted(layout.delimiter), survey.longer.first)
    elif layout.range is None and _are_further(survey, header):
        yield Spotted(about_further(header.row, max(survey.lengths), layout.delimiter), survey.excess.first)
    elif survey.excess.n and _are_few_longer(survey) and header.row:
        yield Spotted(_longer(survey.excess), survey.excess.first)
    elif found := _unusual(survey, layout):
        yield Spotted(about_lengths(found, survey.short.n), found.first)
    elif _are_strays(survey):
        yield Spotted(_stray(survey.stray), survey.stray.first)


def _is_stopped(source: Source, survey: Survey, header: HeaderFound) -> bool:
    """Return whether the reason why rows are short is told, and no answer mends it."""
    told = told_short(survey.reasons, survey.n_rows - survey.footers.n, source, header.row)
    return told is not None and told.stops


def _are_few_longer(survey: Survey) -> bool:
    """Return whether rows with more values than the header can be left out."""
    return survey.excess.n <= max(survey.n_rows // _LONGER_SHARE, 1)


def _of_quotes(source: Source, fault: SourceError | None) -> Iterator[Spotted]:
    if isinstance(fault, MalformedRecordError):
        yield Spotted(about_unmatched_quotes(escapes=source.escapes_quotes()), fault.row)
    elif source.layout.quoting == Quoting.ESCAPED:
        yield Spotted(about_unmatched_quotes(escapes=True), 0)
    elif (odd := source.odd_quotes())[0]:
        yield Spotted(about_quotes_within(*odd), odd[1])


def _of_other_quotes(source: Source) -> list[Spotted]:
    """Return the question how cells are enclosed, if not as usual, unless its answer is one to another question."""
    how, row = source.other_quotes()
    are_asked = source.layout.quoting in (None, Quoting.ON, how)
    return [Spotted(about_other_quotes(how), row)] if how is not None and are_asked else []


def without_cured(problems: Sequence[Problem], asked: Sequence[Spotted], layout: ReadingLayout) -> list[Problem]:
    """Return the problems without those of rows that the likeliest answer leaves out, as ones of another table."""
    cures = (each.row for each in asked if each.question.answers[0].settings == _SKIPS_BELOW)
    first = next(cures, 0) if layout.below_gap is None else 0
    return [problem for problem in problems if not (problem.stops and 0 < first <= problem.row)]


_SKIPS_BELOW = (("below_gap", RowChoice.SKIP),)


def settled_layout(source: Source, survey: Survey, asked: tuple[Spotted, ...]) -> ReadingLayout:
    """Return the layout with what is proposed where nobody has said how the file is read, and with its questions.

    What was not found is to be refused: else a later file would be read wrong in silence.
    """
    layout = source.layout
    keys = tuple(spotted.question.key for spotted in asked)
    proposed = _proposals(source, survey, keys) if source.is_fresh else {}
    source.fill(**{key: choice for key, choice in proposed.items() if getattr(layout, key) is None})
    still = tuple(key for key in keys if getattr(source.layout, key) is None)
    if source.is_fresh:
        source.fill(questions=tuple(dict.fromkeys((*layout.questions, *still))))
    return source.layout


def _proposals(source: Source, survey: Survey, asked: tuple[str, ...]) -> dict[str, object]:
    found: dict[str, object] = {}
    if source.ragged and "ragged" not in asked:
        found["ragged"] = Ragged.CUT if survey.wide.n or survey.stray.n else Ragged.REFUSE
    if source.blank_rows:
        if "doubtful_rows" not in asked:
            are_records = survey.doubtful.n and not _are_below(survey.doubtful, survey, source)
            found["doubtful_rows"] = RowChoice.READ if are_records else RowChoice.REFUSE
        few = survey.footers.n <= max(_MOST_FOOTERS, survey.n_rows // _FOOTER_SHARE) and not survey.may_be_no_totals
        found["footers"] = (RowChoice.SKIP if few else None) if survey.footers.n else RowChoice.REFUSE
        found["footers"] = RowChoice.READ if survey.are_no_totals else found["footers"]
        found |= {"blank_rows": RowChoice.REFUSE} if {"blank_rows", "below_gap"}.isdisjoint(asked) else {}
        if _are_between_all(survey):
            found["blank_rows"] = RowChoice.SKIP
        if "header_row" in asked and not survey.footers.n:
            found["footers"] = None  # what the names are is not known, so neither which rows have them once more
    if source.tells_facts:
        found |= {"merged": Merged.REFUSE} if "merged" not in asked else {}
        found |= {key: RowChoice.REFUSE for key in ("hidden_rows", "hidden_columns") if key not in asked}
    return found


def _are_between_all(survey: Survey) -> bool:
    """Return whether every second row is blank, as programs part records by lines: nobody left all blank so evenly."""
    rows = survey.blank.rows
    are_even = all(later - earlier == _APART for earlier, later in pairwise(rows))
    return len(rows) >= _LEAST_BLANK and are_even and survey.blank.n + 1 >= survey.n_rows - survey.footers.n


def _unusual(survey: Survey, layout: ReadingLayout) -> FoundRows | None:
    """Return the rows of another length; None if there is none, or a blank cell more in each row of a new file."""
    is_usual = layout.ragged in (None, Ragged.CUT) and survey.wide.n == survey.n_rows
    found = [each for each in (FoundRows() if is_usual else survey.wide, survey.short) if each.n]
    return FoundRows(sum(each.n for each in found), min(each.first for each in found)) if found else None


def _are_strays(survey: Survey) -> bool:
    """Return whether so few rows reach beyond the names that a mark within a name may have moved their cells."""
    return 0 < survey.stray.n <= max(survey.n_rows // _STRAY_SHARE, 1)


def _is_shifted(survey: Survey, header: HeaderFound) -> bool:
    """Return whether each row has just one cell more than the header, or the owner has said so."""
    all_longer = 0 < survey.longer.n == survey.n_rows - survey.footers.n
    has_values = survey.excess.n > 0  # where all that is beyond the names is blank, each row ends with the delimiter
    return header.row > 0 and (survey.is_shifted or (all_longer and has_values and not survey.names_recur))


def _are_further(survey: Survey, header: HeaderFound) -> bool:
    """Return whether all rows have as many cells, two at least behind the last name, and more than few have values."""
    n_longer = survey.excess.n + survey.wide.n
    are_all = len(survey.lengths) == 1 and n_longer == survey.n_rows - survey.footers.n
    return are_all and header.row > 0 and not survey.longer.n and not _are_few_longer(survey)


def _longer(found: FoundRows) -> ReadingQuestion:
    text = N_(
        "Source",
        "{n:,} rows have more values than the header, first row {row}. A delimiter in a cell moves all values behind "
        "it. Mend these rows in the file, or leave them out.",
        "Row {row} has more values than the header. A delimiter in a cell moves all values behind it. Mend this row in "
        "the file, or leave it out.",
        1,
    )
    about = N_("Source", "Some rows have more values than the header.")
    drop = answer_with(N_("Source", "Leave these rows out, fill up short ones"), ragged=Ragged.DROP)
    return ReadingQuestion("ragged", text.format(n=found.n, row=found.first), about, (drop,))


def _stray(found: FoundRows) -> ReadingQuestion:
    text = N_(
        "Source",
        "{n:,} rows have a value beyond the last name, first row {row}. A delimiter in a cell moves all values behind "
        "it.",
        "Row {row} has a value beyond the last name. A delimiter in a cell moves all values behind it.",
        1,
    )
    about = N_("Source", "Some rows have a value beyond the last name.")
    as_is = answer_with(N_("Source", "The rows are right as they are"), ragged=Ragged.CUT)
    return ReadingQuestion("ragged", text.format(n=found.n, row=found.first), about, (as_is,))


def _shifted(delimiter: str | None) -> ReadingQuestion:
    about = N_("Source", "Each row has one cell more than the header.")
    both = N_(
        "Source",
        "Each row has one cell more than the header. If a decimal comma makes two cells of a number, as of 1,70, use "
        "semicolons or quotes.",
    )
    text = both if delimiter == "," else about
    shift = answer_with(N_("Source", "The first column has no name"), ragged=Ragged.SHIFT)
    return ReadingQuestion("ragged", text, about, (shift,))


def _below_gap(survey: Survey) -> ReadingQuestion:
    text = N_("Source", "From row {row} on, below a blank row, there may be another table.")
    about = N_("Source", "Below a blank row there may be another table.")
    skip = answer_with(N_("Source", "Leave out all rows below the first blank row"), below_gap=RowChoice.SKIP)
    read = answer_with(N_("Source", "Count them as records"), below_gap=RowChoice.READ)
    are_too_long = survey.gap.first <= survey.excess.first and not _are_few_longer(survey)
    answers = ((skip,) if are_too_long else (skip, read)) if survey.is_first_gap else (read,)
    return ReadingQuestion("below_gap", text.format(row=survey.gap.first), about, answers)


def _blank_rows(found: FoundRows, *, is_text: bool) -> ReadingQuestion:
    text = N_(
        "Source",
        "{n:,} rows between the others are blank, first row {row}. They may be people who left all blank.",
        "Row {row}, between the others, is blank. It may be a person who left all blank.",
        1,
    )
    about = N_("Source", "Some rows between the others are blank.")
    records = N_("Source", "Count them as records, all of whose values are missing")
    record = N_("Source", "Count it as a record, all of whose values are missing")
    read = answer_with(record if found.n == 1 else records, blank_rows=RowChoice.READ)
    skip = left_out(found.n, blank_rows=RowChoice.SKIP)
    answers = (read, skip) if is_text else (skip, read)  # in a sheet, a blank row may set groups apart
    return ReadingQuestion("blank_rows", text.format(n=found.n, row=found.first), about, answers)


def _of_rows(key: str, found: FoundRows, survey: Survey, source: Source) -> ReadingQuestion:
    text, about = _ABOUT[key]
    if key == "hidden_rows" and source.facts.filtered:
        text = _FILTERED
    shown = survey.n_rows - found.n
    told = text.format(n=found.n, row=found.first, shown=shown, rows=found.listed)
    of_footers = left_out(found.n, footers=RowChoice.SKIP), counted(found.n, footers=RowChoice.READ)
    of_footers = of_footers[::-1] if survey.may_be_no_totals else of_footers
    return ReadingQuestion(key, told, about, of_footers if key == "footers" else _ANSWERS[key])


def _doubtful(survey: Survey) -> ReadingQuestion:
    """Return the question of the rows in doubt: first that they are records, where any may be somebody's."""
    found = survey.doubtful
    text = N_(
        "Source",
        "{n:,} rows may be totals or notes, or records of persons who left the rest blank: rows {rows}.",
        "Row {row} may be a total or a note, or the record of somebody who left the rest blank.",
        1,
    )
    about = N_("Source", "Some rows may be totals or notes, or records with little in them.")
    if survey.reordered.n == found.n:
        text = N_(
            "Source",
            "{n:,} rows have the names in another order: rows {rows}. The values below may be in that order, too.",
            "Row {row} has the names in another order. The values below may be in that order, too.",
            1,
        )
        about = N_("Source", "The names seem to be repeated in another order.")
    read = counted(found.n, doubtful_rows=RowChoice.READ)
    skip = left_out(found.n, doubtful_rows=RowChoice.SKIP)
    told = text.format(n=found.n, row=found.first, rows=found.listed)
    return ReadingQuestion("doubtful_rows", told, about, (read, skip) if survey.has_notes else (skip, read))


_FILTERED = N_(
    "Source",
    "A filter hides {n:,} rows, first row {row}, and shows {shown:,}.",
    "A filter hides one row, row {row}, and shows {shown:,}.",
    1,
)
_ABOUT = {
    "merged": (
        N_(
            "Source",
            "{n:,} rows have merged cells, first row {row}. Only the first cell of a merged region has a value.",
            "Row {row} has merged cells. Only the first cell of a merged region has a value.",
            1,
        ),
        N_("Source", "Some rows have merged cells."),
    ),
    "hidden_rows": (
        N_(
            "Source",
            "{n:,} rows are hidden, first row {row}, and {shown:,} are shown.",
            "One row is hidden, row {row}, and {shown:,} are shown.",
            1,
        ),
        N_("Source", "Some rows are hidden."),
    ),
    "footers": (
        N_(
            "Source",
            "{n:,} rows look like totals, notes or repeated column names: rows {rows}.",
            "Row {row} looks like a total, a note or repeated column names.",
            1,
        ),
        N_("Source", "Some rows look like totals, notes or repeated column names."),
    ),
}
_ANSWERS = {
    "merged": (
        answer_with(N_("Source", "Repeat the value in each cell"), merged=Merged.REPEAT),
        answer_with(N_("Source", "Leave the other cells blank"), merged=Merged.AS_IS),
    ),
    "hidden_rows": (
        answer_with(N_("Source", "Read hidden rows too"), hidden_rows=RowChoice.READ),
        answer_with(N_("Source", "Leave hidden rows out"), hidden_rows=RowChoice.SKIP),
    ),
}
