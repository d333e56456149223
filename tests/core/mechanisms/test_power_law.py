"""The sampler step by step: its tables against mpmath, its rare paths by force, its whole numbers against overflow."""

from __future__ import annotations

import ast
from fractions import Fraction
from pathlib import Path

import mpmath
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from core.mechanisms import power_law
from core.mechanisms.bernoulli import LARGEST_DENOMINATOR
from core.mechanisms.power_law import (
    LARGEST_NUMERATOR,
    MOST_BITS,
    PowerLaw,
    _refine,
    _weights,
    cumulative_bounds,
    geometric_draws,
)
from tests.core.mechanisms.insides import blocks_of, excess_of, forget_words
from tests.seeded_bits import RecordedBits, SeededBits

LAWS = [
    PowerLaw(1, Fraction(50)),
    PowerLaw(1, Fraction(1)),
    PowerLaw(1, Fraction(10, 53)),
    PowerLaw(1, Fraction(3, 10**7)),
    PowerLaw(1, Fraction(1, LARGEST_NUMERATOR)),
    PowerLaw(2, Fraction(50)),
    PowerLaw(2, Fraction(1, 2)),
    PowerLaw(2, Fraction(7, 1000)),
    PowerLaw(2, Fraction(1, 2 * 10**14)),
    PowerLaw(2, Fraction(1, 2 * LARGEST_NUMERATOR)),
]


@pytest.fixture
def few_bits(monkeypatch):
    """First words of eight bits: about one draw in four needs more bits."""
    forget_words()
    monkeypatch.setattr(power_law, "WORD_BITS", 8)
    monkeypatch.setattr(np, "frombuffer", eight_bits(np.frombuffer))
    yield
    forget_words()


def eight_bits(frombuffer):
    return lambda raw, dtype: frombuffer(raw, dtype="<u1" if dtype == "<u4" else dtype)


def cumulative(law, digits=120):
    """Yield C_0, C_1, ... to many digits, with the infinite sum done as mpmath does it."""
    with mpmath.workdps(digits):
        step = mpmath.mpf(law.rate.numerator) / law.rate.denominator * law.width**law.power
        q = mpmath.exp(-step)
        total = 1 / (1 - q) if law.power == 1 else (mpmath.jtheta(3, 0, q) + 1) / 2
        partial = mpmath.mpf(0)
        for j in range(10**6):
            partial += q ** (j**law.power)
            yield partial / total


@pytest.mark.parametrize("law", LAWS, ids=str)
@pytest.mark.parametrize("bits", [32, 64, 256])
def test_tables_bracket_the_true_probabilities(law, bits):
    low, high = cumulative_bounds(law, bits)
    assert low == sorted(low)
    assert high[-1] == 2**bits - 1
    undecided = 0
    for below, above, true in zip(low[:-1], high[:-1], cumulative(law), strict=False):
        with mpmath.workdps(120):
            word = int(mpmath.floor(true * mpmath.mpf(2) ** bits))
        assert below <= word <= above
        undecided += above - below
    assert undecided <= 2  # a bound that straddles two words is rare
    assert 2**bits - low[-1] <= 2**12  # hardly anything is beyond the table


@pytest.mark.parametrize(
    "law", [PowerLaw(1, Fraction(1)), PowerLaw(1, Fraction(50)), PowerLaw(2, Fraction(1, 2))], ids=str
)
def test_tables_are_true_however_few_bits_guard_them(law, monkeypatch):
    """Every bound is rounded to its own side, so that fewer digits make a table wider, and never wrong."""
    monkeypatch.setattr(power_law, "GUARD_BITS", 4)
    for n_bits in range(12, 28):
        low, high = cumulative_bounds(law, n_bits)
        for below, above, true in zip(low, high, cumulative(law, 40), strict=False):
            with mpmath.workdps(40):
                assert below <= true * mpmath.mpf(2) ** n_bits < above + 1


def test_a_draw_that_is_never_decided_ends():
    """Its bits are those of a bound of the table."""
    law = PowerLaw(1, Fraction(1))
    bound = cumulative_bounds(law, MOST_BITS)[0][0]
    drawn, n_bits = b"", 32
    while n_bits < MOST_BITS:
        drawn += (bound >> MOST_BITS - 2 * n_bits & (1 << n_bits) - 1).to_bytes(n_bits // 8, "little")
        n_bits *= 2
    assert 32 + 8 * len(drawn) == 2048, "a table to more bits could end beyond 64"
    bits = RecordedBits(drawn)
    with pytest.raises(OverflowError, match="once in"):
        _refine(law, bound >> MOST_BITS - 32, 32, bits)
    assert not bits.left


@given(st.integers(1, 2), st.fractions(min_value=Fraction(1, 2**52), max_value=10**6, max_denominator=2**52))
@settings(max_examples=300)
def test_blocks_are_as_wide_as_coins_and_tables_allow(power, rate):
    width = PowerLaw(power, rate).width
    limit = Fraction(1, 8) if power == 1 else Fraction(1, 256)
    assert width & (width - 1) == 0
    assert width == 1 or rate * width**power <= limit
    assert rate * (2 * width) ** power > limit


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_nothing_can_overflow(law):
    """Even at the end of the longest table that is ever used."""
    last = len(cumulative_bounds(law, MOST_BITS)[0]) * law.width
    assert last + law.width < 2**63
    assert law.rate.denominator <= LARGEST_DENOMINATOR
    excess = law.rate.numerator * (law.width - 1) * (1 if law.power == 1 else 2 * last + law.width)
    assert excess < 2**56
    starts, offsets = np.array([last], dtype=np.int64), np.array([law.width - 1], dtype=np.int64)
    exact = law.rate.denominator * law.rate * ((last + law.width - 1) ** law.power - last**law.power)
    assert excess_of(law, starts, offsets).tolist() == [exact]


@pytest.mark.parametrize("law", LAWS, ids=str)
@pytest.mark.parametrize("precision", [40, 64])
def test_what_a_table_leaves_out_is_bounded_closely(law, precision):
    weights, rest = _weights(law, precision)
    with mpmath.workdps(60):
        q = mpmath.exp(-mpmath.mpf(law.rate.numerator) / law.rate.denominator * law.width**law.power)
        exact = [q ** (j**law.power) * 2**precision for j in range(len(weights) + 400)]
        left_out = sum(exact[len(weights) :])
        assert left_out <= rest <= 2 * left_out + 3
        assert all(low <= weight <= high for (low, high), weight in zip(weights, exact, strict=False))


def test_the_finest_rate_is_taken():
    assert PowerLaw(2, Fraction(1, 2**53)).rate == Fraction(1, 2**53)


@pytest.mark.parametrize("rate", [Fraction(0), Fraction(-1), Fraction(1, 2**53 + 1)])
def test_rates_that_could_overflow_are_refused(rate):
    with pytest.raises(ValueError, match="rate"):
        PowerLaw(1, rate)


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_recorded_bits_give_the_same_draws_again(law):
    bits = SeededBits(5)
    drawn = law.draw(1000, bits)
    assert law.draw(1000, RecordedBits(b"".join(bits.taken))).tolist() == drawn.tolist()


def test_every_draw_takes_fresh_bits():
    bits = SeededBits(6)
    law = PowerLaw(1, Fraction(1, 1000))
    assert law.draw(50, bits).tolist() != law.draw(50, bits).tolist()


@pytest.mark.parametrize("size", [0, 1, 7, power_law.CHUNK - 1, power_law.CHUNK, 2 * power_law.CHUNK + 3])
def test_as_many_as_asked(size):
    drawn = PowerLaw(2, Fraction(1, 8)).draw(size, SeededBits(7))
    assert drawn.shape == (size,)
    assert drawn.dtype == np.int64


@pytest.mark.usefixtures("few_bits")
@pytest.mark.parametrize(
    "law", [PowerLaw(1, Fraction(1, 3)), PowerLaw(1, Fraction(1, 40)), PowerLaw(2, Fraction(1, 18))], ids=str
)
def test_draws_that_need_more_bits_follow_the_law_too(law):
    assert fit(law, law.draw(20_000, SeededBits(8))) > 1e-6


@pytest.mark.parametrize("law", [PowerLaw(1, Fraction(1, 16)), PowerLaw(2, Fraction(1, 1024))], ids=str)
def test_draws_in_blocks_of_two_follow_the_law_too(law):
    assert law.width == 2
    assert fit(law, law.draw(5000, SeededBits(10))) > 1e-6


def fit(law, drawn):
    """Return the p-value of magnitudes by chi-square."""
    top, n = int(np.abs(drawn).max()), len(drawn)
    weights = np.exp(-float(law.rate) * np.arange(0, 50 * law.width + top) ** law.power)
    weights[1:] *= 2
    expected = n * weights / weights.sum()
    cut = int(np.flatnonzero(expected >= 10)[-1])
    seen = np.bincount(np.minimum(np.abs(drawn), cut), minlength=cut + 1)
    return chisquare(seen, [*expected[:cut], expected[cut:].sum()]).pvalue


def test_a_word_on_the_boundary_is_decided_by_further_bits():
    law = PowerLaw(1, Fraction(1))
    low, high = cumulative_bounds(law, 32)
    fine = [c for c in cumulative_bounds(law, 64)[0] if c >> 32 == low[0]]
    assert low[0] == high[0]
    for tail, block in [(fine[0] % 2**32 - 1, 0), (fine[0] % 2**32 + 1, 1)]:
        bits = RecordedBits(low[0].to_bytes(4, "little") + tail.to_bytes(4, "little"))
        assert blocks_of(law, 1, bits).tolist() == [block]


def test_words_off_the_boundary_need_no_further_bits():
    law = PowerLaw(1, Fraction(1))
    edge = cumulative_bounds(law, 32)[0][0]
    for word, block in [(0, 0), (edge - 1, 0), (edge + 1, 1)]:
        assert blocks_of(law, 1, RecordedBits(word.to_bytes(4, "little"))).tolist() == [block]


def test_two_thousand_ones_in_a_row_stop_the_draw_rather_than_wrap():
    class Ones:
        def take(self, n):
            return b"\xff" * n

    with pytest.raises(OverflowError, match="64 bits"):
        PowerLaw(1, Fraction(1, 1000)).draw(1, Ones())


@pytest.mark.parametrize("scale", [Fraction(1, 3), Fraction(2), Fraction(7, 2)])
@pytest.mark.parametrize("size", [1, 3, 40])
def test_waits_follow_the_geometric_law(scale, size):
    """As many as asked, each of them; P(g) = (1 - q) q ** g with q = exp(-1 / scale)."""
    bits, n = SeededBits(9), 6000 // size
    drawn = [geometric_draws(scale, size, bits) for _ in range(n)]
    assert {len(some) for some in drawn} == {size}
    q = np.exp(-1 / float(scale))
    cut = next(g for g in range(1000) if n * size * q ** (g + 1) < 10)
    seen = np.bincount(np.minimum(np.concatenate(drawn), cut), minlength=cut + 1)
    expected = n * size * np.append((1 - q) * q ** np.arange(cut), q**cut)
    assert chisquare(seen, expected).pvalue > 1e-6


@pytest.mark.parametrize("module", ["uniform", "bernoulli", "enclosure", "power_law", "rounding"])
def test_no_float_comes_near_a_draw(module):
    source = Path(power_law.__file__).with_name(f"{module}.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float))
        name = getattr(node, "id", getattr(node, "attr", getattr(node, "module", "")))
        assert "float" not in (name or "")
        assert name not in {"math", "exp", "sqrt", "log", "random"}
