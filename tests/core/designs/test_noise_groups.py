"""Sensitivities, scales and variances of noise groups, by the formulas of the laws."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from core.designs import noise_groups
from core.designs.noise_scale import Exact
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.joint_noise import JointNoise
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import ONE_HOT, SIGN, TOTAL
from core.strategies.catalogue import find
from tests.oracle.test_against_dense import workload_of

DESIGN = find("marginals").design(workload_of((2, 3), [(), (0,), (0, 1)]), NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE))
EVERYBODY = [NoiseTerms(*terms) for terms in product(Norm, Neighbours, (1, 3))]
ONE = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


class Joint(JointNoise):
    """A law of two blocks."""

    def factors(self):
        return (7.0, 5.0)

    def variances(self, scale):
        return (7.0 * float(scale) ** 2 + 1, 5.0 * float(scale) ** 2 + 1)

    @property
    def seconds(self):
        return 0.0

    def draw(self, *_):
        raise AssertionError


def joint():
    """The design with one noise group of the first and the last block."""
    first, second, _ = DESIGN.noise_groups
    return replace(DESIGN, noise_groups=(replace(second, blocks=(1,)), replace(first, blocks=(2, 0), noise=Joint())))


@pytest.mark.parametrize("terms", EVERYBODY, ids=str)
def test_sensitivities_are_those_of_each_lot(terms):
    expected = [each.under(terms.norm, terms.neighbours, terms.at_most) for each in (TOTAL, ONE_HOT, ONE_HOT)]
    assert noise_groups.sensitivities(DESIGN, terms) == expected
    assert SIGN.under(terms.norm, terms.neighbours, terms.at_most) >= expected[1]


def test_factors_are_those_of_the_laws():
    assert noise_groups.factors(DESIGN, Norm.L1).tolist() == [2, 2, 2]
    assert noise_groups.factors(DESIGN, Norm.L2).tolist() == [1, 1, 1]
    assert noise_groups.factors(joint(), Norm.L1).tolist() == [5, 2, 7]


def test_each_block_is_in_its_lot():
    assert noise_groups.group_of_block(DESIGN).tolist() == [0, 1, 2]
    assert noise_groups.group_of_block(joint()).tolist() == [1, 0, 1]


def test_at_share_one_variance_is_that_of_the_continuous_law():
    """2 Δ² of Laplace noise at ε = 1, Δ² / 2 of Gaussian noise at ρ = 1."""
    many = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE, 3)
    assert noise_groups.at_one(DESIGN, many).tolist() == [18, 18, 18]
    assert noise_groups.at_one(DESIGN, replace(many, norm=Norm.L2)).tolist() == [4.5, 4.5, 4.5]
    exchanged = NoiseTerms(Norm.L1, Neighbours.REPLACE)
    assert noise_groups.at_one(DESIGN, exchanged).tolist() == [0, 8, 8]
    assert noise_groups.at_one(DESIGN, replace(exchanged, norm=Norm.L2)).tolist() == [0, 1, 1]


@pytest.mark.parametrize("terms", EVERYBODY, ids=str)
def test_scales_are_what_the_law_asks_for_a_share(terms):
    shares = (Fraction(1, 5), Fraction(0), Fraction(2, 5))
    total, nothing, cells = noise_groups.scales(DESIGN, shares, terms)
    first, _, last = noise_groups.sensitivities(DESIGN, terms)
    law = mechanism_for(terms.norm)
    assert total == (law.scale(shares[0], first) if first else Exact(TOTAL, terms))
    assert nothing is None
    assert cells == law.scale(shares[2], last)


def test_a_share_too_few_or_too_many_is_refused():
    for shares in ((Fraction(1),) * 2, (Fraction(1),) * 4):
        with pytest.raises(ValueError, match="argument"):
            noise_groups.scales(DESIGN, shares, ONE)


def test_a_scale_too_few_or_too_many_is_refused():
    for scales in ((Fraction(1),) * 2, (Fraction(1),) * 4):
        with pytest.raises(ValueError, match="argument"):
            noise_groups.variances(DESIGN, scales, Norm.L1)


@pytest.mark.parametrize("norm", Norm)
def test_variances_are_those_of_the_laws(norm):
    exact = Exact(TOTAL, NoiseTerms(norm, Neighbours.REPLACE))
    found = noise_groups.variances(DESIGN, (exact, None, Fraction(5, 2)), norm)
    assert found.tolist() == [0, math.inf, mechanism_for(norm).variance(Fraction(5, 2))]
    assert noise_groups.variances(joint(), (Fraction(1), Fraction(2)), Norm.L1).tolist()[::2] == [21, 29]


def test_continuous_variances_are_those_that_papers_print():
    exact = Exact(TOTAL, NoiseTerms(Norm.L1, Neighbours.REPLACE))
    scales = (exact, None, Fraction(5, 2))
    assert noise_groups.continuous_variances(DESIGN, scales, Norm.L1).tolist() == [0, math.inf, 12.5]
    assert noise_groups.continuous_variances(DESIGN, scales, Norm.L2).tolist() == [0, math.inf, 2.5]
    assert np.isfinite(noise_groups.continuous_variances(joint(), (Fraction(1), Fraction(2)), Norm.L1)).all()
