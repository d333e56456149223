"""How far published numbers are from the truth on Adult and NLTCS, by the shape they are given.

For the paper's six workloads: mean absolute error over all cells of the raw unbiased tables, of numbers without
negatives rounded one by one, and of whole numbers that add up; and the seconds that each shape takes after recovery.

    python -m tests.benchmarks.shape_of_numbers [repeats] [workload ...]
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from fractions import Fraction

import numpy as np

from core import Budget, Document, Family, Progress
from core.data.table import Table
from core.domain.layout import Unit
from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.planner import make_plan
from core.planning.price import Price
from core.recovery.pipeline import Shape, recover
from core.session import choose
from core.sources.read import read_table
from tests.evaluation_data import document_of, path_of

SHAPES = {
    "raw": Shape(non_negative=False, whole_numbers=False, coverage=0.95),
    "rounded": Shape(non_negative=True, whole_numbers=True, coverage=0.95),
    "adds up": Shape(non_negative=True, whole_numbers=True, coverage=0.95, add_up=True),
}
BUDGETS = (Fraction(1), Fraction(1, 10))


def main() -> None:
    """Measure and print, one line per data, workload and ε; say where whole numbers that add up are not the better."""
    repeats, wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 3, sys.argv[2:]
    print(f"{'data':6} {'tables':6} {'ε':>4} {'strategy':10}", *(f"{name:>9} {'s':>5}" for name in SHAPES), flush=True)
    for name in ("nltcs.csv", "adult.csv"):
        document = document_of(name)
        table = read_table(path_of(name), document.layout, document.attributes, Unit(), Progress())
        for key, families in _workloads(document).items():
            for epsilon in BUDGETS if not wanted or key in wanted else ():
                privacy = replace(document.privacy, budget=Budget.pure(epsilon))
                asked = replace(document, families=families, privacy=privacy)
                _report((name[:5], key, float(epsilon)), asked, table, repeats)


def _workloads(document: Document) -> dict[str, tuple[Family, ...]]:
    first = document.attributes[0].name
    return {
        "Q1": (Family(1),),
        "Q1*": (Family(1), Family(2, first_half=True)),
        "Q1a": (Family(1), Family(2, with_attribute=first)),
        "Q2": (Family(2),),
        "Q2*": (Family(2), Family(3, first_half=True)),
        "Q2a": (Family(2), Family(3, with_attribute=first)),
    }


def _report(what: tuple[str, str, float], document: Document, table: Table, repeats: int) -> None:
    strategy, allocation, recovery = choose(document)
    plan = make_plan(document.workload(), strategy, allocation, Price(document.privacy.budget))
    truth = [table.count(marginal) for marginal in plan.workload.marginals]
    n_cells = sum(each.size for each in truth)
    errors, seconds = dict.fromkeys(SHAPES, 0.0), dict.fromkeys(SHAPES, 0.0)
    for _ in range(repeats):
        drawn = measure(plan, table, _nothing, SystemBits(), Progress())
        for name, shape in SHAPES.items():
            started = time.perf_counter()
            tables = recover(plan, drawn, recovery, shape, Progress()).published
            seconds[name] += (time.perf_counter() - started) / repeats
            off = sum(float(np.abs(a - b).sum()) for a, b in zip(tables, truth, strict=True))
            errors[name] += off / n_cells / repeats
    figures = (f"{errors[name]:9.3f} {seconds[name]:5.2f}" for name in SHAPES)
    verdict = "" if errors["adds up"] < errors["raw"] else "  NOT BETTER THAN RAW"
    print(f"{what[0]:6} {what[1]:6} {what[2]:4g} {strategy:10}", *figures, verdict, flush=True)


def _nothing() -> None:
    """Charge nothing: public data."""


if __name__ == "__main__":
    main()
