"""One Hadamard coefficient of yes/no attributes for every combination of labels of other attributes (the split)."""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.linear.effects import spread
from core.linear.linear_map import LinearMap


class SplitCoefficients(LinearMap):
    """The cells over `split`, crossed with the one coefficient of `effect`, whose attributes have two labels each."""

    def __init__(self, split: Marginal, effect: Marginal, sizes: Collection[int]) -> None:
        super().__init__(split.union(effect), sizes)
        self._split, self._effect = split, effect
        if any(n != 2 for axis, n in zip(self.axes, self.shape, strict=True) if axis in effect):
            raise ValueError("coefficients are taken of attributes with two labels")

    @property
    def effect(self) -> Marginal:
        """The attributes of the coefficient."""
        return self._effect

    @property
    def n_answers(self) -> int:
        """The number of combinations of the split attributes."""
        return math.prod(n for axis, n in zip(self.axes, self.shape, strict=True) if axis in self._split)

    def axis_gains(self) -> list[tuple[float, float]]:
        """Return (1, 1) on split attributes, (2, 0) on the others."""
        return [(1.0, 1.0) if axis in self._split else (2.0, 0.0) for axis in self.axes]

    def apply(self, counts: Counts) -> Counts:
        """Return the coefficient of every combination of split labels, in row order."""
        return np.asarray((counts * self._signs()).sum(axis=self._places(self._effect))).reshape(-1)

    def transpose(self, answers: Reals) -> Reals:
        """Return answer × sign for every cell."""
        return np.asarray(self._with_unit_axes(answers) * self._signs(), dtype=np.float64)

    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the effect's part of the inverse transform, summed over split attributes outside the target."""
        table = self.transpose(answers)
        outside = tuple(place for place, axis in enumerate(self.axes) if axis not in target)
        inside = Marginal(axis for axis in self.axes if axis in target)
        cells = math.prod(sizes[axis] for axis in target if axis not in self._split)
        return np.asarray(spread(table.sum(axis=outside), inside, target) / cells)

    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return ∏ of n per summed split attribute, and of 1/n² (summed: 1, or 0 in the effect) per other attribute."""
        # Split cells add up n independent noises. A sum over a coefficient's own attribute cancels it: +1 and -1.
        split = math.prod(float(sizes[axis]) for axis in self._split if axis not in target or axis in summed)
        others = (axis for axis in target if axis not in self._split)
        return split * math.prod(
            float(axis not in self._effect) if axis in summed else 1 / sizes[axis] ** 2 for axis in others
        )

    def _places(self, axes: Marginal) -> tuple[int, ...]:
        return tuple(self.axes.index(axis) for axis in axes)

    def _with_unit_axes(self, answers: Reals) -> Reals:
        open_shape = [n if axis in self._split else 1 for axis, n in zip(self.axes, self.shape, strict=True)]
        return answers.reshape(open_shape)

    def _signs(self) -> Counts:
        """Return ±1 for every combination of the effect's labels, with an axis of length 1 for each split attribute."""
        signs = np.ones((1,) * len(self.axes), dtype=np.int64)
        for place in self._places(self._effect):
            signs = signs * np.array([1, -1]).reshape([2 if p == place else 1 for p in range(len(self.axes))])
        return signs
