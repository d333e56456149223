"""Audit one road, as it is shipped or with a fault planted."""

from __future__ import annotations

import numpy as np

from core.planning import noise_planner
from tests.audit import faults, outcomes
from tests.audit.choice_faults import CHOICE_FAULTS
from tests.audit.choices import ChoiceRoad
from tests.audit.events import Verdict, audited, widened
from tests.audit.faults_after_noise import TOLD
from tests.audit.file_roads import FILE_FAULTS
from tests.audit.place_faults import PLACE_FAULTS
from tests.audit.round_roads import ROUND_FAULTS

__all__ = ["FAULTS", "TOLD", "audit", "audit_whole", "audit_with"]

FAULTS = [*faults.FAULTS, *FILE_FAULTS, *CHOICE_FAULTS, *PLACE_FAULTS, *ROUND_FAULTS]

SLOW = {"cone": 10, "weighted": 4}
"""Strategies whose draws take longer, and by how much fewer runs they get."""


def audit(road, runs) -> Verdict:
    """Return the verdict on a road after so many runs on each table."""
    times = max(100, runs // SLOW.get(getattr(road, "strategy", ""), 1))
    return audited(road, *(_shown(_runs(road, table, times)) for table in road.tables()))


def audit_whole(road, runs, folder) -> Verdict:
    """Return the verdict of whole releases, each charged to a ledger in `folder`."""
    seen = []
    for number, table in enumerate(road.tables()):
        (folder / str(number)).mkdir()
        seen.append(_shown(outcomes.releases(road, table, runs, folder / str(number))))
    return audited(road, *seen)


def _runs(road, table, times):
    return road.rows(table, times) if isinstance(road, ChoiceRoad) else outcomes.runs(road, table, times)


def _shown(rows):
    """Return the runs, after making sure that not all were refused: an audit of these would accuse nobody."""
    assert rows[:, -1].any(), "no run shows a number"
    return rows


def audit_with(fault, patch, looks=1) -> Verdict:
    """Return the verdict on a road with the fault planted by `patch`, a pytest.MonkeyPatch that is undone later.

    Args:
        fault: with the number of its runs.
        patch: plants it.
        looks: after so many equal parts of the runs there is a verdict, and no further run once the claim is broken. A
            claim that holds would be accused `looks` times as often at most: the risks of its verdicts add up.
    """
    noise_planner.priced_design.cache_clear()
    fault.plant(patch)
    seen = []
    try:
        tables = fault.road.tables()
        for _ in range(looks):
            seen.append([_runs(fault.road, table, fault.runs // looks) for table in tables])
            verdict = audited(fault.road, *map(_joined, zip(*seen, strict=True)))
            if verdict.broken:
                break
        return verdict
    finally:
        noise_planner.priced_design.cache_clear()


def _joined(parts):
    width = max(part.shape[1] for part in parts)
    return np.concatenate([widened(part, width) for part in parts])
