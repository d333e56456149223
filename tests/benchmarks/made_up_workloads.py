"""Workloads of any size over attributes that do not exist, with records of people who do not, for the benchmarks."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import chain, combinations, islice
from pathlib import Path

import numpy as np

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.workload.workload import Workload, of_marginals

ROWS = 10_000
GAUSSIAN = PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 2)))
PURE = PrivacyTerms(ReleaseCost.pure(1))


def domain_of(n_attributes: int, n_labels: int) -> Domain:
    """Attributes of equally many labels each."""
    labels = tuple(map(str, range(n_labels)))
    return Domain(tuple(Attribute(f"a{number}", Kind.CATEGORIES, labels) for number in range(n_attributes)))


def all_tables(domain: Domain, order: int, at_most: int | None = None) -> Workload:
    """All tables of `order` attributes, or the first of them."""
    return of_marginals(domain, islice(combinations(range(len(domain.attributes)), order), at_most))


def all_tables_up_to(domain: Domain, order: int) -> Workload:
    """All tables of at most `order` attributes, the number of records included."""
    axes = range(len(domain.attributes))
    return of_marginals(domain, chain.from_iterable(combinations(axes, k) for k in range(order + 1)))


def people(domain: Domain) -> MemoryRecords:
    """Ten thousand records, uniformly made up."""
    chance = np.random.default_rng(1)
    return MemoryRecords(domain, tuple(chance.integers(0, n, ROWS).astype(np.uint8) for n in domain.sizes))


def megabytes() -> float:
    """The largest memory of this process so far; `getrusage` would count what its parent had when it began."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


def timed(work: Callable[[], object], clock: Callable[[], float]) -> float:
    """Seconds by `clock` that `work` takes."""
    started = clock()
    work()
    return clock() - started
