"""A matrix of whole numbers along one attribute, and coordinates in which it treats all labels alike.

A has n columns, one per label, and determines every label. Least squares over products of such matrices would need
dense algebra over all attributes together; in other coordinates t = M x of the labels' counts x it needs none. M is
chosen so that 1ᵀt = 1ᵀx and M⁻ᵀ AᵀA M⁻¹ = (n/s) I with s = 1ᵀ(AᵀA)⁻¹1 (`core/MATHEMATICS.md`, "Ranges by a matrix").
In t the matrix is one of the linear maps of `core/linear/linear_map.py`, with both gains n/s: it counts "labels" of t.

With AᵀA = L Lᵀ and the unit vector v = L⁻¹1/√s: M = √(s/n) F H Lᵀ, where the reflection H takes v to the first
coordinate, and F is the reflection of `core/linear/effects.py`, which takes 1/√n there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property

import numpy as np

from core.arrays import Counts, Reals
from core.linear.effects import effect_transform
from core.linear.integer_matrix import inverse


class Factor:
    """The matrix of one attribute.

    Attributes:
        rows: int64, shape (answers, n), of full column rank; read-only.
        n: the number of labels.
        l1: the largest L1 norm of a column.
        inner: the least and the largest inner product of two columns, equal ones included: the largest is a square of
            an L2 norm.
    """

    def __init__(self, rows: Counts) -> None:
        rows.setflags(write=False)
        self.rows, self.n = rows, rows.shape[1]
        self.l1 = int(np.abs(rows).sum(axis=0).max())
        self.inner = int(self._gram.min()), int(self._gram.max())

    @cached_property
    def _gram(self) -> Reals:
        real = self.rows.astype(np.float64)  # exact: the sums stay far below 2 ** 53
        return np.asarray(real.T @ real)

    @cached_property
    def covariance(self) -> Reals:
        """Return (AᵀA)⁻¹, the covariance of the labels' estimates at noise variance 1; shape (n, n).

        Raises:
            LinAlgError: if the rows do not determine every label.
        """
        return inverse(self._gram)

    @cached_property
    def total_variance(self) -> float:
        """Return s, the variance of the sum of all labels at noise variance 1."""
        return float(self.covariance.sum())

    @cached_property
    def _lower(self) -> Reals:
        return np.asarray(np.linalg.cholesky(self._gram), dtype=np.float64)

    @cached_property
    def _mirror(self) -> Reals:
        """Return w of H = I - 2 w wᵀ, shape (n, 1): a unit vector, or 0."""
        away = self._solved(np.ones((self.n, 1)), transposed=False)
        away /= np.linalg.norm(away)
        away[0] -= 1.0
        length = float(np.linalg.norm(away))
        return away / length if length else away

    def apply(self, counts: Counts, place: int) -> Counts:
        """Return A along axis `place` of whole numbers."""
        return np.moveaxis(np.tensordot(self.rows, counts, (1, place)), 0, place)

    def labels_to_alike(self, table: Reals, place: int) -> Reals:
        """Return M along axis `place`: from labels to the coordinates t."""
        return _along(table, place, lambda flat: self._unit * _even(self._reflected(self._lower.T @ flat)))

    def alike_to_labels(self, table: Reals, place: int) -> Reals:
        """Return M⁻¹ along axis `place`."""
        return _along(
            table, place, lambda flat: self._solved(self._reflected(_even(flat)), transposed=True) / self._unit
        )

    def adjoint(self, answers: Reals, place: int) -> Reals:
        """Return M⁻ᵀAᵀ along axis `place`: the answers pulled back to the coordinates t."""

        def pulled(flat: Reals) -> Reals:
            solved = self._solved(self.rows.T.astype(np.float64) @ flat, transposed=False)
            return _even(self._reflected(solved)) / self._unit

        return _along(answers, place, pulled)

    @property
    def _unit(self) -> float:
        return math.sqrt(self.total_variance / self.n)

    def _reflected(self, flat: Reals) -> Reals:
        return np.asarray(flat - 2 * self._mirror @ (self._mirror.T @ flat))

    def _solved(self, flat: Reals, *, transposed: bool) -> Reals:
        """Return L⁻¹ times the columns, or L⁻ᵀ times them: L⁻¹ = Lᵀ (AᵀA)⁻¹, and products take no solver of scipy's."""
        if transposed:
            return np.asarray(self.covariance @ (self._lower @ flat))
        return np.asarray(self._lower.T @ (self.covariance @ flat))


def _even(flat: Reals) -> Reals:
    """Return F times the columns."""
    return effect_transform(flat.T, first=1).T


def _along(table: Reals, place: int, change: Callable[[Reals], Reals]) -> Reals:
    """Return a table with `change` made of the vectors along one axis, given as columns."""
    moved = np.moveaxis(table, place, 0)
    flat = change(moved.reshape(len(moved), -1))
    return np.moveaxis(flat.reshape(-1, *moved.shape[1:]), 0, place)
