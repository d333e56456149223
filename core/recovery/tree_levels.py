"""The targets of non-negative and whole tables: the tables, and for ranges the levels of their trees.

These steps look for the tables nearest to the estimates. If only cells were targets, a thousand small corrections could
go in one direction, and a range of a thousand cells would be off by their sum. Half of all labels has a count that is
known much better than its cells: as a target with its own variance it keeps the sum. So tables are handled over digits,
with all levels of their trees as further targets.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

import numpy as np

from core.arrays import Reals
from core.designs.error_model import contracted, totals
from core.domain.marginal import Marginal
from core.planning.noise_plan import NoisePlan, Recovery
from core.recovery.records import Records, cells_of
from core.recovery.whole_tables import TargetTables
from core.workload.factored import FactoredWorkload
from core.workload.refined import refined

FIRMNESS = 0.01
"""Variance of the bins of a matrix as targets, as a part of their own.

A matrix knows every range, not only the bins of a tree, and its labels' errors are correlated. With their own variance
the bins gave way to the labels: without negatives, the ranges of 250 labels, most of them empty, had a fifth more error
than before. At a hundredth, they have -5 to 11 % more. A single table is shaped by the matrix itself
(`nearest_by_matrix.py`), and has up to a fifth less.
"""


def with_levels(noise_plan: NoisePlan, recovery: Recovery, tables: list[Reals]) -> TargetTables:
    """Return the target tables over digits: those of the workload first, then the levels of their trees.

    Args:
        noise_plan: of the release.
        recovery: of the tables.
        tables: unbiased, over the labels of the owner.
    """
    seen, weights = refined(noise_plan.workload), list(noise_plan.workload.weights)
    targets, variances = list(seen.marginals), noise_plan.cell_variances(recovery).tolist()
    grown = [seen.labels_to_digits(number, table) for number, table in enumerate(tables)]
    found = set(targets)
    for number in range(len(tables)):
        if not seen.trees(number):
            continue
        target = seen.marginals[number]
        variance_of = _level_variances(noise_plan, recovery, number)
        for away in _coarser([digits for _, digits in seen.trees(number)]):
            level = Marginal(axis for axis in target if axis not in away)
            if level not in found:
                found.add(level)
                targets.append(level)
                grown.append(grown[number].sum(axis=tuple(target.index(axis) for axis in away)))
                variances.append(variance_of(level))
                weights.append(weights[number])
    return TargetTables(grown, targets, variances, weights, seen.domain.sizes)


def _level_variances(noise_plan: NoisePlan, recovery: Recovery, number: int) -> Callable[[Marginal], float]:
    """Return the variance of a cell of a level as a target, by the digits it keeps; the mean where cells differ."""
    seen, factors = refined(noise_plan.workload), noise_plan.effect_variances(recovery, number)
    target, sizes = seen.marginals[number], seen.domain.sizes
    if not isinstance(noise_plan.refined, FactoredWorkload):
        kinds = totals(factors, seen.domain.shape(target))
        return lambda level: float(kinds[tuple(int(axis in level) for axis in target)])
    axes = noise_plan.refined.axis_queries(number)
    digits = [seen.refine(Marginal((owner,))) for owner in noise_plan.workload.marginals[number]]

    def of(level: Marginal) -> float:
        widths = (math.prod(sizes[axis] for axis in own if axis not in level) for own in digits)
        shares = [queries.bins(width) for queries, width in zip(axes, widths, strict=True)]
        return FIRMNESS * float(contracted(factors, shares).mean())

    return of


def without_levels(noise_plan: NoisePlan, tables: list[Reals]) -> list[Reals]:
    """Return the tables of the workload over the owner's labels, given those of `with_levels`."""
    seen = refined(noise_plan.workload)
    return [seen.digits_to_labels(number, tables[number]) for number in range(len(noise_plan.workload.tables))]


def labelled(noise_plan: NoisePlan, records: Records) -> Records:
    """Return the records with the owner's labels; a number without a label becomes the last label."""
    seen = refined(noise_plan.workload)
    if seen is noise_plan.workload:
        return records
    axes, codes = [], []
    for axis, n in enumerate(noise_plan.workload.domain.sizes):
        digits = seen.refine(Marginal((axis,)))
        if digits[0] in records.axes:
            axes.append(axis)
            places = [records.axes.index(digit) for digit in digits]
            codes.append(np.minimum(cells_of(records.codes, places, records.shape), n - 1))
    shape = noise_plan.workload.domain.shape(axes)
    return Records(Marginal(axes), shape, np.array(codes), records.counts).merged()


def whole(noise_plan: NoisePlan, number: int, table: Reals) -> Reals:
    """Return a table in whole numbers; along an attribute with ranges, cumulative sums are rounded instead of cells."""
    wanted = noise_plan.workload.tables[number]
    if not wanted.ordered:
        return np.rint(table)
    along = wanted.marginal.index(wanted.ordered[0])
    return np.asarray(np.diff(np.rint(np.cumsum(table, axis=along)), axis=along, prepend=0.0))


def _coarser(trees: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return the trailing digits to sum over, for every product of tree levels except the finest."""
    ends = product(*([digits[place:] for place in range(len(digits) + 1)] for digits in trees))
    return [gone for each in ends if (gone := tuple(axis for part in each for axis in part))]
