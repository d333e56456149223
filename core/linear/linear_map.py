"""A linear map from the cells of one marginal to whole-number answers: one small factor per attribute.

The factor B_i of every attribute treats its labels alike: with D = 11ᵀ/n (the mean) and E = I - D (the rest),
B_iᵀ B_i = g_i E + d_i D. All that least squares needs to know of a map are these two gains per attribute, because then
SᵀΣ⁻¹S is diagonal in the effects (products of E and D), whatever marginals are measured beside it.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from core.domain.marginal import Marginal
from core.linear.effects import place_of

Counts = NDArray[np.int64]
Reals = NDArray[np.float64]


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
    def gains(self, n: int) -> tuple[float, float]:
        """Return (g, d) of an attribute with `n` labels; both >= 0, in units of 1."""

    def axis_gains(self) -> list[tuple[float, float]]:
        """Return (g, d) of each of the axes, in order."""
        return [self.gains(n) for n in self.shape]

    @abstractmethod
    def apply(self, counts: Counts) -> Counts:
        """Return the exact answers, shape (n_answers,), for `counts` of shape `shape`."""

    def finish(self, noisy: Counts) -> Counts:
        """Return what is kept of answers with noise; all of it, unless a map says otherwise."""
        return noisy

    @abstractmethod
    def transpose(self, answers: Reals) -> Reals:
        """Return Bᵀ answers, an array of shape `shape`."""

    @abstractmethod
    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return this map's part of the direct recovery of the table over `target`, broadcasting to its shape."""

    @abstractmethod
    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return Var / v of the direct recovery of one cell of `target`, added up over the axes in `summed`.

        v is the noise variance of one answer; `summed` is a subset of `target`. The share is a product of one factor
        per axis, which knows only whether that axis is in `summed`; it is positive where `summed` is empty.
        """

    def direct_factors(self, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the variance factor / v of every effect in the direct recovery of `target`.

        Returns:
            Shape (2, 2, …), one axis per attribute of the target in increasing order: 1: in the effect.
        """
        cell = self.share(target, (), sizes)
        factors: Reals = np.array(cell)
        for axis in target:
            n, added = sizes[axis], self.share(target, (axis,), sizes) / cell
            within = (1 - added / n**2) / (1 - 1 / n) if n > 1 else 0.0
            factors = np.multiply.outer(factors, (added, within))
        return factors

    def precision(self, effect: Marginal) -> float:
        """Return 1 / (variance factor) of this map's estimate of `effect`; 0 if it says nothing about it.

        The estimate of u_effect has covariance factor · v · ⊗(I - 11ᵀ/n).
        """
        if not effect.is_within(self.axes):
            return 0.0
        inside = set(effect)
        gains = zip(self.axes, self.axis_gains(), self.shape, strict=True)
        return math.prod(g if axis in inside else d / n for axis, (g, d), n in gains)

    def seen(self, effects: Collection[Marginal]) -> list[tuple[Marginal, float]]:
        """Return those of `effects` that the answers say something about, with their precisions.

        Args:
            effects: of attributes with more than one label; a set or a mapping, where there are many.
        """
        axes = list(zip(self.axes, self.axis_gains(), self.shape, strict=True))
        n_told = math.prod((g > 0 and n > 1) + (d > 0) for _, (g, d), n in axes)
        if n_told > len(effects):
            pairs = ((effect, self.precision(effect)) for effect in effects)
            return [pair for pair in pairs if pair[1] > 0]
        told: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        for axis, (g, d), n in axes:
            longer = [((*effect, axis), part * g) for effect, part in told] if g > 0 and n > 1 else []
            shorter = [(effect, part * d / n) for effect, part in told] if d > 0 else []
            told = longer + shorter
        return [(Marginal(effect), part) for effect, part in told if effect in effects]

    def information(self, pulled_back: Reals, effect: Marginal) -> Reals:
        """Return precision(effect) × the estimate of u_effect, both in coordinates of effects.

        Args:
            pulled_back: the result of `transpose`, `turned`.
            effect: a subset of the axes, of attributes with more than one label.
        """
        inside = set(effect)
        others = math.prod(n for axis, n in zip(self.axes, self.shape, strict=True) if axis not in inside)
        return pulled_back[place_of(effect, self.axes)] / math.sqrt(others)


def total_share(factors: Reals, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
    """Return the variance of a cell of `target`, added up over `summed`, from the variance factors of its effects.

    Args:
        factors: shape (2, 2, …), one axis per attribute of the target: 1: in the effect.
        target: the table.
        summed: attributes to add up.
        sizes: number of labels of every attribute.
    """
    for axis in target:
        n = sizes[axis]
        factors = factors[0] if axis in summed else factors[0] / n**2 + factors[1] * (1 - 1 / n)
    return float(factors)
