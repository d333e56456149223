"""The contract of a strategy: a recipe that knows the workload, never a record or a budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from core.designs.design import Design
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.privacy.neighbours import NoiseTerms
from core.words import N_
from core.workload.workload import Workload

ANSWER_LIMIT = 2**28


@dataclass(frozen=True, slots=True)
class StrategyInfo:
    """How a strategy is called: `key` in plans, `title` and `summary` in words for the translators."""

    key: str
    title: str
    summary: str


@dataclass(frozen=True, slots=True)
class Size:
    """What a design would need, known before it is made.

    Attributes:
        largest: cells of the largest table to count.
        answers: noisy answers in all.
        blocks: how many counts of a table that takes.
        drawing: seconds that joint noise takes besides.
    """

    largest: int
    answers: int
    blocks: int = 1
    drawing: float = 0.0


@dataclass(frozen=True, slots=True)
class Search:
    """What finding a design takes, before anything is counted: seconds of the processor, and bytes."""

    seconds: float = 0.0
    bytes: int = 0


def size_of(design: Design, domain: Domain) -> Size:
    """Return what a design needs."""
    blocks = design.blocks
    return Size(
        largest=max(domain.n_cells(block.axes) for block in blocks),
        answers=sum(block.n_answers for block in blocks),
        blocks=len(blocks),
        drawing=sum(noise_group.noise.seconds for noise_group in design.noise_groups if noise_group.noise is not None),
    )


class Strategy(ABC):
    """One way to measure."""

    info: ClassVar[StrategyInfo]
    most_answers: ClassVar[int] = ANSWER_LIMIT
    """Answers beyond which drawing the noise would take too long, or too much memory."""
    most_tables: ClassVar[int | None] = None
    """Tables beyond which a search for the design would take too long; None: it does not search."""

    def naming(self, marginals: tuple[Marginal, ...]) -> Strategy:
        """Return this strategy for an owner who names these marginals to be measured."""
        return self

    def applies(self, terms: NoiseTerms) -> bool:
        """Return whether there is such a strategy under these terms."""
        return True

    def obstacle(self, workload: Workload, terms: NoiseTerms) -> str | None:
        """Return why it cannot be used for these tables, whatever their cells, as a sentence; None if it can."""
        if self.most_tables is None or len(workload.tables) <= self.most_tables:
            return None
        words = N_("Fit", "it would take too long to search {tables:,} tables; the limit is {limit:,}.")
        return words.format(tables=len(workload.tables), limit=self.most_tables)

    def serves(self, workload: Workload) -> bool:
        """Return whether it is made for such tables; where not, the comparison leaves it out."""
        return True

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return what `design` would need, or a bound of it; takes no memory to speak of.

        A strategy whose design is slow to make, or takes memory itself, tells its size without making it.
        """
        return size_of(self.design(workload, terms), workload.domain)

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return what a search for the design takes; of no strategy that has an obstacle is it asked."""
        return Search()

    @abstractmethod
    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return what to measure; a pure function of the workload and the terms."""
