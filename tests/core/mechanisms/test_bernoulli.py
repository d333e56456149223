"""Exact coins. Where probabilities are estimated, a fair coin fails its test once in 1e6 runs."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.stats import binomtest

from core.mechanisms.bernoulli import DIGIT, LARGEST_DENOMINATOR, bernoulli, bernoulli_exp
from core.mechanisms.randomness import SystemBits
from tests.seeded_bits import RecordedBits, SeededBits

N = 100_000
LIMIT = 1e-6


def lanes(numerator, n=N):
    return np.full(n, numerator, dtype=np.int64)


@pytest.mark.parametrize("numerator", [0, 1, 77, 255, 256])
def test_of_all_first_bytes_exactly_the_right_number_wins(numerator):
    every_byte = RecordedBits(bytes(range(256)))
    assert bernoulli(lanes(numerator, 256), 256, every_byte).sum() == numerator


@pytest.mark.parametrize(("numerator", "denominator"), [(1, 3), (2, 3), (5, 7), (254, 255), (257, 600)])
def test_of_all_first_two_bytes_the_right_number_wins(numerator, denominator):
    """65,536 two-digit numbers: those below floor(p * 65536) win, at most one is left undecided."""
    first = bytes(range(256)) * 256
    tie = (numerator * DIGIT) // denominator
    second = bytes(byte for byte in range(256) for _ in range(256))
    second = bytes(b for a, b in zip(first, second, strict=True) if a == tie)
    third = bytes([0])  # whoever is still undecided: a smallest digit wins
    heads = bernoulli(lanes(numerator, 65536), denominator, RecordedBits(first + second + third)).sum()
    assert heads == math.ceil(numerator * 65536 / denominator)


def test_certain_coins_never_fall_the_other_way():
    assert bernoulli(lanes(LARGEST_DENOMINATOR), LARGEST_DENOMINATOR, SeededBits(1)).all()
    assert not bernoulli(lanes(0), LARGEST_DENOMINATOR, SeededBits(1)).any()
    assert bernoulli(np.array([0, 1]), 1, SeededBits(1)).tolist() == [False, True]


@pytest.mark.parametrize("denominator", [7, 10**9 + 7, LARGEST_DENOMINATOR - 1, LARGEST_DENOMINATOR])
@pytest.mark.parametrize("percent", [0.1, 25, 61.8, 99.9])
def test_frequency_of_coins(denominator, percent):
    numerator = round(denominator * percent / 100)
    heads = int(bernoulli(lanes(numerator), denominator, SystemBits()).sum())
    assert binomtest(heads, N, numerator / denominator).pvalue > LIMIT


@pytest.mark.parametrize("denominator", [16, 10**9, LARGEST_DENOMINATOR])
@pytest.mark.parametrize("exponent", [0.0625, 0.5, 1, 1.75, 3, 7.1875])
def test_frequency_of_exponential_coins(denominator, exponent):
    numerator = int(exponent * denominator)
    heads = int(bernoulli_exp(lanes(numerator), denominator, SystemBits()).sum())
    assert binomtest(heads, N, math.exp(-numerator / denominator)).pvalue > LIMIT


def test_exp_of_nothing_is_certain():
    assert bernoulli_exp(lanes(0), 5, SeededBits(1)).all()


def test_lanes_do_not_disturb_each_other():
    mixed = np.tile(np.array([0, 3, 16, 40], dtype=np.int64), N)
    heads = bernoulli_exp(mixed, 16, SystemBits()).reshape(N, 4).sum(axis=0)
    for count, exponent in zip(heads, [0, 3 / 16, 1, 2.5], strict=True):
        assert binomtest(int(count), N, math.exp(-exponent)).pvalue > LIMIT


def test_the_largest_number_met_fits_64_bits():
    assert DIGIT * LARGEST_DENOMINATOR <= 2**62


def test_no_lanes_need_no_bits():
    nothing = np.zeros(0, dtype=np.int64)
    assert len(bernoulli(nothing, 3, RecordedBits(b""))) == 0
    assert len(bernoulli_exp(nothing, 3, RecordedBits(b""))) == 0


@pytest.mark.parametrize("coin", [bernoulli, bernoulli_exp])
@pytest.mark.parametrize("denominator", [0, -1, LARGEST_DENOMINATOR + 1])
def test_denominators_that_could_overflow_are_refused(coin, denominator):
    with pytest.raises(ValueError, match="denominator"):
        coin(lanes(1, 2), denominator, SeededBits(1))
