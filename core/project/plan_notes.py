"""What a fresh plan says in comments: what is left to its owner."""

from __future__ import annotations

from dataclasses import dataclass

from core.domain.reading_question import ReadingQuestion


@dataclass(frozen=True, slots=True)
class PlanNotes:
    """What the comments of a fresh plan tell; nothing of it counts rows.

    Attributes:
        left_out: columns of the data that the plan does not use.
        unsaid: keys of [data] that a release needs and that could not be detected.
        recurring: the columns that tell that persons may have several rows, together if there are several.
        person: a likely identifier column with repeated values; None if there is none.
        several: columns with several answers in a cell, each with the mark between them.
        questions: about how the file is read; those that the layout leaves open are asked.
    """

    left_out: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    recurring: tuple[str, ...] = ()
    person: str | None = None
    questions: tuple[ReadingQuestion, ...] = ()
    several: tuple[tuple[str, str], ...] = ()
