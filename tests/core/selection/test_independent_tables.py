"""What independence makes of tables of one attribute each."""

from __future__ import annotations

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.selection.independent_tables import independent_table

SINGLES = {0: np.array([6, 4]), 2: np.array([5, 3, 2]), 5: np.array([10, 0])}


def test_a_table_is_the_product_of_its_sides():
    found = independent_table(Marginal((0, 2)), SINGLES)
    assert found.tolist() == [[3, 1, 1], [2, 1, 0]]
    assert found.dtype == np.int64


def test_any_number_of_attributes():
    assert independent_table(Marginal((5,)), SINGLES).tolist() == [10, 0]
    assert independent_table(Marginal((0, 2, 5)), SINGLES)[..., 0].tolist() == [[3, 1, 1], [2, 1, 0]]


def test_an_independent_table_is_met_exactly():
    rows, columns = np.array([20, 30, 50]), np.array([10, 90])
    found = independent_table(Marginal((0, 1)), {0: rows, 1: columns})
    assert (found == np.outer(rows, columns) // 100).all()


def test_numbers_below_nothing_count_as_nothing():
    assert independent_table(Marginal((0, 1)), {0: np.array([-5, 8]), 1: np.array([4, 4])}).tolist() == [[0, 0], [4, 4]]


def test_tables_that_do_not_agree_are_brought_to_the_smaller_total():
    found = independent_table(Marginal((0, 1)), {0: np.array([4, 4]), 1: np.array([8, 8])})
    assert found.tolist() == [[2, 2], [2, 2]]


def test_nobody_is_nobody_in_any_table():
    found = independent_table(Marginal((0, 1)), {0: np.array([0, 0]), 1: np.array([3, -1])})
    assert found.tolist() == [[0, 0], [0, 0]]
    assert found.dtype == np.int64


def test_counts_beyond_the_digits_of_a_float_are_right():
    assert independent_table(Marginal((0,)), {0: np.array([10**17 + 1, 2])}).tolist() == [10**17 + 1, 2]


@pytest.mark.parametrize("n", [10**6, 10**9])
def test_products_beyond_64_bits_are_right(n):
    singles = {axis: np.array([n, n]) for axis in range(4)}
    assert (independent_table(Marginal(range(4)), singles) == 2 * n // 16).all()
