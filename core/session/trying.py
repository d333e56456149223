"""A trial of a planned release on made-up rows: a fault of the program shows before anything is charged."""

from __future__ import annotations

from core.data.made_up import made_up_table
from core.exports.exporter import find as find_exporter
from core.exports.room import Outlet
from core.exports.write import try_export
from core.measuring.measure import measure
from core.measuring.receipt import free
from core.mechanisms.randomness import SystemBits
from core.progress import Progress
from core.recovery.pipeline import recover
from core.release.kept import pack
from core.release.publish import publish
from core.release.trial import is_export_tried, seconds_of_trial, trial
from core.session.planned_release import PlannedRelease, forecast_release
from core.session.rehearsing import made_up

TRIED_ROWS = 1_000
"""Rows of a trial. What can fail depends on the plan, hardly on the rows; more of them would lengthen every release."""


def try_release(planned: PlannedRelease, progress: Progress, into: Outlet | None) -> None:
    """Run the whole release on made-up rows, so that a fault of the program shows before anything is charged.

    Args:
        planned: the release.
        progress: receives one report for the whole trial, and may cancel.
        into: where the tables are to be exported; the trial includes the export if its forecast is seconds.

    Raises:
        TrialError: if the program fails.
    """
    noise_plan = planned.noise_plan
    work = forecast_release(planned).work
    if not seconds_of_trial(work):
        return
    with trial(progress) as silent:
        people = made_up_table(noise_plan.workload.domain, TRIED_ROWS, SystemBits())
        measurements = measure(noise_plan, people, free, SystemBits(), silent)
        recovered = recover(noise_plan, measurements, planned.recovery, planned.rules, silent)
        published = publish(noise_plan, recovered, planned.rules, made_up(planned.plan))
        pack(published)  # the bytes are not used: packing is the last step after the charge that can fail at a plan
        if into is not None and is_export_tried(work, find_exporter(into.key).seconds(planned.size)):
            try_export(published, into)
