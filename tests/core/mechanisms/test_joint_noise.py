"""Every joint noise says by what law it is drawn, as the statement of a release will."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from core.errors import NoiseTooLargeError
from core.mechanisms import slices
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import CrossPolytope, Cube
from core.mechanisms.cone_noise import ConeNoise
from core.mechanisms.discrete_gaussian import DiscreteGaussian
from core.mechanisms.lattice_gaussian import LatticeGaussian
from core.mechanisms.parted_noise import PartedNoise
from core.mechanisms.randomness import SystemBits
from core.mechanisms.star_noise import StarNoise

BALL = "joint discrete noise (K-norm)"
CONE = "difference of two Wishart matrices, rounded"


@pytest.mark.parametrize(
    ("noise", "law"),
    [
        (BallNoise((Cube(2),)), BALL),
        (BallNoise((Cube(1), CrossPolytope(3))), BALL),
        (StarNoise((2, 3)), BALL),
        (ConeNoise([(0, 0)], [Fraction(1)], 4), CONE),
        (PartedNoise(StarNoise((2, 3)), 4), BALL),
        (PartedNoise(ConeNoise([(0, 0)], [Fraction(1)], 4), 4), CONE),
        (LatticeGaussian(5, 2), DiscreteGaussian.law),
    ],
)
def test_each_names_its_law_and_draws_whole_numbers(noise, law):
    assert noise.law == law
    assert {answers.dtype for answers in noise.draw(Fraction(3), SystemBits())} == {np.dtype(np.int64)}


def test_noise_on_a_lattice_is_that_of_its_scale():
    """Its factor is 1, as that of the integer law: finer steps do not make it less."""
    noise = LatticeGaussian(5, 6)
    assert noise.factors() == (1.0,)
    assert noise.variances(Fraction(10**6)) == pytest.approx((1e6,))


def test_noise_that_64_bits_do_not_hold_is_never_kept_in_another_type():
    """What predicts it refuses it; a draw that is asked all the same fails."""
    with pytest.raises(OverflowError):
        ConeNoise([(0, 0)], [Fraction(1)], 1).draw(Fraction(2**80), SystemBits())
    with pytest.raises(NoiseTooLargeError):
        StarNoise((2,)).draw(Fraction(2**80), SystemBits())


def test_a_point_of_a_slice_that_64_bits_do_not_hold_is_no_point():
    with pytest.raises(OverflowError):
        slices.point(1, 2**70, 0, SystemBits())
    assert slices.point(1, 2**62, 2, SystemBits()).tolist() == [2**62 - 2]
