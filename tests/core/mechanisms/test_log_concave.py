"""Exact draws under an envelope: the laws they follow, wherever the peak is looked for, and envelopes that hold.

The chi-square tests fail by chance once in 1e6 runs each.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import mpmath
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from core.mechanisms.log_concave import UNIT_BITS, LogConcave, Tail, is_below
from core.mechanisms.randomness import SystemBits
from tests.core.mechanisms.insides import bound_of
from tests.covering import sample
from tests.seeded_bits import RecordedBits

DRAWS = 2000


@dataclass(frozen=True)
class Listed(LogConcave):
    """Whole-number weights of a finite law, and where its peak is said to be."""

    weights: tuple[int, ...]
    middle: int
    spread: float

    @property
    def highest(self):
        return len(self.weights) - 1

    def centre(self):
        return self.middle, self.spread

    def weight(self, k, n_bits):
        number = self.weights[k] if 0 <= k <= self.highest else 0
        return number, number, 0


BINOMIAL = tuple(math.comb(20, k) for k in range(21))
STEEP = (1, 3**9, 3**17, 3**24)
FLAT = (5, 5, 5, 5, 5)


CASES = [(BINOMIAL, 9), (BINOMIAL, 10), (BINOMIAL, 12), (STEEP, 3), (STEEP, 2), (FLAT, 0), (FLAT, 2), (FLAT, 4)]
CASES += [((7,), 0), ((1, 1000), 1), ((1000, 1), 0), ((1, 10), 0)]


@pytest.mark.parametrize(("case", "spread"), sample(product(CASES, [0.01, 2.2, 40]), together=1))
def test_the_law_is_the_same_wherever_its_peak_is_looked_for(case, spread):
    weights, middle = case
    law, bits = Listed(weights, middle, spread), SystemBits()
    envelope = law.envelope()
    seen = Counter(law.draw_under(envelope, bits) for _ in range(DRAWS))
    expected = [weight / sum(weights) * DRAWS for weight in weights]
    assert set(seen) <= set(range(len(weights)))
    often = [k for k, wanted in enumerate(expected) if wanted >= 5]
    if len(often) > 1:
        observed, wanted = [seen[k] for k in often], [expected[k] for k in often]
        factor = sum(observed) / sum(wanted)
        assert chisquare(observed, [each * factor for each in wanted]).pvalue > 1e-6


@given(st.lists(st.integers(-6, 6), min_size=1, max_size=30), st.integers(0, 40), st.floats(0.01, 20))
def test_an_envelope_lies_above_every_weight(slopes, middle, spread):
    """Of any log-concave law: quotients 2 ** slope that never grow."""
    logs = [0]
    for slope in sorted(slopes, reverse=True):
        logs.append(logs[-1] + slope)
    weights = tuple(2 ** (log - min(logs)) for log in logs)
    law = Listed(weights, min(middle, len(weights) - 1), spread)
    envelope = law.envelope()
    unit = envelope.unit[1] * Fraction(2) ** envelope.unit[2]
    for piece in envelope.pieces:
        if isinstance(piece, Tail):
            within = [k for k in range(len(weights)) if (k - piece.first) * piece.step >= 0]
            bounds = {k: bound_of(piece, (k - piece.first) * piece.step, 96) for k in within}
        else:
            bounds = {k: bound_of(piece, 96) for k in range(piece.first, piece.last + 1)}
        for k, (_, high, exponent) in bounds.items():
            assert weights[k] <= high * Fraction(2) ** exponent * unit
    covered = [
        k for piece in envelope.pieces if not isinstance(piece, Tail) for k in range(piece.first, piece.last + 1)
    ]
    starts = {piece.first for piece in envelope.pieces if isinstance(piece, Tail)}
    assert {covered[0] - 1, covered[-1] + 1} == starts


def test_a_tail_weighs_what_its_bounds_add_up_to():
    tail = Tail(5, 1, 3 << UNIT_BITS, Fraction(7, 2))
    total = sum(
        Fraction(low) * Fraction(2) ** exponent for low, _, exponent in (bound_of(tail, g, 64) for g in range(400))
    )
    assert float(total) == pytest.approx(3.0, rel=1e-12)


@pytest.mark.parametrize("scale", [Fraction(1, 5), Fraction(7, 2), Fraction(10**12 + 1, 3)])
@pytest.mark.parametrize("wait", [0, 1, 50])
def test_bounds_of_a_tail_have_as_many_digits_as_are_asked_for(scale, wait):
    """However wide it is: the mass of its first number is a small part of the whole."""
    low, high, exponent = bound_of(Tail(5, 1, 3 << UNIT_BITS, scale), wait, 64)
    with mpmath.workdps(60):
        wide = mpmath.mpf(scale.numerator) / scale.denominator
        exact = 3 * (1 - mpmath.exp(-1 / wide)) * mpmath.exp(-wait / wide) * mpmath.mpf(2) ** -exponent
        assert low <= exact <= high
    assert (high - low) << 60 <= high


@pytest.mark.parametrize(("second", "below"), [(0, True), (2**64 - 1, False)])
def test_a_number_at_a_bound_is_drawn_further(second, below):
    """2/3 to 64 digits is 0xAA…AA, and what follows decides."""
    words = ((2 << 64) // 3).to_bytes(8, "little") + second.to_bytes(8, "little")

    def two_thirds(n_bits):
        return (2 << n_bits) // 3, (2 << n_bits) // 3 + 1

    assert is_below(two_thirds, RecordedBits(words)) is below


def test_sure_numbers_decide_at_once():
    assert is_below(lambda n_bits: (1 << n_bits, 1 << n_bits), SystemBits())
    assert not is_below(lambda _: (0, 0), RecordedBits(bytes(8)))
