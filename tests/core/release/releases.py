"""Releases made by the real pipeline from invented people, without a file or a ledger."""

from __future__ import annotations

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.reading_layout import ProtectedUnit
from core.measuring.measure import measure
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import priced_design, split_priced_design
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import Recovered, recover
from core.release.publish import publish
from core.release.release import Release
from core.release.statement import Occasion
from core.strategies.catalogue import find
from core.workload.workload import WantedTable, Workload
from tests.oracle.test_against_dense import domain_of
from tests.paid import paid
from tests.seeded_bits import SeededBits

SIZES = (2, 3, 4)
WANTED = ((2, 0), (1,), (0, 1, 2))
UNBIASED = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)


def workload() -> Workload:
    """Three tables, the first in an order of its owner's."""
    return Workload(domain_of(SIZES), tuple(WantedTable(axes, 1.0 + i) for i, axes in enumerate(WANTED)))


def people(n: int = 150) -> MemoryRecords:
    """Invented people."""
    generator = np.random.default_rng(9)
    return MemoryRecords(workload().domain, tuple(generator.integers(0, size, n).astype(np.uint8) for size in SIZES))


def noise_plan(budget: ReleaseCost | None = None, **terms: object) -> NoisePlan:
    """A plan for the tables; where a δ is allowed, with Gaussian noise, also where pure noise is less."""
    privacy_terms = PrivacyTerms(budget or ReleaseCost.pure(1), **terms)
    return split_priced_design(
        priced_design(workload(), find("marginals"), privacy_terms.noise_terms),
        BudgetSplit.DIRECT_OPTIMAL,
        privacy_terms,
    )


def recovered(
    of: NoisePlan, recovery: Recovery = Recovery.LEAST_SQUARES, rules: OutputRules = UNBIASED, seed: int = 1
) -> Recovered:
    """Tables of the invented people."""
    draw = measure(of, people(), paid, SeededBits(seed))
    return recover(of, draw, recovery, rules)


def recovered_of(of: NoisePlan) -> Recovered:
    """Tables of three people with the first label everywhere, for a plan over any attributes."""
    domain = of.workload.domain
    people = MemoryRecords(domain, tuple(np.zeros(3, dtype=np.uint8) for _ in domain.sizes))
    return recover(of, measure(of, people, paid, SeededBits(1)), Recovery.DIRECT, UNBIASED)


def occasion(unit: ProtectedUnit | None = None, *, rehearsal: bool = False) -> Occasion:
    """An occasion like any other."""
    reference = "" if rehearsal else "7"
    return Occasion(
        "Survey", unit or ProtectedUnit(), "2026-01-02T03:04:05+00:00", "0.1.0", reference, rehearsal=rehearsal
    )


def published(of: NoisePlan, rules: OutputRules = UNBIASED) -> Release:
    """A whole release."""
    return publish(of, recovered(of, rules=rules), rules, occasion())
