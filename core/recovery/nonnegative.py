"""Tables without negative cells that agree with each other: the alternating direction method of multipliers.

The nearest point, in the metric of the tables' own variances, of the intersection of two convex sets: consistent tables
of the estimated total (projection: `ConsistencyProjection`) and non-negative tables (projection: clipping). The total
is held fast, as removing noise below zero alone would add to it: a thousand people in sparse tables became two
thousand. The method needs tens of rounds where alternating projections need thousands, because what is clipped is
remembered.

References: Boyd, Parikh, Chu, Peleato and Eckstein, Distributed optimization and statistical learning via
ADMM (2011), sections 3.1, 3.4.3 and 5; Yaroslavtsev et al. (ICDE 2013), section VI.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.linear.consistency_projection import ConsistencyProjection
from core.progress import Progress
from core.words import N_

ROUNDS = 1000
"""At most; on the census tables of the benchmarks at most 200 are needed."""
ENOUGH = 0.25
"""Stop when clipping the consistent tables adds no more than this to any of them in all."""
PULL = 8.0
"""How strongly the two sets pull, beside the distance to the estimates: any number converges, this one soon."""
SECONDS_A_CELL = 3e-5
"""Some 300 rounds; at one plan 196 to 485 were needed, by the draw. Measured by `tests/benchmarks/estimates.py`."""
BYTES_A_CELL = 100
"""Estimates, debts, places of effects and copies; measured likewise."""
HASTE = 1.6
"""Over-relaxation, between 1 and 2; the reference recommends 1.5 to 1.8."""


def nonnegative(
    tables: Sequence[Reals],
    targets: Sequence[Marginal],
    variances: Sequence[float],
    sizes: tuple[int, ...],
    progress: Progress,
) -> list[Reals]:
    """Return tables with all cells >= 0 and the same total, whose shared totals differ by at most `ENOUGH`.

    (Unless `ROUNDS` do not suffice, which then only costs a little consistency.)

    Args:
        tables: estimates, one per target; what they disagree about is settled by least squares.
        targets: what they are tables of.
        variances: predicted variance of one cell of each; 0 where a table is exact.
        sizes: number of labels of every attribute of the domain.
        progress: is told now and then, and may cancel.
    """
    space = ConsistencyProjection(targets, sizes, variances)
    estimates = space.flat(tables)
    total = max(0.0, space.total(estimates))
    agreed = space.nearest(estimates, total)
    clipped, debt = np.maximum(agreed, 0.0), np.zeros_like(agreed)
    for done in range(ROUNDS):
        progress.check()
        if done % 20 == 0:
            progress.report(done, ROUNDS, N_("Progress", "Removing negative numbers"))
        before = clipped
        agreed = space.nearest((estimates + PULL * (clipped - debt)) / (1 + PULL), total)
        lifted = HASTE * agreed + (1 - HASTE) * clipped + debt
        clipped = np.maximum(lifted, 0.0)
        debt = lifted - clipped
        added = np.add.reduceat(np.maximum(-agreed, 0.0), space.starts[:-1])
        if added.max() <= ENOUGH and np.abs(clipped - before).max() <= ENOUGH:
            break
    return space.tables(np.maximum(agreed, 0.0))
