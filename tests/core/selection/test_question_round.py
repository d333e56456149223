"""Rounds of questions: what passes a test and how far off it may be, what is measured, and what is paid."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import binomtest, laplace

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.measuring.receipt import Receipt, parts_of
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.randomness import SystemBits
from core.privacy.release_cost import ReleaseCost
from core.selection.question_round import MOST_ESTIMATE, QuestionRound, RoundTerms

LIMIT = 1e-7
"""A true law is accused once in ten million comparisons."""
DOMAIN = Domain((Attribute("a", Kind.CATEGORIES, ("x", "y", "z")), Attribute("b", Kind.CATEGORIES, ("u", "v"))))
RECORDS = MemoryRecords(
    DOMAIN, (np.array([0] * 40 + [1] * 20 + [2] * 5, np.uint8), np.array([0, 1] * 32 + [0], np.uint8))
)
SURE = RoundTerms(Fraction(400), 3, 5)
"""So much ε that noise is 0 but for once in billions of runs."""


def opened(terms=SURE, records=RECORDS):
    cost = ReleaseCost.pure(terms.epsilon)
    receipts = parts_of(7, cost, tuple(ReleaseCost.pure(part) for part in terms.parts))
    return QuestionRound(terms, records, receipts, SystemBits())


def test_what_is_near_enough_is_not_measured():
    several = opened()
    assert several.answer([(0, [0])], 40) is None
    assert several.answer([(0, [0])], 44) is None
    assert several.answer([(0, [0, 1]), (1, [0])], 34) is None  # 30 of them
    assert several.answer([], 63) is None  # everybody
    assert several.left == 3


def test_what_is_further_off_is_measured_until_the_answers_are_used_up():
    several = opened()
    assert several.answer([(0, [0])], 45) == 40  # T itself reaches the threshold
    assert several.answer([(0, [1])], 0) == 20
    assert several.answer([(0, [1])], 20) is None
    assert several.left == 1
    assert several.answer([(1, [1])], -MOST_ESTIMATE * 4) == 32
    assert several.left == 0
    with pytest.raises(ValueError, match="last measured"):
        several.answer([(0, [1])], 20)


def test_both_parts_are_paid_for_and_used_up_once():
    cost, parts = ReleaseCost.pure(SURE.epsilon), tuple(ReleaseCost.pure(part) for part in SURE.parts)
    receipts = parts_of(7, cost, parts)
    QuestionRound(SURE, RECORDS, receipts, SystemBits())
    for paid in (receipts, (Receipt(7, parts[0]), Receipt(7, cost)), (Receipt(0), Receipt(0))):
        with pytest.raises(ValueError, match="charge"):
            QuestionRound(SURE, RECORDS, paid, SystemBits())


def test_parts_and_scales_add_up_to_the_claim():
    """Theorem 4 of the paper: Δ/a + 2cΔ/b for the tests, and c times Δ/d for the answers."""
    for at_most in (1, 3):
        for n_answers in (1, 2, 7):
            terms = RoundTerms(Fraction(1, 3), n_answers, 4, at_most)
            noise = terms.noise
            tests = at_most / noise.threshold + 2 * n_answers * at_most / noise.query
            answers = n_answers * at_most / noise.answer
            assert noise.refresh is None
            assert tests <= terms.parts[0]
            assert answers <= terms.parts[1]
            assert tests + answers == pytest.approx(float(terms.epsilon), rel=1e-6)
            assert sum(terms.parts) == terms.epsilon


def tail(terms):
    """Return P(ρ - ν > w) for w = 0, 1, ... by adding up the exact laws."""
    far = 60 * int(terms.noise.query + 1)
    places = np.arange(-far, far + 1)

    def law(scale):
        q = np.exp(-1 / float(scale))
        return (1 - q) / (1 + q) * q ** np.abs(places)

    both = np.convolve(law(terms.noise.threshold), law(terms.noise.query))
    above = np.cumsum(both[::-1])[::-1]
    middle = 2 * far
    return above[middle + 1 :]


@pytest.mark.parametrize("epsilon", ["1/2", "2", "9"])
@pytest.mark.parametrize("n_answers", [1, 4])
def test_no_estimate_is_further_off_than_told(epsilon, n_answers):
    """By the exact law of both noises, and no wider than need be."""
    terms = RoundTerms(Fraction(epsilon), n_answers, 10)
    beyond = tail(terms)
    for coverage in (0.9, 0.95, 0.99):
        width = terms.furthest(coverage) - terms.within
        assert width > 0
        assert beyond[width] <= 1 - coverage
        assert beyond[max(width - 3, 0)] > 1 - coverage
    exact = beyond[terms.within - 1]  # ν - ρ >= T has the chance of ρ - ν > T - 1
    assert terms.needless() == pytest.approx(exact, abs=0.5 / float(terms.noise.threshold) + 0.02)


@pytest.mark.parametrize(("epsilon", "coverage"), [("1/2", 0.9), ("2", 0.95), ("9", 0.99)])
def test_how_far_off_an_estimate_may_be_follows_from_the_continuous_law(epsilon, coverage):
    """Rounded up, and a step for the rounding of both noises."""
    terms = RoundTerms(Fraction(epsilon), 3, 10)
    threshold, query = laplace(0, float(terms.noise.threshold)), laplace(0, float(terms.noise.query))

    def beyond(far):
        places = np.linspace(far - 40 * query.std(), far + 40 * query.std(), 400_001)
        return np.trapezoid(threshold.pdf(places) * query.sf(far - places), places)

    width = brentq(lambda far: beyond(far) - (1 - coverage), 0, 40 * query.std())
    assert terms.furthest(coverage) == terms.within + math.ceil(width) + 1


@pytest.mark.parametrize("epsilon", ["1/2", "3"])
def test_the_margin_of_an_answer_is_the_least_whole_one_that_holds_it(epsilon):
    terms = RoundTerms(Fraction(epsilon), 2, 5)
    q = math.exp(-1 / float(terms.noise.answer))
    for coverage in (0.9, 0.95, 0.99):
        half_width = terms.half_width(coverage)
        assert 2 * q ** (half_width + 1) / (1 + q) <= 1 - coverage < 2 * q ** (half_width - 1) / (1 + q)


def test_the_smallest_round_is_one():
    terms = RoundTerms(Fraction(1), 1, 1)
    assert (terms.at_most, terms.n_answers, terms.within) == (1, 1, 1)


def test_a_round_takes_the_receipts_of_its_parts_alone():
    parts = tuple(ReleaseCost.pure(part) for part in SURE.parts)
    receipts = (*parts_of(7, ReleaseCost.pure(SURE.epsilon), parts), Receipt(7, parts[0]))
    with pytest.raises(ValueError, match="shorter"):
        QuestionRound(SURE, RECORDS, receipts, SystemBits())


def test_tests_and_answers_have_the_noise_that_is_told():
    terms = RoundTerms(Fraction(3), 1, 6)
    runs = [opened(terms).answer([(0, [0])], 34) for _ in range(3000)]  # off by 6
    measured = np.array([run for run in runs if run is not None])
    assert binomtest(len(measured), len(runs), reached(terms, 0)).pvalue > LIMIT
    law, scale = DiscreteLaplace(), terms.noise.answer
    held = int((np.abs(measured - 40) <= terms.half_width(0.95)).sum())
    assert binomtest(held, len(measured), 0.95, alternative="less").pvalue > LIMIT
    spread = (measured - 40.0) ** 2
    assert abs(spread.mean() - law.variance(scale)) < 6 * spread.std() / np.sqrt(len(spread))


def reached(terms, margin):
    """Return P(margin + ν >= ρ)."""
    beyond = tail(terms)
    return float(1 - beyond[margin]) if margin >= 0 else float(beyond[-margin - 1])


@pytest.mark.parametrize("terms", [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0), (-1, 1, 1, 1)])
def test_there_is_no_such_round(terms):
    with pytest.raises(ValueError, match="a round"):
        RoundTerms(Fraction(terms[0]), *terms[1:])
