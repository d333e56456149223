"""The cells of a marginal: the identity map."""

from __future__ import annotations

import math
from collections.abc import Collection

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.linear.effects import spread
from core.linear.linear_map import LinearMap


class MarginalCells(LinearMap):
    """Every cell of one marginal; B_i = I, so g = d = 1."""

    @property
    def n_answers(self) -> int:
        """The number of cells."""
        return math.prod(self.shape)

    def axis_gains(self) -> list[tuple[float, float]]:
        """Return (1, 1) for each of the axes."""
        return [(1.0, 1.0)] * len(self.axes)

    def apply(self, counts: Counts) -> Counts:
        """Return the cells in row order."""
        return counts.reshape(-1)

    def transpose(self, answers: Reals) -> Reals:
        """Return the answers in the shape of the table."""
        return answers.reshape(self.shape)

    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Add up the cells over the attributes outside `target`."""
        del sizes
        outside = tuple(place for place, axis in enumerate(self.axes) if axis not in target)
        return spread(answers.reshape(self.shape).sum(axis=outside), target, target)

    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return the number of measured cells in a cell of `target`, or in a total over `summed`."""
        return float(math.prod(sizes[axis] for axis in self.axes if axis not in target or axis in summed))
