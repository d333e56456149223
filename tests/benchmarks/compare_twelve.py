"""The real command line on the paper's twelve workloads: `compare` with every strategy, and a `release`, end to end.

NLTCS and Adult × Q1, Q1*, Q1a, Q2, Q2*, Q2a; plan files in a temporary folder; seconds on the wall and of processors.

    RETICENT_DATA=... python -m tests.benchmarks.compare_twelve

With --delta: at (ε, δ), the recommended loss as a part of the lesser of two, pure ε alone and Gaussian noise alone.
It must be 1 at most; the program fails where it is not. From the domains alone.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path

from core.front_door import Comparison, Family, Plan, ReleaseCost, compare, save_plan
from core.planning.strategy_ranking import ROUNDING
from core.privacy.zcdp_conversion import rho_for
from tests.evaluation_data import document_of

LIMIT = 5.0
EPSILONS = (Fraction(1, 10), Fraction(1), Fraction(10))
DELTAS = (Fraction(1, 10**9), Fraction(1, 10**6))


def workloads(plan: Plan) -> dict[str, tuple[Family, ...]]:
    """The six workloads of the paper's section V."""
    first = plan.attributes[0].name
    return {
        f"Q{k}{mark}": families
        for k in (1, 2)
        for mark, families in (
            ("", (Family(k),)),
            ("*", (Family(k), Family(k + 1, first_half=True))),
            ("a", (Family(k), Family(k + 1, with_attribute=first))),
        )
    }


def main() -> int:
    """Print what is asked for; 1 if a recommendation is worse than one of its two halves, else 0."""
    reader = argparse.ArgumentParser(prog="python -m tests.benchmarks.compare_twelve")
    reader.add_argument("--delta", action="store_true", help="compare the recommended losses at (ε, δ) instead")
    if reader.parse_args().delta:
        return recommended_at_delta()
    time_commands()
    return 0


def recommended_at_delta() -> int:
    """Print one line per workload, ε and δ; 1 if one of them is above 1, else 0."""
    worse = 0
    for data in ("nltcs", "adult"):
        plan = document_of(f"{data}.csv")
        for title, families in workloads(plan).items():
            for words, part in _parts(replace(plan, families=families)):
                worse += part > 1 + ROUNDING
                print(f"{data:5} {title:3} {words}  {part:.9f}{' WORSE' if part > 1 + ROUNDING else ''}", flush=True)
    print(f"{worse} recommendations are worse than pure alone or Gaussian alone")
    return min(worse, 1)


def _parts(plan: Plan) -> Iterator[tuple[str, float]]:
    for epsilon, delta in product(EPSILONS, DELTAS):
        both, pure, gaussian = (
            compare(replace(plan, privacy=replace(plan.privacy, cost=budget)))
            for budget in (
                ReleaseCost.approximate(epsilon, delta),
                ReleaseCost.pure(epsilon),
                ReleaseCost.concentrated(rho_for(epsilon, delta)),
            )
        )
        losses = f"pure {_loss(pure):12.6g}, Gaussian {_loss(gaussian):12.6g}, recommended {_loss(both):12.6g}"
        chosen = both.recommended
        words = f"ε {float(epsilon):<4g} δ {float(delta):g}: {losses} ({chosen.strategy}, {chosen.split})"
        yield words, _loss(both) / min(_loss(pure), _loss(gaussian))


def _loss(comparison: Comparison) -> float:
    best = comparison.recommended
    loss = comparison.find(best.strategy, best.split, best.recovery).total_variance
    assert loss is not None  # what does not fit is not recommended
    return loss


def time_commands() -> None:
    """Print one line per workload, and one for the release."""
    with tempfile.TemporaryDirectory() as name:
        for data in ("nltcs", "adult"):
            plan = document_of(f"{data}.csv")
            for title, families in workloads(plan).items():
                plan_file = Path(name) / f"{data}.reticent"
                save_plan(replace(plan, families=families), plan_file)
                printed, wall, cpu = _run("compare", str(plan_file), "--json")
                advised = json.loads(printed)["recommended"]
                print(
                    f"compare {data:5} {title:3} {_line(wall, cpu)}  {advised['strategy']}, {advised['budget']}",
                    flush=True,
                )
        plan = document_of("nltcs.csv")
        plan_file = Path(name) / "nltcs-q2a.reticent"
        save_plan(replace(plan, families=workloads(plan)["Q2a"]), plan_file)
        words = ("-o", f"{name}/tables.xlsx", "--ledger", f"{name}/ledger", "--budget", "1", "--yes")
        _, wall, cpu = _run("release", str(plan_file), *words)
        print(f"release nltcs Q2a {_line(wall, cpu)}")


def _run(*words: str) -> tuple[str, float, float]:
    """Return what was printed, and the seconds by the wall and of the processor."""
    before, started = os.times(), time.perf_counter()
    done = subprocess.run([sys.executable, "-m", "guiapp", *words], check=True, capture_output=True, text=True)
    after, wall = os.times(), time.perf_counter() - started
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return done.stdout, wall, cpu


def _line(wall: float, cpu: float) -> str:
    verdict = "kept" if wall < LIMIT else "EXCEEDED"
    return f"{wall:6.2f} s, processor {cpu:6.2f} s, limit {LIMIT:g} s: {verdict}"


if __name__ == "__main__":
    sys.exit(main())
