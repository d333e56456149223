"""Normal deviates: their law, and digits that never change once drawn. The law fails by chance once in 1e6 runs."""

from __future__ import annotations

from fractions import Fraction

import mpmath
import numpy as np
import pytest
from scipy.stats import kstest

from core.mechanisms import lazy_normal
from core.mechanisms.lazy_normal import LazyNormal, _attempt, _coin, _exponent
from core.mechanisms.randomness import SystemBits
from tests.seeded_bits import RecordedBits, SeededBits


def test_the_law_is_the_normal_one():
    bits = SystemBits()
    drawn = np.array([LazyNormal(bits).digits(52, bits) for _ in range(20_000)]) / 2**52
    assert kstest(drawn, "norm").pvalue > 1e-6
    assert kstest(drawn * 1.15, "norm").pvalue < 1e-6  # a scale 15 % too large is seen


def test_more_digits_go_on_from_the_first():
    bits, seen = SeededBits(4), []
    for _ in range(200):
        deviate = LazyNormal(bits)
        known = deviate.digits(40, bits)
        seen.append(abs(known))
        finer = deviate.digits(300, bits)
        assert abs(finer) >> 260 == abs(known)
        assert (finer < 0) == (known < 0) or known == 0
        assert deviate.digits(40, bits) == known
    assert {number >> 40 for number in seen} >= {0, 1}
    assert len({number % 2**40 for number in seen}) == 200


def test_no_more_digits_are_drawn_than_are_missing():
    """First 64 are known; a byte has eight of them."""
    bits = SeededBits(4)
    deviate = LazyNormal(bits)
    begun = len(b"".join(bits.taken))
    for n_bits, drawn in [(40, 0), (64, 0), (65, 1), (72, 1), (128, 8), (64, 8)]:
        deviate.digits(n_bits, bits)
        assert len(b"".join(bits.taken)) - begun == drawn


def test_the_coins_of_an_attempt(monkeypatch):
    """Heads of exp(-1/2) until tails give k; k is kept with exp(-k (k-1) / 2), and u with exp(-u (2k + u) / 2)."""
    answers, asked = iter([True, True, True, False, False]), []
    monkeypatch.setattr(lazy_normal, "_coin", lambda halves, _: asked.append(halves) or next(answers))
    assert _attempt(RecordedBits(b"")) is None
    assert asked == [1] * 4 + [6]
    assert _exponent(3, 1, 2) == Fraction(25, 32)


def test_nothing_is_kept_before_all_numbers_that_begin_so_are_to_be_kept(monkeypatch):
    """u is in [255/256, 1], of which 1 is kept with probability 155.27 / 256."""
    monkeypatch.setattr(lazy_normal, "FIRST_BITS", 8)
    no, yes = 4 * b"\xff", 4 * b"\x00"
    assert _attempt(RecordedBits(no + yes + bytes([255, 154]))) == (0, 255, 8)
    with pytest.raises(AssertionError, match="asked for"):
        _attempt(RecordedBits(no + yes + bytes([255, 155])))


def first_bits(exponent, n_bits):
    """So many first binary digits of exp(-exponent): with these alone no coin can be decided."""
    with mpmath.workdps(100):
        return int(mpmath.floor(mpmath.exp(-mpmath.mpf(exponent)) * 2**n_bits)).to_bytes(n_bits // 8, "little")


@pytest.mark.parametrize(("more", "heads"), [(b"\x00", True), (b"\xff", False)])
def test_a_coin_as_like_its_probability_as_can_be_is_compared_further(more, heads):
    assert _coin(1, RecordedBits(first_bits(0.5, 32) + 4 * more)) is heads


@pytest.mark.parametrize(
    ("more", "attempt"), [(b"\x00", (0, 1 << 127, 128)), (b"\xff", None)], ids=["kept", "thrown away"]
)
def test_an_attempt_that_cannot_be_decided_draws_more_of_the_fraction_too(more, attempt):
    """k = 0 and u = 1/2, to be kept with probability exp(-1/8)."""
    no, yes, half = 4 * b"\xff", 4 * b"\x00", (1 << 63).to_bytes(8, "little")
    bits = RecordedBits(no + yes + half + first_bits(0.125, 64) + bytes(8) + 16 * more)
    assert _attempt(bits) == attempt
