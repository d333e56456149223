"""The targets of non-negative and whole tables: the tables, and for ranges the levels of their trees.

These steps look for the tables nearest to the estimates. If only cells were targets, a thousand small corrections could
go in one direction, and a range of a thousand cells would be off by their sum. Half of all labels has a count that is
known much better than its cells: as a target with its own variance it keeps the sum. So tables are handled over digits,
with all levels of their trees as further targets.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from core.arrays import Reals
from core.designs.error_model import totals
from core.domain.marginal import Marginal
from core.planning.noise_plan import NoisePlan, Recovery
from core.recovery.records import Records, cells_of
from core.recovery.whole_tables import TargetTables


def with_levels(noise_plan: NoisePlan, recovery: Recovery, tables: list[Reals]) -> TargetTables:
    """Return the target tables over digits: those of the workload first, then the levels of their trees.

    Args:
        noise_plan: of the release.
        recovery: of the tables.
        tables: unbiased, over the labels of the owner.
    """
    seen, weights = noise_plan.refined, list(noise_plan.workload.weights)
    targets, variances = list(seen.marginals), noise_plan.cell_variances(recovery).tolist()
    grown = [seen.labels_to_digits(number, table) for number, table in enumerate(tables)]
    found = set(targets)
    for number in range(len(tables)):
        if not seen.trees(number):
            continue
        target = seen.marginals[number]
        kinds = totals(noise_plan.effect_variances(recovery, number), seen.domain.shape(target))
        for away in _coarser([digits for _, digits in seen.trees(number)]):
            level = Marginal(axis for axis in target if axis not in away)
            if level not in found:
                found.add(level)
                targets.append(level)
                grown.append(grown[number].sum(axis=tuple(target.index(axis) for axis in away)))
                variances.append(float(kinds[tuple(int(axis in level) for axis in target)]))
                weights.append(weights[number])
    return TargetTables(grown, targets, variances, weights, seen.domain.sizes)


def without_levels(noise_plan: NoisePlan, tables: list[Reals]) -> list[Reals]:
    """Return the tables of the workload over the owner's labels, given those of `with_levels`."""
    return [
        noise_plan.refined.digits_to_labels(number, tables[number]) for number in range(len(noise_plan.workload.tables))
    ]


def labelled(noise_plan: NoisePlan, records: Records) -> Records:
    """Return the records with the owner's labels; a number without a label becomes the last label."""
    if noise_plan.refined is noise_plan.workload:
        return records
    axes, codes = [], []
    for axis, n in enumerate(noise_plan.workload.domain.sizes):
        digits = noise_plan.refined.refine(Marginal((axis,)))
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
