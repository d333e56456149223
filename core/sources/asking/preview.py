"""What a file looks like, before it is read as a table: its first and last rows, and how it was taken."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.data.sensitive import Private
from core.domain.location import Location
from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingQuestion, answered
from core.errors import SourceError
from core.progress import Progress, reporting, show
from core.sources import wire
from core.sources.asking.reader_process import ask
from core.sources.question import DETECT, FileQuestion, ReaderVerb
from core.sources.turned_table import TURNED

_NEEDED = ("below_gap", "ragged", "quoting", "blank_rows", "skip_below_header", "doubtful_rows", "last_row")
"""Questions without whose answers rows may not come apart into cells, or what is no record would be proposed for a
list."""
_MOST_ROUNDS = 4
"""How often it is looked what else is asked once the questions so far have an answer."""


@dataclass(frozen=True, slots=True, repr=False)
class Preview(Private):
    """A preview of a file, for the owner's screen only.

    Attributes:
        layout: as asked for, and every other field that applies as detected; `range` stays None unless asked for, so
            that rows added to the file later are read too.
        sheets: names of the sheets; () where there are none.
        headers: the name of each column, "" where there is none; columns with neither name nor content are left out.
        letters: the letter of each column.
        first: the first rows as text, at most 50.
        first_rows: the row of the file in which each of them begins.
        last: the last rows as text, at most 5.
        last_rows: the rows of the file in which these begin; () where only reading everything could tell.
        n_rows: rows below the header; in text files of more than 1,000 rows counted by lines, so too high if cells
            contain line ends or there are empty lines.
        n_columns: the number of headers.
        problems: sentences about what stands in the way, or should be looked at.
        spots: where each of them is: the row of the file, 0 for none in particular, and the letters of columns.
        stops: whether the rows cannot be read before it is fixed, for each of them.
        questions: what its owner has to decide, or has decided, each with its answers; its text is also a problem.
        named_anew: those of the headers that the file does not have, or not once.
        areas: ranges to which a workbook gives names, each as (name, sheet, range); a print area has no name.
    """

    layout: ReadingLayout
    sheets: tuple[str, ...]
    headers: tuple[str, ...]
    letters: tuple[str, ...]
    first: tuple[tuple[str, ...], ...]
    first_rows: tuple[int, ...]
    last: tuple[tuple[str, ...], ...]
    last_rows: tuple[int, ...]
    n_rows: int
    n_columns: int
    problems: tuple[str, ...]
    spots: tuple[tuple[int, tuple[str, ...]], ...]
    stops: tuple[bool, ...]
    questions: tuple[ReadingQuestion, ...] = ()
    areas: tuple[tuple[str, str, str], ...] = ()
    named_anew: tuple[str, ...] = ()

    @property
    def first_layout(self) -> ReadingLayout:
        """The layout without what only all rows tell, as a quick preview has it."""
        unsaid: dict[str, Any] = dict.fromkeys(
            (
                *("ragged", "merged", "hidden_rows", "hidden_columns", "footers", "doubtful_rows"),
                *("below_gap", "blank_rows", "last_row", "as_written"),
            )
        )
        return replace(self.layout, **unsaid, questions=())

    @property
    def letter_of(self) -> dict[str, str]:
        """The letter of each column by its name; a column that only an answer to a question shows has none."""
        return dict(zip(self.headers, self.letters, strict=True))

    @property
    def is_turned(self) -> bool:
        """Whether its columns seem to be the records, and nobody has said that they are not."""
        return "as_written" in self.layout.unanswered and any(TURNED in text for text in self.problems)

    @property
    def hides_names(self) -> bool:
        """Whether the names of its columns may be somebody's record, so that nothing that is kept may have them."""
        return self.is_turned or "header_row" in self.layout.unanswered

    @property
    def readable(self) -> ReadingLayout:
        """See `readable`."""
        return readable(self.layout, self.questions)


def readable(layout: ReadingLayout, questions: Iterable[ReadingQuestion]) -> ReadingLayout:
    """Return a layout with the likeliest answer to each question about which rows can be read, and what they hold."""
    layout = _likeliest(layout, layout.unanswered, questions)
    if "header_row" in layout.unanswered and layout.doubtful_rows == RowChoice.REFUSE:
        return replace(layout, doubtful_rows=RowChoice.READ)  # until it is known which names rows may have once more
    return layout


def _likeliest(
    layout: ReadingLayout, unanswered: Collection[str], questions: Iterable[ReadingQuestion]
) -> ReadingLayout:
    """Return a layout with the likeliest answer to each question that is open, if rows cannot be read without one."""
    for asked in questions:
        if asked.key in _NEEDED and asked.key in unanswered and asked.answers:
            layout = answered(layout, asked.answers[0].settings)
    return layout


@dataclass(frozen=True, slots=True, repr=False)
class QuickPreview(Private):
    """What the first rows of a large file tell before the rest is read; the preview after it may find otherwise.

    Attributes:
        layout: as in `Preview`, and so are the others.
    """

    layout: ReadingLayout
    sheets: tuple[str, ...]
    headers: tuple[str, ...]
    letters: tuple[str, ...]
    first: tuple[tuple[str, ...], ...]
    first_rows: tuple[int, ...]


def preview(path: Location, layout: ReadingLayout = DETECT, progress: Progress | None = None) -> Preview:
    """Return a preview of the file; where it is large, show `progress` a QuickPreview before.

    Its questions are also those that arise, about which rows can be read, once the others have their likeliest answers.

    Raises:
        SourceError: if it cannot be read at all; faults of single rows and headers are listed as problems instead.
        Cancelled: if the user asked to stop.
    """
    with reporting(progress):
        found = _once(path, layout)
        for _ in range(_MOST_ROUNDS):
            tried = _likeliest(layout, found.layout.unanswered, found.questions)
            further = found if tried == layout else _asking_further(found, path, tried)
            if further is found:
                break
            found = further
    return found


def _asking_further(found: Preview, path: Location, layout: ReadingLayout) -> Preview:
    """Return a preview that asks also what is asked only of the file read as that layout says; itself if nothing is."""
    try:
        tried = _once(path, layout, shows=False)
    except SourceError:  # what an answer stops is told to who gives it
        return found
    open_keys = set(tried.layout.unanswered).intersection(_NEEDED) - {each.key for each in found.questions}
    new = [each for each in tried.questions if each.key in open_keys]
    if not new:
        return found
    places = [tried.problems.index(each.text) for each in new]
    unsaid: dict[str, Any] = dict.fromkeys(each.key for each in new)
    return replace(
        found,
        layout=replace(found.layout, **unsaid, questions=(*found.layout.questions, *unsaid)),
        questions=(*found.questions, *new),
        problems=(*found.problems, *(tried.problems[place] for place in places)),
        spots=(*found.spots, *(tried.spots[place] for place in places)),
        stops=(*found.stops, *(tried.stops[place] for place in places)),
    )


def _once(path: Location, layout: ReadingLayout, *, shows: bool = True) -> Preview:
    """Return a preview of the file as the layout says; show what its first rows tell, if that is wanted."""
    question = FileQuestion(ReaderVerb.PREVIEW, str(path), layout)
    facts = ask(question, lambda part: show(QuickPreview(**_seen(part))) if shows else None).result
    return Preview(
        **_seen(facts),
        last=tuple(map(tuple, facts["last"])),
        last_rows=tuple(facts["last_rows"]),
        n_rows=facts["n_rows"],
        n_columns=facts["n_columns"],
        problems=tuple(map(wire.words_from, facts["problems"])),
        spots=tuple((row, tuple(letters)) for row, letters in facts["spots"]),
        stops=tuple(facts["stops"]),
        questions=tuple(map(wire.asked_from, facts["questions"])),
        named_anew=tuple(facts["named_anew"]),
        areas=tuple((name, sheet, cells) for name, sheet, cells in facts["areas"]),
    )


def _seen(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that both previews have in common."""
    return {
        "layout": wire.layout_from(facts["layout"]),
        "sheets": tuple(facts["sheets"]),
        "headers": tuple(facts["headers"]),
        "letters": tuple(facts["letters"]),
        "first": tuple(map(tuple, facts["first"])),
        "first_rows": tuple(facts["first_rows"]),
    }
