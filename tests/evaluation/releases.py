"""Real releases of one strategy on one workload of section V, and how far they are from the truth.

This is research on public data: the true counts are read here to measure errors, which nothing in `core` or `guiapp`
does, and no ledger is charged. The noise is the shipped one, through the shipped measuring and recovery.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import _lru_cache_wrapper, lru_cache

import numpy as np

from core.data.memory_records import MemoryRecords
from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import SPLIT_RECOVERY_PAIRS
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.workload.workload import Workload
from tests.evaluation_data import document_of, records_of, section_v
from tests.paid import paid

DATA = {"nltcs": "a1", "adult": "workclass"}
"""Each dataset with the fixed attribute of Q1a and Q2a: its first."""
UNBIASED = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
NORMAL = np.sqrt(2 / np.pi)
"""Mean absolute value of a normal number in standard deviations; a single Laplace number has 0.707, sums come near."""


@dataclass(frozen=True, slots=True)
class Task:
    """One strategy on one workload of one dataset.

    Attributes:
        data: "nltcs" or "adult".
        workload: "Q1" to "Q2a".
        strategy: key of the strategy.
        epsilons: amounts of ε.
        delta: 0 for pure ε.
        repeats: releases of each ε and budget.
        patience: processor seconds after which each further ε and budget is released only once.
    """

    data: str
    workload: str
    strategy: str
    epsilons: tuple[Fraction, ...]
    delta: Fraction
    repeats: int
    patience: float


@dataclass(frozen=True, slots=True)
class Row:
    """One release under one recovery; times are processor seconds.

    Attributes:
        data: as in the task, like workload and strategy.
        workload: see above.
        strategy: see above.
        budget: how it was split.
        recovery: how the tables were computed.
        epsilon: of the release.
        repeat: number of the release, from 0.
        relative_error: mean over all cells of |error| / (mean true cell of its table).
        relative_error_of_tables: the same, averaged over tables, however many cells they have.
        relative_error_predicted: the first, from the predicted variances, for normal errors.
        variance: mean over all cells of error².
        variance_predicted: the same, as predicted from the plan alone.
        plan: time to design, split the budget and predict.
        count: time to count all that is measured, records in memory.
        noise: time to transform the counts and draw the noise.
        recover: time to compute the tables.
    """

    data: str
    workload: str
    strategy: str
    budget: str
    recovery: str
    epsilon: float
    repeat: int
    relative_error: float
    relative_error_of_tables: float
    relative_error_predicted: float
    variance: float
    variance_predicted: float
    plan: float
    count: float
    noise: float
    recover: float


class CountedOnce:
    """A table that remembers its counts, and how long it took to count."""

    def __init__(self, table: MemoryRecords) -> None:
        self._table, self._known = table, {}
        self.domain, self.seconds = table.domain, 0.0

    def count(self, marginal):
        """Return the exact counts."""
        if marginal not in self._known:
            started = time.process_time()
            self._known[marginal] = self._table.count(marginal)
            self._known[marginal].setflags(write=False)
            self.seconds += time.process_time() - started
        return self._known[marginal]


class Truth:
    """The true tables of a workload, and how errors are summed up."""

    def __init__(self, table: MemoryRecords, workload: Workload) -> None:
        self.tables = [table.count(marginal).astype(np.float64) for marginal in workload.marginals]
        self._cells = np.array(workload.cells)
        self._means = np.array([table.mean() for table in self.tables])

    def errors(self, tables: Sequence[np.ndarray]) -> dict[str, float]:
        """Return what `Row` says of the errors of released tables."""
        wrong = [found - exact for found, exact in zip(tables, self.tables, strict=True)]
        relative = np.array([np.abs(each).mean() for each in wrong]) / self._means
        return {
            "relative_error": self._of_cells(relative),
            "relative_error_of_tables": float(relative.mean()),
            "variance": self._of_cells(np.array([(each**2).mean() for each in wrong])),
        }

    def predicted(self, variances: np.ndarray) -> dict[str, float]:
        """Return what is predicted, for the variance of one cell of each table."""
        relative = NORMAL * np.sqrt(variances) / self._means
        return {
            "relative_error_predicted": self._of_cells(relative),
            "variance_predicted": self._of_cells(variances),
        }

    def _of_cells(self, of_tables: np.ndarray) -> float:
        return float(of_tables @ self._cells / self._cells.sum())


def workload_of(data: str, workload: str) -> Workload:
    """Return one of the twelve workloads."""
    return replace(document_of(f"{data}.csv"), families=section_v(DATA[data])[workload]).workload()


@lru_cache
def records(data: str) -> MemoryRecords:
    """Return the records of a dataset; kept."""
    return records_of(f"{data}.csv")


def price_of(epsilon: Fraction, delta: Fraction) -> PrivacyTerms:
    """Return pure ε, or (ε, δ), for neighbours with one record more or less."""
    return PrivacyTerms(ReleaseCost.approximate(epsilon, delta) if delta else ReleaseCost.pure(epsilon))


def released(task: Task) -> list[Row]:
    """Return the rows of a task, and make the releases they tell of."""
    workload, table = workload_of(task.data, task.workload), CountedOnce(records(task.data))
    return list(rows_of(task, workload, table, Truth(table, workload)))


def rows_of(task: Task, workload: Workload, table: CountedOnce, truth: Truth) -> Iterator[Row]:
    """Yield the rows of a task on these records.

    Budgets that come to the same noise share their releases.
    """
    planning = {split: _planning_time(task, workload, split) for split in BudgetSplit}
    started = time.process_time()
    for epsilon in task.epsilons:
        drawn = {}
        for split in BudgetSplit:
            noise_plan = make_noise_plan(workload, task.strategy, split, price_of(epsilon, task.delta))
            recoveries = [recovery for budget, recovery in SPLIT_RECOVERY_PAIRS if budget is split]
            if noise_plan.scales not in drawn:
                repeats = task.repeats if time.process_time() - started < task.patience else 1
                drawn[noise_plan.scales] = [_release(noise_plan, table, truth, recoveries) for _ in range(repeats)]
            own = {"budget": str(split), "epsilon": float(epsilon), "plan": planning[split]}
            for repeat, run in enumerate(drawn[noise_plan.scales]):
                for recovery in recoveries:
                    facts = run[recovery] | own | truth.predicted(noise_plan.cell_variances(recovery))
                    names = task.data, task.workload, task.strategy
                    yield Row(*names, recovery=str(recovery), repeat=repeat, **facts)


def _planning_time(task: Task, workload: Workload, split: BudgetSplit) -> float:
    """Return how long it takes a program that has planned nothing before."""
    for each in _caches():
        each.cache_clear()
    started = time.process_time()
    make_noise_plan(workload, task.strategy, split, price_of(task.epsilons[0], task.delta))
    return time.process_time() - started


def _caches() -> Iterator[_lru_cache_wrapper]:
    """Yield what functions and methods of the engine remember by; a search of all objects would take a second."""
    modules = [module for name, module in sys.modules.items() if name.startswith("core.")]
    for thing in [thing for module in modules for thing in vars(module).values()]:
        for each in (thing, *(vars(thing).values() if isinstance(thing, type) else ())):
            if isinstance(each, _lru_cache_wrapper):
                yield each


def _release(
    noise_plan: NoisePlan, table: CountedOnce, truth: Truth, recoveries: Sequence[Recovery]
) -> dict[Recovery, dict[str, float]]:
    """Draw the noise once, and return errors and times under each recovery."""
    counting, started = table.seconds, time.process_time()
    measurements = measure(noise_plan, table, paid, SystemBits())
    noise = time.process_time() - started - (table.seconds - counting)
    found = {}
    for recovery in recoveries:
        started = time.process_time()
        tables = recover(noise_plan, measurements, recovery, UNBIASED).unbiased
        times = {"count": table.seconds, "noise": noise, "recover": time.process_time() - started}
        found[recovery] = truth.errors(tables) | times
    return found
