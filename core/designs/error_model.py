"""Predicted variance of every wanted table, from the design alone, under plain and least-squares recovery.

Plain recovery is linear in the noise variances. Least squares weights the estimates of every effect by their precision
(engine of section 4): Var(cell of M_α) = Σ_{β⊆α} cell_share(β, α) / Σ_blocks precision_β(block) / v_block.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

from core.designs.design import Design
from core.domain.marginal import Marginal
from core.linear.effects import cell_share, varied
from core.workload.workload import Workload

Reals = NDArray[np.float64]
Entries = Iterable[tuple[int, int, float]]


class ErrorModel:
    """The sparse matrices that turn noise variances of blocks into variances of tables.

    Attributes:
        effects: the downward closure of the workload.
        precisions: shape (blocks, effects): precision of a block's estimate at v = 1.
        shares: shape (tables, blocks): variance of a cell under plain recovery at v = 1.
        parts: shape (tables, effects): variance of a cell per unit of the variance factor of an effect.
    """

    def __init__(self, workload: Workload, design: Design) -> None:
        sizes = workload.domain.sizes
        self._workload, self._design = workload, design
        self._importance = np.array(workload.weights) * np.array(workload.cells, dtype=np.float64)
        self.effects = workload.closure()
        self._place = {effect: place for place, effect in enumerate(self.effects)}
        shape = len(design.blocks), len(self.effects)
        self.precisions = _sparse(self._precisions(), shape)
        shape = len(workload.tables), len(design.blocks)
        self.shares = _sparse(self._shares(sizes), shape)
        parts = ((row, *part) for row, target in enumerate(workload.marginals) for part in self._parts_of(target))
        self.parts = _sparse(parts, (len(workload.tables), len(self.effects)))

    def _parts_of(self, target: Marginal) -> Iterator[tuple[int, float]]:
        sizes = self._workload.domain.sizes
        inside = varied(target, sizes).subsets()
        return ((self._place[effect], cell_share(effect, target, sizes)) for effect in inside)

    def _precisions(self) -> Iterator[tuple[int, int, float]]:
        for row, block in enumerate(self._design.blocks):
            for effect, precision in block.seen(self._place.keys()):
                yield row, self._place[effect], precision

    def _shares(self, sizes: tuple[int, ...]) -> Iterator[tuple[int, int, float]]:
        for row, (target, parts) in enumerate(zip(self._workload.marginals, self._design.plain, strict=True)):
            for part in parts:
                yield row, part, self._design.blocks[part].share(target, (), sizes)

    def plain_weights(self) -> Reals:
        """Return for every block the total variance per unit of its noise variance, under plain recovery."""
        return np.asarray(self.shares.T @ self._importance)

    def effect_weights(self) -> Reals:
        """Return for every effect the total variance per unit of its variance factor, under least squares."""
        return np.asarray(self.parts.T @ self._importance)

    def plain_cells(self, variances: Reals) -> Reals:
        """Return the variance of one cell of each table, for block variances of shape (blocks,)."""
        return np.asarray(self.shares @ variances)

    def effect_variances(self, variances: Reals) -> Reals:
        """Return the variance factor of the least-squares estimate of every effect; 0 where it is known exactly."""
        with np.errstate(divide="ignore", over="ignore"):  # where nothing is known, and where noise is next to none
            known = (self.precisions.T @ np.where(variances == 0, 1.0, 0.0)) > 0
            weights = np.where(variances == 0, 0.0, 1 / variances)
        information = np.asarray(self.precisions.T @ weights)
        return np.where(known, 0.0, 1 / np.where(known, 1.0, information))

    def fitted_cells(self, variances: Reals) -> Reals:
        """Return the variance of one cell of each table under least squares, for block variances of shape (blocks,)."""
        return np.asarray(self.parts @ self.effect_variances(variances))

    def fitted_totals(self, table: int, variances: Reals) -> Reals:
        """Return the variance of every kind of total of a table under least squares.

        Returns:
            Shape (2, 2, ...), one axis per attribute of the table in increasing order: 1: kept, 0: added up. The total
            over the attributes kept is a cell of their marginal, with one factor of `cell_share` per attribute.
        """
        target, sizes = self._workload.marginals[table], self._workload.domain.sizes
        factors, totals = self.effect_variances(variances), np.zeros((2,) * len(target))
        for column, _ in self._parts_of(target):
            totals[_corner(self.effects[column], target)] = factors[column]
        for place, axis in enumerate(target):
            without, within = np.take(totals, 0, place), np.take(totals, 1, place)
            kept = within * (1 - 1 / sizes[axis]) + without / sizes[axis] ** 2
            totals = np.stack((without, kept), place)
        return totals

    def plain_totals(self, table: int, variances: Reals) -> Reals:
        """Return the same for the table of the plain recovery, its cells added up."""
        target, sizes = self._workload.marginals[table], self._workload.domain.sizes
        totals = np.zeros((2,) * len(target))
        for part in self._design.plain[table]:
            block = self._design.blocks[part]
            cell = block.share(target, (), sizes)
            added: Reals = np.array(variances[part] * cell)
            for axis in target:
                added = np.multiply.outer(added, (block.share(target, (axis,), sizes) / cell, 1.0))
            totals += added
        return totals


def _corner(effect: Marginal, target: Marginal) -> tuple[int, ...]:
    return tuple(int(axis in effect) for axis in target)


def _sparse(entries: Entries, shape: tuple[int, int]) -> csr_array:
    rows, columns, values = zip(*entries, strict=True)
    return csr_array((values, (rows, columns)), shape=shape)
