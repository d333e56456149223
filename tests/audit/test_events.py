"""The bounds themselves: true for known probabilities, never false more often than stated, and not blind."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import binom, norm

from core.privacy.release_cost import ReleaseCost
from tests.audit.events import audited, clopper_pearson, grain
from tests.audit.outcomes import as_rows
from tests.audit.roads import Road

PURE, GAUSSIAN = Road("base", ReleaseCost.pure(1)), Road("base", ReleaseCost.concentrated(Fraction(1, 2)))


@pytest.mark.parametrize("p", [0.01, 0.3, 0.9])
@pytest.mark.parametrize("risk", [0.1, 0.002])
def test_bounds_miss_as_seldom_as_stated(p, risk):
    """Exactly, by summing over all outcomes of 200 coins."""
    hits = np.arange(201)
    pairs = np.array([clopper_pearson(k, k, 200, risk) for k in hits.tolist()])
    chances = binom.pmf(hits, 200, p)
    assert chances[pairs[:, 0] > p].sum() <= risk / 2
    assert chances[pairs[:, 1] < p].sum() <= risk / 2


def test_pure_privacy_is_the_logarithm_of_the_quotient():
    assert PURE.spent(0.5, 0.5 / math.e) == pytest.approx(1)
    delta = Road("effects", ReleaseCost.approximate(1, Fraction(1, 10)))
    assert delta.spent(0.1 + math.e * 0.2, 0.2) == pytest.approx(1)


@pytest.mark.parametrize("rho", [0.1, 0.5, 2.0])
def test_no_threshold_accuses_a_gaussian_of_more_than_it_spends(rho):
    at = np.linspace(-4, 8, 200)
    spent = GAUSSIAN.spent(norm.sf(at - math.sqrt(2 * rho)), norm.sf(at))
    assert spent.max() <= rho * (1 + 1e-9)
    assert spent.max() >= 0.55 * rho


def test_an_honest_laplace_law_is_seen_but_not_accused():
    generator, heads = np.random.default_rng(5), 1 - math.exp(-1)
    noise = [generator.geometric(heads, 20_000) - generator.geometric(heads, 20_000) for _ in range(2)]
    first, second = (as_rows((count + z).reshape(-1, 1)) for count, z in zip((3, 4), noise, strict=True))
    found = audited(PURE, first, second)
    assert 0.75 < found.bound <= 1
    assert not found.broken


def test_the_same_law_in_floats_gives_itself_away():
    generator = np.random.default_rng(5)
    first, second = (as_rows(count + generator.laplace(0, 1, (2000, 1))) for count in (0, 1))
    assert audited(PURE, first, second).broken


def test_runs_that_show_fewer_numbers_are_told_apart():
    shown = as_rows([np.zeros(2), np.zeros(0), np.zeros(2)])
    assert shown.shape == (3, 3)
    assert shown[:, -1].tolist() == [2, 0, 2]
    found = audited(PURE, as_rows([np.zeros(2)] * 500), as_rows([np.zeros(3)] * 500))
    assert found.broken


def test_the_grain_is_the_place_of_the_last_digit():
    assert grain(np.array([[1.0, 0.5, 0.75, 2.0**-60, 3.0, 0.0]])).tolist() == [[0.0, -1.0, -2.0, -60.0, 0.0, 0.0]]
