"""What a draw of joint noise takes, as it is forecast: near what it does take, and growing with what it is made of."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from core.mechanisms import cone_noise
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import CrossPolytope, Cube
from core.mechanisms.cone_noise import ConeNoise
from core.mechanisms.lattice_gaussian import LatticeGaussian
from core.mechanisms.lazy_normal import LazyNormal
from core.mechanisms.parted_noise import PartedNoise
from core.mechanisms.randomness import SystemBits
from core.mechanisms.star_noise import StarNoise

SLOWER, QUICKER = 25, 8
"""Machines differ by less, also where every line is watched; a term that is left out makes more, where it counts."""


def cone(d, n_values=1):
    return ConeNoise([(0, 0)], [Fraction(1, d)] * d, n_values)


NOISES = {
    "one coefficient": BallNoise((Cube(1),)),
    "many small cubes": BallNoise((Cube(1),) * 20_000),
    "many small tables": BallNoise((CrossPolytope(2),) * 500),
    "many coefficients": BallNoise((Cube(10**6),)),
    "a large table": BallNoise((CrossPolytope(5000),)),
    "large tables that are alike": BallNoise((CrossPolytope(1000),) * 20),
    "tables that are not alike": BallNoise(tuple(map(CrossPolytope, range(300, 340)))),
    "a small matrix": cone(1),
    "a matrix": cone(8),
    "many matrices": cone(2, 40),
    "a small star": StarNoise((2,)),
    "a star": StarNoise((4,) * 21),
}


@pytest.mark.parametrize("noise", NOISES.values(), ids=NOISES)
def test_the_forecast_is_near_what_a_draw_takes(noise):
    bits, takes = SystemBits(), []
    noise.draw(Fraction(5), bits)  # fills the caches of what every draw needs
    for more in range(1, 5):
        began = time.perf_counter()
        noise.draw(5 + Fraction(more, 7), bits)
        takes.append(time.perf_counter() - began)
    assert min(takes) / SLOWER < noise.seconds < sorted(takes)[1] * QUICKER


@pytest.mark.parametrize(("d", "n_values"), [(1, 1), (1, 7), (3, 2), (8, 1)])
def test_a_matrix_takes_as_long_as_its_normal_deviates(monkeypatch, d, n_values):
    drawn = []
    monkeypatch.setattr(cone_noise, "LazyNormal", lambda bits: drawn.append(bits) or LazyNormal(bits))
    cone(d, n_values).draw(Fraction(2), SystemBits())
    assert cone(d, n_values).seconds / len(drawn) == pytest.approx(cone(1).seconds / 4)


def test_a_large_star_takes_several_times_a_small_one():
    assert StarNoise((2,) * 60).seconds > 2 * StarNoise((2,)).seconds


def test_parts_take_what_each_of_them_takes():
    one = NOISES["a star"]
    assert PartedNoise(one, 64).seconds == pytest.approx(64 * one.seconds)


def test_a_lattice_takes_no_longer_than_as_many_answers_of_their_own():
    """What any answer takes is forecast elsewhere."""
    assert LatticeGaussian(5, 6).seconds == 0
