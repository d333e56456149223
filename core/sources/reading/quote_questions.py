"""Questions about quotes: which ones enclose the cells of a text."""

from __future__ import annotations

from core.domain.reading_choices import Quoting
from core.domain.reading_question import ReadingAnswer, ReadingQuestion
from core.sources.reading.column_questions import answer_with
from core.words import N_


def about_unmatched_quotes(*, escapes: bool) -> ReadingQuestion:
    """Ask how quotes are read that do not match; a backslash may stand before some."""
    about = N_("Source", "The quotes in the file do not match.")
    escaped = answer_with(N_("Source", "A backslash marks quotes within a cell"), quoting=Quoting.ESCAPED)
    return ReadingQuestion("quoting", about, about, (escaped, _quotes_off()) if escapes else (_quotes_off(),))


def _about_single_quotes() -> ReadingQuestion:
    """Ask whether single quotes enclose cells."""
    about = N_("Source", "Cells stand between single quotes.")
    single = answer_with(N_("Source", "Single quotes enclose a cell"), quoting=Quoting.SINGLE)
    plain = answer_with(N_("Source", "Single quotes are characters like others"), quoting=Quoting.ON)
    return ReadingQuestion("quoting", about, about, (single, plain))


def _about_spaced_quotes() -> ReadingQuestion:
    """Ask whether quotes behind a blank enclose cells."""
    about = N_("Source", "Blanks stand between the delimiter and quotes.")
    spaced = answer_with(N_("Source", "Quotes behind such a blank enclose a cell"), quoting=Quoting.SPACED)
    plain = answer_with(N_("Source", "Quotes behind a blank are characters like others"), quoting=Quoting.ON)
    return ReadingQuestion("quoting", about, about, (spaced, plain))


def _about_escapes() -> ReadingQuestion:
    """Ask whether a backslash before a delimiter makes it a part of the cell."""
    about = N_("Source", "A backslash stands before delimiters.")
    within = answer_with(N_("Source", "Such a delimiter is a part of the cell"), quoting=Quoting.ESCAPED)
    plain = answer_with(N_("Source", "Such a delimiter separates cells, as others do"), quoting=Quoting.ON)
    return ReadingQuestion("quoting", about, about, (within, plain))


_ABOUT = {
    Quoting.SINGLE: _about_single_quotes,
    Quoting.SPACED: _about_spaced_quotes,
    Quoting.ESCAPED: _about_escapes,
}


def about_other_quotes(how: Quoting) -> ReadingQuestion:
    """Ask whether cells are enclosed in another way than the usual one."""
    return _ABOUT[how]()


def _quotes_off() -> ReadingAnswer:
    return answer_with(N_("Source", "Read quotes as characters like others"), quoting=Quoting.OFF)


def about_quotes_within(n: int, row: int) -> ReadingQuestion:
    """Ask how quotes within cells are read, in `n` rows from `row` on."""
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
        (answer_with(N_("Source", "Quotes around a whole cell enclose it"), quoting=Quoting.ON), _quotes_off()),
    )
