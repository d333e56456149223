"""The referee for domains too large to write out: least squares from how the cells of two marginals overlap.

With M = Σ^(-1/2) S, eigenvectors U and eigenvalues λ of M Mᵀ, the covariance Q (SᵀΣ⁻¹S)⁺ Qᵀ of the paper's least
squares is C U λ⁻² Uᵀ Cᵀ with C = Q Mᵀ. Entries of M Mᵀ and C are numbers of records that two cells have in common,
which are products over the attributes. Shares no code with the engine.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

import numpy as np

from tests.oracle.dense import discrete_variance

FAINT = 1e-11
"""Eigenvalues below this part of the largest are zero."""


@dataclass(frozen=True)
class Rows:
    """Some rows of S: sums of cells of one marginal, with the budget of one group.

    Attributes:
        axes: of the marginal, increasing.
        sums: shape (rows, cells).
        pull: what a unit of noise variance on every row costs the plain tables in all, by their weights.
    """

    axes: tuple[int, ...]
    sums: np.ndarray
    pull: float


def cells(axes, sizes, pull) -> Rows:
    """Every cell of a marginal."""
    return Rows(axes, np.eye(int(np.prod([sizes[a] for a in axes], dtype=int))), pull)


def character(axes, tables, weights) -> Rows:
    """The character of some yes/no attributes; each cell of a table over k of them uses it by ±1 / 2^k."""
    signs = [(-1.0) ** sum(labels) for labels in itertools.product((0, 1), repeat=len(axes))]
    pull = sum(w / 2 ** len(table) for table, w in zip(tables, weights, strict=True) if set(axes) <= set(table))
    return Rows(axes, np.array([signs]), pull)


def least_squares_variances(rows: Sequence[Rows], tables, sizes, shares: Sequence[float]) -> list[np.ndarray]:
    """The variance of every cell of every table, for Laplace noise on groups of sensitivity 1."""
    deviations = [discrete_variance(1.0, share, "L1") ** 0.5 for share in shares]
    scaled = [Rows(part.axes, part.sums / sd, part.pull) for part, sd in zip(rows, deviations, strict=True)]
    gram = np.block([[a.sums @ overlap(a.axes, b.axes, sizes) @ b.sums.T for b in scaled] for a in scaled])
    values, vectors = np.linalg.eigh(gram)
    real = values > FAINT * values[-1]
    told = vectors[:, real] / values[real]
    found = (np.hstack([overlap(table, b.axes, sizes) @ b.sums.T for b in scaled]) @ told for table in tables)
    return [(half**2).sum(axis=1) for half in found]


def overlap(one, other, sizes) -> np.ndarray:
    """The part of all records that lie in a cell of one marginal and a cell of the other: shape (cells, cells)."""
    factors = [np.ones((1, 1))]
    for axis in sorted({*one, *other}):
        n = sizes[axis]
        both = np.eye(n) if axis in one and axis in other else np.ones((n, 1) if axis in one else (1, n))
        factors.append(both / n)
    return reduce(np.kron, factors)


def shares_of(rows: Sequence[Rows], epsilon: float, *, optimal: bool) -> np.ndarray:
    """The budget of each group: min Σ pull × 2 / share², Σ share = ε (the paper, section IV), or equal ones."""
    proportions = np.array([part.pull for part in rows]) ** (1 / 3) if optimal else np.ones(len(rows))
    return epsilon * proportions / proportions.sum()
