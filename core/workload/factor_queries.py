"""The queries along an attribute that is measured by a matrix: the errors of its labels, ranges and cumulative counts.

In the coordinates of the matrix (`core/linear/factor.py`) a sum of labels q has two parts: along the total of all
labels, (qᵀC1/s)² with C = (AᵀA)⁻¹ and s = 1ᵀC1, and apart from it, (qᵀCq - (qᵀC1)²/s) n/s. They multiply the variance
factors of the effects without and with the attribute, as those of labels do with C = I.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from core.arrays import Floats, Places, Reals
from core.linear.factor import Factor
from core.workload.axis_queries import Ask, AxisQueries


@dataclass(frozen=True, slots=True, eq=False)
class FactorQueries:
    """The queries along one attribute with a matrix.

    Attributes:
        n: the number of labels.
        n_ordered: number of ordered labels, which come first.
        ask: the queries over the ordered labels.
        means: 1ᵀC q/s of the sums q of the first 0, 1, … n labels; shape (n + 1,).
        apart: (qᵀCq - (qᵀC1)²/s) n/s of every sum q of consecutive labels, by its first label, then by its last;
            float32, shape (n (n + 1) / 2,), since a kept release holds it: 4,096 labels take 34 MB.
    """

    n: int
    n_ordered: int
    ask: Ask
    means: Reals
    apart: Floats

    @property
    def count(self) -> int:
        """The number of queries."""
        n, others = self.n_ordered, self.n - self.n_ordered
        return {Ask.CELLS: n, Ask.PREFIXES: n, Ask.RANGES: n * (n + 1) // 2}[self.ask] + others

    def typical(self) -> Reals:
        """Return the average over the queries of both parts, shape (2,): along the total, and apart from it."""
        others = np.arange(self.n_ordered, self.n)
        if self.ask is Ask.RANGES:
            first, last = np.triu_indices(self.n_ordered)
        else:
            last = np.arange(self.n_ordered)
            first = last if self.ask is Ask.CELLS else np.zeros_like(last)
        parts = self._parts(np.concatenate((first, others)), np.concatenate((last, others)))
        return np.asarray(parts.mean(axis=0))

    def cells(self) -> Reals:
        """Return both parts of every label, shape (n, 2)."""
        return self._parts(np.arange(self.n), np.arange(self.n))

    def prefixes(self) -> Reals:
        """Return both parts of the sum of the first 1, 2, … n_ordered labels, shape (n_ordered, 2)."""
        last = np.arange(self.n_ordered)
        return self._parts(np.zeros_like(last), last)

    def span(self, first: int, last: int) -> Reals:
        """Return both parts of the sum of the labels `first` to `last`, shape (1, 2)."""
        return self._parts(np.array([first]), np.array([last]))

    def bins(self, width: int) -> Reals:
        """Return both parts of the sums over bins of `width` labels, shape (bins, 2); the last one may be narrower."""
        first = np.arange(0, self.n, width)
        return self._parts(first, np.minimum(first + width, self.n) - 1)

    def everything(self) -> Reals:
        """Return both parts of the sum of all labels, shape (1, 2)."""
        return np.array([[1.0, 0.0]])

    def _parts(self, first: Places, last: Places) -> Reals:
        along = (self.means[last + 1] - self.means[first]) ** 2
        return np.stack((along, self.apart[first * self.n - first * (first - 1) // 2 + last - first]), axis=-1)


AnyQueries = AxisQueries | FactorQueries
"""The queries along one attribute, whatever measures it."""


@lru_cache(maxsize=8)
def factor_queries(factor: Factor, n_ordered: int, ask: Ask) -> FactorQueries:
    """Return the queries along an attribute measured by `factor`."""
    n, total = factor.n, factor.total_variance
    sums = np.zeros((n + 1, n + 1))
    np.cumsum(np.cumsum(factor.covariance, axis=0), axis=1, out=sums[1:, 1:])
    along, own = sums[-1] / total, np.diag(sums)
    parts = []
    for first in range(n):
        whole = own[first + 1 :] + own[first] - 2 * sums[first, first + 1 :]
        apart = (whole / total - (along[first + 1 :] - along[first]) ** 2) * n
        parts.append(np.maximum(apart, 0.0).astype(np.float32))
    parts[0][-1] = 0.0  # the sum of all labels is the total itself
    return FactorQueries(n, n_ordered, ask, along, np.concatenate(parts))
