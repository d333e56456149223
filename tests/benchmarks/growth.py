"""Time and memory against the number of cells released, up to twenty million, and the speed of the exact noise.

Four-way tables of ten-label attributes, all effects measured with Gaussian noise and least squares; every size in a
process of its own. Ends with the slope of log time over log cells: 1 is linear growth.

    python -m tests.benchmarks.growth
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from fractions import Fraction

import numpy as np

from core.measuring.measure import measure
from core.mechanisms.discrete_gaussian import DiscreteGaussian
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from tests.benchmarks.made_up_workloads import GAUSSIAN, all_tables, domain_of, megabytes, people, timed
from tests.paid import paid

TABLES = (32, 125, 500, 1000, 2000)
LABELS, ATTRIBUTES, ORDER = 10, 20, 4
DRAWS = 4_000_000
LINE = "{cells:>11,} cells  plan {plan:5.2f} s  measure {measure:6.2f} s  recover {recover:5.2f} s  {megabytes:5.0f} MB"


def main() -> None:
    """Print one line per size, the slope, and the draws per second."""
    if len(sys.argv) > 1:
        print(json.dumps(_measured(int(sys.argv[1]))))
        return
    curve = []
    for n_tables in TABLES:
        words = [sys.executable, "-m", __spec__.name, str(n_tables)]
        found = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
        print(LINE.format(**found), flush=True)
        curve.append((found["cells"], found["plan"] + found["measure"] + found["recover"]))
    cells, seconds = np.log(np.array(curve)).T
    print(f"slope of log time over log cells: {np.polyfit(cells, seconds, 1)[0]:.2f}")
    for law, scale in ((DiscreteLaplace(), Fraction(10)), (DiscreteGaussian(), Fraction(100))):
        spent = timed(lambda law=law, scale=scale: law.draw(scale, DRAWS, SystemBits()), time.process_time)
        print(f"{type(law).__name__}: {DRAWS / spent / 1e6:.1f} million exact draws a second")


def _measured(n_tables: int) -> dict[str, float]:
    domain = domain_of(ATTRIBUTES, LABELS)
    workload, table, marks = all_tables(domain, ORDER, n_tables), people(domain), [time.process_time()]
    noise_plan = make_noise_plan(workload, "effects", BudgetSplit.DIRECT_OPTIMAL, GAUSSIAN)
    noise_plan.cell_variances(Recovery.LEAST_SQUARES)
    marks.append(time.process_time())
    measured = measure(noise_plan, table, paid, SystemBits())
    marks.append(time.process_time())
    recover(noise_plan, measured, Recovery.LEAST_SQUARES, OutputRules(False, False, 0.95))
    marks.append(time.process_time())
    spent = dict(zip(("plan", "measure", "recover"), np.diff(marks).tolist(), strict=True))
    return spent | {"cells": sum(workload.cells), "megabytes": megabytes()}


if __name__ == "__main__":
    main()
