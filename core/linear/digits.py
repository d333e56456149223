"""Labels of an attribute written in digits, which makes tree levels and Haar differences marginals of the digits.

n labels get the numbers 0 … n - 1, written with the digits (m, 2, 2, …), the most significant first. m in {1, 3, 5, 7}
is chosen so that m·2^a >= n is least. A level of the tree over the labels is the marginal over the first digits.
Numbers from n on belong to no label: their count is 0, but their noise is not. The sum of that noise is given in equal
parts to the labels, so that they add up to the total that all other tables agree on.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from core.arrays import Counts, Reals
from core.linear.effects import effect_transform

LEADING = (1, 3, 5, 7)
"""Sizes of the first digit: odd ones, as an even one is an odd one with one more halving.

With these, less than one number in five is without a label; more sizes would save little and widen the first step.
"""
Values = TypeVar("Values", Counts, Reals)


@dataclass(frozen=True, slots=True)
class Digits:
    """The numbering of `n` labels; `sizes`: values of every digit, most significant first."""

    n: int
    sizes: tuple[int, ...]

    def __post_init__(self) -> None:
        if not 1 <= self.n <= self.n_codes:
            raise ValueError("there must be a number for every label, and a label")

    @property
    def n_codes(self) -> int:
        """The number of digit combinations, at least n."""
        return math.prod(self.sizes)

    @property
    def halvings(self) -> int:
        """⌈log2 n⌉: halvings until every part has one label."""
        return (self.n - 1).bit_length()

    def labels_to_digits(self, counts: Values, place: int) -> Values:
        """Return `counts` with axis `place` (n labels) replaced by one axis per digit; 0 where there is no label."""
        widths = [(0, self.n_codes - self.n if axis == place else 0) for axis in range(counts.ndim)]
        shape = (*counts.shape[:place], *self.sizes, *counts.shape[place + 1 :])
        return np.pad(counts, widths).reshape(shape)

    def digits_to_labels(self, table: Reals, place: int) -> Reals:
        """Return `table` with the digits from axis `place` on merged into one axis of n labels; sums are kept."""
        shape = (*table.shape[:place], self.n_codes, *table.shape[place + len(self.sizes) :])
        labels, others = np.split(table.reshape(shape), [self.n], place)
        return np.asarray(labels + others.sum(axis=place, keepdims=True) / self.n)

    def shares(self, queries: Reals) -> Reals:
        """Return the variance of sums over labels, per unit of the variance factor of every effect of the digits.

        Args:
            queries: shape (queries, n): how often each label is counted.

        Returns:
            Shape (queries, 2, 2, …), one axis per digit, index 1 for digits in the effect: |⊗ (E or 1ᵀ/size) w|². w is
            the query, extended by its mean to the numbers without a label.
        """
        return self.folded(self.coordinates(queries) ** 2)

    def coordinates(self, queries: Reals) -> Reals:
        """Return queries of shape (queries, n) in the coordinates of effects, shape (queries, *sizes)."""
        # digits_to_labels gives each label 1/n of the noise without a label: a query counts it with the mean of its
        # weights.
        spare = np.repeat(queries.mean(axis=1, keepdims=True), self.n_codes - self.n, axis=1)
        return effect_transform(np.hstack((queries, spare)).reshape(-1, *self.sizes), first=1)

    def folded(self, squares: Reals) -> Reals:
        """Return squared coordinates of shape (…, *sizes) added up within every effect, shape (…, 2, 2, …)."""
        first = squares.ndim - len(self.sizes)
        for place, size in enumerate(self.sizes, start=first):
            without, within = np.split(squares, [1], place)
            squares = np.concatenate((without / size, within.sum(axis=place, keepdims=True)), place)
        return squares


def digits_of(n: int) -> Digits:
    """Return the digits of n >= 1 labels with the fewest numbers without a label."""
    halvings = {m: (-(-n // m) - 1).bit_length() for m in LEADING}
    m = min(LEADING, key=lambda lead: (lead << halvings[lead], lead))
    sizes = (m,) * (m > 1) + (2,) * halvings[m]
    return Digits(n, sizes or (1,))
