"""One effect of a marginal at its native sizes, on a lattice fine enough for exact noise.

The cells M are multiplied by L = ∏ n_i, so that a record's contribution to the effect, ⊗(e - 1/n), is a whole vector.
Of the noisy cells L M + D only the differences to the first label of every attribute are kept: whole numbers, which
determine the effect and nothing else (`core/MATHEMATICS.md`, "Effects on a lattice").
Reference: Xiao et al., An optimal and scalable matrix mechanism (ResidualPlanner, NeurIPS 2023), on a lattice.
"""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.linear.effects import spread
from core.linear.linear_map import LinearMap


class EffectCells(LinearMap):
    """One effect; noise of variance L² v on a multiplied cell is noise of variance v in units of counts."""

    def __init__(self, axes: Marginal, sizes: Collection[int]) -> None:
        super().__init__(axes, sizes)
        self._share_numerator = math.prod(n * (n - 1) for n in self.shape)

    @property
    def grain(self) -> int:
        """L = ∏ n_i: lattice points per unit of a count."""
        return math.prod(self.shape)

    @property
    def n_answers(self) -> int:
        """The number of cells."""
        return math.prod(self.shape)

    def axis_gains(self) -> list[tuple[float, float]]:
        """Return (1, 0) for each of the axes: the mean over an attribute is not kept."""
        return [(1.0, 0.0)] * len(self.axes)

    def estimated(self, effects: Collection[Marginal]) -> list[tuple[Marginal, float]]:
        """Return this effect with precision 1, if it is one of `effects`."""
        return [(self.axes, 1.0)] if self.axes in effects else []

    def apply(self, counts: Counts) -> Counts:
        """Return the multiplied cells."""
        return counts.reshape(-1) * self.grain

    def finish(self, noisy: Counts) -> Counts:
        """Return the ∏(n_i - 1) differences. The other numbers are dropped: the charge covers the effect only."""
        table = noisy.reshape(self.shape)
        for place in range(table.ndim):
            first, others = np.split(table, [1], place)
            table = others - first
        return table.reshape(-1)

    def transpose(self, answers: Reals) -> Reals:
        """Return the effect in units of counts, from the differences."""
        table = np.zeros(self.shape)
        table[(slice(1, None),) * table.ndim] = answers.reshape([n - 1 for n in self.shape])
        for place in range(table.ndim):
            table = table - table.mean(axis=place, keepdims=True)
        return table / self.grain

    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the effect, spread evenly over the cells of the target."""
        others = math.prod(sizes[axis] for axis in target if axis not in self.axes)
        return spread(self.transpose(answers) / others, self.axes, target)

    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return the variance of a cell, or of a total over `summed`, per unit of noise variance."""
        if summed and any(axis in summed for axis in self.axes):
            return 0.0
        return self._share_numerator / math.prod(sizes[axis] for axis in target if axis not in summed) ** 2
