"""The exponential mechanism: a candidate with probability in proportion to exp(rate × score), exactly.

Theorem. If neighbours change no score by more than Δ, the choice at rate ε / 2Δ is ε-private; at rate ε / Δ if they
change all scores in one direction.
Proof. exp(rate × score) changes by a factor between exp(-rate Δ) and exp(rate Δ), and so does the sum over all
candidates; their quotient by at most exp(2 rate Δ). In one direction the factors of both lie between 1 and exp(rate Δ),
or both between exp(-rate Δ) and 1; their quotient changes by at most exp(rate Δ). ∎

The draw. exp(-x) = exp(-k) exp(-r) with k whole and 0 <= r < 1. All candidates of one k form a bucket. A bucket is
drawn in proportion to its size times exp(-k), from provable bounds (`inversion.py`); a candidate of it uniformly; it is
kept with probability exp(-r), else all begins anew. Fewer than three attempts are expected.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache, partial

import numpy as np

from core.arrays import Counts
from core.mechanisms.bernoulli import bernoulli_exp
from core.mechanisms.enclosure import Bounds, exp_bounds
from core.mechanisms.inversion import Table, cumulative, invert
from core.mechanisms.randomness import RandomBits
from core.mechanisms.uniform import uniform_below
from core.selection.exponents import exponents_of

GUARD_BITS = 32
"""Bits beyond a table's own: rounding of sums over up to 2 ** 30 candidates stays below one unit."""


def exponential_choice(scores: Counts, rate: Fraction, bits: RandomBits) -> int:
    """Return i with probability exp(rate × scores[i]) / Σ exp(rate × scores).

    Args:
        scores: shape (n,), n >= 1.
        rate: of `ScoreTerms`.
        bits: where the randomness comes from.

    References:
        McSherry, Talwar, Mechanism design via differential privacy (FOCS 2007).
    """
    exponents = exponents_of(scores, rate)
    whole = exponents.whole
    buckets, sizes = np.unique(whole, return_counts=True)
    table = partial(_table, tuple(zip(buckets.tolist(), sizes.tolist(), strict=True)))
    while True:
        members = np.flatnonzero(whole == buckets[invert(table, bits)])
        chosen = int(members[uniform_below(len(members), 1, bits)[0]])
        if bernoulli_exp(np.array([exponents.rest(chosen)]), 1 << exponents.shift, bits)[0]:
            return chosen


def _table(buckets: tuple[tuple[int, int], ...], n_bits: int) -> Table:
    """Return bounds of the cumulative probabilities of buckets (k, size), k ascending from 0."""
    precision = n_bits + GUARD_BITS
    near = [(k, size) for k, size in buckets if k <= precision]
    weights = [(low * size, high * size) for (low, high), size in ((_weight(k, precision), size) for k, size in near)]
    rest = sum(size for _, size in buckets[len(near) :])  # each weighs less than exp(-precision), below one unit
    return 0, *cumulative(weights, 0, rest, n_bits)


@lru_cache(maxsize=4096)
def _weight(k: int, precision: int) -> Bounds:
    """Return bounds of exp(-k) in units of 2 ** -precision; cached, as every round of a choice needs them."""
    return exp_bounds(Fraction(k), precision)
