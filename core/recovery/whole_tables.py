"""Tables that are whole, not negative and consistent at once: the tables of made-up records.

The paper leaves open how to have all three without base counts. Here the records themselves are looked for, at most as
many kinds of them as there are people, however large the domain is: a chain of conditionals, raked and rounded, is
moved record by record until Σ over tables of weight / variance × (squares of what the cells are off) gets no smaller to
speak of. The estimated total, rounded, is kept exactly. Nothing is random, and nothing is seen but noisy tables.
Reference: Yaroslavtsev et al. (ICDE 2013), section VI.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.progress import Progress
from core.recovery.exchange_records import exchanged
from core.recovery.first_records import first_records
from core.recovery.records import Records
from core.recovery.relabel_records import relabelled
from core.recovery.surplus import Surplus
from core.words import N_

ROUNDS = 30
SWEEPS = 3
"""Rounds at most, each of exchanges and then so many sweeps over the attributes."""
WORTHWHILE = 0.005
"""Stop when a round lowers the sum by less than this part of itself and of what noise alone makes it."""
ROUNDING = 1 / 12
"""Variance of rounding to whole numbers: even an exact table is not held to more."""

MOST_KINDS = 50_000
FEW_KINDS = 500
LOOKUPS = 400_000_000
"""Looked-up numbers at most, all sweeps together; about 20 ns each on the machine we develop on."""
EXCHANGED = LOOKUPS // 8
LOOKS = 60
"""Lookups at most for exchanges in one round, and looks for candidates."""
LOOKUPS_A_KIND = 10
"""Sweeps to make room for, when the number of kinds is chosen."""
MOST_WORK = 3 * LOOKUPS // (FEW_KINDS * LOOKUPS_A_KIND)
"""Lookups for one record and one sweep, beyond which not even a few kinds could be looked after."""
SECONDS_A_LOOKUP = 8e-4
MOST_SECONDS = 8.0
"""For one record and one sweep, and when all lookups are used up; measured by `tests/benchmarks/estimates.py`."""
MOST_TABLES = 1000
"""Each table costs every sweep some dozens of calls, however small it is: 4,950 tables took a minute and a half."""


@dataclass(frozen=True, slots=True)
class TargetTables:
    """Tables to come near to.

    Attributes:
        tables: estimates, one per target; may be negative or disagree.
        targets: what they are tables of.
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
        """What a square of one count is worth in each table."""
        return np.asarray(self.importance) / (np.asarray(self.variances) + ROUNDING)


def work_of(targets: Sequence[Marginal], sizes: tuple[int, ...]) -> int:
    """Return how many numbers are looked up for one record in one sweep."""
    return sum(sizes[axis] + len(target) for target in targets for axis in target)


def too_much(targets: Sequence[Marginal], sizes: tuple[int, ...]) -> bool:
    """Return whether these are more tables than records can be found for in acceptable time."""
    return len(targets) > MOST_TABLES or work_of(targets, sizes) > MOST_WORK


def seconds_for_records(targets: Sequence[Marginal], sizes: tuple[int, ...]) -> float:
    """Return the estimated seconds that finding the records takes."""
    return min(MOST_SECONDS, SECONDS_A_LOOKUP * work_of(targets, sizes))


def whole_records(wanted: TargetTables, start: Sequence[Reals], progress: Progress) -> Records:
    """Return records whose tables are as near to the wanted ones as moves bring them.

    Args:
        wanted: not `too_much`.
        start: the wanted tables without negative numbers, consistent.
        progress: is told after each sweep, and may cancel.
    """
    work = max(1, work_of(wanted.targets, wanted.sizes))
    most = min(MOST_KINDS, max(FEW_KINDS, LOOKUPS // (LOOKUPS_A_KIND * work)))
    records = first_records(start, wanted.targets, wanted.sizes, most)
    return _RecordSearch(wanted, work, progress).improved(records) if len(records.counts) else records


class _RecordSearch:
    """Moves records until it is not worth while any more, or until the work allowed is done."""

    def __init__(self, wanted: TargetTables, work: int, progress: Progress) -> None:
        self._wanted, self._work, self._progress = wanted, work, progress
        self._left = float(LOOKUPS)
        self._sweeps = 0
        sizes = np.array([table.size for table in wanted.tables])
        self._noise = float(np.asarray(wanted.importance) @ sizes)

    def improved(self, records: Records) -> Records:
        """Return the records at the end."""
        wanted = self._wanted
        surplus = Surplus(records, wanted.tables, wanted.targets, wanted.weights.tolist())
        unit = int(records.counts.mean()) // 2
        while unit > 1:
            records = self._swept(records, surplus, unit)
            unit //= 4
        for _ in range(ROUNDS):
            before = surplus.distance
            looks = EXCHANGED // (len(wanted.targets) * len(records.counts))
            records = exchanged(records, surplus, min(LOOKS, looks))
            for _ in range(SWEEPS):
                records = self._swept(records, surplus, 1)
            if before - surplus.distance <= WORTHWHILE * (surplus.distance + self._noise) or self._left <= 0:
                break
        return records

    def _swept(self, records: Records, surplus: Surplus, unit: int) -> Records:
        self._progress.check()
        self._progress.report(LOOKUPS - self._left, LOOKUPS, N_("Progress", "Making whole numbers that add up"))
        self._sweeps += 1
        self._left -= self._work * len(records.counts)
        return relabelled(records, surplus, unit, self._sweeps * 0.618)
