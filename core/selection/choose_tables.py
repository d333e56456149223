"""Choose the tables that would tell most: charge first, then count, then choose; no score leaves in any other way."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from core.arrays import Counts
from core.data.private_records import PrivateRecords
from core.domain.marginal import Marginal
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import RandomBits
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.progress import check_cancelled, report
from core.selection.peeling import peeled_apart, peeling_rate
from core.selection.permute_and_flip import permute_and_flip
from core.selection.table_scores import Candidate, table_score_terms, table_scores
from core.words import N_

REPORTS = 100
"""Progress reports of one choice, at most: there may be thousands of tables to choose from."""


@dataclass(frozen=True, slots=True)
class TableQuestion:
    """Which tables to choose from, and for how much.

    Attributes:
        candidates: the tables, at least one.
        n_chosen: how many are chosen, from 1 to all.
        epsilon: what the choice costs in all, > 0.
        neighbours: who is a neighbour.
        at_most: rows of one person, >= 1.

    Raises:
        ValueError: if that cannot be chosen, or costs nothing.
    """

    candidates: tuple[Candidate, ...]
    n_chosen: int
    epsilon: Fraction
    neighbours: Neighbours = Neighbours.ADD_REMOVE
    at_most: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.n_chosen <= len(self.candidates) or self.epsilon <= 0:
            raise ValueError("at least one table, at most all, and not for nothing")

    @property
    def rate(self) -> Fraction:
        """The rate of one choice, as all of them together may cost ε."""
        return peeling_rate(table_score_terms(self.neighbours, self.at_most), self.epsilon, self.n_chosen)

    def held_by(self, place: int) -> list[int]:
        """Return the places of the candidates whose attributes are all in the one at `place`."""
        whole = self.candidates[place].marginal
        return [number for number, each in enumerate(self.candidates) if each.marginal.is_within(whole)]


def choose_tables(
    question: TableQuestion,
    table: PrivateRecords,
    charge: Callable[[], Receipt],
    bits: RandomBits,
) -> tuple[Marginal, ...]:
    """Return the tables chosen, the first choice first, by permute-and-flip.

    A table within one chosen before is not chosen: that one holds it. Fewer are returned where no other is left.

    It makes about REPORTS reports, and may be cancelled before each table; a charge made stays.

    Args:
        question: what to choose from, and for how much.
        table: the records, at most as many per person as the question says.
        charge: writes the cost to the ledger; when it returns, the cost is on disk. It is called before anything else,
            and its receipt is used up.
        bits: where the randomness comes from.

    Privacy:
        Costs `question.epsilon`. What was chosen is public afterwards.

    Raises:
        ValueError: if the receipt has paid for something else.
    """
    # Before anything is counted: an interrupted choice may have cost too much, but never too little.
    charge().use(table, ReleaseCost.pure(question.epsilon))
    # All candidates are counted before one is chosen: no count decides whether another table is counted.
    scores = table_scores(question.candidates, _watched(table, len(question.candidates)))
    rate = question.rate
    chosen = peeled_apart(lambda left: permute_and_flip(left, rate, bits), scores, question.n_chosen, question.held_by)
    return tuple(question.candidates[place].marginal for place in chosen)


def _watched(table: PrivateRecords, n_tables: int) -> Callable[[Marginal], Counts]:
    """Return what counts one table after the other, reports, and may cancel."""
    numbers, step = itertools.count(), 1 + n_tables // REPORTS

    def count(marginal: Marginal) -> Counts:
        check_cancelled()
        if (n_done := next(numbers)) % step == 0:
            report(n_done, n_tables, N_("Progress", "Comparing tables"))
        return table.count(marginal)

    return count
