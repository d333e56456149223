"""Releases of tables that ask for ranges, made by the real pipeline from invented people."""

from __future__ import annotations

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.reading_layout import ProtectedUnit
from core.measuring.measure import measure
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.release.publish import publish
from core.release.release import Release
from core.release.statement import Occasion
from core.workload.workload import WantedTable, Workload
from tests.paid import paid
from tests.seeded_bits import SeededBits

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
AGE = Attribute("age", Kind.NUMBER, edges=tuple(map(float, range(0, 100, 9))), missing="not stated")
WORKLOAD = Workload(
    Domain((SEX, AGE)),
    (WantedTable((1, 0), ranges=(1,)), WantedTable((0,)), WantedTable((1,), prefixes=(1,))),
)
UNBIASED = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
TIDY = OutputRules(non_negative=True, whole_numbers=True, coverage=0.95)


def people(n: int = 3000) -> MemoryRecords:
    """Invented people."""
    generator = np.random.default_rng(4)
    sizes = WORKLOAD.domain.sizes
    return MemoryRecords(WORKLOAD.domain, tuple(generator.integers(0, size, n).astype(np.uint8) for size in sizes))


def planned(key: str = "hierarchy", budget: ReleaseCost | None = None) -> NoisePlan:
    """A plan for the tables."""
    return make_noise_plan(WORKLOAD, key, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(budget or ReleaseCost.pure(1)))


def released(
    noise_plan: NoisePlan, shape: OutputRules = TIDY, seed: int = 1, recovery: Recovery = Recovery.LEAST_SQUARES
) -> Release:
    """A whole release."""
    draw = measure(noise_plan, people(), paid, SeededBits(seed))
    occasion = Occasion("Survey", ProtectedUnit(), "2026-01-02T03:04:05+00:00", "0.1.0", "7", rehearsal=False)
    return publish(noise_plan, recover(noise_plan, draw, recovery, shape), shape, occasion)
