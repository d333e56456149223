"""Joint noise for tables of disjoint attributes that share one total: P(z) ∝ exp(-max_j ‖z_j‖_1 / b).

z_1, z_2, ... are whole-number tables, one per attribute, that agree on their total: Σ z_1 = Σ z_2 = ... . A record adds
1 to one cell of each, so it moves them by 1 in the norm max_j ‖·‖_1, and the density by a factor of at most exp(1/b):
pure privacy with ε = 1/b for all tables together. It is the K-norm mechanism with the smallest possible K: the convex
hull of the vectors that records add and of their negatives. Equal sums leave 1 + Σ (n_j - 1) dimensions to cover with
noise instead of Σ n_j.

Sampler, exact, with q = exp(-1/b). Let c - d be the total, and c, d bounds of the sums of positive and negative parts;
P(c, d) ∝ W(c, d) q^(c+d), W the product of the numbers of points of `core/mechanisms/slices.py`. Given c and d the
tables are independent uniform points. Summing over c and d leaves Σ q^r over r >= max ‖z‖ of one parity, as claimed.
W = Σ w_ij C(c, i) C(d, j) with whole numbers w_ij >= 0, and Σ_c C(c, i) q^c = y^i / (1 - q) with y = q / (1 - q). So
i + j is drawn by inversion, then i, then c and d: i and j plus i + 1 and j + 1 geometric draws P(g) ∝ q^g.

Formulas of the variances: `core/MATHEMATICS.md`, "Star noise".

References:
    Hardt and Talwar, On the geometry of differential privacy (STOC 2010).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, reduce

import numpy as np
from numpy.typing import NDArray

from core.arrays import BigIntegers
from core.mechanisms import slices
from core.mechanisms.enclosure import Bounds, exp_bounds, product
from core.mechanisms.inversion import Table, cumulative, invert
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.power_law import geometric_draws
from core.mechanisms.randomness import RandomBits
from core.mechanisms.rounding import check_reach, representable
from core.mechanisms.uniform import chosen_index

MOST_DIMENSIONS = 64
"""Dimensions of the largest star: the coefficients w_ij are exact integers, and their number grows with the square."""
NODES = 40
"""Gauss-Legendre nodes: n of them integrate degree 2n - 1 = 79 exactly; MOST_DIMENSIONS + 1 = 65 is the degree here."""
GUARD_BITS = 128
"""Binary digits beyond those asked for, on top of the length of the largest coefficient."""


@dataclass(frozen=True, slots=True)
class StarNoise(JointNoise):
    """Noise for the total, and for each table.

    Only the deviations of a table from its mean are used; they are uncorrelated with the total and the other tables.

    Attributes:
        leaves: number of labels of each table, at least 2 each.
    """

    leaves: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.leaves or min(self.leaves) < 2 or dimensions(self.leaves) > MOST_DIMENSIONS:
            raise ValueError(f"tables of 2 and more labels, in at most {MOST_DIMENSIONS} dimensions")

    @property
    def seconds(self) -> float:
        """Seconds of a draw: a constant, and a few random numbers per dimension."""
        return 3e-4 + 1e-5 * dimensions(self.leaves)

    def factors(self) -> tuple[float, ...]:
        """Return the variance at scale 1 of the total, and of each table's deviations from its mean."""
        total, tables = star_factors(tuple(sorted(self.leaves)))
        return total, *(tables[n] for n in self.leaves)

    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return the exact variance of the total, and of each table's deviations from its mean.

        Raises:
            NoiseTooLargeError: if `draw` could not draw it.
        """
        check_reach(scale, dimensions(self.leaves))
        total, squares = _moments(tuple(sorted(self.leaves)), scale)
        return total, *((n * squares[n] - total / n) / (n - 1) for n in self.leaves)

    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return the noise of the total, shape (1,), and of the cells of each table."""
        up, down = _draw_bounds(tuple(sorted(self.leaves)), representable(scale), bits)
        return np.array([up - down]), *(slices.point(n, up, down, bits) for n in self.leaves)


def dimensions(leaves: tuple[int, ...]) -> int:
    """Return 1 + Σ (n - 1)."""
    return 1 + sum(leaves) - len(leaves)


@lru_cache(maxsize=8192)
def star_factors(leaves: tuple[int, ...]) -> tuple[float, dict[int, float]]:
    """Return the variance at scale 1 of the total, and of the deviations of a table by its number of labels.

    The radius c + d follows a gamma law of order D + 1, D the number of dimensions: second moment (D+1)(D+2). Given the
    radius, moments are integrals of polynomials over the total.
    """
    nodes, weights = slices.nodes(NODES)
    for n in leaves:
        weights = weights * slices.shape(n, NODES)[0]
    square = (dimensions(leaves) + 1) * (dimensions(leaves) + 2) / weights.sum()
    total = float(square * (weights @ nodes**2))
    far = {n: float(square * (weights @ slices.shape(n, NODES)[1])) for n in set(leaves)}
    return total, {n: (n * far[n] - total / n) / (n - 1) for n in far}


def _moments(leaves: tuple[int, ...], scale: Fraction) -> tuple[float, dict[int, float]]:
    """Return the variance of the total, and of a cell of a table by its number of labels.

    Given i, the mean of c is i + (i + 1) y and its variance (i + 1) y (1 + y).
    """
    series = _series(leaves)
    decay = -1 / float(scale)
    log_y = decay - math.log(-math.expm1(decay))
    y, whole = math.exp(log_y), _log_value(series.counts, log_y)
    apart = math.exp(_log_value(series.apart, log_y) - whole)
    degree = math.exp(_log_value([m * count for m, count in enumerate(series.counts)], log_y) - whole)
    total = (1 + y) ** 2 * apart + (degree + 2) * y * (1 + y)
    return total, {n: math.exp(_log_value(far, log_y) - whole) for n, far in series.squares.items()}


def _log_value(coefficients: list[int], log_y: float) -> float:
    """Return ln Σ w_m y^m, w_m >= 0, any length; by logarithms, as the terms exceed the range of floats."""
    logs = np.array([math.log(w) + m * log_y if w else -math.inf for m, w in enumerate(coefficients)])
    peak = logs.max()
    return float(peak + math.log(np.exp(logs - peak).sum())) if np.isfinite(peak) else -math.inf


@dataclass(frozen=True, slots=True, eq=False)
class _Series:
    """The product of all point counts, expanded in C(c, i) C(d, j), and added up over i + j = m for every m.

    Attributes:
        rows: w_ij for i + j = m, in the order of i.
        counts: Σ w_ij.
        apart: Σ w_ij (i - j)².
        squares: by number of labels: the coefficients of Σ x_1² over all points, x_1 a cell of such a table.
    """

    rows: list[list[int]]
    counts: list[int]
    apart: list[int]
    squares: dict[int, list[int]]


@lru_cache(maxsize=256)
def _series(leaves: tuple[int, ...]) -> _Series:
    size = dimensions(leaves) + 2
    tables = {n: slices.counts(n, size) for n in set(leaves)}
    rows = _anti_diagonals(reduce(np.multiply, (tables[n] for n in leaves)))
    apart = [sum(w * (2 * i - m) ** 2 for i, w in enumerate(row)) for m, row in enumerate(rows)]
    squares = {}
    for n in tables:
        others = list(leaves)
        others.remove(n)
        far = reduce(np.multiply, (tables[other] for other in others), slices.squares(n, size))
        squares[n] = [sum(row) for row in _anti_diagonals(far)]
    return _Series(rows, [sum(row) for row in rows], apart, squares)


def _anti_diagonals(values: BigIntegers) -> list[list[int]]:
    """Return the coefficients w_ij of the polynomial with these values at c, d = 0, 1, ...: its differences at 0."""
    table, size = values.copy(), len(values)
    for order in range(1, size):
        table[order:] = table[order:] - table[order - 1 : -1]
    for order in range(1, size):
        table[:, order:] = table[:, order:] - table[:, order - 1 : -1]
    return [[int(table[i, m - i]) for i in range(m + 1)] for m in range(size)]


def _draw_bounds(leaves: tuple[int, ...], scale: Fraction, bits: RandomBits) -> tuple[int, int]:
    """Return c and d."""
    row = _series(leaves).rows[invert(lambda n_bits: _degrees(leaves, scale, n_bits), bits)]
    i = chosen_index(row, bits)
    more = geometric_draws(scale, len(row) + 1, bits)
    return i + sum(more[: i + 1]), len(row) - 1 - i + sum(more[i + 1 :])


@lru_cache(maxsize=256)
def _degrees(leaves: tuple[int, ...], scale: Fraction, n_bits: int) -> Table:
    """Return the table of P(i + j = m) ∝ w_m y^m."""
    counts = _series(leaves).counts
    one = n_bits + GUARD_BITS + max(counts).bit_length()
    low, high = exp_bounds(1 / scale, one)
    y: Bounds = (low << one) // ((1 << one) - low), -(-(high << one) // ((1 << one) - high))
    weights, power = list[Bounds](), (1 << one, 1 << one)
    for count in counts:
        weights.append((count * power[0], count * power[1]))
        power = product(power, y, one)
    return 0, *cumulative(weights, 0, 0, n_bits)
