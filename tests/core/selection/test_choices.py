"""Exponential mechanism and permute-and-flip: the law drawn from, its privacy, and which of them is ahead.

The law: chi-square of draws against exact probabilities; with bits of the system a right program would fail one of
these tests once in 1e6 runs. Privacy: all neighbours of all small scores, in rational arithmetic.
"""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from scipy.stats import chisquare

from core.mechanisms.randomness import SystemBits
from core.selection.exponential import exponential_choice
from core.selection.peeling import peeled, peeled_apart, peeling_rate
from core.selection.permute_and_flip import permute_and_flip
from core.selection.score_terms import LARGEST_GAP, ScoreTerms
from tests.core.selection.exact_laws import (
    expected_score,
    exponential_law,
    pairs_of_neighbours,
    peeled_law,
    permute_and_flip_law,
)
from tests.seeded_bits import SeededBits

LIMIT = 1e-6
N = 4000
MECHANISMS = {exponential_choice: exponential_law, permute_and_flip: permute_and_flip_law}
each_mechanism = pytest.mark.parametrize("choose", MECHANISMS, ids=lambda choose: choose.__name__)
STEP = Fraction(2, 3)
"""exp(-ε / reach) in rational privacy tests."""


def drawn(choose, scores, rate, n=N):
    bits = SeededBits(7)
    return np.bincount([choose(np.array(scores), rate, bits) for _ in range(n)], minlength=len(scores))


@each_mechanism
@pytest.mark.parametrize(
    ("scores", "rate"),
    [
        ([0, 1, 2, 3], Fraction(1, 2)),
        ([5, 5, 5], Fraction(1)),
        ([-3, 0, -1, 0, -2], Fraction(3, 4)),
        ([0, 7, 9, 13], Fraction(1, 8)),
        ([0, 3], Fraction(0)),
        ([2, 0, 1], Fraction(2097151, 2097152)),
    ],
)
def test_the_law_drawn_from(choose, scores, rate):
    expected = np.array(MECHANISMS[choose](scores, math.exp(-rate)))
    assert chisquare(drawn(choose, scores, rate), N * expected).pvalue > LIMIT


@each_mechanism
def test_a_rate_a_tenth_too_large_is_noticed(choose):
    scores = [0, 1, 2, 3]
    expected = np.array(MECHANISMS[choose](scores, math.exp(-0.5)))
    assert chisquare(drawn(choose, scores, Fraction(5, 8)), N * expected).pvalue < LIMIT


@each_mechanism
def test_a_candidate_far_behind_is_not_chosen_and_does_no_harm(choose):
    found = drawn(choose, [0, LARGEST_GAP, LARGEST_GAP - 1], Fraction(1), 400)
    assert found[0] == 0
    assert min(found[1:]) > 0


@each_mechanism
def test_one_candidate_is_chosen_for_sure(choose):
    assert drawn(choose, [4], Fraction(1), 20).tolist() == [20]


@each_mechanism
def test_all_of_many_equal_ones_are_chosen_in_turn(choose):
    assert min(drawn(choose, [1] * 8, Fraction(1, 4), 400)) > 15


@pytest.mark.parametrize("law", MECHANISMS.values(), ids=lambda law: law.__name__)
@pytest.mark.parametrize("monotonic", [False, True])
def test_no_neighbours_differ_by_more_than_was_paid(law, monotonic):
    """P <= e^ε Q for every choice, every three scores up to 2 and every neighbour; and the bound is nearly reached."""
    terms = ScoreTerms(1, monotonic)
    paid = STEP**-(terms.reach)
    worst = max(
        max(p / q for p, q in zip(law(first, STEP), law(second, STEP), strict=True))
        for first, second in pairs_of_neighbours(3, 2, monotonic)
    )
    assert 1 + (paid - 1) / 2 < worst <= paid


@pytest.mark.parametrize("law", MECHANISMS.values(), ids=lambda law: law.__name__)
def test_rising_and_falling_scores_need_half_the_rate(law):
    """The enumeration would notice: at the rate of monotonic scores, others are not private."""
    worst = max(
        max(p / q for p, q in zip(law(first, STEP), law(second, STEP), strict=True))
        for first, second in pairs_of_neighbours(3, 2, monotonic=False)
    )
    assert worst > 1 / STEP


@pytest.mark.parametrize("law", MECHANISMS.values(), ids=lambda law: law.__name__)
def test_two_rounds_cost_two_shares(law):
    worst = 0
    for first, second in pairs_of_neighbours(3, 1, monotonic=False):
        p, q = (peeled_law(law, scores, 2, STEP) for scores in (first, second))
        worst = max(worst, *(p[chosen] / q[chosen] for chosen in p))
    assert STEP**-2 < worst <= STEP**-4


def test_permute_and_flip_is_never_behind():
    for scores in product(range(4), repeat=4):
        ahead, behind = (expected_score(law, scores, STEP) for law in (permute_and_flip_law, exponential_law))
        assert ahead >= behind
        assert (ahead > behind) == (len(set(scores)) > 1)


@each_mechanism
def test_the_best_few_come_in_the_order_in_which_they_were_chosen(choose):
    scores, rate, bits = [0, 1, 3], Fraction(1, 2), SeededBits(3)
    found = Counter(peeled(choose, np.array(scores), 2, rate, bits) for _ in range(N))
    expected = peeled_law(MECHANISMS[choose], scores, 2, math.exp(-rate))
    assert set(found) <= set(expected)
    assert chisquare([found[key] for key in expected], [N * p for p in expected.values()]).pvalue > LIMIT


def test_one_can_be_chosen():
    assert peeled(permute_and_flip, np.array([0, 90, 0]), 1, Fraction(1), SeededBits(1)) == (1,)


def test_all_can_be_chosen():
    assert sorted(peeled(permute_and_flip, np.array([3, 1, 2]), 3, Fraction(1), SeededBits(1))) == [0, 1, 2]


@pytest.mark.parametrize("n", [0, 4])
def test_none_and_more_than_there_are_cannot_be_chosen(n):
    with pytest.raises(ValueError, match="at most all"):
        peeled(permute_and_flip, np.array([3, 1, 2]), n, Fraction(1), SeededBits(1))


@pytest.mark.parametrize("monotonic", [False, True])
@pytest.mark.parametrize("n", [1, 3, 50])
def test_rounds_share_what_is_paid(n, monotonic):
    terms, epsilon = ScoreTerms(2, monotonic), Fraction(1, 10)
    rate = peeling_rate(terms, epsilon, n)
    assert n * terms.reach * rate <= epsilon < n * terms.reach * rate * (1 + Fraction(1, 2**19))


def test_what_a_choice_implies_is_not_chosen_after_it():
    """The law of the rounds that are left, with candidates that go away together."""
    scores, implied, rate = np.array([3, 2, 2, 0]), {0: (1, 2), 1: (0,), 2: (), 3: ()}, Fraction(1)

    def once():
        return peeled_apart(lambda left: permute_and_flip(left, rate, SystemBits()), scores, 3, implied.__getitem__)

    found = Counter(once() for _ in range(N))
    law = {}

    def go_on(chosen, left, chance):
        if not left or len(chosen) == 3:
            law[chosen] = chance
            return
        for place, p in zip(left, permute_and_flip_law([int(scores[i]) for i in left], math.exp(-1)), strict=True):
            go_on((*chosen, place), [i for i in left if i != place and i not in implied[place]], chance * p)

    go_on((), [0, 1, 2, 3], 1.0)
    assert found.keys() <= law.keys()
    assert (0, 3) in law
    assert chisquare([found[each] for each in law], [N * p for p in law.values()]).pvalue > LIMIT
