"""What a strategy measures: blocks of answers, the noise groups that share the budget, and the direct recovery."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from core.domain.marginal import Marginal
from core.linear.linear_map import LinearMap
from core.linear.marginal_cells import MarginalCells
from core.linear.queries import Queries
from core.mechanisms.joint_noise import JointNoise
from core.privacy.neighbours import ONE_HOT, TOTAL, Sensitivity

DirectBlocks = Iterable[tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class NoiseGroup:
    """Answers that the budget treats alike.

    Attributes:
        blocks: numbers of the blocks; exactly one where `noise` is None.
        n_charges: how many groups they form: each group is charged by itself (Definition 3.1 of the paper).
        sensitivity: of one group, in the norm its noise is charged by.
        noise: the joint law; None: each answer gets discrete Laplace or Gaussian noise of its own.
    """

    blocks: tuple[int, ...]
    n_charges: int
    sensitivity: Sensitivity
    noise: JointNoise | None = None


@dataclass(frozen=True, slots=True)
class Design:
    """What is measured, and for every wanted table the blocks whose parts the direct recovery adds up.

    Attributes:
        blocks: what is asked, at least one: maps that keep effects apart, or a single integer matrix.
        noise_groups: every block is in exactly one.
        direct: one tuple of block numbers per wanted table, in the order of the workload.
        start: proportions of the shares per charge, for least squares, where a search found them together with the
            noise groups; else ().
    """

    blocks: tuple[Queries, ...]
    noise_groups: tuple[NoiseGroup, ...]
    direct: tuple[tuple[int, ...], ...]
    start: tuple[float, ...] = ()

    @property
    def maps(self) -> tuple[LinearMap, ...]:
        """The blocks, where all of them keep effects apart; ValueError if one does not."""
        maps = tuple(block for block in self.blocks if isinstance(block, LinearMap))
        if len(maps) < len(self.blocks):
            raise ValueError("a matrix does not keep effects apart")
        return maps


def design_of_cells(marginals: Iterable[Marginal], sizes: Collection[int], direct: DirectBlocks) -> Design:
    """Return the design that counts all cells of these marginals: one group each, as a record lies in one cell.

    With a single cell, that is the number of records.
    """
    blocks = tuple(MarginalCells(marginal, sizes) for marginal in marginals)
    noise_groups = (
        NoiseGroup((number,), 1, ONE_HOT if block.n_answers > 1 else TOTAL) for number, block in enumerate(blocks)
    )
    return Design(blocks, tuple(noise_groups), tuple(direct))
