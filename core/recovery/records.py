"""Made-up records: kinds of records (combinations of labels), and the number of records of each kind."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from core.arrays import Integers, Reals
from core.domain.marginal import Marginal


@dataclass(frozen=True, slots=True, eq=False)
class Records:
    """Records of no real person; their tables are whole, non-negative and consistent.

    Attributes:
        axes: their attributes, by position in the domain.
        shape: number of labels of each.
        codes: label of every kind for every attribute, shape (attributes, kinds).
        counts: number of records of each kind, all >= 0, shape (kinds,).
    """

    axes: Marginal
    shape: tuple[int, ...]
    codes: Integers
    counts: Integers

    def table(self, target: Marginal) -> Reals:
        """Return the number of records in every cell of the table over `target`, a subset of the axes."""
        shape = [self.shape[self.axes.index(axis)] for axis in target]
        cells = cells_of(self.codes, [self.axes.index(axis) for axis in target], self.shape)
        return np.bincount(cells, self.counts, math.prod(shape)).astype(np.float64).reshape(shape)

    def merged(self) -> Records:
        """Return equal records with every kind once and none of count 0, in the order of their labels."""
        there = self.counts > 0
        codes, counts = self.codes[:, there], self.counts[there]
        order = np.lexsort(
            (np.zeros(len(counts)), *codes[::-1])
        )  # lexsort's last key is the primary one; it needs at least one key
        codes, counts = codes[:, order], counts[order]
        fresh = np.ones(codes.shape[1], dtype=bool)
        fresh[1:] = (codes[:, 1:] != codes[:, :-1]).any(axis=0)
        starts = np.flatnonzero(fresh)
        return Records(
            self.axes, self.shape, codes[:, starts], np.add.reduceat(counts, starts) if len(starts) else counts
        )


def cells_of(codes: Integers, places: list[int], shape: tuple[int, ...]) -> Integers:
    """Return the cell, in row order, of every record in the table over the attributes at `places`."""
    cells = np.zeros(codes.shape[1], dtype=np.int64)
    for place in places:
        cells = cells * shape[place] + codes[place]
    return cells
