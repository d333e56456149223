"""How far published numbers are from the truth on Adult and NLTCS, by the shape they are given.

For the paper's six workloads: mean absolute error over all cells of the raw unbiased tables, of numbers without
negatives rounded one by one, and of whole numbers that add up; and the seconds that each shape takes after recovery.
All shapes are given to the same noise, so what adding up gains over raw has a standard error of its own: where no
number is near 0, nothing can be gained but fractions. The lines "all" weigh every cell of the workloads above alike.

    python -m tests.benchmarks.shape_of_numbers [repeats] [workload ...]
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from operator import add

import numpy as np

from core.data.private_records import PrivateRecords
from core.domain.reading_layout import ProtectedUnit
from core.front_door import Family, Plan, ReleaseCost
from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.session.planned_release import choose
from core.sources.asking.records import ReadRequest, read_rows
from tests.evaluation_data import COLUMNS, document_of, path_of, require
from tests.paid import paid

SHAPES = {
    "raw": OutputRules(non_negative=False, whole_numbers=False, coverage=0.95),
    "rounded": OutputRules(non_negative=True, whole_numbers=True, coverage=0.95),
    "adds up": OutputRules(non_negative=True, whole_numbers=True, coverage=0.95, add_up=True),
}
BUDGETS = (Fraction(1), Fraction(1, 10))


@dataclass(frozen=True, slots=True)
class Measured:
    """Absolute errors summed over `n_cells` cells, (repeats, shapes); seconds of one shaping, (shapes,)."""

    strategy: str
    n_cells: int
    errors: np.ndarray
    seconds: np.ndarray

    def __add__(self, other: Measured) -> Measured:
        return Measured("", self.n_cells + other.n_cells, self.errors + other.errors, self.seconds + other.seconds)

    def __str__(self) -> str:
        means = self.errors / self.n_cells
        shapes = (f"{mean:9.3f} {s:5.2f}" for mean, s in zip(means.mean(axis=0), self.seconds, strict=True))
        gains = means[:, 0] - means[:, -1]
        error = gains.std(ddof=1) / np.sqrt(len(gains)) if len(gains) > 1 else np.nan
        return f"{self.strategy:10} {' '.join(shapes)}  {gains.mean():9.4f} ± {error:.4f}"


def main() -> None:
    """Measure and print: one line per data, workload and ε, then one per data and ε."""
    require(*COLUMNS)
    repeats, wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 3, sys.argv[2:]
    columns = (f"{name:>9} {'s':>5}" for name in SHAPES)
    print(f"{'data':6} {'tables':6} {'ε':>4} {'strategy':10}", *columns, " gain of adding up")
    for name in ("nltcs.csv", "adult.csv"):
        plan = document_of(name)
        table = read_rows(ReadRequest(path_of(name), plan.layout, plan.attributes, ProtectedUnit()))
        for epsilon in BUDGETS:
            privacy, found = replace(plan.privacy, cost=ReleaseCost.pure(epsilon)), []
            for key, families in _workloads(plan).items():
                if not wanted or key in wanted:
                    found.append(_measured(replace(plan, families=families, privacy=privacy), table, repeats))
                    print(f"{name[:5]:6} {key:6} {float(epsilon):4g} {found[-1]}", flush=True)
            print(f"{name[:5]:6} {'all':6} {float(epsilon):4g} {reduce(add, found)}", flush=True)


def _workloads(plan: Plan) -> dict[str, tuple[Family, ...]]:
    first = plan.attributes[0].name
    return {
        "Q1": (Family(1),),
        "Q1*": (Family(1), Family(2, first_half=True)),
        "Q1a": (Family(1), Family(2, with_attribute=first)),
        "Q2": (Family(2),),
        "Q2*": (Family(2), Family(3, first_half=True)),
        "Q2a": (Family(2), Family(3, with_attribute=first)),
    }


def _measured(plan: Plan, table: PrivateRecords, repeats: int) -> Measured:
    strategy, split, recovery = choose(plan)
    noise_plan = make_noise_plan(plan.workload(), strategy, split, PrivacyTerms(plan.privacy.cost))
    truth = [table.count(marginal) for marginal in noise_plan.workload.marginals]
    errors, seconds = np.zeros((repeats, len(SHAPES))), np.zeros(len(SHAPES))
    for repeat in range(repeats):
        drawn = measure(noise_plan, table, paid, SystemBits())
        for place, shape in enumerate(SHAPES.values()):
            started = time.perf_counter()
            tables = recover(noise_plan, drawn, recovery, shape).published
            seconds[place] += (time.perf_counter() - started) / repeats
            errors[repeat, place] = sum(float(np.abs(a - b).sum()) for a, b in zip(tables, truth, strict=True))
    return Measured(strategy, sum(each.size for each in truth), errors, seconds)


if __name__ == "__main__":
    main()
