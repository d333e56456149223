"""Estimated against measured time and memory of twenty whole releases, from the file with the rows to the export.

Seconds of the processor and the memory beyond that of a started process, each release in a process of its own; reading
the rows is another process again, and is not counted. The pace is what a piece of work, always the same, takes beside
what it took where the constants were measured: a busy machine is slower by that factor, and estimates are for an idle
one. Ends with how many of the estimates are within a factor of 2, or within TOLERANCE and ROOM where little is taken.

    python -m tests.benchmarks.estimates
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from fractions import Fraction
from pathlib import Path

import numpy as np

from core.exports.room import Outlet
from core.exports.write import export
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.session.planned_release import forecast_release, plan_release
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from tests.benchmarks.made_up_workloads import megabytes, timed
from tests.benchmarks.whole_plans import FILE, WholePlan, rows, whole_plans

TOLERANCE, ROOM = 0.5, 50.0
"""Seconds and megabytes that an estimate may be off by, whatever its ratio."""
BASE = 50.0
"""Megabytes of a process that has started."""
PACE = 0.055
"""Seconds that `_pace` took where the constants were measured."""
TOTAL = DatasetBudget(Fraction(10**6), Fraction(1, 1000))
LINE = (
    "{title:26} says {said:6.2f} s {bytes:5.0f} MB took {took:6.2f} s {peak:5.0f} MB  pace {pace:4.2f}"
    "  ratios {time:4.2f} {memory:4.2f}  {verdict}"
)


def main() -> None:
    """Print one line per release."""
    plans = list(whole_plans())
    if len(sys.argv) > 1:
        print(json.dumps(_measured(plans[int(sys.argv[1])], Path(sys.argv[2]))))
        return
    close = 0
    for number, noise_plan in enumerate(plans):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, FILE).write_text(rows(noise_plan.plan), encoding="utf-8")
            words = [sys.executable, "-m", __spec__.name, str(number), folder]
            shipped = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # so that loading takes no more
            taken = json.loads(subprocess.run(words, check=True, capture_output=True, text=True, env=shipped).stdout)
        said = dict(zip(("said", "bytes"), _said(noise_plan), strict=True))
        close += _shown(noise_plan.title, said | taken)
    print(f"{close} of {len(plans)} within a factor of 2, or {TOLERANCE} s and {ROOM:.0f} MB")


def _shown(title: str, found: dict[str, float]) -> bool:
    """Print a line, and return whether the estimates are close."""
    took = found["took"] / found["pace"]
    time_ratio, memory_ratio = found["said"] / took, found["bytes"] / max(1.0, found["peak"])
    good = _close(found["said"], took, TOLERANCE) and _close(found["bytes"], found["peak"], ROOM)
    verdict = "" if good else "FAR"
    print(LINE.format(title=title, **found, time=time_ratio, memory=memory_ratio, verdict=verdict), flush=True)
    return good


def _close(said: float, took: float, tolerance: float) -> bool:
    return took / 2 <= said <= 2 * took or abs(said - took) <= tolerance


def _said(noise_plan: WholePlan) -> tuple[float, float]:
    """Return the estimates: seconds, and megabytes beyond those of a started process."""
    whole = forecast_release(plan_release(noise_plan.plan), noise_plan.export)
    return whole.seconds, whole.bytes / 1e6 - BASE


def _measured(noise_plan: WholePlan, folder: Path) -> dict[str, float]:
    before = megabytes()
    _release(noise_plan, folder)
    took, peak = time.process_time(), megabytes() - before  # the start included
    return {"took": took, "peak": peak, "pace": timed(_pace, time.process_time) / PACE}


def _release(noise_plan: WholePlan, folder: Path) -> None:
    request = ReleaseRequest(plan_release(noise_plan.plan), folder, "people", TOTAL)
    outlet = Outlet(folder / f"out.{noise_plan.export}", noise_plan.export) if noise_plan.export else None
    published = release(request, Ledger(folder / "ledger.sqlite"), into=outlet)
    if outlet is not None:
        export(published, outlet.path, outlet.key)


def _pace() -> None:
    """Count, sort and compress, as releases do: arrays, objects and bytes."""
    numbers = np.random.default_rng(1).random(400_000)
    for _ in range(4):
        np.sort(numbers)
        sum(number * number for number in numbers[:100_000].tolist())


if __name__ == "__main__":
    main()
