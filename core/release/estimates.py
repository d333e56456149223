"""What published tables say of a question: a number of theirs, a sum with its ±, or the best guess without one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from core.domain.domain import EVERYBODY
from core.domain.marginal import Marginal
from core.domain.question import ListedAttribute, Question
from core.errors.question_errors import LargeQuestionError
from core.release.label_sums import LabelSum, Places, label_sum
from core.release.release import Release, ReleasedTable
from core.selection.expected_tables import KnownTable, KnownTables, fitted_numbers
from core.words import N_, quoted

MOST_CELLS = 1_000_000
"""Cells of a table that is fitted, at most: a second of work, and 8 MB."""


class Basis(StrEnum):
    """Where the number of an estimate comes from."""

    PUBLISHED = "published"
    """It is a cell or a total of a published table."""
    SUM = "sum"
    """It is a sum of published numbers, and its ± is exactly that of the sum."""
    SUM_AT_MOST = "sum-at-most"
    """It is such a sum; its ± is an upper bound."""
    FITTED = "fitted"
    """No table determines it: the most even table that agrees with what is published."""


_SENTENCES = {
    Basis.PUBLISHED: N_("Question", "The number stands in the table {tables}."),
    Basis.SUM: N_("Question", "The number is added up from the table {tables}. The ± is that of this sum."),
    Basis.SUM_AT_MOST: N_(
        "Question", "The number is added up from the table {tables}. The ± of this sum is at most the one given."
    ),
    Basis.FITTED: N_(
        "Question",
        "No table has {names} together. The number is that of the most even table that agrees with {tables}. How far "
        "it is off is not known.",
    ),
}


@dataclass(frozen=True, slots=True)
class CountEstimate:
    """The answer to a question from published tables alone; it costs nothing.

    Attributes:
        question: what was asked.
        value: the number.
        half_width: ± of it; None: not known.
        low: lower end of its interval; None: not known.
        high: upper end.
        basis: where the number comes from.
        tables: titles of the tables that it comes from.
        is_hidden: whether it is not shown: it is weak, or a hidden number could be told from it.
    """

    question: Question
    value: float
    half_width: float | None
    low: float | None
    high: float | None
    basis: Basis
    tables: tuple[str, ...]
    is_hidden: bool = False

    @property
    def sentence(self) -> str:
        """Where the number comes from, and what is known of its error."""
        return _SENTENCES[self.basis].format(tables=quoted(self.tables), names=quoted(self.question.names))


def askable_attributes(release: Release) -> tuple[ListedAttribute, ...]:
    """Return the attributes that a release can be asked about."""
    return tuple(ListedAttribute.of_labels(each.name, each.labels) for each in release.statement.attributes)


def estimate(
    question: Question, tables: Sequence[ReleasedTable], attributes: Sequence[ListedAttribute]
) -> CountEstimate:
    """Return what tables say of a question.

    The table of exactly the attributes of the question is asked, if there is one; else, of those that have them all,
    the one whose ± is least.

    Args:
        question: its labels are those of the tables.
        tables: at least one.
        attributes: with all labels; one that no table has is taken to be even.

    Raises:
        LargeQuestionError: if no table has them together, and one would have more than MOST_CELLS cells.
    """
    holding = [table for table in tables if set(question.names) <= set(table.published.names)]
    if not holding:
        return _fitted(question, tables, attributes)
    # Sums of a table of these very attributes come from that table: readers have its numbers before their eyes.
    own = [table for table in holding if len(table.published.names) == len(question.names)]
    found = [(label_sum(table, _places(question, table)), table) for table in own or holding]
    best, table = min(found, key=lambda each: (each[0].half_width, len(each[1].published.names)))
    return CountEstimate(
        question=question,
        value=best.value,
        half_width=best.half_width,
        low=best.low,
        high=best.high,
        basis=_basis(best),
        tables=(table.title,),
        is_hidden=best.is_hidden,
    )


def _basis(found: LabelSum) -> Basis:
    if found.is_shown:
        return Basis.PUBLISHED
    return Basis.SUM if found.is_exact else Basis.SUM_AT_MOST


def _places(question: Question, table: ReleasedTable) -> Places:
    labels = dict(zip(table.published.names, table.published.labels, strict=True))
    return {
        each.name: tuple(place for place, label in enumerate(labels[each.name]) if label in each.labels)
        for each in question.conditions
        if each.name in labels
    }


def _fitted(
    question: Question, tables: Sequence[ReleasedTable], attributes: Sequence[ListedAttribute]
) -> CountEstimate:
    names, labels = question.names, {each.name: each.labels for each in attributes}
    shape = [len(labels[name]) for name in names]
    if math.prod(shape) > MOST_CELLS:
        raise LargeQuestionError(math.prod(shape), MOST_CELLS)
    marginal = Marginal(range(len(names)))
    parts = KnownTables([_known(table, names) for table in tables]).within(marginal)
    numbers = fitted_numbers(marginal, shape, parts)
    chosen = [[labels[each.name].index(label) for label in each.labels] for each in question.conditions]
    value = float(numbers[np.ix_(*chosen)].sum())
    used = tuple(" × ".join(names[axis] for axis in part.marginal) or EVERYBODY for part in parts)
    # A part of a hidden number would tell it: the share that it is of it is public.
    is_hidden = any(label_sum(table, _places(question, table)).is_hidden for table in tables)
    # No ± is known: people need not be spread as evenly as they can be.
    return CountEstimate(question, value, None, None, None, basis=Basis.FITTED, tables=used, is_hidden=is_hidden)


def _known(table: ReleasedTable, names: Sequence[str]) -> KnownTable:
    """Return what a table says of the attributes of a question: its sums over all others."""
    own = table.published.names
    gone = tuple(place for place, name in enumerate(own) if name not in names)
    kept = [names.index(name) for name in own if name in names]
    summed = np.asarray(table.published.values.sum(axis=gone)).transpose(np.argsort(kept).tolist())
    deviation = table.margin(tuple(name for name in own if name in names)).standard_deviation if gone else 0.0
    variance = deviation**2 if gone else float(np.mean(np.square(table.standard_deviation)))
    return KnownTable(Marginal.of(kept), np.rint(summed).astype(np.int64), variance)
