"""The exponential mechanism's table of buckets: bounds that enclose, at any precision."""

from __future__ import annotations

from fractions import Fraction

import mpmath
import numpy as np
import pytest

from core.selection import exponential
from core.selection.exponential import exponential_choice
from tests.core.selection.insides import bucket_table
from tests.seeded_bits import SeededBits

BUCKETS = ((0, 1), (1, 3), (40, 2), (90, 5), (2000, 7))


@pytest.mark.parametrize("n_bits", [32, 64, 128, 256])
def test_the_table_encloses_the_cumulative_probabilities(n_bits):
    start, lows, highs = bucket_table(BUCKETS, n_bits)
    assert start == 0
    with mpmath.workdps(120):
        weights = [size * mpmath.exp(-k) for k, size in BUCKETS]
        for j, (low, high) in enumerate(zip(lows, highs, strict=True)):
            true = mpmath.fsum(weights[:j]) / mpmath.fsum(weights) * 2**n_bits
            assert low <= true <= high + 1
            assert high - low <= 2


def test_what_is_far_behind_is_summed_up_in_one():
    assert len(bucket_table(BUCKETS, 32)[1]) == 1 + 3
    assert len(bucket_table(BUCKETS, 64)[1]) == 1 + 4
    assert len(bucket_table(BUCKETS, 2048)[1]) == 1 + 5


def test_a_bucket_at_the_precision_itself_is_listed():
    assert len(bucket_table(((0, 1), (64, 1), (65, 1)), 32)[1]) == 1 + 2


def test_a_candidate_that_is_not_kept_begins_all_anew(monkeypatch):
    kept = iter([False, False, True])
    monkeypatch.setattr(exponential, "bernoulli_exp", lambda *_: [next(kept)])
    exponential_choice(np.array([1, 2, 3]), Fraction(1, 2), SeededBits(5))
    assert next(kept, None) is None
