"""The pure effect of a marginal at its native sizes, on a lattice fine enough for exact noise.

The cells M are multiplied by L = ∏ n_i; a record's part in the effect, ⊗(e - 1/n), then lies on the integer lattice.
What is kept of cells with noise D are the differences of L M + D to the first label of every attribute: whole numbers
again, from which the effect can be computed, and nothing else.
Reference: Xiao et al., An optimal and scalable matrix mechanism (ResidualPlanner, NeurIPS 2023), on a lattice.
"""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np

from core.domain.marginal import Marginal
from core.linear.effects import spread
from core.linear.linear_map import Counts, LinearMap, Reals


class EffectCells(LinearMap):
    """One effect; noise of variance v / L² on every (multiplied) cell is variance v on the lattice of the cells."""

    def __init__(self, axes: Marginal, sizes: Collection[int]) -> None:
        super().__init__(axes, sizes)
        self._pull = math.prod(n * (n - 1) for n in self.shape)

    @property
    def grain(self) -> int:
        """L: how many lattice points there are between two whole counts."""
        return math.prod(self.shape)

    @property
    def n_answers(self) -> int:
        """The number of cells."""
        return math.prod(self.shape)

    def gains(self, n: int) -> tuple[float, float]:  # noqa: ARG002  the same for every size
        """Return (1, 0): nothing but the effect is kept."""
        return 1.0, 0.0

    def seen(self, effects: Collection[Marginal]) -> list[tuple[Marginal, float]]:
        """Return the effect, if it is one of `effects`, with precision 1."""
        return [(self.axes, 1.0)] if self.axes in effects else []

    def apply(self, counts: Counts) -> Counts:
        """Return the multiplied cells."""
        return counts.reshape(-1) * self.grain

    def finish(self, noisy: Counts) -> Counts:
        """Return the differences, ∏(n_i - 1) of them; the rest is thrown away, as the budget does not cover it."""
        table = noisy.reshape(self.shape)
        for place in range(table.ndim):
            first, others = np.split(table, [1], place)
            table = others - first
        return table.reshape(-1)

    def transpose(self, answers: Reals) -> Reals:
        """Return the effect in the unit of the counts, from the differences."""
        table = np.zeros(self.shape)
        table[(slice(1, None),) * table.ndim] = answers.reshape([n - 1 for n in self.shape])
        for place in range(table.ndim):
            table = table - table.mean(axis=place, keepdims=True)
        return table / self.grain

    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the effect, spread over the target."""
        others = math.prod(sizes[axis] for axis in target if axis not in self.axes)
        return spread(self.transpose(answers) / others, self.axes, target)

    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return the part of the effect's variance in a cell, or in a total over `summed`."""
        if summed and any(axis in summed for axis in self.axes):
            return 0.0
        return self._pull / math.prod(sizes[axis] for axis in target if axis not in summed) ** 2
