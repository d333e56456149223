"""Refuse rows about which a new plan would have a question, where the plan says that there was none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.domain.reading_choices import AsWritten, LeadingZeros
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingQuestion
from core.errors import UnpinnedLayoutError
from core.sources.told_answers import CHOOSE, told_answers
from core.words import N_, joined


def as_new(layout: ReadingLayout) -> ReadingLayout:
    """Return the layout that asks what a new plan would, of cells that are read as `layout` says."""
    zeros = layout.leading_zeros or LeadingZeros.DROP
    return replace(layout, as_written=None, leading_zeros=zeros, is_new=True)


def refuses_doubts(layout: ReadingLayout) -> bool:
    """Return whether rows in doubt are refused; plans of before there were such doubts do not say so."""
    return layout.as_written == AsWritten.REFUSE


def refuse_doubts(path: str, asked: Sequence[ReadingQuestion]) -> None:
    """Refuse the rows of a file about which something is asked.

    Raises:
        UnpinnedLayoutError: if something is; with the answers that a plan can hold.
    """
    if not asked:
        return
    new = N_("Error", "These rows raise a question that those of the plan did not.")
    keys = ", ".join(dict.fromkeys(each.key for each in asked))
    raise UnpinnedLayoutError(file=path, keys=keys, cure=joined(" ", [new, *told_answers(asked), CHOOSE]))
