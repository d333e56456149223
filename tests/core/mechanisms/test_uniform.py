"""Uniform integers: every value as likely as any other, and never out of bounds. False alarms: 1e-6 per chi-square."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import chisquare

from core.mechanisms.randomness import SystemBits
from core.mechanisms.uniform import chosen_index, uniform_below, uniform_integer
from tests.seeded_bits import RecordedBits, SeededBits


@pytest.mark.parametrize("bound", [2, 3, 10, 255, 256, 257, 1000])
def test_every_value_is_as_likely(bound):
    drawn = uniform_below(bound, 200_000, SystemBits())
    assert drawn.min() >= 0
    assert drawn.max() < bound
    assert chisquare(np.bincount(drawn, minlength=bound)).pvalue > 1e-6


@pytest.mark.parametrize("bound", [3 * 2**15, 2**17, 3 * 2**31, 2**40 + 1, 2**62 - 1, 2**62])
def test_large_bounds_are_filled_evenly(bound):
    sixteenths = uniform_below(bound, 100_000, SystemBits()) // (bound // 16)
    counts = np.bincount(np.minimum(sixteenths, 15), minlength=16)
    assert chisquare(counts).pvalue > 1e-6


def test_words_that_are_too_large_are_thrown_away_not_folded():
    bits = RecordedBits(bytes([0, 1, 2, 3, 255, 2]) + bytes([3, 7]) + bytes([1, 0]))
    assert uniform_below(3, 6, bits).tolist() == [0, 1, 2, 2, 1, 0]


def test_one_value_needs_no_bits():
    assert uniform_below(1, 4, RecordedBits(b"")).tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("bound", [1, 2, 3, 2**40])
def test_none_of_them(bound):
    drawn = uniform_below(bound, 0, SeededBits(1))
    assert drawn.shape == (0,)
    assert drawn.dtype == np.int64


def test_a_place_is_chosen_by_its_weight():
    """Each of the 256 bytes once: two bits of it decide, so each unit of weight gets 64."""
    chosen = [chosen_index([1, 0, 3], RecordedBits(bytes([byte]))) for byte in range(256)]
    assert np.bincount(chosen).tolist() == [64, 0, 192]


def test_integers_that_are_too_large_are_drawn_again():
    """Nine bits, of two bytes, the low one first: 300, then 299."""
    assert uniform_integer(300, RecordedBits(bytes([300 - 256, 0xFF, 299 - 256, 0x01]))) == 299
    assert uniform_integer(1, RecordedBits(b"")) == 0


@pytest.mark.parametrize("bound", [0, -1, 2**62 + 1])
def test_impossible_bounds_are_refused(bound):
    with pytest.raises(ValueError, match="bound"):
        uniform_below(bound, 1, SeededBits(1))


@pytest.mark.parametrize("n_bytes", [1, 2, 4])
def test_a_power_of_two_takes_its_bytes_and_no_more(n_bytes):
    bits = SeededBits(1)
    uniform_below(2 ** (8 * n_bytes), 100, bits)
    assert sum(map(len, bits.taken)) == 100 * n_bytes
