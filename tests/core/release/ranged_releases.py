"""Releases of tables that ask for ranges, made by the real pipeline from invented people."""

from __future__ import annotations

import numpy as np

from core.data.memory_table import MemoryTable
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.layout import Unit
from core.measuring.measure import measure
from core.planning.allocation import Allocation
from core.planning.plan import Plan, Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.budget import Budget
from core.progress import Progress
from core.recovery.pipeline import Shape, recover
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
UNBIASED = Shape(non_negative=False, whole_numbers=False, coverage=0.95)
TIDY = Shape(non_negative=True, whole_numbers=True, coverage=0.95)


def people(n: int = 3000) -> MemoryTable:
    """Invented people."""
    generator = np.random.default_rng(4)
    sizes = WORKLOAD.domain.sizes
    return MemoryTable(WORKLOAD.domain, tuple(generator.integers(0, size, n).astype(np.uint8) for size in sizes))


def planned(key: str = "hierarchy", budget: Budget | None = None) -> Plan:
    """A plan for the tables."""
    return make_plan(WORKLOAD, key, Allocation.OPTIMAL, Price(budget or Budget.pure(1)))


def released(plan: Plan, shape: Shape = TIDY, seed: int = 1, recovery: Recovery = Recovery.OPTIMAL) -> Release:
    """A whole release."""
    draw = measure(plan, people(), paid, SeededBits(seed), Progress())
    occasion = Occasion("Survey", Unit(), "2026-01-02T03:04:05+00:00", "0.1.0", "7", rehearsal=False)
    return publish(plan, recover(plan, draw, recovery, shape, Progress()), shape, occasion)
