"""Scales are rounded up, by next to nothing, and only if they must be."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import NoiseTooLargeError
from core.mechanisms.cone_noise import ConeNoise
from core.mechanisms.power_law import LARGEST_NUMERATOR, PowerLaw
from core.mechanisms.rounding import REACH_SCALES, representable
from core.mechanisms.star_noise import StarNoise

scales = st.builds(Fraction, st.integers(1, 10**40), st.integers(1, 10**40)).filter(lambda x: x <= LARGEST_NUMERATOR)


@given(scales)
def test_never_below_and_hardly_above(scale):
    rounded = representable(scale)
    assert scale <= rounded <= scale * (1 + Fraction(1, 2**50))


def test_as_many_digits_are_kept_as_the_sampler_takes():
    """2 ** 52 + 1 has 53 binary digits: 52 of them are left, rounded up."""
    assert representable(Fraction(2**52 + 1, 2**53)) == Fraction(2**51 + 1, 2**52)


@given(scales)
def test_the_sampler_accepts_the_result_and_keeps_it(scale):
    rounded = representable(scale)
    assert rounded.numerator <= LARGEST_NUMERATOR
    assert representable(rounded) == rounded
    PowerLaw(1, 1 / rounded)
    PowerLaw(2, 1 / (2 * rounded))


@pytest.mark.parametrize("scale", [Fraction(28), Fraction(9, 4), Fraction(1, 50), Fraction(2**52), Fraction(1, 10**90)])
def test_plain_scales_are_kept(scale):
    assert representable(scale) == scale


@pytest.mark.parametrize("scale", [Fraction(2**53 - 1, 2), Fraction(3 * 2**52 - 1, 3)])
def test_at_the_upper_end(scale):
    assert representable(scale) == 2**52


def test_noise_beyond_64_bits_is_refused_in_words():
    with pytest.raises(NoiseTooLargeError, match="Spend more"):
        representable(Fraction(2**52) + Fraction(1, 3))


def test_the_largest_numerator_needs_no_rounding():
    scale = Fraction(LARGEST_NUMERATOR, 3)
    assert scale.numerator == LARGEST_NUMERATOR
    assert representable(scale) == scale


WEIGHTS = [Fraction(1, 4), Fraction(3, 4)]
JOINT = {
    "cone": (ConeNoise([(0, 0), (1, 1)], WEIGHTS, 1), Fraction(2**52 - 1, 2 * 2 + REACH_SCALES) * min(WEIGHTS)),
    "star": (StarNoise((2, 3)), Fraction(2**52 - 1, 2 * (1 + 1 + 2) + REACH_SCALES)),
}


@pytest.mark.parametrize("kind", JOINT)
def test_joint_noise_that_might_not_fit_is_refused_where_it_is_predicted(kind):
    noise, widest = JOINT[kind]
    assert all(variance > 0 for variance in noise.variances(widest))
    with pytest.raises(NoiseTooLargeError):
        noise.variances(widest * Fraction(1001, 1000))
