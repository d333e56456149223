"""The Walsh-Hadamard transform: its own inverse up to a factor, exact on integers, signs only."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.marginal import Marginal
from core.linear.hadamard import HadamardCoefficients, padded, walsh_hadamard


@pytest.mark.parametrize(("n", "codes"), [(1, 1), (2, 2), (3, 4), (4, 4), (5, 8), (1024, 1024), (1025, 2048)])
def test_codes_are_the_next_power_of_two(n, codes):
    assert padded(n) == codes


@given(st.lists(st.sampled_from([1, 2, 4, 8]), max_size=4))
def test_twice_is_the_number_of_cells(shape):
    values = np.random.default_rng(0).integers(-1000, 1000, shape)
    assert (walsh_hadamard(walsh_hadamard(values)) == values.size * values).all()


def test_it_is_the_matrix_of_parities():
    rows = walsh_hadamard(np.eye(8, dtype=np.int64)[None].repeat(1, axis=0)[0].reshape(8, 8))
    signs = np.array([[(-1) ** (k & x).bit_count() for x in range(8)] for k in range(8)])
    assert (rows == signs @ signs).all()


def test_large_counts_stay_exact():
    huge = np.array([2**53 + 1, 1])
    assert walsh_hadamard(huge).tolist() == [2**53 + 2, 2**53]


def test_a_record_changes_every_coefficient_by_one():
    coefficients = HadamardCoefficients(Marginal((0, 1)), (3, 5))
    for cell in np.ndindex(3, 5):
        counts = np.zeros((3, 5), dtype=np.int64)
        counts[cell] = 1
        assert set(np.abs(coefficients.apply(counts)).tolist()) == {1}


def test_an_attribute_with_one_label_has_no_coefficient():
    assert HadamardCoefficients(Marginal((0,)), (1,)).n_answers == 0
