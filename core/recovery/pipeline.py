"""Recover the wanted tables from the measurements: the chosen steps in their one legal order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.measuring.measurement import Measurement
from core.planning.plan import Plan, Recovery
from core.progress import Progress
from core.recovery.least_squares import least_squares
from core.recovery.nonnegative import nonnegative
from core.recovery.plain import plain_table
from core.words import N_

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Shape:
    """What the published numbers shall look like; `coverage` of their intervals lies in (0, 1)."""

    non_negative: bool
    whole_numbers: bool
    coverage: float


@dataclass(frozen=True, slots=True, eq=False)
class Recovered:
    """The wanted tables in the order of the workload, axes in the order of the domain.

    Attributes:
        recovery: how they were computed.
        unbiased: after plain or least-squares recovery.
        published: after the steps named in `steps`.
        steps: what was done, in order, in words.
    """

    recovery: Recovery
    unbiased: tuple[Reals, ...]
    published: tuple[Reals, ...]
    steps: tuple[str, ...]


def recover(
    plan: Plan, measurements: Sequence[Measurement | None], recovery: Recovery, shape: Shape, progress: Progress
) -> Recovered:
    """Return the tables; free of privacy cost, since it sees nothing but `measurements`."""
    unbiased = _unbiased(plan, measurements, recovery)
    published, steps = list(unbiased), [_RECOVERY_WORDS[recovery]]
    if shape.non_negative:
        published = _without_negatives(plan, recovery, unbiased, progress)
        steps.append(_CLIPPING_WORDS[recovery])
    if shape.whole_numbers:
        published = [np.rint(table) for table in published]
        steps.append(N_("Step", "each number rounded to the nearest whole number, so sums may differ slightly"))
    published = [table + 0.0 for table in published]  # 0 for -0
    return Recovered(recovery, tuple(unbiased), tuple(published), tuple(steps))


_RECOVERY_WORDS = {
    Recovery.DIRECT: N_("Step", "each table from its own measurements"),
    Recovery.OPTIMAL: N_("Step", "generalised least squares over all measurements"),
}

_CLIPPING_WORDS = {
    Recovery.DIRECT: N_("Step", "negative numbers set to 0"),
    Recovery.OPTIMAL: N_(
        "Step", "negative numbers removed by consistent least squares of the same total, then clipped at 0"
    ),
}


def _unbiased(plan: Plan, measurements: Sequence[Measurement | None], recovery: Recovery) -> list[Reals]:
    tables = _as_measured(plan, measurements, recovery)
    return [plan.refined.cut(number, table) for number, table in enumerate(tables)]


def _as_measured(plan: Plan, measurements: Sequence[Measurement | None], recovery: Recovery) -> list[Reals]:
    targets, sizes = plan.refined.marginals, plan.refined.domain.sizes
    if recovery is Recovery.OPTIMAL:
        made = (m for m in measurements if m is not None)
        return least_squares(((m.queries, m.answers, m.variance) for m in made), targets, sizes)
    tables = []
    for target, numbers in zip(targets, plan.design.plain, strict=True):
        parts = [(m.queries, m.answers) for number in numbers if (m := measurements[number]) is not None]
        tables.append(plain_table(parts, target, sizes))
    return tables


def _without_negatives(plan: Plan, recovery: Recovery, tables: list[Reals], progress: Progress) -> list[Reals]:
    if recovery is Recovery.DIRECT:
        return [np.maximum(table, 0.0) for table in tables]
    variances = plan.cell_variances(recovery).tolist()
    return nonnegative(tables, plan.workload.marginals, variances, plan.workload.domain.sizes, progress)
