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
from core.workload.workload import Workload
from tests.benchmarks.made_up_workloads import GAUSSIAN, PURE, all_tables, domain_of, megabytes, people

GRID = (
    ("effects", 20, 10, 3, "raw"),
    ("marginals", 20, 10, 3, "raw"),
    ("fourier", 20, 10, 3, "raw"),
    ("joint", 20, 10, 3, "raw"),
    ("effects", 100, 10, 2, "raw"),
    ("clusters", 100, 10, 2, "raw"),
    ("fourier", 16, 2, 4, "raw"),
    ("joint", 16, 2, 4, "raw"),
    ("cone", 40, 2, 2, "raw"),
    ("effects", 12, 10, 4, "raw"),
    ("base", 7, 10, 7, "raw"),
    ("marginals", 20, 10, 2, "non-negative"),
    ("marginals", 100, 10, 2, "non-negative"),
    ("marginals", 20, 10, 3, "non-negative"),
    ("marginals", 16, 2, 3, "whole"),
    ("marginals", 20, 10, 2, "whole"),
    ("marginals", 30, 10, 2, "whole"),
    ("joint", 16, 2, 3, "whole"),
)
SHAPES = {
    "raw": Shape(non_negative=False, whole_numbers=False, coverage=0.95),
    "non-negative": Shape(non_negative=True, whole_numbers=False, coverage=0.95),
    "whole": Shape(non_negative=True, whole_numbers=True, coverage=0.95, add_up=True),
}
LINE = "{key:10} {n}×{size} {order}-way {shape:12} says {said:6.2f} s {bytes:5.0f} MB took {took:6.2f} s {peak:5.0f} MB"


def main() -> None:
    """Print one line per release."""
    if len(sys.argv) > 1:
        key, n, size, order, shape = sys.argv[1:]
        print(json.dumps(_measured(key, all_tables(domain_of(int(n), int(size)), int(order)), SHAPES[shape])))
        return
    for case in GRID:
        words = [sys.executable, "-m", __spec__.name, *map(str, case)]
        found = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
        ratios = found["said"] / found["took"], found["bytes"] / found["peak"]
        line = LINE.format(**dict(zip(("key", "n", "size", "order", "shape"), case, strict=True)), **found)
        print(f"{line}  ratios {ratios[0]:.2f} {ratios[1]:.2f}", flush=True)


def _measured(key: str, workload: Workload, shape: Shape) -> dict[str, float]:
    price, table = GAUSSIAN if key == "effects" else PURE, people(workload.domain)
    plan = make_plan(workload, key, Allocation.OPTIMAL, price)
    measured = measure(plan, table, lambda: None, SystemBits(), Progress())
    recovered = recover(plan, measured, Recovery.OPTIMAL, shape, Progress())
    release = publish(plan, recovered, shape, Occasion("", Unit(), "", "", "", rehearsal=True))
    took, peak = time.process_time(), megabytes()  # the start included
    said = needs(find(key), workload, price.terms)
    seconds = said.seconds + shape.seconds(workload, Recovery.OPTIMAL)
    return {"said": seconds, "bytes": said.bytes / 1e6, "took": took, "peak": peak, "tables": len(release.tables)}


if __name__ == "__main__":
    main()
