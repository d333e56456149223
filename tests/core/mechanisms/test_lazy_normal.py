"""Normal deviates: their law, and digits that never change once drawn. The law fails by chance once in 1e6 runs."""

from __future__ import annotations

import numpy as np
from scipy.stats import kstest

from core.mechanisms.lazy_normal import LazyNormal
from core.mechanisms.randomness import SystemBits
from tests.seeded_bits import SeededBits


def test_the_law_is_the_normal_one():
    bits = SystemBits()
    drawn = np.array([LazyNormal(bits).digits(52, bits) for _ in range(20_000)]) / 2**52
    assert kstest(drawn, "norm").pvalue > 1e-6
    assert kstest(drawn * 1.15, "norm").pvalue < 1e-6  # a scale 15 % too large is seen


def test_more_digits_go_on_from_the_first():
    bits = SeededBits(4)
    for _ in range(200):
        deviate = LazyNormal(bits)
        known = deviate.digits(40, bits)
        finer = deviate.digits(300, bits)
        assert abs(finer) >> 260 == abs(known)
        assert (finer < 0) == (known < 0) or known == 0
        assert deviate.digits(40, bits) == known
