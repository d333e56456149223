"""Results of a rehearsal: observed errors on made-up data beside the predicted ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Reals
from core.planning.noise_plan import NoisePlan
from core.recovery.pipeline import Recovered
from core.release.release import Release
from core.workload.workload import WantedTable


@dataclass(frozen=True, slots=True)
class RehearsedTable:
    """One table over all repeats.

    Attributes:
        title: such as "age × sex".
        predicted: standard deviation of the unbiased estimate of one cell, as the plan predicts it.
        observed: root mean square error of the unbiased estimates.
        published: mean absolute error of the published numbers.
        covered: share of the last release's intervals that hold the made-up count, in [0, 1].
    """

    title: str
    predicted: float
    observed: float
    published: float
    covered: float


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """The last release, watermarked, and the errors over all `repeats` releases.

    Attributes:
        release: of made-up people.
        tables: the errors of each table.
        repeats: how many releases there were.
        people: how many people were made up.
        truth: the made-up counts of each table, of the shape of its published values.
    """

    release: Release
    tables: tuple[RehearsedTable, ...]
    repeats: int
    people: int
    truth: tuple[Reals, ...]


def as_published(counts: Reals, wanted: WantedTable) -> Reals:
    """Return counts of a table, axes in the order of the domain, with the axes in the order of the owner."""
    return np.transpose(counts, [wanted.marginal.index(axis) for axis in wanted.axes])


def rehearsed(
    noise_plan: NoisePlan, runs: Sequence[Recovered], truth: Sequence[Reals], last: Release
) -> tuple[RehearsedTable, ...]:
    """Return the errors of every table.

    Args:
        noise_plan: the noise plan of all repeats.
        runs: the recovered tables of each repeat, at least one.
        truth: the made-up counts of each table, axes in the order of the domain.
        last: the release of the last run.
    """
    # The predicted variance depends on the recovery, so that of the runs is taken.
    predicted = np.sqrt(noise_plan.cell_variances(runs[0].recovery)).tolist()
    rows = []
    for number, (wanted, exact) in enumerate(zip(noise_plan.workload.tables, truth, strict=True)):
        # Estimates before output rules for the comparison with the prediction: non-negative numbers have a bias.
        squares = [np.mean((run.unbiased[number] - exact) ** 2) for run in runs]
        errors = [np.mean(np.abs(run.published[number] - exact)) for run in runs]
        table = last.tables[number]
        seen = as_published(exact, wanted)
        # Intervals of the last release only: those of earlier repeats are not kept.
        inside = np.mean((table.low <= seen) & (seen <= table.high))
        title = noise_plan.workload.domain.title(wanted.axes)
        observed, published = float(np.sqrt(np.mean(squares))), float(np.mean(errors))
        rows.append(RehearsedTable(title, predicted[number], observed, published, float(inside)))
    return tuple(rows)
