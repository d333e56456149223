"""Releases made by the real pipeline from invented people, without a file or a ledger."""

from __future__ import annotations

import numpy as np

from core.data.memory_table import MemoryTable
from core.domain.layout import Unit
from core.measuring.measure import measure
from core.planning.allocation import Allocation
from core.planning.plan import Plan, Recovery
from core.planning.planner import draft, price_draft
from core.planning.price import Price
from core.privacy.budget import Budget
from core.progress import Progress
from core.recovery.pipeline import Recovered, Shape, recover
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
UNBIASED = Shape(non_negative=False, whole_numbers=False, coverage=0.95)


def workload() -> Workload:
    """Three tables, the first in an order of its owner's."""
    return Workload(domain_of(SIZES), tuple(WantedTable(axes, 1.0 + i) for i, axes in enumerate(WANTED)))


def people(n: int = 150) -> MemoryTable:
    """Invented people."""
    generator = np.random.default_rng(9)
    return MemoryTable(workload().domain, tuple(generator.integers(0, size, n).astype(np.uint8) for size in SIZES))


def plan(budget: Budget | None = None, **terms: object) -> Plan:
    """A plan for the tables; where a δ is allowed, with Gaussian noise, also where pure noise is less."""
    price = Price(budget or Budget.pure(1), **terms)
    return price_draft(draft(workload(), find("marginals"), price.terms), Allocation.OPTIMAL, price)


def recovered(of: Plan, recovery: Recovery = Recovery.OPTIMAL, shape: Shape = UNBIASED, seed: int = 1) -> Recovered:
    """Tables of the invented people."""
    draw = measure(of, people(), paid, SeededBits(seed), Progress())
    return recover(of, draw, recovery, shape, Progress())


def recovered_of(of: Plan) -> Recovered:
    """Tables of three people with the first label everywhere, for a plan over any attributes."""
    domain = of.workload.domain
    people = MemoryTable(domain, tuple(np.zeros(3, dtype=np.uint8) for _ in domain.sizes))
    return recover(of, measure(of, people, paid, SeededBits(1), Progress()), Recovery.DIRECT, UNBIASED, Progress())


def occasion(unit: Unit | None = None, *, rehearsal: bool = False) -> Occasion:
    """An occasion like any other."""
    reference = "" if rehearsal else "7"
    return Occasion("Survey", unit or Unit(), "2026-01-02T03:04:05+00:00", "0.1.0", reference, rehearsal=rehearsal)


def published(of: Plan, shape: Shape = UNBIASED) -> Release:
    """A whole release."""
    return publish(of, recovered(of, shape=shape), shape, occasion())
