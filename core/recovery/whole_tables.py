"""Tables that are whole, non-negative and consistent at once: the tables of made-up records.

Yaroslavtsev et al. leave open how to have all three without base counts. Here records are searched whose tables are
near the estimates, with at most as many kinds as there are people, however large the domain is. The search starts from
a chain of conditionals, raked and rounded, and moves records until Σ over tables of weight / variance × |difference|²
falls by a negligible part only. The estimated total, rounded, is kept exactly. Nothing is random, and the only input is
noisy tables (`core/MATHEMATICS.md`, "Consistent tables").
Reference: Yaroslavtsev et al. (ICDE 2013), section VI.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.progress import check_cancelled, report
from core.recovery.first_records import first_records
from core.recovery.record_moves import exchanged, relabelled
from core.recovery.records import Records, Surplus
from core.words import N_

ROUNDS = 30
"""Rounds at most, each of exchanges, then SWEEPS sweeps of relabelling; fewer leave the tables further off."""
SWEEPS = 3
"""Sweeps over all attributes per round."""
LEAST_GAIN = 0.005
"""Stop when a round lowers the objective by less than this part of it and of its expectation by noise alone."""
ROUNDING = 1 / 12
"""Variance of rounding to whole numbers, added to every variance: even an exact table cannot be matched closer."""
MOST_KINDS = 50_000
"""Kinds of records at most: more make sweeps slower than the limit on work allows."""
FEW_KINDS = 500
"""Kinds of records at least; with fewer, tables of many cells cannot be approached."""
LOOKUPS = 400_000_000
"""Array look-ups at most, all sweeps together, about 20 ns each: eight seconds. Counted, so results are
reproducible."""
EXCHANGE_LOOKUPS = LOOKUPS // 8
"""Look-ups at most for the exchanges of one round."""
MOST_CHOICES = 60
"""Choices of candidates at most, in one round of exchanges."""
SWEEPS_PLANNED = 10
"""Sweeps that the number of kinds must leave room for within LOOKUPS."""
MOST_WORK = 3 * LOOKUPS // (FEW_KINDS * SWEEPS_PLANNED)
"""Look-ups per record and sweep up to which FEW_KINDS kinds can be handled."""
SECONDS_A_LOOKUP = 8e-4
"""Seconds per look-up of one record and sweep; measured by `tests/benchmarks/estimates.py`."""
MOST_SECONDS = 8.0
"""Seconds when all LOOKUPS are used; measured by `tests/benchmarks/estimates.py`."""
MOST_TABLES = 1000
"""Tables at most: each costs dozens of calls per sweep whatever its size; 4,950 tables took a minute and a half."""


@dataclass(frozen=True, slots=True)
class TargetTables:
    """Target tables of the search.

    Attributes:
        tables: estimates, one per target; may be negative or inconsistent.
        targets: the marginals of the tables.
        variances: of one cell of each; 0 where a table is exact.
        importance: of each, > 0.
        sizes: number of labels of every attribute of the domain.
    """

    tables: Sequence[Reals]
    targets: Sequence[Marginal]
    variances: Sequence[float]
    importance: Sequence[float]
    sizes: tuple[int, ...]

    @property
    def weights(self) -> Reals:
        """Weight of a squared difference of one count in each table."""
        return np.asarray(self.importance) / (np.asarray(self.variances) + ROUNDING)


def work_of(targets: Sequence[Marginal], sizes: tuple[int, ...]) -> int:
    """Return the number of array look-ups for one record in one sweep."""
    return sum(sizes[axis] + len(target) for target in targets for axis in target)


def too_much(targets: Sequence[Marginal], sizes: tuple[int, ...]) -> bool:
    """Return whether the search would take too long for these tables."""
    return len(targets) > MOST_TABLES or work_of(targets, sizes) > MOST_WORK


def seconds_for_records(targets: Sequence[Marginal], sizes: tuple[int, ...]) -> float:
    """Return the estimated seconds of the search."""
    return min(MOST_SECONDS, SECONDS_A_LOOKUP * work_of(targets, sizes))


def whole_records(wanted: TargetTables, start: Sequence[Reals]) -> Records:
    """Return records whose tables are a local optimum of the distance to the wanted tables; each sweep is reported.

    Args:
        wanted: not `too_much`.
        start: consistent tables without negative numbers near the wanted ones.
    """
    work = max(1, work_of(wanted.targets, wanted.sizes))
    most = min(MOST_KINDS, max(FEW_KINDS, LOOKUPS // (SWEEPS_PLANNED * work)))
    records = first_records(start, wanted.targets, wanted.sizes, most)
    return _RecordSearch(wanted, work).improved(records) if len(records.counts) else records


class _RecordSearch:
    """The local search, until a round gains too little or the work allowed is done."""

    def __init__(self, wanted: TargetTables, work: int) -> None:
        self._wanted, self._work = wanted, work
        self._left = float(LOOKUPS)
        self._sweeps = 0
        sizes = np.array([table.size for table in wanted.tables])
        self._noise = float(np.asarray(wanted.importance) @ sizes)

    def improved(self, records: Records) -> Records:
        """Return the improved records."""
        wanted = self._wanted
        surplus = Surplus(records, wanted.tables, wanted.targets, wanted.weights.tolist())
        # Large steps first: many records of one kind at once, then a quarter as many, down to single records.
        unit = int(records.counts.mean()) // 2
        while unit > 1:
            records = self._swept(records, surplus, unit)
            unit //= 4
        for _ in range(ROUNDS):
            before = surplus.distance
            looks = EXCHANGE_LOOKUPS // (len(wanted.targets) * len(records.counts))
            records = exchanged(records, surplus, min(MOST_CHOICES, looks))
            for _ in range(SWEEPS):
                records = self._swept(records, surplus, 1)
            if before - surplus.distance <= LEAST_GAIN * (surplus.distance + self._noise) or self._left <= 0:
                break
        return records

    def _swept(self, records: Records, surplus: Surplus, unit: int) -> Records:
        check_cancelled()
        report(LOOKUPS - self._left, LOOKUPS, N_("Progress", "Making whole numbers that add up"))
        self._sweeps += 1
        self._left -= self._work * len(records.counts)
        # 0.618 is near the golden ratio: every sweep selects another part of the moves.
        return relabelled(records, surplus, unit, self._sweeps * 0.618)
