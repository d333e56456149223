"""Average variance of a range, by strategy and split of the budget: python tests/benchmarks/ranges.py [labels ...]."""

from __future__ import annotations

import sys
from fractions import Fraction
from time import perf_counter

from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.workload.workload import WantedTable, Workload

KEYS = ("marginals", "hierarchy", "wavelet", "weighted")
BUDGETS = (ReleaseCost.pure(1), ReleaseCost.concentrated(Fraction(1, 2)))
LABELS = (16, 75, 256, 1024)


def workload_of(n: int, asked: str) -> Workload:
    """One attribute of n bins, asked for "ranges" or "prefixes"."""
    attribute = Attribute("age", Kind.NUMBER, edges=tuple(map(float, range(n + 1))))
    return Workload(Domain((attribute,)), (WantedTable((0,), 1.0, **{asked: (0,)}),))


def main() -> None:
    """Print one line per case: least squares with each split of the budget."""
    print(f"{'labels':>6} {'asked':9} {'budget':8} {'strategy':9}", *(f"{each:>10}" for each in BudgetSplit), "seconds")
    for n in map(int, sys.argv[1:] or LABELS):
        for asked in ("ranges", "prefixes"):
            for budget in BUDGETS:
                for key in KEYS:
                    start = perf_counter()
                    plans = [
                        make_noise_plan(workload_of(n, asked), key, each, PrivacyTerms(budget)) for each in BudgetSplit
                    ]
                    found = [noise_plan.query_variances(Recovery.LEAST_SQUARES)[0] for noise_plan in plans]
                    figures = (f"{variance:10.1f}" for variance in found)
                    print(f"{n:6} {asked:9} {budget.definition:8} {key:9}", *figures, f"{perf_counter() - start:6.2f}")


if __name__ == "__main__":
    main()
