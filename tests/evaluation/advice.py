"""What the program recommends for a workload of section V, and how long the whole comparison takes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from fractions import Fraction

from core.planning.outcomes import ComparedQuestion
from core.planning.strategy_ranking import compare_strategies
from tests.evaluation.releases import price_of, workload_of
from tests.evaluation.summary import Facts


def recommended(data: str, workload: str, epsilons: Sequence[Fraction], delta: Fraction) -> list[Facts]:
    """Return one row per ε: the recommended road, why, and processor seconds; only the first plans from nothing."""
    found: list[Facts] = []
    for epsilon in epsilons:
        started = time.process_time()
        question = ComparedQuestion(workload_of(data, workload), price_of(epsilon, delta), 0.95)
        best = compare_strategies(question).recommended
        seconds = time.process_time() - started
        own = {"data": data, "workload": workload, "epsilon": float(epsilon)}
        told = asdict(best)
        found.append(own | {"budget": told.pop("split")} | told | {"seconds": seconds})
    return found
