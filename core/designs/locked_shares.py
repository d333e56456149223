"""Tables with a locked share of the budget: each is counted by itself, in a noise group of its own.

The counts of such a table get that share whatever a split gives the others; least squares still learns about it from
the other answers, so its error is at most what the share alone gives. A record lies in one cell of the table, so the
group costs its share once, and all shares add up to the budget as before.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from core.designs.design import Design, NoiseGroup
from core.linear.marginal_cells import MarginalCells
from core.privacy.sensitivity import ONE_HOT, TOTAL
from core.workload.workload import Workload

Locks = tuple[tuple[int, Fraction], ...]
"""Noise groups, by their numbers, with their shares of the budget; disjoint, the sum below 1."""


def with_locked(design: Design, workload: Workload) -> tuple[Design, Locks]:
    """Return the design with a noise group for every table with a locked share, and these groups.

    Args:
        design: of a strategy that `counts_alone` if there is such a table; all of it keeps effects apart.
        workload: as the design sees it.
    """
    locks: list[tuple[int, Fraction]] = []
    for number, table in enumerate(workload.tables):
        if table.share is not None:
            design, group = _counting(design, workload, number)
            locks.append((group, table.share))
    return design, tuple(locks)


def _counting(design: Design, workload: Workload, number: int) -> tuple[Design, int]:
    """Return the design that counts a table by itself, and the number of its noise group."""
    marginal = workload.marginals[number]
    for place, group in enumerate(design.noise_groups):
        block = design.blocks[group.blocks[0]]
        if group.noise is None and isinstance(block, MarginalCells) and block.axes == marginal:
            return design, place
    block = MarginalCells(marginal, workload.domain.sizes)
    n_blocks, n_noise_groups = len(design.blocks), len(design.noise_groups)
    group = NoiseGroup((n_blocks,), 1, ONE_HOT if block.n_answers > 1 else TOTAL)
    # Under direct recovery the table is what was counted for it: its error is then that of the share.
    direct = tuple((n_blocks,) if n == number else own for n, own in enumerate(design.direct))
    usual = sum(design.start) / n_noise_groups
    return replace(
        design,
        blocks=(*design.blocks, block),
        noise_groups=(*design.noise_groups, group),
        direct=direct,
        start=(*design.start, usual) if design.start else (),
    ), n_noise_groups
