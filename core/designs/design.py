"""A design: blocks of answers, the noise groups that divide the budget, and the blocks of the direct recovery."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from core.domain.marginal import Marginal
from core.linear.linear_map import LinearMap
from core.linear.marginal_cells import MarginalCells
from core.linear.queries import Queries
from core.mechanisms.joint_noise import JointNoise
from core.privacy.sensitivity import ONE_HOT, TOTAL, Sensitivity
from core.workload.workload import Workload

DirectBlocks = Iterable[tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class NoiseGroup:
    """Blocks that get noise of one scale.

    Attributes:
        blocks: numbers of the blocks; exactly one where `noise` is None.
        n_charges: groups of Yaroslavtsev et al. (ICDE 2013), Definition 3.1, in these blocks; each costs one share.
        sensitivity: of one charge, in the norm of its noise.
        noise: the joint law; None: each answer gets independent discrete Laplace or Gaussian noise.
    """

    blocks: tuple[int, ...]
    n_charges: int
    sensitivity: Sensitivity
    noise: JointNoise | None = None


@dataclass(frozen=True, slots=True)
class Design:
    """What is measured, and for every wanted table the blocks that its direct recovery adds up.

    Attributes:
        blocks: at least one: linear maps (diagonal in the effects), or a single integer matrix.
        noise_groups: every block is in exactly one.
        direct: one tuple of block numbers per wanted table, in the order of the workload.
        start: proportions of the shares per charge, for least squares, if a search found them together with the
            noise groups; else ().
        own: numbers of the noise groups that make it the strategy it is: with none of them it would be another one.
        seen: the workload whose attributes the blocks read; None: the one that the design was made for.
    """

    blocks: tuple[Queries, ...]
    noise_groups: tuple[NoiseGroup, ...]
    direct: tuple[tuple[int, ...], ...]
    start: tuple[float, ...] = ()
    own: tuple[int, ...] = ()
    seen: Workload | None = None

    @property
    def maps(self) -> tuple[LinearMap, ...]:
        """The blocks, if all are linear maps (diagonal in the effects); ValueError if one is a matrix."""
        maps = tuple(block for block in self.blocks if isinstance(block, LinearMap))
        if len(maps) < len(self.blocks):
            raise ValueError("a matrix does not keep effects apart")
        return maps


def design_of_cells(marginals: Iterable[Marginal], sizes: Collection[int], direct: DirectBlocks) -> Design:
    """Return the design that counts all cells of these marginals: one noise group each, as a record lies in one cell.

    The single cell of an empty marginal is the number of records, which has sensitivity 0 under replacement.
    """
    blocks = tuple(MarginalCells(marginal, sizes) for marginal in marginals)
    noise_groups = (
        NoiseGroup((number,), 1, ONE_HOT if block.n_answers > 1 else TOTAL) for number, block in enumerate(blocks)
    )
    return Design(blocks, tuple(noise_groups), tuple(direct))
