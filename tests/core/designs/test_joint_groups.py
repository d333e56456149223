"""The cuts are the best of all cuts of the order, and a noise group alone is noise as ever."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.designs.joint_groups import _cuts, ball_of, joint_groups
from core.domain.marginal import Marginal
from core.linear.hadamard import HadamardCoefficients
from core.linear.marginal_cells import MarginalCells
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import CrossPolytope, Cube


def loss(pieces, pull, sizes):
    return sum(np.cbrt((sizes[a:b].sum() + 1) * (sizes[a:b].sum() + 2) * pull[a:b].sum()) for a, b in pieces)


@given(st.lists(st.tuples(st.floats(0.01, 100), st.integers(1, 30)), min_size=1, max_size=7))
def test_no_other_cuts_are_better(rows):
    pull, sizes = (np.array(column, float) for column in zip(*rows, strict=True))
    n = len(rows)
    found = _cuts(pull, sizes)
    assert [a for a, _ in found] == [0, *(b for _, b in found[:-1])]
    for k in range(n):
        for inner in itertools.combinations(range(1, n), k):
            ends = [0, *inner, n]
            assert loss(found, pull, sizes) <= loss(list(itertools.pairwise(ends)), pull, sizes) * (1 + 1e-12)


def test_balls_hold_what_one_record_adds():
    sizes = (2, 3, 2)
    assert ball_of(MarginalCells(Marginal((0, 1)), sizes)) == CrossPolytope(6)
    assert ball_of(HadamardCoefficients(Marginal((0, 1)), sizes)) == Cube(3)


def test_every_block_is_in_one_lot():
    blocks = [MarginalCells(Marginal(axes), (2, 3, 4)) for axes in [(0,), (1, 2), (0, 1), (2,)]]
    noise_groups = joint_groups(blocks, np.array([1.0, 4.0, 0.0, 3.0]))
    assert sorted(number for noise_group in noise_groups for number in noise_group.blocks) == [0, 1, 2, 3]
    for noise_group in noise_groups:
        assert len(noise_group.blocks) == (1 if noise_group.noise is None else len(noise_group.noise.factors()))


def test_a_marginal_alone_has_laplace_noise():
    (noise_group,) = joint_groups([MarginalCells(Marginal((0,)), (9,))], np.array([2.0]))
    assert noise_group.noise is None
    assert BallNoise((CrossPolytope(9),)).factors()[0] == pytest.approx(2.0)


def test_a_coefficient_alone_has_laplace_noise_and_several_have_not():
    coefficients = [HadamardCoefficients(Marginal(axes), (2, 2, 3)) for axes in [(0,), (2,)]]
    assert [joint_groups([each], np.array([1.0]))[0].noise is None for each in coefficients] == [True, False]
