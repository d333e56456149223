"""A lean ResidualPlanner with ordinary (floating-point) Gaussian noise, to be compared with; promises no privacy.

Written from the paper: Xiao et al., An optimal and scalable matrix mechanism for noisy marginals under convex loss
functions (NeurIPS 2023): closed-form selection for the sum of variances (section 4), residual measurements Sub ⊗ … of
marginals with noise of covariance σ² Sub Subᵀ (section 3), reconstruction by pseudo-inverses of Sub. It is quicker than
the authors' program, which counts by `histogramdd` and applies the pseudo-inverses anew for every marginal.
"""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

Attributes = tuple[int, ...]
Reals = NDArray[np.float64]


def subsets(attributes: Attributes) -> list[Attributes]:
    """All subsets, the smaller ones first."""
    return [part for k in range(len(attributes) + 1) for part in combinations(attributes, k)]


class ResidualPlanner:
    """Select, measure, reconstruct."""

    def __init__(self, sizes: tuple[int, ...], wanted: list[Attributes]) -> None:
        self._sizes, self._wanted = sizes, wanted
        self._difference = {n: np.eye(n - 1, n) - np.eye(n - 1, n, 1) for n in set(sizes)}
        self._inverse = {n: np.linalg.pinv(matrix) for n, matrix in self._difference.items()}
        self.variances: dict[Attributes, float] = {}
        self._answers: dict[Attributes, Reals] = {}

    def select(self, cost: float) -> float:
        """Choose σ² of every residual for Σ p / σ² = cost, by Cauchy and Schwarz; return the sum of variances."""
        pull: dict[Attributes, float] = {}
        for table in self._wanted:
            cells = math.prod(self._sizes[axis] for axis in table)
            for part in subsets(table):
                share = math.prod(
                    1 - 1 / self._sizes[axis] if axis in part else 1 / self._sizes[axis] ** 2 for axis in table
                )
                pull[part] = pull.get(part, 0.0) + cells * share
        price = {part: math.prod(1 - 1 / self._sizes[axis] for axis in part) for part in pull}
        whole = sum(math.sqrt(pull[part] * price[part]) for part in pull)
        self.variances = {part: whole * math.sqrt(price[part] / pull[part]) / cost for part in pull}
        return whole**2 / cost

    def measure(self, records: NDArray[np.intp], chance: np.random.Generator) -> None:
        """Take the residuals of all marginals, with noise; `records` has shape (rows, attributes)."""
        for part, variance in self.variances.items():
            shape = tuple(self._sizes[axis] for axis in part)
            cells = np.ravel_multi_index(records[:, part].T, shape) if part else np.zeros(len(records), dtype=np.intp)
            counts = np.bincount(cells, minlength=math.prod(shape)).astype(np.float64)
            noisy = counts + chance.normal(0.0, math.sqrt(variance), len(counts))
            self._answers[part] = self._along(noisy.reshape(shape), [self._difference[n] for n in shape])

    def reconstruct(self) -> list[Reals]:
        """Add every wanted marginal up from its residuals."""
        effects = {
            part: self._along(answers, [self._inverse[self._sizes[axis]] for axis in part])
            for part, answers in self._answers.items()
        }
        tables = []
        for table in self._wanted:
            shape = [self._sizes[axis] for axis in table]
            added = np.zeros(shape)
            for part in subsets(table):
                others = math.prod(self._sizes[axis] for axis in table if axis not in part)
                added += effects[part].reshape([self._sizes[axis] if axis in part else 1 for axis in table]) / others
            tables.append(added)
        return tables

    @staticmethod
    def _along(values: Reals, matrices: list[Reals]) -> Reals:
        """Apply one matrix along each axis: the Kronecker product, never written out."""
        for axis, matrix in enumerate(matrices):
            values = np.moveaxis(np.tensordot(matrix, values, (1, axis)), 0, axis)
        return values
