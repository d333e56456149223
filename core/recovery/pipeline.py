"""Recover the wanted tables from the measurements: the chosen steps in their one valid order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.errors import ConsistencyUnfitError
from core.linear.integer_matrix import IntegerMatrix
from core.linear.linear_map import LinearMap
from core.measuring.measurement import Measurement
from core.planning.noise_plan import NoisePlan, Recovery
from core.progress import check_cancelled
from core.recovery.consistency import Consistency
from core.recovery.consistency_method import SECONDS, ConsistencyMethod
from core.recovery.least_squares import least_squares, matrix_tables
from core.recovery.nearest_by_matrix import by_matrix
from core.recovery.nonnegative import nonnegative
from core.recovery.output_rules import OutputRules
from core.recovery.records import Records
from core.recovery.tree_levels import labelled, whole, with_levels, without_levels
from core.recovery.whole_tables import TargetTables, whole_records
from core.words import N_, phrase


@dataclass(frozen=True, slots=True, eq=False)
class Recovered:
    """The wanted tables in the order of the workload, axes in the order of the domain.

    Attributes:
        recovery: direct or least squares.
        unbiased: the tables after direct or least-squares recovery.
        published: the tables after all `steps`.
        steps: the steps in order, in words.
        records: made-up records with the published tables; None if the rules need none.
    """

    recovery: Recovery
    unbiased: tuple[Reals, ...]
    published: tuple[Reals, ...]
    steps: tuple[str, ...]
    records: Records | None = None


def recover(
    noise_plan: NoisePlan, measurements: Sequence[Measurement | None], recovery: Recovery, rules: OutputRules
) -> Recovered:
    """Return the tables; free of privacy cost, since the only input about people is `measurements`."""
    unbiased = _unbiased(noise_plan, measurements, recovery)
    agreed: list[Reals] = unbiased
    steps: list[str] = [_RECOVERY_WORDS[recovery]]
    if rules.consistency.method is not None:
        check_cancelled()
        agreed, steps = _agreed(noise_plan, measurements, unbiased, rules.consistency.method)
    if rules.has_records(noise_plan.workload):
        records = _records(noise_plan, recovery, agreed)
        published = tuple(records.table(target) for target in noise_plan.workload.marginals)
        return Recovered(recovery, tuple(unbiased), published, (*steps, _RECORDS_WORDS), records)
    published = _shaped(noise_plan, recovery, agreed, rules)
    if rules.non_negative:
        steps.append(_CLIPPING_WORDS[recovery])
    if rules.whole_numbers:
        steps.append(_ROUNDING_WORDS)
    elif rules.non_negative and recovery is Recovery.LEAST_SQUARES and len(published) > 1:
        steps.append(_APART_WORDS)
    return Recovered(recovery, tuple(unbiased), published, tuple(steps))


def check_consistency(noise_plan: NoisePlan, recovery: Recovery, consistency: Consistency) -> None:
    """Refuse, before anything is spent, a consistency that `recover` could not compute in time.

    Raises:
        ConsistencyUnfitError: unless all direct tables exist and the linear program is small enough.
    """
    if consistency.method is None:
        return
    cells, limit = sum(noise_plan.workload.cells), consistency.method.most_cells
    why = cure = ""
    if recovery is not Recovery.LEAST_SQUARES:
        why = N_("Fit", "under the recovery “direct” tables are not made to agree")
        cure = N_("Fit", "Choose the recovery “optimal”.")
    elif np.isinf(noise_plan.cell_variances(Recovery.DIRECT)).any():
        why = N_("Fit", "the budget “best” leaves tables without measurements of their own")
        cure = N_("Fit", "Choose the budget “optimal”.")
    elif cells > limit:
        words = N_(
            "Fit", "for {cells:,} numbers it may take more than {seconds:.0f} seconds; at most {limit:,} are taken"
        )
        why = words.format(cells=cells, seconds=SECONDS, limit=limit)
        cure = N_("Fit", "Ask for fewer tables, or choose “least-squares”.")
    if why:
        raise ConsistencyUnfitError(consistency=consistency, why=why, cure=cure)


_RECOVERY_WORDS = {
    Recovery.DIRECT: phrase("step.direct", N_("Step", "each table from its own measurements")),
    Recovery.LEAST_SQUARES: phrase("step.least-squares", N_("Step", "generalised least squares over all measurements")),
}

_CLIPPING_WORDS = {
    Recovery.DIRECT: phrase("step.clipped", N_("Step", "negative numbers set to 0")),
    Recovery.LEAST_SQUARES: phrase(
        "step.lifted",
        N_("Step", "negative numbers removed by consistent least squares of the same total, then clipped at 0"),
    ),
}

_ROUNDING_WORDS = phrase(
    "step.rounded", N_("Step", "each number rounded to the nearest whole number, so sums may differ slightly")
)

_APART_WORDS = phrase(
    "step.sums-differ", N_("Step", "the clipped numbers kept as they are, so sums may differ slightly between tables")
)

_LATE_WORDS = phrase(
    "step.not-in-time", N_("Step", "as the linear program was not solved within {seconds:.0f} seconds, {instead}")
)

_RECORDS_WORDS = phrase(
    "step.records",
    N_(
        "Step",
        "made-up records found whose tables come nearest to these, weighted by accuracy: whole numbers, none negative, "
        "that add up",
    ),
)

STEPS = (
    *_RECOVERY_WORDS.values(),
    *(way.method.step for way in Consistency if way.method is not None),
    *_CLIPPING_WORDS.values(),
    _ROUNDING_WORDS,
    _APART_WORDS,
    _LATE_WORDS,
    _RECORDS_WORDS,
)
"""All texts that may occur in `Recovered.steps`."""


def _unbiased(noise_plan: NoisePlan, measurements: Sequence[Measurement | None], recovery: Recovery) -> list[Reals]:
    tables = _as_measured(noise_plan, measurements, recovery)
    return [noise_plan.refined.digits_to_labels(number, table) for number, table in enumerate(tables)]


def _as_measured(noise_plan: NoisePlan, measurements: Sequence[Measurement | None], recovery: Recovery) -> list[Reals]:
    targets, sizes = noise_plan.refined.marginals, noise_plan.refined.domain.sizes
    made = {number: (m.queries, m) for number, m in enumerate(measurements) if m is not None}
    for queries, measured in made.values():
        if isinstance(queries, IntegerMatrix):  # a matrix is the only block, and both recoveries are one
            return matrix_tables(queries, measured.answers, targets, sizes)
    maps = {number: (queries, m) for number, (queries, m) in made.items() if isinstance(queries, LinearMap)}
    if recovery is Recovery.LEAST_SQUARES:
        return least_squares(((queries, m.answers, m.variance) for queries, m in maps.values()), targets, sizes)
    parts = ([maps[number] for number in numbers if number in maps] for numbers in noise_plan.design.direct)
    return [
        direct_table([(queries, m.answers) for queries, m in own], target, sizes)
        for own, target in zip(parts, targets, strict=True)
    ]


def direct_table(
    parts: Sequence[tuple[LinearMap, NDArray[np.int64]]], target: Marginal, sizes: tuple[int, ...]
) -> Reals:
    """Return the table over `target`: the sum of the contributions of `parts`.

    Returns:
        A float64 array, one axis per attribute of `target`; unbiased, not necessarily consistent with other tables.
    """
    table = np.zeros([sizes[axis] for axis in target])
    for queries, answers in parts:
        table += queries.decode(answers.astype(np.float64), target, sizes)
    return table


def _agreed(
    noise_plan: NoisePlan, measurements: Sequence[Measurement | None], unbiased: list[Reals], way: ConsistencyMethod
) -> tuple[list[Reals], list[str]]:
    """Return the tables nearest to the direct ones, and the step in words; those of least squares after a timeout."""
    direct, deviations = (
        _unbiased(noise_plan, measurements, Recovery.DIRECT),
        np.sqrt(noise_plan.cell_variances(Recovery.DIRECT)),
    )
    workload = noise_plan.workload
    found = way.agreed(direct, workload.marginals, deviations.tolist(), workload.domain.sizes)
    if found is not None:
        return found, [way.step]
    return unbiased, [_LATE_WORDS.format(seconds=SECONDS, instead=_RECOVERY_WORDS[Recovery.LEAST_SQUARES])]


def _shaped(
    noise_plan: NoisePlan, recovery: Recovery, tables: Sequence[Reals], rules: OutputRules
) -> tuple[Reals, ...]:
    if rules.non_negative and recovery is Recovery.LEAST_SQUARES:
        tables = _without_negatives(noise_plan, recovery, tables)
    elif rules.non_negative:
        tables = [np.maximum(table, 0.0) for table in tables]
    if rules.whole_numbers:
        tables = [whole(noise_plan, number, table) for number, table in enumerate(tables)]
    return tuple(table + 0.0 for table in tables)  # turns -0.0 into 0.0, which would print as "-0"


def _without_negatives(noise_plan: NoisePlan, recovery: Recovery, tables: Sequence[Reals]) -> list[Reals]:
    alone = by_matrix(noise_plan, recovery, list(tables))
    return alone or without_levels(noise_plan, _lifted(with_levels(noise_plan, recovery, list(tables))))


def _lifted(wanted: TargetTables) -> list[Reals]:
    return nonnegative(wanted.tables, wanted.targets, wanted.variances, wanted.sizes)


def _records(noise_plan: NoisePlan, recovery: Recovery, tables: Sequence[Reals]) -> Records:
    alone = by_matrix(noise_plan, recovery, list(tables))
    wanted = with_levels(noise_plan, recovery, alone or list(tables))
    return labelled(noise_plan, whole_records(wanted, wanted.tables if alone else _lifted(wanted)))
