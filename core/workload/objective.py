"""Objectives: what the error of all wanted tables together is; by it shares, strategies and designs are compared.

`total`: Σ weight × queries × variance (Yaroslavtsev et al., ICDE 2013). `even`: the largest variance / target².
`relative`: Σ weight × queries × variance × cells², which is the squared error of a number in parts of N / cells, the
mean number of its table, up to the factor N² that all tables share. (`core/MATHEMATICS.md`, "Objectives".)
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np

from core.arrays import Reals
from core.workload.refined import refined
from core.workload.workload import WEIGHTS, Objective, Workload

LOOSER = 10.0
"""Target of a table without one, as a multiple of the largest target in the plan: such a table decides only if it is
far less exact than all that have one."""


def by_objective(workload: Workload) -> Workload:
    """Return the workload that designs and splits see: refined, with the weights that its objective gives the tables.

    Σ weight × queries × variance over these tables is the loss of the objective; of `even` it is the sum of what the
    objective takes the largest part of.
    """
    return refined(_weighed(workload))


def loss(workload: Workload, variances: Reals) -> float:
    """Return what the objective of the owner's workload minimises.

    Args:
        workload: the tables wanted.
        variances: of a typical query of each table, shape (tables,).
    """
    parts = parts_of_loss(by_objective(workload)) * variances
    return float(parts.max() if workload.objective is Objective.EVEN else parts.sum())


def parts_of_loss(seen: Workload) -> Reals:
    """Return the part of the loss of each table per unit of its variance; `seen`: from `by_objective`."""
    return np.array(seen.weights) * np.array(seen.queries, dtype=np.float64)


@lru_cache(maxsize=32)
def _weighed(workload: Workload) -> Workload:
    if workload.objective is Objective.TOTAL:
        return workload
    weights = _even(workload) if workload.objective is Objective.EVEN else _relative(workload)
    weights = np.clip(weights, *WEIGHTS)
    pairs = zip(workload.tables, weights.tolist(), strict=True)
    return replace(workload, tables=tuple(replace(table, weight=weight) for table, weight in pairs))


def _relative(workload: Workload) -> Reals:
    return np.array(workload.weights) * np.array(workload.cells, dtype=np.float64) ** 2


def _even(workload: Workload) -> Reals:
    """Return 1 / (target² × queries); a target is divided by the root of the table's weight."""
    given = [table.target for table in workload.tables if table.target is not None]
    usual = LOOSER * max(given) if given else 1.0
    targets = np.array([usual if table.target is None else table.target for table in workload.tables])
    return np.asarray(workload.weights / targets**2 / np.array(refined(workload).queries, dtype=np.float64))
