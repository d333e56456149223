"""Refuse rows about which a new plan would have a question, or be another, where the plan says that none was asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from core.domain.reading_choices import AsWritten, LeadingZeros
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingQuestion
from core.errors import UnansweredPersonsError, UnpinnedLayoutError
from core.sources.reading.asked import Spotted
from core.sources.reading.column_questions import AS_THEY_ARE, answer_with
from core.sources.told_answers import CHOOSE, told_answers, told_setting
from core.words import N_, Message, joined, quoted

if TYPE_CHECKING:
    from core.data.column_profile import ColumnProfile
    from core.data.raw_cells import Cell


def as_new(layout: ReadingLayout) -> ReadingLayout:
    """Return the layout that asks what a new plan would, of cells that are read as `layout` says."""
    zeros = layout.leading_zeros or LeadingZeros.DROP
    return replace(layout, as_written=None, leading_zeros=zeros, is_new=True)


def refuses_doubts(layout: ReadingLayout) -> bool:
    """Return whether rows in doubt are refused; plans of before there were such doubts do not say so."""
    return layout.as_written == AsWritten.REFUSE


def refuse_doubts(path: str, asked: Sequence[Spotted], encoding: str = "") -> None:
    """Refuse the rows of a file about which something is asked.

    Args:
        path: the file.
        asked: the questions.
        encoding: the one in which the file seems to be, if the plan says another.

    Raises:
        UnpinnedLayoutError: if something is; with the answers that a plan can hold.
    """
    if not asked:
        return
    other = N_("Error", "The letters suggest another encoding: write {setting} if they do.")
    cure = [other.format(setting=told_setting("encoding", encoding))] if encoding else []
    keys = ", ".join(dict.fromkeys(each.question.key for each in asked))
    told = told_answers(replace(each.question, about=each.told or each.question.about) for each in asked)
    raise UnpinnedLayoutError(path, keys, joined(" ", [*told, *cure, CHOOSE]), _unanswered(asked))


def _unanswered(asked: Sequence[Spotted]) -> Message:
    """Return that a question has no answer, and the first row or column that it is about."""
    of_row = N_("Error", "the plan has no answer to a question about row {row}")
    of_column = N_("Error", "the plan has no answer to a question about column {column}")
    if row := next((each.row for each in asked if each.row), 0):
        return of_row.format(row=row)
    if column := next((letter for each in asked for letter in each.columns), ""):
        return of_column.format(column=column)
    return N_("Error", "the plan has no answer to a question about these rows")


def encoding_by_now(layout: ReadingLayout, rows: Iterable[Sequence[Cell]]) -> str:
    """Return “utf-8” if the letters of rows that were read in an older encoding are such by their bytes; else ""."""
    told = layout.encoding or "utf-8"
    texts = {cell for row in rows for cell in row if isinstance(cell, str) and not cell.isascii()}
    if not texts or told.startswith("utf"):
        return ""
    try:
        all(text.encode(told).decode() for text in texts)
    except UnicodeError:
        return ""
    return "utf-8"


def refuse_persons_twice(path: str, profiles: Sequence[ColumnProfile]) -> None:
    """Refuse the rows of a file that number some person twice, where the plan says that nobody has two.

    Raises:
        UnpinnedLayoutError: if they do; with the column that numbers persons.
    """
    from core.data.recurring_columns import person_twice  # noqa: PLC0415  a preview does without profiles

    column = person_twice(profiles)
    if column is None:
        return
    words = N_(
        "Source",
        "The plan says that nobody has two rows, and values of “{column}” occur in several. If a person may have "
        "several, write id with that column, and at_most, in [unit] in place of rows.",
    )
    told = words.format(column=column)
    answer = answer_with(AS_THEY_ARE, as_written=AsWritten.COUNT)
    refuse_doubts(path, [Spotted(ReadingQuestion("as_written", told, told, (answer,)), 0)])


def refuse_persons(path: str, profiles: Sequence[ColumnProfile]) -> None:
    """Refuse the rows of a file in which persons seem to have several, where the plan says nothing of them.

    Raises:
        UnansweredPersonsError: if they seem to; with the columns that tell it.
    """
    from core.data.recurring_columns import recurring_columns  # noqa: PLC0415  a preview does without profiles

    columns = recurring_columns(profiles)
    if columns:
        raise UnansweredPersonsError(path, quoted(columns))
