"""The contract of a strategy: workload and noise terms in, design out; it never sees a record or a budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from core.designs.design import Design
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.linear.strategy_matrix import StrategyMatrix
from core.privacy.neighbours import NoiseTerms
from core.words import N_
from core.workload.workload import Workload

Named = tuple[Marginal, ...] | StrategyMatrix
"""What the owner names to be measured: marginals, or a matrix over the attributes of all tables."""

ANSWER_LIMIT = 2**28
"""Noisy answers of one release: 7.5 GB at BYTES_AN_ANSWER of `feasibility.py`, a minute of drawing."""


@dataclass(frozen=True, slots=True)
class StrategyInfo:
    """Names of a strategy: `key` in plans; `title` and `summary` for people, translated."""

    key: str
    title: str
    summary: str


@dataclass(frozen=True, slots=True)
class Size:
    """Size of a design, known before it is made.

    Attributes:
        largest: cells of the largest table to count.
        answers: noisy answers in all.
        blocks: number of blocks, each of which counts one table.
        drawing: seconds for joint noise, beyond those for independent noise.
    """

    largest: int
    answers: int
    blocks: int = 1
    drawing: float = 0.0


@dataclass(frozen=True, slots=True)
class Search:
    """Processor seconds and bytes of memory that finding a design takes."""

    seconds: float = 0.0
    bytes: int = 0


def size_of(design: Design, domain: Domain) -> Size:
    """Return the size of a design."""
    blocks = design.blocks
    return Size(
        largest=max(domain.n_cells(block.axes) for block in blocks),
        answers=sum(block.n_answers for block in blocks),
        blocks=len(blocks),
        drawing=sum(noise_group.noise.seconds for noise_group in design.noise_groups if noise_group.noise is not None),
    )


class Strategy(ABC):
    """One way to choose what is measured."""

    info: ClassVar[StrategyInfo]
    most_answers: ClassVar[int] = ANSWER_LIMIT
    """Answers up to which drawing the noise is feasible in time and memory."""
    counts_alone: ClassVar[bool] = True
    """Whether a table can be counted by itself beside what it measures; see `core/designs/locked_shares.py`."""
    most_tables: ClassVar[int | None] = None
    """Tables up to which the search for the design is fast enough; None: no search."""

    def naming(self, named: Named) -> Strategy:
        """Return this strategy with what the plan names to be measured; only `custom` uses it."""
        return self

    def splitting(self, split: str) -> Strategy:
        """Return this strategy under a split, by its key; only a design with budgets of its own rows depends on it."""
        return self

    def applies(self, terms: NoiseTerms) -> bool:
        """Return whether the strategy exists under these terms."""
        return True

    def obstacle(self, workload: Workload, terms: NoiseTerms) -> str | None:
        """Return why the strategy cannot be used for these tables at any size, as a sentence; None if it can."""
        if self.most_tables is None or len(workload.tables) <= self.most_tables:
            return None
        words = N_(
            "Fit",
            "it would take too long to search {tables:,} tables; the limit is {limit:,}.",
            "it would take too long to search one table; the limit is {limit:,}.",
            1,
        )
        return words.format(tables=len(workload.tables), limit=self.most_tables)

    def serves(self, workload: Workload) -> bool:
        """Return whether the strategy is meant for such tables; if not, the comparison leaves it out."""
        return True

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the size of the result of `design`, or a bound of it; allocates next to no memory.

        A strategy whose design is slow or large overrides this and computes the size without the design.
        """
        design = self.design(workload, terms)
        return size_of(design, (design.seen or workload).domain)

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return the time and memory of the search for the design; called only if there is no obstacle."""
        return Search()

    @abstractmethod
    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return the design: a pure function of the workload and the terms.

        Args:
            workload: refined: where a table asks for ranges, the attributes of its domain are the digits of the owner's
                (`core/workload/refined.py`). `workload.owners` and `workload.refine` lead from one to the other.
            terms: of the noise.
        """
