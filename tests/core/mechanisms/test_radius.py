"""The table of the radius holds the exact probabilities, and undecided bits are not decided."""

from __future__ import annotations

import itertools
from fractions import Fraction

import mpmath
import pytest

from core.mechanisms.balls import CrossPolytope, Cube
from core.mechanisms.radius import RadiusLaw, _fall, _inverse
from tests.seeded_bits import RecordedBits

LAWS = [
    RadiusLaw((Cube(1),), Fraction(1, 5)),
    RadiusLaw((Cube(3), CrossPolytope(4)), Fraction(3, 2)),
    RadiusLaw((CrossPolytope(12),), Fraction(20)),
    RadiusLaw((Cube(60),), Fraction(7, 3)),
]


def cumulative(law, last):
    """P(R < r) for r = 0 .. last, to forty figures."""
    with mpmath.workdps(60):
        weights, r, total = [], 0, mpmath.mpf(0)
        while r <= last + 50 or weights[-1] > total * mpmath.mpf(10) ** -45:
            count = mpmath.mpf(1)
            for ball in law.balls:
                count *= ball.count(r)
            weights.append(count * mpmath.exp(-mpmath.mpf(r) * law.scale.denominator / law.scale.numerator))
            total += weights[-1]
            r += 1
        sums = [mpmath.mpf(0)]
        for weight in weights:
            sums.append(sums[-1] + weight / total)
        return sums


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("n_bits", [64, 128])
def test_bounds_hold_the_probabilities_and_are_tight(law, n_bits):
    start, low, high = law.table(n_bits)
    sums = cumulative(law, start + len(low))
    unit = mpmath.mpf(2) ** n_bits
    with mpmath.workdps(60):
        for place, (least, most) in enumerate(zip(low, high, strict=True)):
            assert least <= sums[start + place] * unit + mpmath.mpf(10) ** -10
            assert sums[start + place] * unit <= most + 1
            assert most - least <= 2


def test_more_bits_are_drawn_when_the_first_agree_with_a_bound():
    law = LAWS[1]
    start, low, _ = law.table(64)
    middle = len(low) // 2
    near = low[middle].to_bytes(8, "little")
    assert law.draw(RecordedBits(near + b"\xff" * 8)) == start + middle
    assert law.draw(RecordedBits(near + b"\x00" * 8)) == start + middle - 1


def test_what_is_left_of_a_falling_weight_is_never_less_than_it_is():
    """Weights that halve from step to step: beyond the last one there is as much again."""
    bits = 40
    half = 1 << bits - 1
    weights, rest = _fall(itertools.repeat((half, half)), bits)
    assert [low for low, _ in weights[:3]] == [1 << bits - 1, 1 << bits - 2, 1 << bits - 3]
    assert weights[-1][1] <= rest <= weights[-1][1] + 2


def test_no_end_is_seen_before_the_weights_fall():
    bits = 60
    rising, falling = (3 << bits, 3 << bits), (1, 1)
    weights, _ = _fall(itertools.chain(itertools.repeat((0, 1 << bits), 3), [falling, falling, rising]), bits)
    assert len(weights) == 4


def test_an_inverse_is_enclosed():
    assert _inverse((3, 5), 4) == (51, 86)
