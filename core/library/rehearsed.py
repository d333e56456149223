"""A rehearsal: the noise on people made up, beside what was predicted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.library.pandas_frame import frame
from core.library.released import ReleaseResult
from core.project.plan import Plan
from core.release.rehearsal import Rehearsal
from core.session import planned_release, rehearsing

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True, slots=True)
class RehearsalResult:
    """Releases of made-up data; `rehearsal` is the engine's own."""

    rehearsal: Rehearsal

    @property
    def last(self) -> ReleaseResult:
        """The last of the releases; nobody is in it."""
        return ReleaseResult(self.rehearsal.release)

    def to_frame(self) -> DataFrame:
        """Return one row per table, over all repeats.

        "predicted" and "observed" are the standard deviation of one number before output rules, "published" is the mean
        absolute error of a published number, and "covered" the part of the intervals that hold the made-up count.
        """
        return frame(
            [
                {
                    "table": table.title,
                    "predicted": table.predicted,
                    "observed": table.observed,
                    "published": table.published,
                    "covered": table.covered,
                }
                for table in self.rehearsal.tables
            ]
        )


def rehearse(plan: Plan, repeats: int = 10) -> RehearsalResult:
    """Return releases of people made up from the plan, free of charge, to see the noise.

    Args:
        plan: the plan.
        repeats: how many releases, at least 1.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
        ValueError: if `repeats` is no whole number of at least 1.
    """
    if not isinstance(repeats, int) or repeats < 1:
        raise ValueError("repeats is a whole number of at least 1")
    return RehearsalResult(rehearsing.rehearse(planned_release.plan_release(plan), repeats))
