"""The paper's section V, run again: real releases of Adult and NLTCS, errors, running times, figures, Table I.

    python -m tests.evaluation --out FOLDER [--repeats N] [--quick] [--delta D] [--jobs N] [--draw]
    python -m tests.evaluation sparse-vector --out FOLDER         # another paper: see sparse_vector.py
    python -m tests.evaluation suggest --out FOLDER               # suggested tables: see suggestion.py
    python -m tests.evaluation inference --out FOLDER             # what could be inferred: see inference.py
    python -m tests.evaluation places --out FOLDER                # a third one: see places.py

Datasets are public and looked for as `tests/evaluation_data.py` says. Every strategy of the catalogue that fits takes
part. What FOLDER/releases.csv already has is not run again: an evaluation that was stopped goes on where it was, and
other settings want another folder. Writes into FOLDER:

    releases.csv      one line per release and recovery: relative error, mean squared error, times
    errors.csv        their means per strategy, budget, recovery and ε, beside the prediction
    agreement.csv     observed / predicted mean squared error of every road, with t
    times.csv         processor seconds to plan, count, draw noise and recover
    recommended.csv   what the program recommends, and why
    left_out.csv      what does not fit, and why, if anything
    table_I.csv       Table I of the paper, checked
    figure-4, -5, -6  .png and .svg, in the manner of the paper

Relative error is that of section V: each cell's absolute error, scaled by the mean true cell of its table, averaged
over all cells of all tables; numbers are the unbiased ones, neither clipped nor rounded.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path

from core.strategies.catalogue import every
from core.strategies.feasibility import why_unusable
from tests.evaluation import figures, inference, places, sparse_vector, suggestion, summary
from tests.evaluation.advice import recommended
from tests.evaluation.releases import DATA, Task, price_of, released, workload_of
from tests.evaluation.table_one import table_one
from tests.evaluation_data import require, section_v

GRID = tuple(Fraction(n, 10) for n in range(1, 11))
ENDS = GRID[:1] + GRID[-1:]
REPEATS, QUICK_REPEATS = 5, 10
"""Releases of each ε: every road has at least 20, from which a t says something (`summary.skew_corrected_t`)."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the evaluation that is asked for."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    others = {
        "sparse-vector": sparse_vector.main,
        "inference": inference.main,
        "places": places.main,
        "suggest": suggestion.main,
    }
    if words[:1] and words[0] in others:
        others[words[0]](words[1:])
    else:
        _section_v(words)


def _section_v(words: Sequence[str]) -> None:
    proportions = _parsed(words)
    if not proportions.draw:
        require(*(f"{name}.csv" for name in proportions.data))
        proportions.out.mkdir(parents=True, exist_ok=True)
        _evaluate(proportions)
    rows = summary.releases_in(proportions.out / "releases.csv")
    agreement = list(summary.agreement(rows))
    summary.write(proportions.out / "errors.csv", list(summary.errors(rows)))
    summary.write(proportions.out / "agreement.csv", agreement)
    summary.write(proportions.out / "times.csv", list(summary.times(rows)))
    figures.draw(proportions.out)
    print(f"{len(rows)} lines on {len(agreement)} roads are in {proportions.out}")
    for line in summary.agreement_in_words(agreement):
        print(line)


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.evaluation", description="The paper's section V, run again.")
    parser.add_argument("--out", type=Path, required=True, help="folder for CSV files and figures")
    parser.add_argument("--repeats", type=int, help="releases of each ε and budget: 5, or 10 with --quick")
    parser.add_argument("--quick", action="store_true", help="ε = 0.1 and 1 only: a fraction of the time")
    parser.add_argument("--delta", type=Fraction, default=Fraction(0), help="(ε, δ) in place of pure ε")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--patience", type=float, default=60.0, help="seconds of a strategy before it repeats no more")
    parser.add_argument("--draw", action="store_true", help="only sum up and draw again what FOLDER has")
    parser.add_argument("--data", nargs="+", default=list(DATA), choices=list(DATA))
    parser.add_argument("--workloads", nargs="+", default=list(section_v("")), choices=list(section_v("")))
    return parser.parse_args(arguments)


def _evaluate(proportions: argparse.Namespace) -> None:
    epsilons, cases = (
        ENDS if proportions.quick else GRID,
        list(itertools.product(proportions.data, proportions.workloads)),
    )
    tasks, left_out = [], []
    for data, name in cases:
        for strategy, reason in _candidates(data, name, proportions.delta):
            if reason:
                left_out.append({"data": data, "workload": name, "strategy": strategy, "reason": reason})
            else:
                repeats = proportions.repeats or (QUICK_REPEATS if proportions.quick else REPEATS)
                tasks.append(Task(data, name, strategy, epsilons, proportions.delta, repeats, proportions.patience))
    summary.write(proportions.out / "left_out.csv", left_out)
    with ProcessPoolExecutor(proportions.jobs, get_context("spawn")) as pool:
        advice = [pool.submit(recommended, *case, epsilons, proportions.delta) for case in cases]
        lines = pool.submit(table_one)
        summary.write(proportions.out / "recommended.csv", [fact for job in advice for fact in job.result()])
        summary.write(proportions.out / "table_I.csv", [asdict(line) for line in lines.result()])
        _release(pool, tasks, proportions.out / "releases.csv")


def _candidates(data: str, name: str, delta: Fraction) -> Iterator[tuple[str, str | None]]:
    workload, terms = workload_of(data, name), price_of(Fraction(1), delta).noise_terms
    for strategy in every():
        if strategy.serves(workload) and strategy.applies(terms):
            yield strategy.info.key, why_unusable(strategy, workload, terms)


def _release(pool: ProcessPoolExecutor, tasks: Sequence[Task], path: Path) -> None:
    """Run the tasks that are not in the file yet, adding each as it is done, and say how far we are."""
    known = {(row.data, row.workload, row.strategy) for row in summary.releases_in(path)}
    missing = [task for task in tasks if (task.data, task.workload, task.strategy) not in known]
    started, jobs = time.perf_counter(), {pool.submit(released, task): task for task in missing}
    for done, job in enumerate(as_completed(jobs), 1):
        task = jobs[job]
        summary.append(path, job.result())
        what = f"{task.data} {task.workload} {task.strategy}: {len(job.result())} rows"
        print(f"[{done}/{len(missing)}] {time.perf_counter() - started:5.0f} s  {what}", flush=True)


if __name__ == "__main__":
    main()
