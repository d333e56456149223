"""Cone noise: Wishart noise for all moments of at most two ±1 attributes at once.

Theorem. Let K be a proper convex cone, l linear and positive on K. If every record's v lies in K with l(v) <= ε, and P
and N are independent with density proportional to exp(-l(p)) on K, then releasing M + P - N is ε-private under adding
or removing a record.
Proof. The density of P - N is f(x) = ∫_{p ∈ K, p - x ∈ K} exp(-l(p) - l(p - x)) dp. Shifting x by v ∈ K shrinks the set
and multiplies the integrand by exp(l(v)): f(x + v) <= exp(l(v)) f(x). Substituting p = p' + v, the set of all p' with
p' ∈ K, p' - x ∈ K lies within the new one and the integrand is multiplied by exp(-l(v)): f(x + v) >= exp(-l(v)) f(x). ∎

Here K holds the positive semidefinite d × d matrices, v = u uᵀ with u = (1, s_1, ..., s_m), s_i = ±1, and
l(v) = ε Σ p_i v_ii = ε Σ p_i <= ε. The density exp(-l) is that of Σ_{k=1}^{d+1} g_k g_kᵀ with g_ki normal of variance
b / (2 p_i), b = 1/ε. Records with different values of other attributes are disjoint, so each value has noise of its own
at the whole ε.

M + P - N is released rounded to whole numbers. Rounding is post-processing of the ideal real numbers: the normal
deviates get more digits until every entry is known to lie on one side of a rounding boundary.

Formulas of the variances: `core/MATHEMATICS.md`, "Cone noise".
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.arrays import BigIntegers
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.lazy_normal import LazyNormal
from core.mechanisms.randomness import RandomBits
from core.mechanisms.rounding import check_reach
from core.words import N_, phrase

SCALE_BITS = 48
"""Binary digits after the point of a standard deviation, rounded up: adds less than 2^-47 to it."""
FIRST_BITS = 64
"""Binary digits of a normal deviate at the first try: fewer need more tries, more cost time; exact either way."""
SECONDS_A_MOMENT = 6e-4
"""Seconds for one entry of the matrix and one combination of labels; measured by tests/benchmarks/joint_draws.py."""
LEAST_VARIANCE = 1e-9
"""Of noise that rounding all but removes: what is left of the series, and more than 0, by which blocks are weighed."""
TOO_NARROW = 1e-6
"""Variance below which rounding leaves nothing of the noise."""
WAVES = 64, 8
"""Terms of the series, and further ones per unit of 1 / θ: they fall as (n θ)^-5 or faster where n θ is above 1."""

LAW = phrase("noise.cone", N_("Noise", "difference of two Wishart matrices, rounded"))


class ConeNoise(JointNoise):
    """Noise for one block per entry (i, j) of the matrix, with one answer per value of the other attributes."""

    def __init__(self, entries: Sequence[tuple[int, int]], weights: Sequence[Fraction], n_values: int) -> None:
        """Take the entries of the blocks, the weights p_i > 0 with Σ p_i <= 1, and the number of values."""
        if sum(weights) > 1 or min(weights) <= 0:
            raise ValueError("weights must be positive, and add up to at most 1")
        self._entries, self._weights, self._n_values = tuple(entries), tuple(weights), n_values

    @property
    def _d(self) -> int:
        return len(self._weights)

    @property
    def seconds(self) -> float:
        """Time of 2 d (d+1) normal deviates for each combination of labels."""
        return SECONDS_A_MOMENT * self._n_values * math.comb(self._d + 1, 2)

    @property
    def law(self) -> str:
        """The name in the statement."""
        return LAW

    def factors(self) -> tuple[float, ...]:
        """Return (d+1) / (2 p_i p_j), twice that on the diagonal."""
        return tuple(
            (self._d + 1) * (2 if i == j else 1) / (2 * float(self._weights[i] * self._weights[j]))
            for i, j in self._entries
        )

    def variances(self, scale: Fraction) -> tuple[float, ...]:
        """Return the variances of the rounded noise: the factors times b², and what rounding adds or takes.

        Raises:
            NoiseTooLargeError: if an entry might not fit 64 bits.
        """
        # |P_ij| is at most a sum of d + 1 squares of normal deviates of variance b / (2 p); two such squares add up to
        # an exponential variable of mean b / p, which check_reach bounds.
        check_reach(scale / min(self._weights), self._d)
        shapes = [(self._d + 1) / 2 if i == j else self._d + 1.0 for i, j in self._entries]
        ideal = [factor * float(scale) ** 2 for factor in self.factors()]
        return tuple(map(rounded_variance, ideal, shapes))

    def draw(self, scale: Fraction, bits: RandomBits) -> tuple[NDArray[np.int64], ...]:
        """Return the noise of each block, one answer per value."""
        spreads = [_root_above(scale / (2 * weight)) for weight in self._weights]
        matrices = [self._rounded(spreads, bits) for _ in range(self._n_values)]
        return tuple(np.array([matrix[i, j] for matrix in matrices], dtype=np.int64) for i, j in self._entries)

    def _rounded(self, spreads: list[int], bits: RandomBits) -> BigIntegers:
        """Return P - N rounded to whole numbers, shape (d, d), for standard deviations spreads / 2 ** SCALE_BITS."""
        plus, minus = ([[LazyNormal(bits) for _ in range(self._d + 1)] for _ in range(self._d)] for _ in range(2))
        spread = np.array(spreads, dtype=object)
        outer = np.multiply.outer(spread, spread)
        n_bits = FIRST_BITS
        while True:
            up, slack_up = _gram(plus, n_bits, bits)
            down, slack_down = _gram(minus, n_bits, bits)
            shift = 2 * (n_bits + SCALE_BITS)
            # Fixed-point numbers with `shift` digits after the point: adding half a unit, then shifting, rounds to
            # nearest.
            low, high = (
                (2 * outer * (up - down + side * (slack_up + slack_down)) + (1 << shift)) >> (shift + 1)
                for side in (-1, 1)
            )
            if (low == high).all():  # both ends round to one whole number
                return np.asarray(low)
            n_bits *= 2


def rounded_variance(variance: float, shape: float) -> float:
    """Return the variance of X rounded to whole numbers, X the difference of two gamma variables of that shape.

    With the characteristic function φ(t) = (1 + θ² t²)^-k of X and the Fourier series of the error of rounding,
    e = Σ_n (-1)^n sin(2πn x) / (πn), it is E[X²] + E[e²] + 2 E[X e], where E[e²] = 1/12 + Σ (-1)^n φ(2πn) / (πn)² and
    E[X e] = -Σ (-1)^n φ'(2πn) / (πn). The sum is next to 1/12 for noise wider than 1.

    Args:
        variance: of X, > 0: 2 k θ².
        shape: k, >= 1.
    """
    # A thousandth wide, it reaches 1/2 less than once in e^100, and the series would have as many terms as 1 / θ.
    if variance < TOO_NARROW:
        return LEAST_VARIANCE
    square = variance / (2 * shape)
    waves = 1 + np.arange(WAVES[0] + int(WAVES[1] / math.sqrt(square)))
    flat = 1 + square * (2 * np.pi * waves) ** 2
    terms = (-1.0) ** waves * flat**-shape * (1 / (np.pi * waves) ** 2 + 8 * shape * square / flat)
    return max(variance + 1 / 12 + float(terms.sum()), LEAST_VARIANCE)


def _gram(deviates: list[list[LazyNormal]], n_bits: int, bits: RandomBits) -> tuple[BigIntegers, BigIntegers]:
    """Return Σ_k g_ik g_jk times 2 ** (2 n_bits), and a bound of the error of each entry."""
    known = np.array([[deviate.digits(n_bits, bits) for deviate in row] for row in deviates], dtype=object)
    # Each factor is off by less than 1, so a product is off by less than |g_ik| + |g_jk| + 1.
    reach = np.abs(known).sum(axis=1)
    return known @ known.T, np.add.outer(reach, reach) + known.shape[1]


def _root_above(number: Fraction) -> int:
    """Return the least whole r found by isqrt with r * 2 ** -SCALE_BITS > sqrt(number): more noise, never less."""
    return math.isqrt(-(-(number.numerator << 2 * SCALE_BITS) // number.denominator)) + 1
