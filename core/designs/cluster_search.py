"""Greedy search for a few wider marginals that cover the wanted tables: start from the tables, merge while it helps.

With the optimal split and direct recovery, a cluster that serves tables of total weight a by a marginal of n cells adds
(a n)^(1/3) to the cube root of the loss (Laplace), or (a n)^(1/2) to its square root (Gaussian). Each step merges the
pair that lowers the sum most: the search minimises the loss itself, and updates only the pairs that changed.
Reference: Ding, Winslett, Han, Li, Differentially private data cubes (SIGMOD 2011), whose measure ignores budgets.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.domain.marginal import Marginal
from core.privacy.release_cost import Norm
from core.progress import check_cancelled
from core.workload.workload import CELL_LIMIT, Workload

MOST_MERGED = 1500
"""Tables up to which all pairs are compared: beyond, tables inside others are absorbed first, and nothing else is
merged if more clusters are left. The matrix of gains has this number squared of floats: 18 MB."""

TIE = 1e-9
"""A smaller gain may be rounding. At a tie the tables stay apart: least squares gains more from separate tables."""


@lru_cache(maxsize=16)
def clusters(workload: Workload, norm: Norm) -> tuple[tuple[Marginal, tuple[int, ...]], ...]:
    """Return the clusters: the marginal to measure, and the numbers of the wanted tables it serves."""
    search = _ClusterSearch(workload, 1 / 3 if norm is Norm.L1 else 1 / 2)
    if len(workload.tables) > MOST_MERGED:
        search.absorb()
    if len(search.alive()) <= MOST_MERGED:
        search.merge()
    return tuple(search.result())


class _ClusterSearch:
    """The clusters as rows of arrays: attributes, weight, tables. A row that was merged into another is dead."""

    def __init__(self, workload: Workload, power: float) -> None:
        sizes = workload.domain.sizes
        self._logs = np.log(np.array(sizes, dtype=np.float64))
        self._marginals = workload.marginals
        self._has = np.zeros((len(workload.tables), len(sizes)), dtype=np.bool_)
        for number, marginal in enumerate(workload.marginals):
            self._has[number, list(marginal)] = True
        self._cell_logs = self._has @ self._logs
        self._weight = np.array(workload.weights)
        self._tables = [[number] for number in range(len(workload.tables))]
        self._dead = np.zeros(len(self._tables), dtype=np.bool_)
        self._power = power

    def alive(self) -> NDArray[np.intp]:
        """Return the numbers of the clusters that are left."""
        return np.flatnonzero(~self._dead)

    def result(self) -> list[tuple[Marginal, tuple[int, ...]]]:
        """Return marginal and tables of the clusters that are left."""
        return [(Marginal(np.flatnonzero(self._has[i]).tolist()), tuple(self._tables[i])) for i in self.alive()]

    def absorb(self) -> None:
        """Merge every table into the smallest other table that contains it: no larger marginal is measured."""
        place = {marginal: number for number, marginal in enumerate(self._marginals)}
        by_size = np.argsort(self._cell_logs, kind="stable").tolist()
        home: dict[int, int] = {}
        for outer in by_size:
            inside = (place.get(subset) for subset in self._marginals[outer].subsets())
            for inner in inside:
                if inner is not None and inner != outer:
                    home.setdefault(inner, outer)
        for inner in by_size:
            if inner in home:
                self._join(home[inner], inner)

    def merge(self) -> None:
        """Merge the pair that lowers the loss most, until none does."""
        gains = np.full((len(self._dead), len(self._dead)), np.inf)
        for number in self.alive():
            check_cancelled()
            gains[number] = self._gains(int(number))
        while True:
            check_cancelled()
            one, other = divmod(int(gains.argmin()), len(gains))
            if not gains[one, other] < -TIE:
                return
            self._join(one, other)
            gains[other], gains[:, other] = np.inf, np.inf
            gains[one] = self._gains(one)
            gains[:, one] = gains[one]

    def _join(self, one: int, other: int) -> None:
        self._has[one] |= self._has[other]
        self._cell_logs[one] = self._logs[self._has[one]].sum()
        self._weight[one] += self._weight[other]
        self._tables[one] += self._tables[other]
        self._dead[other] = True

    def _gains(self, one: int) -> NDArray[np.float64]:
        """Return the change of the root of the loss by merging `one` with each other cluster; inf if impossible."""
        # Cells as exp of a sum of logarithms, less those of the attributes in both: only these columns are looked at,
        # as a product of whole matrices takes 20 s for 700 tables of 700 attributes.
        own = np.flatnonzero(self._has[one])
        cells = np.exp(self._cell_logs + self._cell_logs[one] - self._has[:, own] @ self._logs[own])
        merged = (cells * (self._weight + self._weight[one])) ** self._power
        apart = (np.exp(self._cell_logs) * self._weight) ** self._power
        gains = merged - apart - apart[one]
        gains[self._dead | (cells > CELL_LIMIT)] = np.inf
        gains[one] = np.inf
        return np.asarray(gains)
