"""Time and memory of a whole release, and its trial on made-up rows before anything is charged."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from core.errors import TrialError
from core.planning.noise_plan import Recovery
from core.planning.outcomes import Outcome
from core.progress import check_cancelled, report, silenced
from core.recovery.output_rules import OutputRules
from core.strategies.feasibility import Estimate
from core.words import N_
from core.workload.workload import Workload

MOST_SECONDS = 10.0
"""Forecast seconds of noise and tables above which there is no trial: a trial takes as long as they do, so a release
takes at most this much longer. A smaller value leaves more plans untried, whose faults cost a charge."""

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
"""Exceptions that count as a fault of the program. OSError and ImportError do not: the plan is not their cause."""

NO_EXPORT = Estimate(0.0, 0)
"""Of a release that is not exported."""


def whole_estimate(
    noise: Estimate, workload: Workload, recovery: Recovery, rules: OutputRules, export: Estimate = NO_EXPORT
) -> Estimate:
    """Return time and memory of a whole release: `noise` and tables, output rules, a trial, and an export."""
    # Work counts twice where there is a trial: once on made-up rows, once on the real ones.
    more = rules.seconds(workload, recovery)
    work = noise.work + more
    n_bytes = noise.bytes + rules.bytes(workload, recovery) + export.bytes
    seconds = noise.seconds + more + export.seconds + seconds_of_trial(work, export.seconds)
    return Estimate(seconds, n_bytes, work)


def with_output_rules(outcome: Outcome, workload: Workload, rules: OutputRules) -> Outcome:
    """Return a feasible outcome with time and memory of the whole release."""
    noise = Estimate(outcome.seconds, outcome.bytes, outcome.work)
    whole = whole_estimate(noise, workload, outcome.recovery, rules)
    return replace(outcome, seconds=whole.seconds, bytes=whole.bytes, work=whole.work)


def seconds_of_trial(work: float, export: float = 0.0) -> float:
    """Return the seconds of a trial; 0 if there is none.

    Args:
        work: seconds of noise and tables.
        export: seconds of writing them; the trial includes it unless both together exceed `MOST_SECONDS`.
    """
    if work > MOST_SECONDS:
        return 0.0  # a plan too large to try is released untried; the estimate must not contain a trial
    return work + export if is_export_tried(work, export) else work


def is_export_tried(work: float, export: float) -> bool:
    """Return whether a trial includes the export."""
    return work + export <= MOST_SECONDS


@contextmanager
def trial() -> Iterator[None]:
    """Report what is done inside this context as one step, a trial, which may be cancelled.

    Raises:
        TrialError: if the trial ends in one of FAULTS.
    """
    check_cancelled()
    report(0, 1, N_("Progress", "Trying the plan on made-up rows"))
    try:
        with silenced():
            yield
    except FAULTS as error:
        # Type and place only: a message could quote values, and though these rows are made up, habits matter in logs.
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(last.filename).name}, line {last.lineno}"
        raise TrialError(fault=type(error).__name__, place=place) from error
