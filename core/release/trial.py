"""A trial of a plan on made-up rows: a fault of the program shows before anything is charged."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from core.errors import TrialError
from core.planning.noise_plan import Recovery
from core.planning.outcomes import Outcome
from core.progress import Progress, Quiet
from core.recovery.pipeline import OutputRules
from core.strategies.feasibility import Estimate
from core.words import N_
from core.workload.workload import Workload

MOST_SECONDS = 10.0
"""Forecast of noise and tables, beyond which a plan is not tried: a trial takes as long as these themselves."""

FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""How a fault of the program ends. Errors of the system, such as a library that is gone, are none of the plan's."""


def seconds_of_trial(work: float, export: float = 0.0) -> float:
    """Return the seconds of a trial; 0: there is none.

    Args:
        work: what noise and tables take.
        export: what writing them takes; it is tried as well unless both together are too much.
    """
    if work > MOST_SECONDS:
        return 0.0
    return work + export if is_export_tried(work, export) else work


def is_export_tried(work: float, export: float) -> bool:
    """Return whether a trial holds the export."""
    return work + export <= MOST_SECONDS


NO_EXPORT = Estimate(0.0, 0)


def whole_estimate(
    noise: Estimate, workload: Workload, recovery: Recovery, rules: OutputRules, export: Estimate = NO_EXPORT
) -> Estimate:
    """Return what a whole release takes: `noise` and tables, the shape of the numbers, a trial, and an export."""
    more = rules.seconds(workload, recovery)
    work = noise.work + more
    n_bytes = noise.bytes + rules.bytes(workload, recovery) + export.bytes
    seconds = noise.seconds + more + export.seconds + seconds_of_trial(work, export.seconds)
    return Estimate(seconds, n_bytes, work)


def with_output_rules(outcome: Outcome, workload: Workload, rules: OutputRules) -> Outcome:
    """Return an outcome that fits, estimated as a whole release."""
    noise = Estimate(outcome.seconds, outcome.bytes, outcome.work)
    whole = whole_estimate(noise, workload, Recovery(outcome.recovery), rules)
    return replace(outcome, seconds=whole.seconds, bytes=whole.bytes, work=whole.work)


@contextmanager
def trial(progress: Progress) -> Iterator[Progress]:
    """Yield what to tell of the progress within a trial; `progress` hears of the trial as a whole, and may cancel.

    Raises:
        TrialError: if the trial ends in one of FAULTS.
    """
    progress.check()
    progress.report(0, 1, N_("Progress", "Trying the plan on made-up rows"))
    try:
        yield Quiet(progress)
    except FAULTS as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(last.filename).name}, line {last.lineno}"
        raise TrialError(fault=type(error).__name__, place=place) from error
