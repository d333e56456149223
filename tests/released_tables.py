"""Releases and comparisons built by hand, for tests of whatever shows or writes them."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from core.domain.bins import bin_labels
from core.domain.contingency_table import ContingencyTable
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.outcomes import ComparedTable, Comparison, Outcome, Recommendation
from core.release.rehearsal import Rehearsal
from core.release.release import AttributeStatement, MarginError, Release, ReleasedTable, Statement

LABELS = {
    "sex": ("Female", "Male"),
    "age": bin_labels((0, 18, 65, 120)),
    "town": ("Leeds", "York"),
}


def released_table(names: tuple[str, ...] = ("age", "sex"), half_width: float = 12.0) -> ReleasedTable:
    """Return a table whose cells count 100, 107, 114, … in reading order, all with the same ±."""
    shape = tuple(len(LABELS[name]) for name in names)
    values = (100 + 7 * np.arange(np.prod(shape), dtype=np.float64)).reshape(shape)
    proper = (subset for size in range(len(names)) for subset in combinations(names, size))
    return ReleasedTable(
        published=ContingencyTable(names, tuple(LABELS[name] for name in names), values),
        standard_deviation=np.full(shape, half_width / 2),
        low=np.maximum(values - half_width, 0),
        high=values + half_width,
        half_width=half_width,
        margins=tuple(MarginError(subset, half_width, 2 * half_width + len(subset)) for subset in proper),
        weight=1.0,
    )


def statement(*, rehearsal: bool = False) -> Statement:
    """Return the statement of a pure ε = 1 release."""
    return Statement(
        claim="These tables satisfy 1-differential privacy.",
        lines=("Every row is one person.", "± is noise only, not sampling error."),
        dataset="Survey 2025",
        definition="pure",
        epsilon="1",
        delta="0",
        rho="0",
        neighbours="add-remove",
        unit="row",
        at_most=1,
        strategy="marginals",
        budget="optimal",
        recovery="optimal",
        noise="discrete Laplace",
        groups=(("age × sex", "1", 1),),
        post_processing=("non-negative", "whole numbers"),
        coverage=0.95,
        attributes=tuple(AttributeStatement(name, "categories", labels, "declared") for name, labels in LABELS.items()),
        date="2026-01-02T03:04:05Z",
        version="0.1.0",
        rehearsal=rehearsal,
        reference="" if rehearsal else "3",
    )


def release(*, rehearsal: bool = False) -> Release:
    """Return a release of three tables."""
    tables = (released_table(("age", "sex")), released_table(("town",)), released_table(("age", "sex", "town"), 150.0))
    return Release(tables, statement(rehearsal=rehearsal))


def rehearsal() -> Rehearsal:
    """Return a rehearsal of 20 runs, whose made-up counts are 5 above the noisy numbers."""
    made = release(rehearsal=True)
    return Rehearsal(made, (), 20, 600, tuple(table.published.values + 5 for table in made.tables))


def outcome(strategy: str, budget: str, recovery: str, total: float | None) -> Outcome:
    """Return an outcome of two tables; total None: it does not fit."""
    fits = total is not None
    return Outcome(
        strategy=strategy,
        split=BudgetSplit(budget),
        recovery=Recovery(recovery),
        fits=fits,
        reason=None if fits else "The full table would have 10,000,000 cells.",
        total_variance=total,
        continuous_variance=total,
        variances=(total / 10, total / 20) if total else (),
        half_widths=(total**0.5, 2 * total**0.5) if total else (),
        seconds=0.2 if fits else 0.0,
        bytes=3_000_000 if fits else 0,
        shares=(("age × sex", 0.6), ("town", 0.4)) if fits else (),
        typical_half_width=total**0.5 if total else None,
    )


def comparison() -> Comparison:
    """Return two strategies that fit and one that does not, each uniform and optimal, direct and optimal."""
    totals = {"base": None, "marginals": 400.0, "fourier": 900.0}
    outcomes = tuple(
        outcome(
            strategy,
            budget,
            recovery,
            total and total * (0.8 if budget == "optimal" else 1) * (0.9 if recovery == "optimal" else 1),
        )
        for strategy, total in totals.items()
        for budget in ("uniform", "optimal")
        for recovery in ("direct", "optimal")
    )
    tables = (ComparedTable(("age", "sex"), 6, 1.0), ComparedTable(("town",), 2, 3.0))
    why = "It has the least total error of all that fit."
    best = Recommendation("marginals", BudgetSplit.DIRECT_OPTIMAL, Recovery.LEAST_SQUARES, why)
    return Comparison(tables, outcomes, best, 0.95)
