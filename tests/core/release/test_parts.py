"""Shares have the interval of Fieller: it holds the true share as often as it says."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.release.parts import Part, part_of

DRAWS = 20_000


@pytest.mark.parametrize("truth", [(40.0, 25.0, 35.0), (3.0, 200.0, 90.0), (2.0, 4.0, 3.0)])
def test_the_interval_holds_the_true_share_as_often_as_it_says(truth):
    """The noise is normal, of one size for each cell; 6 standard errors of 20,000 draws are 0.9 %."""
    noise = np.random.default_rng(4).normal(0, 2.0, (DRAWS, 3))
    cells, width = np.array(truth) + noise, 1.96 * 2.0
    totals = cells.sum(axis=1)
    found = [
        part_of((cell, width), (total, np.sqrt(3) * width), 1 / 3)
        for cell, total in zip(cells[:, 0].tolist(), totals.tolist(), strict=True)
    ]
    held = [part.low <= truth[0] / sum(truth) <= part.high for part in found if part is not None]
    assert np.mean(held) > 0.95 - 0.009


def test_a_share_of_nothing_is_none_and_that_of_a_doubtful_total_is_open():
    assert part_of((3, 1), (0, 2), 0.5) is None
    assert part_of((1, 2), (2, 3), 0.5) == Part(0.5, 0.0, 1.0)
    assert part_of((2, 3), (2, 3), 1.0) == Part(1.0, 1.0, 1.0)
    assert part_of((1, 0), (4, 0), 0.25).half_width == pytest.approx(0)


@given(
    st.floats(0, 500), st.floats(0, 100), st.floats(1, 2000), st.floats(0, 100), st.floats(0.01, 0.99), st.booleans()
)
def test_an_interval_holds_its_share_and_is_never_narrower_where_nothing_is_common(
    value, error, rest, most, cells, even
):
    part = part_of((value, error), (value + rest, most), cells, is_even=even)
    assert 0 <= part.low <= part.value <= part.high <= 1
    wide = part_of((value, error), (value + rest, most), cells, is_even=False)
    if most**2 < (value + rest) ** 2 and error >= cells**0.5 * most:
        assert wide.half_width >= part.half_width - 1e-9
