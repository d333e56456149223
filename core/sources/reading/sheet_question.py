"""The question which sheet, or which table of a database, is meant, where several may be and nobody has said it."""

from __future__ import annotations

from collections.abc import Sequence

from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingAnswer, ReadingQuestion
from core.sources.reading.asked import Spotted
from core.sources.reading.column_questions import AS_THEY_ARE, answer_with
from core.sources.source import Problem, Source
from core.words import N_, Message, quoted

_OFFERED = 4
"""Sheets that are offered as answers, at most; any other is chosen by its name."""
_LISTED = 12
"""Others that are told by name, at most."""
_GUESSED = ("encoding", "sheet")
"""Fields that a source fills with a guess, and that are left open again where they are asked about."""


def about_sheets(source: Source, asked: ReadingLayout) -> tuple[Spotted, ...]:
    """Return the question which of several sheets is read, first that it is the one guessed; () without doubt.

    Where the owner has named one, a new plan says that the others are known; later ones are refused.
    """
    if asked.sheet is not None:
        if source.is_fresh and told_of_sheets(source):
            source.fill(questions=tuple(dict.fromkeys((*source.layout.questions, "sheet"))))
        return ()
    others = _others(source)
    if not others:
        return ()
    about = N_("Source", "Several sheets have columns of the same names, or nearly.")
    if source.takes_query:
        about = N_("Source", "Several tables may hold the records.")
    answers = (_alone(source, name) for name in (str(source.layout.sheet), *others[: _OFFERED - 1]))
    return (Spotted(ReadingQuestion("sheet", _text(source, others), about, tuple(answers)), 0),)


def about_further_sheets(source: Source, asked: ReadingLayout) -> tuple[Spotted, ...]:
    """Return that sheets have equal names of columns, of which a plan with a sheet was not asked; () if none do.

    Args:
        source: the file of the plan.
        asked: what the plan says of it.
    """
    is_known = asked.sheet is None or "sheet" in asked.questions
    others = () if is_known or source.takes_query else _others(source)
    if not others:
        return ()
    cure = N_("Source", "If the others do not count, write {setting}.")
    both = N_("Source", "{one} {other}")
    told = both.format(one=_text(source, others), other=cure.format(setting='questions = ["sheet"]'))
    answer = answer_with(AS_THEY_ARE, as_written=AsWritten.COUNT)
    return (Spotted(ReadingQuestion("sheet", told, told, (answer,)), 0),)


def told_of_sheets(source: Source) -> list[Problem]:
    """Return what is left out with other sheets, where the owner has named the one that is read."""
    others = () if source.takes_query else _others(source)
    return [Problem(_text(source, others))] if others else []


def doubted(asked: ReadingLayout, found: Sequence[Spotted]) -> list[str]:
    """Return the fields that are guessed, and that `found` asks about; none that the owner has said."""
    keys = {each.question.key for each in found}
    return [field for field in _GUESSED if field in keys and getattr(asked, field) is None]


def _others(source: Source) -> tuple[str, ...]:
    """Return the sheets that may be meant, too, by the names that a plan has for them."""
    return (*(source.packed_in + name for name in source.like_sheets()), *source.like_files)


def _text(source: Source, others: Sequence[str]) -> Message:
    words = N_(
        "Source",
        "Only sheet “{sheet}” is read. These have columns of the same names, or nearly: {others}. To count all, put "
        "their rows into one sheet.",
    )
    if source.takes_query:
        words = N_(
            "Source", "Only table “{sheet}” is read. Others may hold records, too: {others}. A query can join them."
        )
    told = quoted(others[:_LISTED])
    if n_more := len(others) - len(others[:_LISTED]):
        told = N_("Source", "{names}, and {n:,} more").format(names=told, n=n_more)
    return words.format(sheet=str(source.layout.sheet), others=told)


def _alone(source: Source, name: str) -> ReadingAnswer:
    words = N_("Source", "Read table “{sheet}” alone") if source.takes_query else N_("Source", "Read “{sheet}” alone")
    return answer_with(words.format(sheet=name), sheet=name)
