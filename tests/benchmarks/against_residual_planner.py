"""Our engine, with exact noise, beside ResidualPlanner with ordinary noise: seconds and memory, ratios printed.

Each in a process of its own, turn by turn on the same machine; seconds of the processor, the least of several runs.
The figures in `AUTHORS` are those of the authors' own program, measured on the machine the targets were set on. Last,
all tables of up to three of 100 attributes, planned only: they have 162 million cells.

    python -m tests.benchmarks.against_residual_planner [runs]
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

import numpy as np

from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import make_noise_plan
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.workload.workload import Workload
from tests.benchmarks.made_up_workloads import GAUSSIAN, all_tables_up_to, domain_of, megabytes, people
from tests.benchmarks.residual_planner import ResidualPlanner
from tests.paid import paid

CASES = ((20, 3), (100, 2))
ONLY_PLANNED = (100, 3)
LABELS = 10
AUTHORS = {(20, 3): (0.24, 3.0, 0.8, 460), (100, 2): (0.83, 6.9, 0.94, 235)}
STAGES = ("plan", "measure", "recover")
Figures = dict[str, float]


def main() -> None:
    """Run both and print."""
    if sys.argv[1:2] == ["--child"]:
        print(json.dumps(_child(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
        return
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for n_attributes, order in CASES:
        best = {who: _best([_spawn(who, n_attributes, order) for _ in range(runs)]) for who in ("theirs", "ours")}
        print(f"{n_attributes} attributes of {LABELS} labels, up to {order}-way: {best['ours']['tables']:.0f} tables")
        print("  authors'  " + _line(dict(zip((*STAGES, "megabytes"), AUTHORS[n_attributes, order], strict=True))))
        print("  theirs    " + _line(best["theirs"]))
        print("  ours      " + _line(best["ours"]))
        ours, theirs, authors = best["ours"], best["theirs"], AUTHORS[n_attributes, order]
        gap = ours["variance"] / theirs["variance"] - 1
        memory = ours["megabytes"] / theirs["megabytes"]
        print(f"  ours / theirs: time {ours['sum'] / theirs['sum']:.2f}, memory {memory:.2f}; variance {gap:+.1e}")
        memory = ours["megabytes"] / authors[-1]
        print(f"  ours / authors': time {ours['sum'] / sum(authors[:-1]):.2f}, memory {memory:.2f}")
    planned = _spawn("plan", *ONLY_PLANNED)
    n_attributes, order = ONLY_PLANNED
    print(f"{n_attributes} attributes of {LABELS} labels, up to {order}-way: {planned['tables']:.0f} tables")
    print(f"  ours      plan {planned['noise_plan']:5.2f} s  {planned['megabytes']:4.0f} MB")


def _spawn(who: str, n_attributes: int, order: int) -> Figures:
    words = [sys.executable, "-m", __spec__.name, "--child", who, str(n_attributes), str(order)]
    answer: Figures = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    return answer


def _best(runs: list[Figures]) -> Figures:
    least = {what: min(run[what] for run in runs) for what in runs[0]}
    return least | {"sum": sum(least[stage] for stage in STAGES)}


def _line(figures: Figures) -> str:
    whole = sum(figures[stage] for stage in STAGES)
    stages = "  ".join(f"{stage} {figures[stage]:5.2f} s" for stage in STAGES)
    return f"{stages}  sum {whole:5.2f} s  {figures['megabytes']:4.0f} MB"


def _child(who: str, n_attributes: int, order: int) -> Figures:
    ways = {"ours": _ours, "theirs": _theirs, "plan": _plan_only}
    return ways[who](all_tables_up_to(domain_of(n_attributes, LABELS), order))


def _planned(workload: Workload) -> tuple[NoisePlan, float]:
    noise_plan = make_noise_plan(workload, "effects", BudgetSplit.DIRECT_OPTIMAL, GAUSSIAN)
    return noise_plan, noise_plan.total_variance(noise_plan.cell_variances(Recovery.LEAST_SQUARES))


def _plan_only(workload: Workload) -> Figures:
    started = time.process_time()
    _planned(workload)
    seconds = time.process_time() - started
    return {"plan": seconds, "megabytes": megabytes(), "tables": len(workload.tables)}


def _ours(workload: Workload) -> Figures:
    table, marks = people(workload.domain), [time.process_time()]
    noise_plan, variance = _planned(workload)
    marks.append(time.process_time())
    measured = measure(noise_plan, table, paid, SystemBits())
    marks.append(time.process_time())
    recover(noise_plan, measured, Recovery.LEAST_SQUARES, OutputRules(False, False, 0.95))
    return _figures(marks, variance, len(workload.tables))


def _theirs(workload: Workload) -> Figures:
    records = np.stack(people(workload.domain).codes, axis=1).astype(np.intp)
    marks = [time.process_time()]
    planner = ResidualPlanner(workload.domain.sizes, [tuple(marginal) for marginal in workload.marginals])
    variance = planner.select(cost=1.0)  # their cost is 2 ρ
    marks.append(time.process_time())
    planner.measure(records, np.random.default_rng(2))
    marks.append(time.process_time())
    planner.reconstruct()
    return _figures(marks, variance, len(workload.tables))


def _figures(marks: list[float], variance: float, n_tables: int) -> Figures:
    ends = [*marks[1:], time.process_time()]
    stages = dict(zip(STAGES, (end - start for start, end in zip(marks, ends, strict=True)), strict=True))
    return stages | {"megabytes": megabytes(), "variance": variance, "tables": n_tables}


if __name__ == "__main__":
    main()
