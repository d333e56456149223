"""An independent draw for each part, in order."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import Cube
from core.mechanisms.parted_noise import PartedNoise
from core.mechanisms.randomness import SystemBits
from tests.seeded_bits import SeededBits


def test_parts_are_the_draws_of_one_after_another():
    one = BallNoise((Cube(1), Cube(1)))
    bits = SeededBits(3)
    expected = [one.draw(Fraction(4), bits) for _ in range(3)]
    found = PartedNoise(one, 3).draw(Fraction(4), SeededBits(3))
    for block, answers in enumerate(found):
        assert answers.tolist() == [int(draw[block][0]) for draw in expected]


def test_parts_are_independent_and_as_noisy_as_one():
    one = BallNoise((Cube(1), Cube(1)))
    drawn = PartedNoise(one, 4000).draw(Fraction(5), SystemBits())[0].astype(float)
    assert abs((drawn**2).mean() - one.variances(Fraction(5))[0]) < 6 * (drawn**2).std() / np.sqrt(4000)
    products = drawn[1:] * drawn[:-1]
    assert abs(products.mean()) < 6 * products.std() / np.sqrt(len(products))


def test_the_price_is_that_of_one():
    one = BallNoise((Cube(2),))
    assert PartedNoise(one, 9).factors() == one.factors()
    assert PartedNoise(one, 9).variances(Fraction(3)) == one.variances(Fraction(3))
