"""Draws by inversion: what the bits decide, when they do not, and tables that enclose the probabilities."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.mechanisms.inversion import MOST_BITS, cumulative, invert
from tests.seeded_bits import RecordedBits

START = -3


def thirds(n_bits):
    """P(X = -3) = P(X = -2) = P(X = -1) = 1/3."""
    return START, *cumulative([(1, 1)] * 3, 0, 0, n_bits)


def word(number, n_bits=64):
    return number.to_bytes(n_bits // 8, "little")


THIRD = (1 << 64) // 3


@pytest.mark.parametrize(
    ("u", "value"),
    [(1, -3), (THIRD - 1, -3), (THIRD + 1, -2), (2 * THIRD - 1, -2), (2 * THIRD + 1, -1), (2**64 - 2, -1)],
)
def test_a_number_away_from_every_bound_decides_at_once(u, value):
    assert invert(thirds, RecordedBits(word(u))) == value


@pytest.mark.parametrize(
    ("u", "more", "value"),
    [(0, 1, -3), (THIRD, THIRD - 1, -3), (THIRD, THIRD + 1, -2), (2 * THIRD, 1, -2), (2**64 - 1, 1, -1)],
)
def test_a_number_at_a_bound_is_drawn_further(u, more, value):
    assert invert(thirds, RecordedBits(word(u) + word(more))) == value


def test_bits_that_never_decide_stop_the_draw():
    bits = RecordedBits(bytes(MOST_BITS // 4))
    with pytest.raises(OverflowError, match="once in"):
        invert(thirds, bits)
    assert not bits.left


@pytest.mark.parametrize(("low", "high", "u"), [([0, 10], [0, 20], 50), ([100], [10], 50), ([100], [10], 10**18)])
def test_a_table_that_ends_too_early_decides_nothing_beyond(low, high, u):
    more = bytes(MOST_BITS // 4 - 8)
    with pytest.raises(OverflowError, match="once in"):
        invert(lambda n_bits: (START, [end << n_bits - 64 for end in low], high), RecordedBits(word(u) + more))


def test_a_table_holds_the_probabilities_whatever_the_weights_and_the_rest_may_be():
    """Weights known to within a unit or two, and at most 2 before and 3 after the window."""
    weights, before, after, n_bits = [(5, 6), (0, 1), (7, 9)], 2, 3, 20
    low, high = cumulative(weights, before, after, n_bits)
    for first in (0, before):
        for last in (0, after):
            for side in (0, 1):
                below, exact = Fraction(first), [pair[side] for pair in weights]
                total = first + sum(exact) + last
                for least, most, weight in zip(low, high, [*exact, 0], strict=True):
                    assert least <= below / total * 2**n_bits <= most + 1
                    below += weight


def test_a_table_of_sure_weights_is_exact():
    assert cumulative([(1, 1), (2, 2), (1, 1)], 0, 0, 4) == ([0, 4, 12, 16], [0, 4, 12, 15])
