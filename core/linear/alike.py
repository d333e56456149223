"""Matrices that treat all labels alike: a number depends only on the set of attributes on which two cells agree.

Such a matrix is Σ_S f(S) ⊗_i (I if i ∈ S, else 11ᵀ - I), so the effects are its eigenvectors, and 2^attributes numbers
take the place of cells²: with n labels, agreement has the eigenvalue 1, and disagreement n - 1 along the mean and -1
apart from it. Inverses and roots are those of the eigenvalues.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.linear.integer_matrix import IntegerMatrix


def agreements(shape: Collection[int]) -> NDArray[np.uint16]:
    """Return the set of axes on which two cells agree, a bit each, shape (cells, cells); cells in row order."""
    cells = math.prod(shape)
    codes = np.indices(tuple(shape)).reshape(len(shape), cells)
    alike = np.zeros((cells, cells), dtype=np.uint16)
    for place, labels in enumerate(codes):
        alike |= (labels[:, None] == labels[None, :]).astype(np.uint16) << np.uint16(place)
    return alike


def eigenvalues(values: Reals, shape: Collection[int]) -> Reals:
    """Return the eigenvalue of every effect (bit set: in the effect), given the number f(S) of every agreement."""
    return _changed(values, shape, lambda n: np.array([[n - 1.0, 1.0], [-1.0, 1.0]]))


def numbers(eigen: Reals, shape: Collection[int]) -> Reals:
    """Return the number f(S) of every agreement, given the eigenvalue of every effect."""
    return _changed(eigen, shape, lambda n: np.array([[1 / n, -1 / n], [1 / n, 1 - 1 / n]]))


def multiplicities(shape: Collection[int]) -> Reals:
    """Return the dimension of every effect."""
    found = np.ones(1)
    for n in shape:
        found = np.concatenate((found, found * (n - 1)))
    return found


class AlikeMatrix(IntegerMatrix):
    """Rows of whole numbers that permutations of the labels only permute: AᵀA treats all labels alike."""

    @cached_property
    def eigen(self) -> Reals:
        """Return the eigenvalue of AᵀA of every effect of the attributes with several labels.

        Raises:
            LinAlgError: if the rows do not determine every cell.
        """
        several = self._several
        first = self.rows[:, representatives(several)].T @ self.rows[:, 0]
        eigen = eigenvalues(first.astype(np.float64), several)
        if eigen.min() <= 0:
            raise np.linalg.LinAlgError("the matrix is not positive definite")
        return eigen

    @cached_property
    def covariance(self) -> Reals:
        """Return (AᵀA)⁻¹; see `IntegerMatrix`."""
        return np.asarray(numbers(1 / self.eigen, self._several)[agreements(self._several)])

    def variances(self, target: Marginal) -> Reals:
        """Return the variance of every cell of `target`, all equal; see `IntegerMatrix`."""
        spread = 1 / self.eigen
        axes = [axis for axis, n in zip(self.axes, self.shape, strict=True) if n > 1]
        # From the last bit on: of a kept attribute the effects with and without it count, of a summed one the latter.
        for axis, n in zip(reversed(axes), reversed(self._several), strict=True):
            without, within = np.split(spread, 2)
            spread = without / n + within * (1 - 1 / n) if axis in target else without * n
        kept = [n for axis, n in zip(self.axes, self.shape, strict=True) if axis in target]
        return np.full(kept, spread[0])

    @property
    def _several(self) -> tuple[int, ...]:
        return tuple(n for n in self.shape if n > 1)


def representatives(shape: Sequence[int]) -> Counts:
    """Return a cell for every agreement with the first one: where they do not agree, it has the second label."""
    found = np.zeros(1, dtype=np.int64)
    for place in range(len(shape)):
        found = np.concatenate((found + math.prod(shape[place + 1 :]), found))
    return found


def _changed(values: Reals, shape: Collection[int], change: Callable[[int], Reals]) -> Reals:
    """Return the values after a change along the bit of every axis."""
    for place, n in enumerate(shape):
        values = np.einsum("ab,xby->xay", change(n), values.reshape(-1, 2, 1 << place)).reshape(-1)
    return values
