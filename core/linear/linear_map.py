"""A linear map from the cells of one marginal to whole-number answers: one small factor B_i per attribute.

B_i treats all labels alike: B_iᵀ B_i = g_i E + d_i D with D = 11ᵀ/n (the mean) and E = I - D (the deviations). The two
gains g_i, d_i per attribute are all that least squares needs, because SᵀΣ⁻¹S is then diagonal in the effects (products
of E and D), whatever else is measured (`core/MATHEMATICS.md`, "Least-squares recovery").
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Collection

import numpy as np

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.linear.effects import effect_slices


class LinearMap(ABC):
    """Answers about the marginal `axes` of a domain.

    Attributes:
        axes: the attributes whose table is read.
        shape: number of labels of each.
    """

    def __init__(self, axes: Marginal, sizes: Collection[int]) -> None:
        every = tuple(sizes)
        self.axes = axes
        self.shape = tuple(every[axis] for axis in axes)

    @property
    @abstractmethod
    def n_answers(self) -> int:
        """The number of answers, at least 1."""

    @abstractmethod
    def axis_gains(self) -> list[tuple[float, float]]:
        """Return (g, d) of each of the axes, in order; g > 0 and d >= 0, in units of 1."""

    @abstractmethod
    def apply(self, counts: Counts) -> Counts:
        """Return the exact answers, shape (n_answers,), for `counts` of shape `shape`."""

    def finish(self, noisy: Counts) -> Counts:
        """Return the part of the noisy answers that is kept: all, unless a subclass drops some."""
        return noisy

    @abstractmethod
    def transpose(self, answers: Reals) -> Reals:
        """Return Bᵀ answers, an array of shape `shape`."""

    @abstractmethod
    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return this map's contribution to the direct recovery of the table over `target`; broadcasts to its shape."""

    @abstractmethod
    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return Var / v of the direct recovery of one cell of `target`, summed over the axes in `summed`.

        v is the noise variance of one answer; `summed` is a subset of `target`. The result is a product of one factor
        per axis, which depends only on whether that axis is in `summed`; it is positive where `summed` is empty.
        """

    def direct_factors(self, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the variance factor / v of every effect in the direct recovery of `target`.

        Returns:
            Shape (2, 2, …), one axis per attribute of the target in increasing order; index 1: in the effect.
        """
        cell = self.share(target, (), sizes)
        factors: Reals = np.array(cell)
        for axis in target:
            # Per axis: Var(sum over labels) gives the factor of the mean, Var(cell) minus the mean's part that of the
            # deviations.
            n, added = sizes[axis], self.share(target, (axis,), sizes) / cell
            within = (1 - added / n**2) / (1 - 1 / n) if n > 1 else 0.0
            factors = np.multiply.outer(factors, (added, within))
        return factors

    def precision(self, effect: Marginal) -> float:
        """Return 1 / (variance factor) of this map's estimate of `effect`; 0 if the answers do not contain it.

        The estimate of u_effect has the covariance factor · v · ⊗(I - 11ᵀ/n).
        """
        if not effect.is_within(self.axes):
            return 0.0
        inside = set(effect)
        gains = zip(self.axes, self.axis_gains(), self.shape, strict=True)
        return math.prod(g if axis in inside else d / n for axis, (g, d), n in gains)

    def estimated(self, effects: Collection[Marginal]) -> list[tuple[Marginal, float]]:
        """Return those of `effects` that the answers contain, with their precisions.

        Args:
            effects: of attributes with more than one label; a set or mapping where there are many, for quick look-up.
        """
        axes = list(zip(self.axes, self.axis_gains(), self.shape, strict=True))
        n_found = math.prod((n > 1) + (d > 0) for _, (_, d), n in axes)
        # Enumerate the shorter list: the effects asked for, or all effects in the answers.
        if n_found > len(effects):
            pairs = ((effect, self.precision(effect)) for effect in effects)
            return [pair for pair in pairs if pair[1] > 0]
        found: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        for axis, (g, d), n in axes:
            longer = [((*effect, axis), part * g) for effect, part in found] if n > 1 else []
            shorter = [(effect, part * d / n) for effect, part in found] if d > 0 else []
            found = longer + shorter
        return [(Marginal(effect), part) for effect, part in found if effect in effects]

    def information(self, pulled_back: Reals, effect: Marginal) -> Reals:
        """Return precision(effect) × the estimate of u_effect, in coordinates of effects.

        Args:
            pulled_back: the result of `transpose`, in coordinates of effects (`effect_transform`).
            effect: a subset of the axes, of attributes with more than one label.
        """
        inside = set(effect)
        others = math.prod(n for axis, n in zip(self.axes, self.shape, strict=True) if axis not in inside)
        return pulled_back[effect_slices(effect, self.axes)] / math.sqrt(others)


def total_share(factors: Reals, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
    """Return the variance of a cell of `target`, summed over `summed`, from the variance factors of its effects.

    Args:
        factors: shape (2, 2, …), one axis per attribute of the target; index 1: in the effect.
        target: the marginal of the table.
        summed: attributes that are summed over.
        sizes: number of labels of every attribute.
    """
    for axis in target:
        n = sizes[axis]
        factors = factors[0] if axis in summed else factors[0] / n**2 + factors[1] * (1 - 1 / n)
    return float(factors)
