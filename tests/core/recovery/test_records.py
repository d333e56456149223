"""Records of equal kinds become one kind with all of their counts."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.domain.marginal import Marginal
from core.recovery.records import Records


@given(st.sampled_from([2, 9_000]), st.integers(1, 6), st.integers(0, 40), st.integers(0, 999))
def test_merged_records_are_those_counted_one_by_one(size, n_attributes, n, seed):
    """Of few possible kinds and of more than 2^62."""
    rng = np.random.default_rng(seed)
    codes, counts = rng.integers(0, 2, (n_attributes, n)) * (size - 1), rng.integers(0, 3, n)
    records = Records(Marginal(range(n_attributes)), (size,) * n_attributes, codes, counts)
    wanted = Counter()
    for kind, times in zip(codes.T.tolist(), counts.tolist(), strict=True):
        wanted[tuple(kind)] += times
    merged = records.merged()
    found = [*zip(map(tuple, merged.codes.T.tolist()), merged.counts.tolist(), strict=True)]
    assert found == sorted((+wanted).items())
