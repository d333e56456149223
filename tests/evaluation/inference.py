"""How well occupation, marital status and salary of Adult can be guessed from released tables, by the Inference page.

    python -m tests.evaluation inference --out FOLDER [--runs N] [--quick]

Releases all tables of two attributes of Adult as the program recommends, at ε = 0.1, 1 and 10, and has `infer` try each
on the rows; beside them, the tables without noise. Writes into FOLDER:

    inference.csv      per attribute and ε: share right, also among the surest tenth, and of the most frequent value
    owed.csv           per attribute, ε and tables left out: the mean of what is right without them
    figure-inference   .png and .svg, in the manner of the paper: accuracy against ε, all guesses and the surest tenth

This is research on public data: the true counts are read here without a charge, which nothing in `core` or `guiapp`
does.

References:
    Cormode, Personal privacy vs population privacy: learning to attack anonymization (KDD 2011), Section 5.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from statistics import fmean, pstdev

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.contingency_table import ContingencyTable
from core.front_door import Family, Inference, Plan, PrivacyChoice, Release, ReleaseCost
from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.recovery.pipeline import recover
from core.release.publish import publish
from core.release.release import MarginError, ReleasedTable
from core.release.statement import Occasion
from core.session.inferring import infer
from core.session.planned_release import plan_release
from core.version import VERSION
from tests.evaluation import summary
from tests.evaluation_data import document_of, path_of, records_of, require
from tests.inferred import release_of
from tests.paid import paid

SENSITIVE = "occupation", "marital-status", "salary"
EPSILONS = Fraction(1, 10), Fraction(1), Fraction(10)
EXACT = "none"
"""In place of an ε: tables without noise."""


def main(arguments: Sequence[str]) -> None:
    """Run the evaluation."""
    asked = _parsed(arguments)
    require("adult.csv")
    asked.out.mkdir(parents=True, exist_ok=True)
    found = {str(float(epsilon)): _released(epsilon, asked.runs) for epsilon in EPSILONS}
    found[EXACT] = [_inferred(release_of(_exact_tables(records_of("adult.csv"))))]
    summary.write(asked.out / "inference.csv", [fact for each in found.items() for fact in _accuracies(*each)])
    summary.write(asked.out / "owed.csv", [fact for each in found.items() for fact in _owed(*each)])
    from tests.evaluation import inference_figure  # noqa: PLC0415  matplotlib is slow to load

    inference_figure.draw(asked.out)
    print(f"{len(SENSITIVE)} attributes at {len(EPSILONS)} ε, {asked.runs} releases each, are in {asked.out}")


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.evaluation inference", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for CSV files and the figure")
    parser.add_argument("--runs", type=int, default=5, help="releases of each ε")
    parser.add_argument("--quick", action="store_true", help="one release of each ε")
    asked = parser.parse_args(arguments)
    asked.runs = 1 if asked.quick else asked.runs
    return asked


def plan_of(epsilon: Fraction) -> Plan:
    """Return the plan of all tables of two attributes."""
    privacy = PrivacyChoice(ReleaseCost.pure(epsilon), "Adult")
    return replace(document_of("adult.csv"), families=(Family(2),), privacy=privacy, sensitive=SENSITIVE)


def _released(epsilon: Fraction, runs: int) -> list[Inference]:
    planned, people = plan_release(plan_of(epsilon)), records_of("adult.csv")
    occasion = Occasion("Adult", planned.plan.unit, "2026-01-01T00:00:00+00:00", VERSION, "1", rehearsal=False)
    found = []
    for run in range(runs):
        draw = measure(planned.noise_plan, people, paid, SystemBits())
        recovered = recover(planned.noise_plan, draw, planned.recovery, planned.rules)
        found.append(_inferred(publish(planned.noise_plan, recovered, planned.rules, occasion)))
        print(f"ε = {float(epsilon)}: {run + 1} of {runs}", flush=True)
    return found


def _inferred(release: Release) -> Inference:
    return infer(plan_of(Fraction(1)), release, path_of("adult.csv"))


def _exact_tables(people: MemoryRecords) -> Iterator[ReleasedTable]:
    domain = people.domain
    for marginal in Family(2).marginals(domain):
        names = tuple(domain.names[axis] for axis in marginal)
        values = people.count(marginal).astype(np.float64)
        labels = tuple(domain.attributes[axis].labels for axis in marginal)
        margins = tuple(MarginError(each, 0.0, 0.0) for size in (0, 1) for each in combinations(names, size))
        published = ContingencyTable(names, labels, values)
        yield ReleasedTable(published, np.zeros(values.shape), values, values, 0.0, margins, 1.0)


def _accuracies(epsilon: str, found: Sequence[Inference]) -> Iterator[summary.Facts]:
    for place, first in enumerate(found[0].attributes):
        own = [each.attributes[place] for each in found]
        yield {
            "attribute": first.name,
            "epsilon": epsilon,
            "releases": len(own),
            "right": fmean(each.right for each in own),
            "right_deviation": pstdev(each.right for each in own),
            "surest_tenth": fmean(each.surest for each in own),
            "surest_tenth_deviation": pstdev(each.surest for each in own),
            "most_frequent": first.most_frequent,
        }


def _owed(epsilon: str, found: Sequence[Inference]) -> Iterator[summary.Facts]:
    for place, first in enumerate(found[0].attributes):
        without = [{left.tables: left.right for left in each.attributes[place].without} for each in found]
        for tables in without[0]:
            right = fmean(each[tables] for each in without)
            yield {"attribute": first.name, "epsilon": epsilon, "without": "; ".join(tables), "right": right}
