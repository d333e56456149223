"""The questions of one file: what a survey found that its owner has to decide, and what is proposed at first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from core.domain.reading_choices import Merged, Quoting, Ragged, RowChoice
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingAnswer, ReadingQuestion
from core.errors import MalformedRecordError, SourceError
from core.sources.reading.survey import FoundRows, Survey
from core.sources.source import Source
from core.words import N_, Message

_MOST_FOOTERS = 10
_FOOTER_SHARE = 20
"""Rows that look like totals or notes are proposed to be left out if they are few: at most so many, or one in so many;
else a column has such values."""


class Spotted(NamedTuple):
    """A question and the row it is about; 0: none in particular."""

    question: ReadingQuestion
    row: int


@dataclass(frozen=True, slots=True)
class HeaderFound:
    """What was found of the header.

    Attributes:
        row: taken for it; 0 if there is none.
        doubtful_row: the row that may be a header or a record; 0 if there is no doubt.
        columns: letters of the columns that raise the doubt.
        further: how many rows below look like further rows of names.
        first_below: the first row below.
    """

    row: int
    doubtful_row: int = 0
    columns: tuple[str, ...] = ()
    further: int = 0
    first_below: int = 0


def questions(source: Source, survey: Survey, header: HeaderFound, fault: SourceError | None) -> Iterator[Spotted]:
    """Yield a question for each finding; those that the layout answers are told, too."""
    layout = source.layout
    if header.doubtful_row:
        yield Spotted(_header_row(header), header.doubtful_row)
    if header.further:
        yield Spotted(_further_rows(header), header.first_below)
    if source.ragged and (found := _unusual(survey, layout)):
        yield Spotted(_ragged(survey, found), found.first)
    if isinstance(fault, MalformedRecordError):
        yield Spotted(_unmatched_quotes(), fault.row)
    elif source.ragged and (odd := source.odd_quotes())[0]:
        yield Spotted(_quoting(*odd), odd[1])
    for key, found in (("merged", survey.merged), ("hidden_rows", survey.hidden), ("footers", survey.footers)):
        if found.n:
            yield Spotted(_of_rows(key, found, survey, source), found.first)


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
        found["ragged"] = Ragged.CUT if survey.wide.n else Ragged.REFUSE
    if source.blank_rows:
        few = survey.footers.n <= max(_MOST_FOOTERS, survey.n_rows // _FOOTER_SHARE)
        found["footers"] = (RowChoice.SKIP if few else None) if survey.footers.n else RowChoice.REFUSE
    if source.tells_facts:
        found |= {"merged": Merged.REFUSE} if "merged" not in asked else {}
        found |= {"hidden_rows": RowChoice.REFUSE} if "hidden_rows" not in asked else {}
    return found


def _unusual(survey: Survey, layout: ReadingLayout) -> FoundRows | None:
    """Return the rows of another length; None if there is none, or a blank cell more in each row of a new file."""
    is_usual = layout.ragged in (None, Ragged.CUT) and survey.wide.n == survey.n_rows
    found = [each for each in (FoundRows() if is_usual else survey.wide, survey.short) if each.n]
    return FoundRows(sum(each.n for each in found), min(each.first for each in found)) if found else None


def _answer(words: Message, **settings: str | int) -> ReadingAnswer:
    return ReadingAnswer(words, tuple((key, _plain(value)) for key, value in settings.items()))


def _plain(value: str | int) -> str | int:
    """Return a value as a plan has it."""
    return value if isinstance(value, int) else str(value)


def _ragged(survey: Survey, found: FoundRows) -> ReadingQuestion:
    text = N_(
        "Source",
        "{n:,} rows have more or fewer cells than the header, first row {row}. A comma within a name moves all values "
        "behind it.",
        "Row {row} has more or fewer cells than the header. A comma within a name moves all values behind it.",
        1,
    )
    fill = _answer(N_("Source", "Fill up short rows, leave blank surplus out"), ragged=Ragged.FILL)
    cut = _answer(N_("Source", "Leave the blank surplus out"), ragged=Ragged.CUT)
    return ReadingQuestion(
        "ragged",
        text.format(n=found.n, row=found.first),
        N_("Source", "Some rows have more or fewer cells than the header."),
        (fill,) if survey.short.n else (cut,),
    )


def _unmatched_quotes() -> ReadingQuestion:
    about = N_("Source", "The quotes in the file do not match.")
    return ReadingQuestion("quoting", about, about, (_quotes_off(),))


def _quotes_off() -> ReadingAnswer:
    return _answer(N_("Source", "Read quotes as characters like others"), quoting=Quoting.OFF)


def _quoting(n: int, row: int) -> ReadingQuestion:
    text = N_(
        "Source",
        "In {n:,} rows quotes stand within a cell, first row {row}. They may not enclose what they seem to.",
        "In row {row} quotes stand within a cell. They may not enclose what they seem to.",
        1,
    )
    return ReadingQuestion(
        "quoting",
        text.format(n=n, row=row),
        N_("Source", "In some rows quotes stand within a cell."),
        (_answer(N_("Source", "Quotes around a whole cell enclose it"), quoting=Quoting.ON), _quotes_off()),
    )


def _header_row(header: HeaderFound) -> ReadingQuestion:
    columns = ", ".join(header.columns)
    text = N_(
        "Source",
        "Row {row} may be a header or a record. In column {columns} it holds a number, a date, or what recurs below.",
    )
    about = N_("Source", "Row {row} may be a header or a record.")
    named = _answer(N_("Source", "It holds the names"), header_row=header.doubtful_row)
    nameless = _answer(N_("Source", "No row holds names"), header_row=0)
    return ReadingQuestion(
        "header_row",
        text.format(row=header.doubtful_row, columns=columns),
        about.format(row=header.doubtful_row),
        (named, nameless) if header.row else (nameless, named),
    )


def _further_rows(header: HeaderFound) -> ReadingQuestion:
    n = header.further
    text = N_(
        "Source",
        "The {n} rows below the header, from row {row}, look like further rows of it.",
        "Row {row}, below the header, looks like a further row of it.",
        1,
    )
    return ReadingQuestion(
        "skip_below_header",
        text.format(n=n, row=header.first_below),
        N_("Source", "The first rows below the header look like further rows of it."),
        (
            _answer(N_("Source", "Leave them out"), skip_below_header=n),
            _answer(N_("Source", "Join them to the names"), header_rows=n + 1, skip_below_header=0),
            _answer(N_("Source", "They are records"), skip_below_header=0),
        ),
    )


def _of_rows(key: str, found: FoundRows, survey: Survey, source: Source) -> ReadingQuestion:
    text, about = _ABOUT[key]
    if key == "hidden_rows" and source.facts.filtered:
        text = _FILTERED
    shown = survey.n_rows - found.n
    return ReadingQuestion(key, text.format(n=found.n, row=found.first, shown=shown), about, _ANSWERS[key])


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
            "{n:,} rows look like totals or notes, first row {row}.",
            "Row {row} looks like a total or a note.",
            1,
        ),
        N_("Source", "Some rows look like totals or notes."),
    ),
}
_ANSWERS = {
    "merged": (
        _answer(N_("Source", "Repeat the value in each cell"), merged=Merged.REPEAT),
        _answer(N_("Source", "Leave the other cells blank"), merged=Merged.AS_IS),
    ),
    "hidden_rows": (
        _answer(N_("Source", "Read hidden rows too"), hidden_rows=RowChoice.READ),
        _answer(N_("Source", "Leave hidden rows out"), hidden_rows=RowChoice.SKIP),
    ),
    "footers": (
        _answer(N_("Source", "Leave totals and notes out"), footers=RowChoice.SKIP),
        _answer(N_("Source", "Count them as records"), footers=RowChoice.READ),
    ),
}
