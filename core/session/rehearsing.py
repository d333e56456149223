"""Releases of made-up people, free of charge: a rehearsal for the owner, and the trial before each charge.

A rehearsal shows the noise before anything is spent. A trial runs the whole release once, so that a fault of the
program shows before anything is charged.
"""

from __future__ import annotations

from datetime import UTC, datetime

from core.data.made_up import MadeUpRecordsTable, made_up_table
from core.exports.exporter import find as find_exporter
from core.exports.room import Outlet
from core.exports.write import try_export
from core.measuring.measure import measure
from core.measuring.receipt import free
from core.mechanisms.randomness import SystemBits
from core.progress import Progress, report, reporting
from core.project.plan import Plan
from core.recovery.pipeline import Recovered, recover
from core.release.kept import pack
from core.release.publish import publish
from core.release.rehearsal import Rehearsal, as_published, rehearsed
from core.release.release import Release
from core.release.statement import Occasion
from core.release.trial import is_export_tried, seconds_of_trial, trial
from core.session.planned_release import PlannedRelease, forecast_release
from core.threads import one_thread
from core.version import VERSION
from core.words import N_

MADE_UP_ROWS = 10_000
"""Rows of a rehearsal whose plan does not say about how many people there are. Noise does not depend on their number,
but zeros do: with too few rows most cells are empty, and non-negative tables look better than those of real data."""
MOST_ROWS = 100_000
"""Rows of any rehearsal, at most: beside the counts of more people the noise of a usual ε is too small to be seen."""


@one_thread()
def rehearse(planned: PlannedRelease, repeats: int = 1, progress: Progress | None = None) -> Rehearsal:
    """Return releases of made-up people, invented from the plan alone; costs nothing, opens no data file or ledger.

    There are about as many of them as the plan says that there are people, which is public.

    Args:
        planned: the release.
        repeats: how many releases, at least 1.
        progress: may cancel.
    """
    noise_plan = planned.noise_plan
    # One population for all repeats: the truth is counted once, and repeats differ by their noise alone.
    n_people = MADE_UP_ROWS if planned.plan.people is None else min(planned.plan.people, MOST_ROWS)
    people = made_up_table(noise_plan.workload.domain, n_people, SystemBits())
    truth = [people.count(marginal).astype(float) for marginal in noise_plan.workload.marginals]
    runs: list[Recovered] = []
    with reporting(progress):
        for done in range(repeats):
            report(done, repeats, N_("Progress", "Rehearsing"))
            runs.append(_recovered(planned, people))
    last = publish(noise_plan, runs[-1], planned.rules, _occasion(planned.plan))
    wanted = noise_plan.workload.tables
    counts = tuple(as_published(exact, table) for exact, table in zip(truth, wanted, strict=True))
    return Rehearsal(last, rehearsed(noise_plan, runs, truth, last), repeats, n_people, counts)


def rehearsed_once(planned: PlannedRelease, rows: int = MADE_UP_ROWS) -> tuple[Release, MadeUpRecordsTable]:
    """Return a release of made-up people, and these people."""
    people = made_up_table(planned.noise_plan.workload.domain, rows, SystemBits())
    recovered = _recovered(planned, people)
    return publish(planned.noise_plan, recovered, planned.rules, _occasion(planned.plan)), people


def _recovered(planned: PlannedRelease, people: MadeUpRecordsTable) -> Recovered:
    measurements = measure(planned.noise_plan, people, free, SystemBits())
    return recover(planned.noise_plan, measurements, planned.recovery, planned.rules)


def _occasion(plan: Plan) -> Occasion:
    """Return the occasion of a release of made-up people: without a dataset, a charge and a seal."""
    return Occasion(
        dataset="",
        unit=plan.unit,
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        version=VERSION,
        reference="",
        rehearsal=True,
        matrix=plan.strategy.matrix,
        publication=plan.publication,
    )


TRIED_ROWS = 1_000
"""Rows of a trial. What can fail depends on the plan, hardly on the rows; more of them would lengthen every release."""


def try_release(planned: PlannedRelease, into: Outlet | None) -> None:
    """Run the whole release on made-up rows, so that a fault of the program shows before anything is charged.

    Args:
        planned: the release.
        into: where the tables are to be exported; the trial includes the export if its forecast is seconds.

    Raises:
        TrialError: if the program fails.
    """
    work = forecast_release(planned).work
    if not seconds_of_trial(work):
        return
    with trial():
        published, _ = rehearsed_once(planned, TRIED_ROWS)
        pack(published)  # the bytes are not used: packing is the last step after the charge that can fail at a plan
        if into is not None and is_export_tried(work, find_exporter(into.key).seconds(planned.size)):
            try_export(published, into)
