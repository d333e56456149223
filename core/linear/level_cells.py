"""Cells of one tree level, of which the direct recovery uses what no coarser measured level determines.

Several nested marginals of one table are measured. The direct recovery takes every effect from the coarsest marginal
that determines it, which has the fewest cells to add up. Of a finer marginal it uses only the differences to the means
over the cells of the next coarser one.
Reference: Hay et al., Boosting the accuracy of differentially private histograms through consistency (VLDB 2010).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

import numpy as np

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.linear.effects import spread
from core.linear.linear_map import total_share
from core.linear.marginal_cells import MarginalCells

Steps = tuple[tuple[int, ...], ...]
"""Digits added since the next coarser measured level: one tuple per tree that has a coarser level."""


class LevelCells(MarginalCells):
    """Every cell of one marginal; `steps`: for every table that uses it, the digits that this level adds."""

    def __init__(self, axes: Marginal, sizes: Collection[int], steps: Mapping[Marginal, Steps]) -> None:
        super().__init__(axes, sizes)
        self._steps = steps

    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the differences to the next coarser levels, spread evenly over the target ⊇ the axes."""
        table = answers.reshape(self.shape)
        for step in self._steps[target]:
            table = table - table.mean(axis=tuple(self.axes.index(axis) for axis in step), keepdims=True)
        others = math.prod(sizes[axis] for axis in target if axis not in self.axes)
        return spread(table / others, self.axes, target)

    def direct_factors(self, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the factors of the cells, with 0 for effects that a coarser level determines."""
        factors: Reals = np.ones(())
        for axis in target:
            factors = np.multiply.outer(factors, (float(sizes[axis]), 1.0) if axis in self.axes else (1.0, 0.0))
        for step in self._steps[target]:
            factors[tuple(0 if axis in step else slice(None) for axis in target)] = 0.0
        return factors

    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return Var / v of a cell or a total, from all effects: steps of several digits have no product form."""
        return total_share(self.direct_factors(target, sizes), target, summed, sizes)
