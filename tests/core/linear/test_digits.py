"""Digits number the labels, waste little, and give back what they were given."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.linear.digits import Digits, digits_of

SIZES = st.integers(1, 300)


@given(SIZES)
def test_there_is_a_number_for_every_label_and_few_are_wasted(n):
    digits = digits_of(n)
    assert digits.n == n
    assert n <= digits.n_codes < max(1.25 * n, 2)
    assert set(digits.sizes[1:]) <= {2}
    assert all(m << k >= digits.n_codes for m in (1, 3, 5, 7) for k in range(10) if m << k >= n)


@pytest.mark.parametrize(
    ("n", "sizes"),
    [(1, (1,)), (2, (2,)), (5, (5,)), (6, (3, 2)), (16, (2, 2, 2, 2)), (75, (5, 2, 2, 2, 2)), (9, (5, 2))],
)
def test_known_digits(n, sizes):
    assert digits_of(n).sizes == sizes


def test_a_label_without_a_number_is_refused():
    with pytest.raises(ValueError, match="number for every label"):
        Digits(5, (2, 2))


@given(SIZES, st.integers(0, 1))
def test_counts_grown_and_cut_come_back(n, place):
    digits = digits_of(n)
    counts = np.random.default_rng(n).integers(0, 99, (n, 3) if place == 0 else (3, n))
    grown = digits.labels_to_digits(counts, place)
    assert grown.size == 3 * digits.n_codes
    assert digits.digits_to_labels(grown.astype(float), place) == pytest.approx(counts)


@given(SIZES)
def test_cutting_keeps_the_total(n):
    digits = digits_of(n)
    noisy = np.random.default_rng(n).normal(size=(2, *digits.sizes))
    assert digits.digits_to_labels(noisy, 1).sum(axis=1) == pytest.approx(noisy.reshape(2, -1).sum(axis=1), abs=1e-9)


@given(st.integers(1, 40))
def test_leading_digits_tell_ranges_of_labels_apart(n):
    digits = digits_of(n)
    grown = digits.labels_to_digits(np.arange(1, n + 1), 0)
    level = grown.reshape(digits.sizes[0], -1).sum(axis=1)
    width = digits.n_codes // digits.sizes[0]
    assert level.tolist() == [sum(i + 1 for i in range(n) if i // width == part) for part in range(len(level))]


@given(st.integers(1, 24), st.integers(0, 2**24 - 1))
def test_shares_are_squared_lengths_of_the_parts_of_a_query(n, mask):
    digits = digits_of(n)
    row = np.array([float(mask >> i & 1) for i in range(n)])
    lifted = np.r_[row, np.full(digits.n_codes - n, row.mean())]
    shares = digits.shares(row[None])[0]
    for effect in np.ndindex(*shares.shape):
        part = np.ones((1, 1))
        for inside, size in zip(effect, digits.sizes, strict=True):
            mean = np.full((size, size), 1 / size)
            part = np.kron(part, np.eye(size) - mean if inside else mean / size)
        assert shares[effect] == pytest.approx(lifted @ part @ lifted, abs=1e-9)
    assert shares.flat[0] == pytest.approx((row.sum() * digits.n_codes / n) ** 2 / math.prod(digits.sizes) ** 2)
