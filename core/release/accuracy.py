"""Margins of error of published numbers, from the variances that the noise plan predicts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np

from core.arrays import Reals
from core.designs.error_model import ErrorModel
from core.domain.contingency_table import ContingencyTable
from core.domain.marginal import Marginal
from core.linear.digits import Digits
from core.mechanisms.catalogue import mechanism_for
from core.planning.noise_plan import NoisePlan, Recovery, half_width, smooth_variances
from core.recovery.output_rules import OutputRules
from core.release.crosstab import total_intervals
from core.release.cumulative import CumulativeCounts
from core.release.release import MarginError, ReleasedTable
from core.release.sum_errors import SumErrors
from core.workload.axis_queries import Ask, AxisQueries

SLACK = 1e-6
"""Counts by which a bound may be off through float rounding. Whole-number bounds move outwards by it: a smaller value
could narrow an interval by 1 that ends on a whole number; a larger one could widen it by 1 needlessly."""


class Accuracy:
    """The errors of every table of one noise plan under one recovery."""

    def __init__(self, noise_plan: NoisePlan, recovery: Recovery, coverage: float) -> None:
        # Exact variances for standard deviations; those of continuous noise for ±, see `smooth_variances`.
        self._plan, self._recovery, self._coverage = noise_plan, recovery, coverage
        self._variances = noise_plan.cell_variances(recovery)
        self._smooth = noise_plan.predicted(recovery, smooth_variances(noise_plan))
        self._width = mechanism_for(noise_plan.privacy_terms.norm).width(coverage)

    def released(self, number: int, unbiased: Reals, published: Reals, rules: OutputRules) -> ReleasedTable:
        """Return table `number` of the workload with its errors, axes in the owner's order.

        Args:
            number: place in the workload.
            unbiased: estimates, axes in the order of the domain.
            published: the numbers to publish, axes in the order of the domain.
            rules: the steps from `unbiased` to `published`.
        """
        wanted, domain = self._plan.workload.tables[number], self._plan.workload.domain
        order = [wanted.marginal.index(axis) for axis in wanted.axes]
        values, centre = np.transpose(published, order), np.transpose(unbiased, order)
        names = tuple(domain.names[axis] for axis in wanted.axes)
        known = self._sum_errors(number)
        errors = known if self._plan.refined.axis_queries(number) else None
        deviations, half_widths = errors.of(errors.cells(), names) if errors else self._errors(number, order)
        low, high = interval(centre, values, half_widths, rules)
        labels = tuple(domain.attributes[axis].labels for axis in wanted.axes)
        table = ReleasedTable(
            published=ContingencyTable(names, labels, values),
            standard_deviation=np.broadcast_to(deviations, values.shape),
            low=low,
            high=high,
            half_width=float(half_widths.max()),
            margins=tuple(moved(margins(errors, names) if errors else self._margins(number), values - centre, names)),
            weight=wanted.weight,
            moved=float(np.abs(values - centre).mean()),
            range_errors=known if wanted.ordered else None,
            estimates=centre,
            sum_errors=None if wanted.ordered else known,
        )
        return with_cumulative(table, centre, rules) if wanted.ordered else table

    def _sum_errors(self, number: int) -> SumErrors | None:
        """Return the errors of sums of cells; None where a matrix was measured, which does not keep effects apart."""
        noise_plan, wanted = self._plan, self._plan.workload.tables[number]
        if not isinstance(noise_plan.model, ErrorModel):
            return None
        domain = noise_plan.workload.domain
        # Without ranges, an attribute is one digit, and none of its labels has an order.
        single = tuple(AxisQueries(Digits(n, (n,)), 0) for n in domain.shape(wanted.marginal))
        return SumErrors(
            axes=noise_plan.refined.axis_queries(number) or single,
            names=tuple(domain.names[axis] for axis in wanted.marginal),
            variances=noise_plan.effect_variances(self._recovery, number),
            smooth=noise_plan.effect_variances(self._recovery, number, smooth=True),
            z=mechanism_for(noise_plan.privacy_terms.norm).width(self._coverage),
        )

    def _errors(self, number: int, order: list[int]) -> tuple[Reals, Reals]:
        """Return standard deviation and ± of the cells, axes in that order; a single number if all cells have one."""
        profile = self._plan.model.profile(number)
        spread = profile.transpose(order) if profile.ndim else profile
        return np.sqrt(self._variances[number] * spread), half_width(self._smooth[number] * spread, self._width)

    def _margins(self, number: int) -> Iterator[MarginError]:
        """Yield the error of the totals over every proper subset of the attributes, in the owner's order."""
        wanted, names = self._plan.workload.tables[number], self._plan.workload.domain.names
        refined = self._plan.refined  # the ranges of any table put an attribute into digits everywhere
        deviations = np.sqrt(self._plan.total_variances(self._recovery, number))
        half_widths = self._plan.total_half_widths(self._recovery, number, self._coverage)
        for size in range(len(wanted.axes)):
            for kept in combinations(wanted.axes, size):
                inside = refined.refine(Marginal.of(kept))
                corner = tuple(int(axis in inside) for axis in refined.marginals[number])
                kept_names = tuple(names[axis] for axis in kept)
                yield MarginError(kept_names, float(deviations[corner]), float(half_widths[corner]))


def moved(margins: Iterator[MarginError], moves: Reals, names: tuple[str, ...]) -> Iterator[MarginError]:
    """Yield the errors of totals, ± widened by the largest distance of such a total from its unbiased estimate.

    Args:
        margins: the errors of the unbiased estimates.
        moves: published number less unbiased estimate of every cell.
        names: of the axes of `moves`.
    """
    # Output rules move numbers away from their estimates; the ± refers to the estimate, so it grows by that distance.
    for margin in margins:
        summed = tuple(place for place, name in enumerate(names) if name not in margin.names)
        furthest = float(np.abs(moves.sum(axis=summed)).max())
        yield replace(margin, half_width=margin.half_width + furthest) if furthest > SLACK else margin


def margins(errors: SumErrors, names: tuple[str, ...]) -> Iterator[MarginError]:
    """Yield the error of the totals over every proper subset of `names`; the largest if totals have several."""
    cells = errors.cells()
    for size in range(len(names)):
        for kept in combinations(names, size):
            deviations, half_widths = errors.of({name: cells[name] for name in kept}, names)
            yield MarginError(kept, float(deviations.max()), float(half_widths.max()))


def with_cumulative(table: ReleasedTable, centre: Reals, rules: OutputRules) -> ReleasedTable:
    """Return `table` with cumulative counts along its ordered attributes; `centre`: its unbiased estimates."""
    errors = table.range_errors
    if errors is None:
        return table
    ordered = (name for name in table.published.names if errors.axis(name).ask is not Ask.CELLS)
    return replace(table, cumulative=tuple(_cumulative(table, errors, name, (centre, rules)) for name in ordered))


def _cumulative(
    table: ReleasedTable, errors: SumErrors, name: str, made: tuple[Reals, OutputRules]
) -> CumulativeCounts:
    names, labels = table.published.names, list(table.published.labels)
    place, axis = names.index(name), errors.axis(name)
    # Labels without an order ("other", "missing") come last; nothing is cumulated over them.
    labels[place] = labels[place][: axis.n_ordered]
    values, centre = (
        np.take(array, range(axis.n_ordered), place).cumsum(axis=place) for array in (table.published.values, made[0])
    )
    deviations, half_widths = errors.of(errors.cells() | {name: axis.prefixes()}, names)
    low, high = interval(centre, values, half_widths, made[1])
    widened = half_widths + np.abs(values - centre)
    first, last = ((slice(None),) * place + (end,) for end in (0, -1))
    # The sum of all labels is a total of the table, and the first label is a cell: one number must have one ±.
    if axis.n_ordered == table.published.values.shape[place]:
        others = tuple(other for other in names if other != name)
        widened[last] = table.margin(others).half_width
        low[last], high[last] = total_intervals(table, values[last], widened[last])
    widened[first] = table.half_width
    return CumulativeCounts(
        name=name,
        published=ContingencyTable(names, tuple(labels), values),
        standard_deviation=np.broadcast_to(deviations, values.shape),
        half_width=widened,
        low=low,
        high=high,
    )


def interval(centre: Reals, published: Reals, half_widths: Reals, rules: OutputRules) -> tuple[Reals, Reals]:
    """Return lower and upper ends around the unbiased `centre`, widened to hold `published`.

    True counts are whole and non-negative. If the published numbers are, the interval is cut to such numbers, which
    does not lower its coverage.
    """
    low, high = centre - half_widths, centre + half_widths
    if rules.whole_numbers:
        low, high = np.ceil(low - SLACK), np.floor(high + SLACK)
    if rules.non_negative:
        low = np.maximum(low, 0.0)
    return np.minimum(low, published) + 0.0, np.maximum(high, published) + 0.0  # + 0.0 turns -0.0 into 0.0
