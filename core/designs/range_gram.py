"""The Gram matrix WᵀW of all ranges, cumulative counts or labels along one attribute, as a map and in full.

With the sums a = L x over the first labels, cumulative counts have WᵀW = LᵀL, and ranges, as differences of two of the
n + 1 sums 0, a_1, … a_n, Lᵀ((n + 1) I - 11ᵀ)L. So a product takes two running sums instead of n² numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

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
        sums = (len(columns) + 1) * sums - sums.sum(axis=0, keepdims=True)
    return np.cumsum(sums[::-1], axis=0)[::-1]
