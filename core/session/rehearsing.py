"""Releases of made-up people: free of charge, to see the noise before anything is spent."""

from __future__ import annotations

from datetime import UTC, datetime

from core.data.made_up import made_up_table
from core.measuring.measure import measure
from core.measuring.receipt import free
from core.mechanisms.randomness import SystemBits
from core.progress import Progress
from core.project.plan import Plan
from core.recovery.pipeline import Recovered, recover
from core.release.publish import publish
from core.release.rehearsal import Rehearsal, rehearsed
from core.release.statement import Occasion
from core.session.planned_release import PlannedRelease
from core.threads import one_thread
from core.version import VERSION
from core.words import N_

MADE_UP_ROWS = 10_000
"""Rows of a rehearsal. Noise does not depend on their number, but zeros do: with too few rows most cells are empty, and
non-negative tables look better than those of real data."""


@one_thread()
def rehearse(planned: PlannedRelease, repeats: int = 1, progress: Progress | None = None) -> Rehearsal:
    """Return releases of made-up people, invented from the plan alone; costs nothing, opens no data file or ledger.

    Args:
        planned: the release.
        repeats: how many releases, at least 1.
        progress: may cancel.
    """
    watch, noise_plan = progress or Progress(), planned.noise_plan
    # One population for all repeats: the truth is counted once, and repeats differ by their noise alone.
    people = made_up_table(noise_plan.workload.domain, MADE_UP_ROWS, SystemBits())
    truth = [people.count(marginal).astype(float) for marginal in noise_plan.workload.marginals]
    runs: list[Recovered] = []
    for done in range(repeats):
        watch.report(done, repeats, N_("Progress", "Rehearsing"))
        measurements = measure(noise_plan, people, free, SystemBits(), watch)
        runs.append(recover(noise_plan, measurements, planned.recovery, planned.rules, watch))
    last = publish(noise_plan, runs[-1], planned.rules, made_up(planned.plan))
    return Rehearsal(last, rehearsed(noise_plan, runs, truth, last), repeats)


def made_up(plan: Plan) -> Occasion:
    """Return the occasion of a release of made-up people: without a dataset, a charge and a seal."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return Occasion("", plan.unit, now, VERSION, "", rehearsal=True)
