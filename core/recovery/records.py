"""Made-up records: kinds of records (combinations of labels), how many of each kind, and their surplus over tables.

The search for whole tables lowers Σ over tables of weight × surplus². Moving u records from cell c to cell d of a table
changes that sum by weight × 2 u (surplus at d - surplus at c + u).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Flags, Integers, Reals
from core.domain.marginal import Marginal

_MOST_NUMBERED = 1 << 62
"""Kinds of records that have a number each, at most, by which they are sorted in a third of the time."""


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
        order, are_first = _in_order(codes, self.shape)
        starts = np.flatnonzero(are_first)
        merged = np.add.reduceat(counts[order], starts) if len(starts) else counts
        return Records(self.axes, self.shape, codes[:, order[starts]], merged)


def _in_order(codes: Integers, shape: tuple[int, ...]) -> tuple[Integers, Flags]:
    """Return the order of records by their labels, and which of them, so ordered, are the first of their kind."""
    if math.prod(shape) <= _MOST_NUMBERED:
        cells = cells_of(codes, [*range(len(shape))], shape)
        order = np.argsort(cells)
        return order, np.diff(cells[order], prepend=-1) > 0
    order = np.lexsort(codes[::-1])
    steps = np.diff(codes[:, order], axis=1, prepend=-1)
    return order, np.asarray(steps.any(axis=0))


def cells_of(codes: Integers, places: list[int], shape: tuple[int, ...]) -> Integers:
    """Return the cell, in row order, of every record in the table over the attributes at `places`."""
    cells = np.zeros(codes.shape[1], dtype=np.int64)
    for place in places:
        cells = cells * shape[place] + codes[place]
    return cells


class Surplus:
    """The surplus (records minus wanted) of every cell of every table.

    Attributes:
        shape: number of labels of every attribute of the records.
        places: of every table, the positions of its attributes among those of the records.
        weights: of every table, shape (tables,).
        tables: of every table, its surplus in row order; views of one array, `cells`.
        having: for every attribute of the records, the tables that contain it.
    """

    def __init__(
        self, records: Records, tables: Sequence[Reals], targets: Sequence[Marginal], weights: Sequence[float]
    ) -> None:
        self.shape = records.shape
        self.places = [[records.axes.index(axis) for axis in target] for target in targets]
        self.weights: Reals = np.asarray(weights, dtype=np.float64)
        ends = np.cumsum([table.size for table in tables])
        self.starts = ends - [table.size for table in tables]
        self.cells = np.concatenate(
            [(records.table(target) - table).reshape(-1) for target, table in zip(targets, tables, strict=True)]
        )
        self.tables = np.split(self.cells, ends[:-1])
        self.having = [
            [number for number, places in enumerate(self.places) if place in places]
            for place in range(len(records.axes))
        ]

    @property
    def distance(self) -> float:
        """Σ over tables of weight × surplus²: the objective of the search."""
        squares = (float(table @ table) for table in self.tables)
        return float(sum(weight * square for weight, square in zip(self.weights.tolist(), squares, strict=True)))

    def cells_of(self, codes: Integers) -> Integers:
        """Return the place in `cells` of every record in every table, shape (tables, records)."""
        rows = [
            cells_of(codes, places, self.shape) + start for places, start in zip(self.places, self.starts, strict=True)
        ]
        return np.stack(rows)
