"""What suggested tables are worth: `reticent suggest` on Adult and NLTCS, beside the best tables and random ones.

    python -m tests.evaluation suggest --out FOLDER [--runs N] [--quick] [--data adult nltcs] [--epsilon E]
                                       [--shares S …]

Every run suggests c of all pairs at ε = 0.1, by the program's own steps: noisy tables of one attribute, then
permute-and-flip. Writes into FOLDER:

    suggest.csv    per dataset, share of ε for the tables of one attribute, and c: the overlap with the c pairs of the
                   highest scores without noise; the sum of the scores of those chosen, by theirs; and errors

Errors: c pairs are released at ε = 1, each by its own measurements: the suggested ones, random ones, and the best
without noise. Of all joint distributions that agree with these pairs and with the noisy tables of one attribute, the
one of the largest entropy estimates every pair that is not published. The error of a pair is Σ |estimate - count| over
its cells, divided by twice the number of rows: the part of people in a wrong cell.
"""

from __future__ import annotations

import argparse
import itertools
import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path

import numpy as np

from core.arrays import Reals
from core.data.memory_records import MemoryRecords
from core.domain.marginal import Marginal
from core.measuring.measure import measure
from core.measuring.receipt import parts_of
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import for_recovery, make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.selection.expected_tables import KnownTable, KnownTables, expected_table
from core.selection.table_scores import Candidate, noise_of_table, table_scores
from core.session.choices import planned_suggestion as planning
from core.session.choices.planned_suggestion import SuggestionTerms, plan_suggestion
from core.workload.workload import of_marginals
from tests.evaluation import summary
from tests.evaluation_data import document_of, records_of, require
from tests.paid import paid

COUNTS = {"adult": (3, 5, 8), "nltcs": (5, 10, 20)}
"""Values of c: of 28 and of 120 pairs."""
RELEASED = Fraction(1)
"""ε of the release of the chosen pairs."""
USUAL = planning.ONE_WAY_SHARE
WAYS = ("suggested", "random", "best")
QUICK_RUNS = 2
SWEEPS = 10
"""Times that the joint distribution is fitted to every table."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the evaluation."""
    asked = _parsed(arguments)
    require(*(f"{data}.csv" for data in asked.data))
    asked.out.mkdir(parents=True, exist_ok=True)
    lines = [line for data in asked.data for line in _lines(data, asked)]
    summary.write(asked.out / "suggest.csv", lines)
    for line in lines:
        print(
            ", ".join(
                f"{key} {value:.3g}" if isinstance(value, float) else f"{key} {value}" for key, value in line.items()
            )
        )


def _parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.evaluation suggest", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for the CSV file")
    parser.add_argument("--runs", type=int, default=20, help="suggestions of each dataset, share and c")
    parser.add_argument("--epsilon", type=Fraction, default=Fraction(1, 10), help="ε of a suggestion")
    parser.add_argument("--shares", type=Fraction, nargs="+", default=[USUAL], help="parts of ε for the one-way tables")
    parser.add_argument("--quick", action="store_true", help="two suggestions of each")
    parser.add_argument("--data", nargs="+", default=list(COUNTS), choices=list(COUNTS))
    asked = parser.parse_args(arguments)
    asked.runs = min(QUICK_RUNS, asked.runs) if asked.quick else asked.runs
    return asked


def _lines(data: str, asked: argparse.Namespace) -> Iterator[summary.Facts]:
    plan, records = document_of(f"{data}.csv"), records_of(f"{data}.csv")
    pairs = [Marginal(pair) for pair in itertools.combinations(range(len(plan.attributes)), 2)]
    for share, c in itertools.product(asked.shares, COUNTS[data]):
        scores = true_scores(records, pairs, c)
        best = frozenset(sorted(pairs, key=lambda pair: -scores[pair])[:c])
        runs = [_run(plan, records, asked.epsilon, (share, c), best) for _ in range(asked.runs)]
        reached = [sum(scores[pair] for pair in run[0]) / sum(scores[pair] for pair in best) for run in runs]
        yield {
            "data": data,
            "epsilon": float(asked.epsilon),
            "share": float(share),
            "c": c,
            "pairs": len(pairs),
            "overlap": float(np.mean([len(best & run[0]) / c for run in runs])),
            "overlap of random": c / len(pairs),
            "score": float(np.mean(reached)),
            **{f"error, {way}": float(np.mean([run[1][way] for run in runs])) for way in WAYS},
        }


def true_scores(records: MemoryRecords, pairs: Sequence[Marginal], c: int) -> dict[Marginal, int]:
    """Return the score of every pair from exact tables of one attribute: what a suggestion without noise goes by."""
    exact = KnownTables([KnownTable(axis, records.count(axis), 0.0) for axis in _axes(records)])
    noise = {pair: noise_of_table(records.domain.n_cells(pair), c / RELEASED) for pair in pairs}
    candidates = [Candidate(pair, expected_table(pair, exact), noise[pair]) for pair in pairs]
    return dict(zip(pairs, table_scores(candidates, records.count).tolist(), strict=True))


def _axes(records: MemoryRecords) -> list[Marginal]:
    return [Marginal((axis,)) for axis in range(len(records.domain.attributes))]


def _run(
    plan: Plan, records: MemoryRecords, epsilon: Fraction, how: tuple[Fraction, int], best: frozenset[Marginal]
) -> tuple[frozenset[Marginal], dict[str, float]]:
    """Suggest once; return what was chosen, and the error of what is not published by each way."""
    share, c = how
    planning.ONE_WAY_SHARE = share  # the one constant of the program that this measures
    planned = plan_suggestion(plan, SuggestionTerms(c, epsilon), None, "")
    parts = tuple(ReleaseCost.pure(part) for part in planned.parts)
    found = planned.find(records, parts_of(1, ReleaseCost.pure(epsilon), parts))
    chosen = frozenset(Marginal.of(map(plan.domain.position, names)) for names in found.tables)
    singles = [
        KnownTable(Marginal((plan.domain.position(each.attribute),)), np.array(each.counts), each.standard_deviation**2)
        for each in found.one_way
    ]
    ways = dict(zip(WAYS, (chosen, frozenset(random.sample(planned.candidates, c)), best), strict=True))
    return chosen, {
        way: _error(records, singles, _released(plan, records, sorted(pairs))) for way, pairs in ways.items()
    }


def _released(plan: Plan, records: MemoryRecords, pairs: Sequence[Marginal]) -> list[KnownTable]:
    workload, terms = of_marginals(plan.domain, pairs), PrivacyTerms(ReleaseCost.pure(RELEASED))
    made = for_recovery(make_noise_plan(workload, "marginals", BudgetSplit.DIRECT_OPTIMAL, terms), Recovery.DIRECT)
    answers = measure(made, records, paid, SystemBits())
    tables = recover(made, answers, Recovery.DIRECT, OutputRules(True, True, 0.95)).published
    variances = made.cell_variances(Recovery.DIRECT).tolist()
    rounded = (np.rint(table).astype(np.int64) for table in tables)
    return [KnownTable(*each) for each in zip(pairs, rounded, variances, strict=True)]


def _error(records: MemoryRecords, singles: Sequence[KnownTable], published: Sequence[KnownTable]) -> float:
    """Return the mean error of the pairs that are not published."""
    n_axes, n_rows = len(records.domain.attributes), int(records.count(Marginal(())))
    even = joint(records.domain.sizes, [*singles, *published])
    gone = {table.marginal for table in published}
    errors = []
    for pair in map(Marginal, itertools.combinations(range(n_axes), 2)):
        if pair not in gone:
            estimate = even.sum(axis=tuple(axis for axis in range(n_axes) if axis not in pair)) * n_rows
            errors.append(np.abs(estimate - records.count(pair)).sum() / (2 * n_rows))
    return float(np.mean(errors))


def joint(sizes: Sequence[int], tables: Sequence[KnownTable]) -> Reals:
    """Return the most even distribution that agrees with these tables, those that come last the closest."""
    even = np.full(sizes, 1 / np.prod(sizes))
    for _ in range(SWEEPS):
        for table in tables:
            gone = tuple(axis for axis in range(len(sizes)) if axis not in table.marginal)
            sums = even.sum(axis=gone, keepdims=True)
            wanted = np.maximum(table.counts, 0) / max(1, np.maximum(table.counts, 0).sum())
            even *= np.divide(wanted.reshape(sums.shape), sums, out=np.zeros_like(sums), where=sums > 0)
    return even
