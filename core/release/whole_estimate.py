"""Time and memory of a whole release: noise and tables, output rules, a trial, and an export."""

from __future__ import annotations

from dataclasses import replace

from core.planning.noise_plan import Recovery
from core.planning.outcomes import Outcome
from core.recovery.output_rules import OutputRules
from core.release.trial import seconds_of_trial
from core.strategies.feasibility import Estimate
from core.workload.workload import Workload

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
