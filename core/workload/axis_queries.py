"""The queries of a table along one attribute: each label, all ranges, or all cumulative counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

import numpy as np

from core.arrays import Reals
from core.linear.digits import Digits

CHUNK = 2**18
"""Floats of queries in coordinates of effects processed at a time: 2 MB, which stay in the processor's cache."""


class Ask(StrEnum):
    """Kinds of queries along an attribute."""

    CELLS = "cells"
    RANGES = "ranges"
    PREFIXES = "prefixes"


@dataclass(frozen=True, slots=True)
class AxisQueries:
    """The queries along one attribute; labels without an order are always queried one by one.

    Attributes:
        digits: the numbering of the labels.
        n_ordered: number of ordered labels, which come first.
        ask: the queries over the ordered labels.
    """

    digits: Digits
    n_ordered: int
    ask: Ask = Ask.CELLS

    @property
    def count(self) -> int:
        """The number of queries."""
        n, others = self.n_ordered, self.digits.n - self.n_ordered
        return {Ask.CELLS: n, Ask.PREFIXES: n, Ask.RANGES: n * (n + 1) // 2}[self.ask] + others

    def typical(self) -> Reals:
        """Return the average variance of the queries per unit of the variance factor of every effect of the digits.

        Returns:
            Shape (2, 2, …), one axis per digit; index 1: the digit is in the effect.
        """
        return _typical(self)

    def cells(self) -> Reals:
        """Return `Digits.shares` of every label: shape (n, 2, 2, …), or (1, 2, 2, …) if all are equal."""
        return _cells(self)

    def prefixes(self) -> Reals:
        """Return `Digits.shares` of the sum of the first 1, 2, … n_ordered labels: shape (n_ordered, 2, 2, …)."""
        return _prefixes(self)

    def span(self, first: int, last: int) -> Reals:
        """Return `Digits.shares` of the sum of the labels `first` to `last`: shape (1, 2, 2, …)."""
        labels = np.arange(self.digits.n)
        return self.digits.shares(((labels >= first) & (labels <= last))[None].astype(np.float64))

    def bins(self, width: int) -> Reals:
        """Return `Digits.shares` of the sums over bins of `width` labels, the last one narrower where n asks for it."""
        first = np.arange(0, self.digits.n, width)
        return np.concatenate([self.span(start, start + width - 1) for start in first.tolist()])

    def everything(self) -> Reals:
        """Return `Digits.shares` of the sum of all labels: 1 for the effect of no digit, 0 for all others."""
        # An effect over any digit sums to zero over all labels, so only the effect of no digit remains.
        share = np.zeros((1,) + (2,) * len(self.digits.sizes))
        share.flat[0] = 1.0
        return share

    def cumulative(self) -> Iterator[Reals]:
        """Yield the sums over the first 1, 2, … n_ordered labels as queries, shape (queries, n), in chunks."""
        for start, count in self._chunks(self.n_ordered):
            yield np.tri(count, self.digits.n, start)

    def singles(self) -> Iterator[Reals]:
        """Yield each label as a query, in chunks; only the first label if all have equal shares."""
        n = self.digits.n
        for start, count in self._chunks(1 if n == self.digits.n_codes else n):
            yield np.eye(count, n, start)

    def _chunks(self, n_queries: int) -> Iterator[tuple[int, int]]:
        step = 1 + CHUNK // self.digits.n_codes
        return ((start, min(step, n_queries - start)) for start in range(0, n_queries, step))


@lru_cache(maxsize=64)
def _typical(queries: AxisQueries) -> Reals:
    """Return `AxisQueries.typical`.

    A range is the difference of two of the n+1 sums a_0 … a_n over the first labels, so no range is enumerated:
    Σ |a_j - a_i|² over pairs is (n+1) Σ |a_i|² - |Σ a_i|².
    """
    digits, ask = queries.digits, queries.ask
    if ask is Ask.CELLS:
        return _sealed(queries.cells().mean(axis=0))
    squares, sums = np.zeros(digits.sizes), np.zeros(digits.sizes)
    for rows in queries.cumulative():
        coordinates = digits.coordinates(rows)
        squares += (coordinates**2).sum(axis=0)
        sums += coordinates.sum(axis=0)
    if ask is Ask.RANGES:
        squares = (queries.n_ordered + 1) * squares - sums**2
    others = np.eye(digits.n)[queries.n_ordered :]
    squares += (digits.coordinates(others) ** 2).sum(axis=0)
    return _sealed(digits.folded(squares) / queries.count)


@lru_cache(maxsize=8)
def _cells(queries: AxisQueries) -> Reals:
    return _sealed(np.concatenate([queries.digits.shares(rows) for rows in queries.singles()]))


@lru_cache(maxsize=8)
def _prefixes(queries: AxisQueries) -> Reals:
    return _sealed(np.concatenate([queries.digits.shares(rows) for rows in queries.cumulative()]))


def _sealed(values: Reals) -> Reals:
    values.setflags(write=False)
    return values
