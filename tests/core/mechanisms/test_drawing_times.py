"""What a draw of joint noise takes, as it is forecast: near what was measured, and growing with what it is made of."""

from __future__ import annotations

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


def cone(d, n_values=1):
    return ConeNoise([(0, 0)], [Fraction(1, d)] * d, n_values)


MEASURED = {
    "one coefficient": (BallNoise((Cube(1),)), 0.3),
    "many small cubes": (BallNoise((Cube(1),) * 20_000), 160),
    "many small tables": (BallNoise((CrossPolytope(2),) * 500), 22),
    "many coefficients": (BallNoise((Cube(10**6),)), 50),
    "a large table": (BallNoise((CrossPolytope(5000),)), 100),
    "large tables that are alike": (BallNoise((CrossPolytope(1000),) * 20), 50),
    "tables that are not alike": (BallNoise(tuple(map(CrossPolytope, range(300, 340)))), 340),
    "a small matrix": (cone(1), 0.35),
    "a matrix": (cone(8), 13),
    "many matrices": (cone(2, 40), 45),
    "a small star": (StarNoise((2,)), 0.3),
    "a star": (StarNoise((4,) * 21), 0.8),
}
"""Milliseconds of one draw at rest, with two cores; a test that took the time anew would be about the load.

`tests/benchmarks/joint_draws.py` measures more of them.
"""


@pytest.mark.parametrize(("noise", "milliseconds"), MEASURED.values(), ids=MEASURED)
def test_the_forecast_is_near_what_a_draw_took(noise, milliseconds):
    assert milliseconds / 2 < 1000 * noise.seconds < 2 * milliseconds


@pytest.mark.parametrize(("d", "n_values"), [(1, 1), (1, 7), (3, 2), (8, 1)])
def test_a_matrix_takes_as_long_as_its_normal_deviates(monkeypatch, d, n_values):
    drawn = []
    monkeypatch.setattr(cone_noise, "LazyNormal", lambda bits: drawn.append(bits) or LazyNormal(bits))
    cone(d, n_values).draw(Fraction(2), SystemBits())
    assert cone(d, n_values).seconds / len(drawn) == pytest.approx(cone(1).seconds / 4)


def test_a_large_star_takes_several_times_a_small_one():
    assert StarNoise((2,) * 60).seconds > 2 * StarNoise((2,)).seconds


def test_parts_take_what_each_of_them_takes():
    one = StarNoise((4,) * 21)
    assert PartedNoise(one, 64).seconds == pytest.approx(64 * one.seconds)


def test_a_lattice_takes_no_longer_than_as_many_answers_of_their_own():
    """What any answer takes is forecast elsewhere."""
    assert LatticeGaussian(5, 6).seconds == 0
