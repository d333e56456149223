"""Estimated against measured time and memory of releases, over a grid of strategies and workloads.

From the plan to the published tables, without reading and writing files; seconds of the processor, each release in a
process of its own. At rest an estimate says what starting takes, so ratios mean something from 2 s or 150 MB on.

    python -m tests.benchmarks.estimates
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

from core.domain.layout import Unit
from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.progress import Progress
from core.recovery.pipeline import Shape, recover
from core.release.publish import publish
from core.release.statement import Occasion
from core.strategies.catalogue import find
from core.strategies.fit import needs
from tests.benchmarks.made_up_workloads import GAUSSIAN, PURE, all_tables, domain_of, megabytes, people

GRID = (
    ("effects", 20, 10, 3),
    ("marginals", 20, 10, 3),
    ("fourier", 20, 10, 3),
    ("joint", 20, 10, 3),
    ("effects", 100, 10, 2),
    ("clusters", 100, 10, 2),
    ("fourier", 16, 2, 4),
    ("joint", 16, 2, 4),
    ("cone", 40, 2, 2),
    ("effects", 12, 10, 4),
    ("base", 7, 10, 7),
)
LINE = "{key:10} {n}×{size} {order}-way  estimate {said:6.2f} s {bytes:5.0f} MB  measured {took:6.2f} s {peak:5.0f} MB"


def main() -> None:
    """Print one line per release."""
    if len(sys.argv) > 1:
        key, n, size, order = sys.argv[1:]
        print(json.dumps(_measured(key, int(n), int(size), int(order))))
        return
    for key, n, size, order in GRID:
        words = [sys.executable, "-m", __spec__.name, key, str(n), str(size), str(order)]
        found = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
        ratios = found["said"] / found["took"], found["bytes"] / found["peak"]
        line = LINE.format(key=key, n=n, size=size, order=order, **found)
        print(f"{line}  ratios {ratios[0]:.2f} {ratios[1]:.2f}", flush=True)


def _measured(key: str, n: int, size: int, order: int) -> dict[str, float]:
    price, shape = GAUSSIAN if key == "effects" else PURE, Shape(False, False, 0.95)
    domain = domain_of(n, size)
    workload, table = all_tables(domain, order), people(domain)
    plan = make_plan(workload, key, Allocation.OPTIMAL, price)
    measured = measure(plan, table, lambda: None, SystemBits(), Progress())
    recovered = recover(plan, measured, Recovery.OPTIMAL, shape, Progress())
    release = publish(plan, recovered, shape, Occasion("", Unit(), "", "", "", rehearsal=True))
    took, peak = time.process_time(), megabytes()  # the start included
    said = needs(find(key), workload, price.terms)
    return {"said": said.seconds, "bytes": said.bytes / 1e6, "took": took, "peak": peak, "tables": len(release.tables)}


if __name__ == "__main__":
    main()
