"""Exact answers need a proof that no neighbour can change them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from core.designs.noise_scale import Exact, check_scale, number_of
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import ONE_HOT, SIGN, TOTAL, Sensitivity

EVERYBODY = [NoiseTerms(*terms) for terms in product(Norm, Neighbours, (1, 3))]
ROWS = NoiseTerms(Norm.L1, Neighbours.REPLACE)
PROOF = Exact(TOTAL, ROWS)


@pytest.mark.parametrize("terms", EVERYBODY, ids=str)
@pytest.mark.parametrize("sensitivity", [ONE_HOT, SIGN, TOTAL, Sensitivity(0, 0, 0, 0)], ids=str)
def test_there_is_a_proof_only_where_no_neighbour_can_differ(sensitivity, terms):
    if sensitivity.under(terms.norm, terms.neighbours, terms.at_most) == 0:
        assert number_of(Exact(sensitivity, terms)) == 0
    else:
        with pytest.raises(ValueError, match="need noise"):
            Exact(sensitivity, terms)


def test_the_total_is_public_for_exchanged_rows_only():
    with pytest.raises(ValueError, match="need noise"):
        replace(PROOF, terms=NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE))
    with pytest.raises(ValueError, match="need noise"):
        replace(PROOF, terms=NoiseTerms(Norm.L1, Neighbours.REPLACE, 2))


def test_a_proof_is_for_the_answers_and_terms_it_names():
    check_scale(PROOF, TOTAL, ROWS)
    with pytest.raises(ValueError, match="other answers"):
        check_scale(PROOF, ONE_HOT, ROWS)
    with pytest.raises(ValueError, match="other answers"):
        check_scale(PROOF, TOTAL, NoiseTerms(Norm.L1, Neighbours.REPLACE, 2))


@pytest.mark.parametrize("scale", [Fraction(0), Fraction(-1)])
def test_noise_of_no_scale_is_none(scale):
    with pytest.raises(ValueError, match="positive"):
        check_scale(scale, ONE_HOT, ROWS)


@pytest.mark.parametrize("scale", [None, Fraction(1, 1000)])
def test_what_is_not_measured_or_noisy_needs_no_proof(scale):
    check_scale(scale, ONE_HOT, ROWS)


def test_a_noisy_scale_is_its_own_number():
    assert number_of(Fraction(2, 3)) == Fraction(2, 3)
