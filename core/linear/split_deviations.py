"""Deviations of one attribute's labels (the leaf) from their mean, for every combination of labels of the split.

Another block measures the total of each combination, so the total of this block's noise carries no information. Only
the differences to the first label are kept: whole numbers, which determine the deviations and nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.linear.effects import spread
from core.linear.linear_map import LinearMap


class SplitDeviations(LinearMap):
    """The cells over `split` and `leaf`, the labels of `leaf` fastest; v is the noise variance of a deviation."""

    def __init__(self, split: Marginal, leaf: int, sizes: Collection[int]) -> None:
        super().__init__(split.union(Marginal((leaf,))), sizes)
        self._split, self._leaf = split, leaf
        self._place = self.axes.index(leaf)

    @property
    def n_answers(self) -> int:
        """The number of cells."""
        return math.prod(self.shape)

    def axis_gains(self) -> list[tuple[float, float]]:
        """Return (1, 1) on split attributes, (1, 0) on the leaf."""
        return [(1.0, float(axis != self._leaf)) for axis in self.axes]

    def apply(self, counts: Counts) -> Counts:
        """Return the cells, the leaf's labels fastest."""
        return np.moveaxis(counts, self._place, -1).reshape(-1)

    def finish(self, noisy: Counts) -> Counts:
        """Return the differences to the first label, n - 1 for every combination."""
        table = noisy.reshape(-1, self.shape[self._place])
        return (table[:, 1:] - table[:, :1]).reshape(-1)

    def transpose(self, answers: Reals) -> Reals:
        """Return the deviations from the mean, computed from the differences to the first label."""
        n = self.shape[self._place]
        split = [length for place, length in enumerate(self.shape) if place != self._place]
        table = np.concatenate((np.zeros((*split, 1)), answers.reshape(*split, n - 1)), axis=-1)
        return np.moveaxis(table - table.mean(axis=-1, keepdims=True), -1, self._place)

    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the deviations summed over split attributes outside `target`, which contains the leaf."""
        outside = tuple(place for place, axis in enumerate(self.axes) if axis not in target)
        inside = Marginal(axis for axis in self.axes if axis in target)
        others = math.prod(sizes[axis] for axis in target if axis not in self.axes)
        return np.asarray(spread(self.transpose(answers).sum(axis=outside), inside, target) / others)

    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return ∏ of n per summed split attribute, 1 - 1/n for the leaf (summed: 0), 1/n² per other one kept."""
        if self._leaf in summed:
            return 0.0
        # A split label summed over adds one independent noise; an attribute outside the block divides a cell by n.
        split = math.prod(sizes[axis] for axis in self._split if axis not in target or axis in summed)
        others = math.prod(sizes[axis] ** 2 for axis in target if axis not in self.axes and axis not in summed)
        return split * (1 - 1 / sizes[self._leaf]) / others
