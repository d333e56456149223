"""A trial of a plan on made-up rows, which reveals faults of the program before anything is charged."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core.errors import TrialError
from core.progress import check_cancelled, report, silenced
from core.words import N_

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
