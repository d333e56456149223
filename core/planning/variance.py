"""Predicted variance of every wanted table, from the design alone, under plain and least-squares recovery.

Plain recovery is linear in the noise variances. Least squares weights the estimates of every effect by their precision
(engine of section 4): Var(cell of M_α) = Σ_{β⊆α} cell_share(β, α) / Σ_blocks precision_β(block) / v_block.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

from core.domain.marginal import Marginal
from core.linear.effects import cell_share
from core.linear.linear_map import LinearMap
from core.strategies.design import Design
from core.workload.workload import Workload

Reals = NDArray[np.float64]
Entries = Iterable[tuple[int, int, float]]


class ErrorModel:
    """The sparse matrices that turn noise variances of blocks into variances of tables.

    Attributes:
        effects: the downward closure of the workload, without effects that are zero for want of labels.
        precisions: shape (blocks, effects): precision of a block's estimate at v = 1.
        shares: shape (tables, blocks): variance of a cell under plain recovery at v = 1.
        parts: shape (tables, effects): variance of a cell per unit of the variance factor of an effect.
    """

    def __init__(self, workload: Workload, design: Design) -> None:
        sizes = workload.domain.sizes
        self._workload, self._design = workload, design
        self.effects = tuple(e for e in workload.closure() if all(sizes[axis] > 1 for axis in e))
        self._place = {effect: place for place, effect in enumerate(self.effects)}
        shape = len(design.blocks), len(self.effects)
        self.precisions = _sparse(self._precisions(), shape)
        shape = len(workload.tables), len(design.blocks)
        self.shares = _sparse(self._shares(sizes), shape)
        parts = ((row, *part) for row, target in enumerate(workload.marginals) for part in self._parts_of(target))
        self.parts = _sparse(parts, (len(workload.tables), len(self.effects)))

    def _parts_of(self, target: Marginal) -> Iterator[tuple[int, float]]:
        sizes = self._workload.domain.sizes
        inside = (effect for effect in target.subsets() if effect in self._place)
        return ((self._place[effect], cell_share(effect, target, sizes)) for effect in inside)

    def _precisions(self) -> Iterator[tuple[int, int, float]]:
        for row, block in enumerate(self._design.blocks):
            for effect in self.seen_by(block):
                yield row, self._place[effect], block.precision(effect)

    def seen_by(self, block: LinearMap) -> list[Marginal]:
        """Return the effects that the block says something about."""
        axes = block.axes
        few = 2 ** len(axes) < len(self.effects)
        inside = axes.subsets() if few else (effect for effect in self.effects if effect.is_within(axes))
        return [effect for effect in inside if effect in self._place and block.precision(effect) > 0]

    def _shares(self, sizes: tuple[int, ...]) -> Iterator[tuple[int, int, float]]:
        for row, (target, parts) in enumerate(zip(self._workload.marginals, self._design.plain, strict=True)):
            for part in parts:
                yield row, part, self._design.blocks[part].share(target, (), sizes)

    def plain_cells(self, variances: Reals) -> Reals:
        """Return the variance of one cell of each table, for block variances of shape (blocks,)."""
        return np.asarray(self.shares @ variances)

    def effect_variances(self, variances: Reals) -> Reals:
        """Return the variance factor of the least-squares estimate of every effect; 0 where it is known exactly."""
        with np.errstate(divide="ignore"):
            known = (self.precisions.T @ np.where(variances == 0, 1.0, 0.0)) > 0
            weights = np.where(variances == 0, 0.0, 1 / variances)
        information = np.asarray(self.precisions.T @ weights)
        return np.where(known, 0.0, 1 / np.where(known, 1.0, information))

    def fitted_cells(self, variances: Reals) -> Reals:
        """Return the variance of one cell of each table under least squares, for block variances of shape (blocks,)."""
        return np.asarray(self.parts @ self.effect_variances(variances))

    def fitted_total(self, kept: Marginal, variances: Reals) -> float:
        """Return the variance of one total over the attributes in `kept`, under least squares."""
        factors = self.effect_variances(variances)
        return float(sum(factors[column] * share for column, share in self._parts_of(kept)))

    def plain_total(self, table: int, kept: Marginal, variances: Reals) -> float:
        """Return the variance of one total over `kept` of a table of the plain recovery: its cells added up."""
        target, sizes = self._workload.marginals[table], self._workload.domain.sizes
        summed = tuple(axis for axis in target if axis not in kept)
        blocks = self._design.blocks
        parts = self._design.plain[table]
        return float(sum(variances[part] * blocks[part].share(target, summed, sizes) for part in parts))


def _sparse(entries: Entries, shape: tuple[int, int]) -> csr_array:
    rows, columns, values = zip(*entries, strict=True)
    return csr_array((values, (rows, columns)), shape=shape)
