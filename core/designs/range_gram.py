"""The Gram matrix WᵀW of all ranges, cumulative counts or labels along one attribute, as a map and in full.

With the sums a = L x over the first labels, cumulative counts have WᵀW = LᵀL, and ranges, as differences of two of the
n + 1 sums 0, a_1, … a_n, Lᵀ((n + 1) I - 11ᵀ)L. So a product takes two running sums instead of n² numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from core.arrays import Reals
from core.workload.axis_queries import Ask


@dataclass(frozen=True, slots=True)
class RangeGram:
    """The sum of the Gram matrices of several kinds of queries along one attribute.

    Attributes:
        n: the number of labels.
        n_ordered: number of ordered labels, which come first; the others are queried one by one.
        weights: of the kinds of queries, > 0, by kind.
    """

    n: int
    n_ordered: int
    weights: tuple[tuple[Ask, float], ...]

    def times(self, columns: Reals) -> Reals:
        """Return the product with the columns of an array of shape (n, …)."""
        ordered, others = columns[: self.n_ordered], columns[self.n_ordered :]
        product = np.zeros_like(columns)
        for ask, weight in self.weights:
            product[: self.n_ordered] += weight * _times(ask, ordered)
            product[self.n_ordered :] += weight * others
        return product

    @property
    def is_banded(self) -> bool:
        """Whether the inverse is tridiagonal: that of ranges and cumulative counts is, unless cells weigh in, too."""
        return len(self.weights) == 1 or all(ask is not Ask.CELLS for ask, _ in self.weights)

    def banded(self) -> RangeGram:
        """Return the queries without cells, or without sums, whichever weigh less: then the inverse is banded."""
        if self.is_banded:
            return self
        n = float(self.n_ordered)
        longest = {Ask.CELLS: 1.0, Ask.PREFIXES: n, Ask.RANGES: n**2}
        heaviest = max(self.weights, key=lambda kind: kind[1] * longest[kind[0]])[0]
        kept = [kind for kind in self.weights if (kind[0] is Ask.CELLS) == (heaviest is Ask.CELLS)]
        whole_weight = sum(weight for _, weight in kept)
        return replace(self, weights=tuple((ask, weight / whole_weight) for ask, weight in kept))

    def inverse_bands(self) -> tuple[Reals, Reals]:
        """Return diagonal and off-diagonal of the inverse, shapes (n,) and (n - 1,); ValueError if it is not banded.

        Over the ordered labels G = Lᵀ (a I - b 11ᵀ) L, and L⁻¹1 is the first unit vector.
        """
        if not self.is_banded:
            raise ValueError("the inverse is not tridiagonal")
        weights, n = dict(self.weights), self.n_ordered
        diagonal, beside = np.full(self.n, 1 / sum(weights.values())), np.zeros(self.n - 1)
        if Ask.CELLS not in weights:
            ranges, prefixes = weights.get(Ask.RANGES, 0.0), weights.get(Ask.PREFIXES, 0.0)
            scale = 1 / (ranges * (n + 1) + prefixes)
            diagonal[:n], beside[: n - 1] = 2 * scale, -scale
            diagonal[0] = scale * (1 + ranges / (ranges + prefixes))
        return diagonal, beside

    def full(self) -> Reals:
        """Return the matrix, shape (n, n)."""
        return self.times(np.eye(self.n))

    def diagonal(self) -> Reals:
        """Return the number of queries that count each label, weighted; shape (n,)."""
        up = np.arange(1, self.n_ordered + 1)
        counted = {Ask.CELLS: np.ones_like(up), Ask.PREFIXES: up[::-1], Ask.RANGES: up * up[::-1]}
        ordered = sum(weight * counted[ask] for ask, weight in self.weights)
        others = sum(weight for _, weight in self.weights)
        return np.concatenate((ordered, np.full(self.n - self.n_ordered, others)))


def _times(ask: Ask, columns: Reals) -> Reals:
    if ask is Ask.CELLS:
        return columns
    sums = np.cumsum(columns, axis=0)
    if ask is Ask.RANGES:
        sums = (len(columns) + 1) * sums - sums.sum(axis=0)
    return np.cumsum(sums[::-1], axis=0)[::-1]
