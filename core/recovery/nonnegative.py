"""Tables without negative cells that (almost) agree with each other: alternating projections with Dykstra's correction.

The nearest point, in the metric of the tables' own variances, of the intersection of two convex sets: consistent tables
of the estimated total (projection: least squares) and non-negative tables (projection: clipping). The total is held
fast, as removing noise below zero alone would add to it: a thousand people in sparse tables became two thousand.
References: Boyle and Dykstra (1986); Yaroslavtsev et al. (ICDE 2013), section VI.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.domain.marginal import Marginal
from core.linear.marginal_cells import MarginalCells
from core.progress import Progress
from core.recovery.least_squares import least_squares
from core.words import N_

Reals = NDArray[np.float64]

ROUNDS = 100
"""At most; on the census tables of the benchmarks the negative part falls below `ENOUGH` long before."""
ENOUGH = 0.25
"""Stop when no consistent table has a cell below minus this: rounding hides the rest."""


def nonnegative(
    tables: Sequence[Reals],
    targets: Sequence[Marginal],
    variances: Sequence[float],
    sizes: tuple[int, ...],
    progress: Progress,
) -> list[Reals]:
    """Return tables with all cells >= 0 and the same total, as consistent as `ENOUGH` and `ROUNDS` allow.

    Args:
        tables: consistent estimates, one per target.
        targets: what they are tables of.
        variances: predicted variance of one cell of each; 0 where a table is exact.
        sizes: number of labels of every attribute of the domain.
        progress: is told after each round, and may cancel.
    """
    maps = [MarginalCells(target, sizes) for target in targets]
    total = np.array([max(0.0, float(tables[0].sum()))])
    people = (MarginalCells(Marginal(), sizes), total, 0.0)
    agreed, surplus = list(tables), [np.zeros_like(table) for table in tables]
    for done in range(ROUNDS):
        if min(float(table.min()) for table in agreed) >= -ENOUGH:
            break
        progress.check()
        progress.report(done, ROUNDS, N_("Progress", "Removing negative numbers"))
        lifted = [table + extra for table, extra in zip(agreed, surplus, strict=True)]
        clipped = [np.maximum(table, 0.0) for table in lifted]
        surplus = [table - floor for table, floor in zip(lifted, clipped, strict=True)]
        agreed = least_squares([*zip(maps, clipped, variances, strict=True), people], targets, sizes)
    return [np.maximum(table, 0.0) for table in agreed]
