"""Margins of error of published numbers, from the variances the plan predicts."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from core.domain.contingency import ContingencyTable
from core.planning.plan import Plan, Recovery
from core.recovery.pipeline import Shape
from core.release.release import MarginError, ReleasedTable

Reals = NDArray[np.float64]

SLACK = 1e-6
"""Rounding of floats in a bound; whole-number bounds are moved outwards by it, never inwards."""


class Accuracy:
    """The error of every table of one plan under one recovery."""

    def __init__(self, plan: Plan, recovery: Recovery, coverage: float) -> None:
        self._plan, self._recovery, self._coverage = plan, recovery, coverage
        self._deviations = np.sqrt(plan.cell_variances(recovery))
        self._half_widths = plan.half_widths(recovery, coverage)

    def released(self, number: int, unbiased: Reals, published: Reals, shape: Shape) -> ReleasedTable:
        """Return table `number` of the workload with its errors, axes in the owner's order.

        Args:
            number: place in the workload.
            unbiased: estimates, axes in the order of the domain.
            published: the numbers to publish, likewise.
            shape: which steps led from the first to the second.
        """
        wanted, domain = self._plan.workload.tables[number], self._plan.workload.domain
        order = [wanted.marginal.index(axis) for axis in wanted.axes]
        values, centre = np.transpose(published, order), np.transpose(unbiased, order)
        deviation = float(self._deviations[number])
        half_width = float(self._half_widths[number])
        low, high = interval(centre, values, half_width, shape)
        names = tuple(domain.names[axis] for axis in wanted.axes)
        labels = tuple(domain.attributes[axis].labels for axis in wanted.axes)
        return ReleasedTable(
            published=ContingencyTable(names, labels, values),
            standard_deviation=np.broadcast_to(np.float64(deviation), values.shape),
            low=low,
            high=high,
            half_width=half_width,
            margins=self._margins(number),
            weight=wanted.weight,
        )

    def _margins(self, number: int) -> tuple[MarginError, ...]:
        """Return the error of the totals over every proper subset of the attributes, in the owner's order."""
        wanted, names = self._plan.workload.tables[number], self._plan.workload.domain.names
        deviations = np.sqrt(self._plan.total_variances(self._recovery, number))
        half_widths = self._plan.total_half_widths(self._recovery, number, self._coverage)
        subsets = (kept for size in range(len(wanted.axes)) for kept in combinations(wanted.axes, size))
        return tuple(
            MarginError(tuple(names[axis] for axis in kept), float(deviations[corner]), float(half_widths[corner]))
            for kept in subsets
            for corner in (tuple(int(axis in kept) for axis in wanted.marginal),)
        )


def interval(centre: Reals, published: Reals, half_width: float, shape: Shape) -> tuple[Reals, Reals]:
    """Return lower and upper ends around the unbiased `centre`, widened where needed to hold `published`.

    A count is whole and not negative: where the published numbers are, the interval keeps to such numbers, which takes
    nothing from its coverage.
    """
    low, high = centre - half_width, centre + half_width
    if shape.whole_numbers:
        low, high = np.ceil(low - SLACK), np.floor(high + SLACK)
    if shape.non_negative:
        low = np.maximum(low, 0.0)
    return np.minimum(low, published) + 0.0, np.maximum(high, published) + 0.0
