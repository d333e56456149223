"""Consistent tables without negative cells, by the alternating direction method of multipliers (ADMM).

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
from core.progress import check_cancelled, report
from core.words import N_

ROUNDS = 1000
"""Rounds at most; the census tables of the benchmarks need at most 200. Stopping early costs a little consistency."""
TOLERANCE = 0.25
"""Stop when clipping the consistent tables adds no more counts than this to any table: invisible once rounded."""
PENALTY = 8.0
"""ADMM's penalty parameter relative to the distance to the estimates: any value converges, this one in few rounds."""
SECONDS_A_CELL = 3e-5
"""Seconds of some 300 rounds; one plan needed 196 to 485, by the draw. Measured by `tests/benchmarks/estimates.py`."""
BYTES_A_CELL = 100
"""Bytes of estimates, dual variables, places of effects and copies; measured by `tests/benchmarks/estimates.py`."""
RELAXATION = 1.6
"""Over-relaxation factor, between 1 and 2; the reference recommends 1.5 to 1.8. Another value needs more rounds."""


def nonnegative(
    tables: Sequence[Reals], targets: Sequence[Marginal], variances: Sequence[float], sizes: tuple[int, ...]
) -> list[Reals]:
    """Return tables with all cells >= 0 and equal totals, whose shared totals differ by at most `TOLERANCE`.

    If `ROUNDS` do not suffice, shared totals may differ by more. Every 20th round is reported.

    Args:
        tables: estimates, one per target; inconsistencies are settled by least squares.
        targets: the marginals of the tables.
        variances: predicted variance of one cell of each; 0 where a table is exact.
        sizes: number of labels of every attribute of the domain.
    """
    space = ConsistencyProjection(targets, sizes, variances)
    estimates = space.flat(tables)
    total = max(0.0, space.total(estimates))
    agreed = space.nearest(estimates, total)
    clipped, dual = np.maximum(agreed, 0.0), np.zeros_like(agreed)
    for done in range(ROUNDS):
        check_cancelled()
        if done % 20 == 0:
            report(done, ROUNDS, N_("Progress", "Removing negative numbers"))
        before = clipped
        agreed = space.nearest((estimates + PENALTY * (clipped - dual)) / (1 + PENALTY), total)
        lifted = RELAXATION * agreed + (1 - RELAXATION) * clipped + dual
        clipped = np.maximum(lifted, 0.0)
        dual = lifted - clipped
        added = np.add.reduceat(np.maximum(-agreed, 0.0), space.starts[:-1])
        if added.max() <= TOLERANCE and np.abs(clipped - before).max() <= TOLERANCE:
            break
    return space.tables(np.maximum(agreed, 0.0))
