"""The best few: one choice after the other among those that are left, each for its part of ε."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from core.arrays import Counts
from core.mechanisms.randomness import RandomBits
from core.selection.score_terms import ScoreTerms

Choice = Callable[[Counts, Fraction, RandomBits], int]
"""`exponential_choice` or `permute_and_flip`: scores, rate, bits → place."""


def peeled(choose: Choice, scores: Counts, n_chosen: int, rate: Fraction, bits: RandomBits) -> tuple[int, ...]:
    """Return the places of `n_chosen` candidates in the order in which they were chosen.

    Args:
        choose: the mechanism of one choice.
        scores: shape (n,), 1 <= n_chosen <= n.
        n_chosen: how many.
        rate: of one choice, as `peeling_rate` gives it.
        bits: where the randomness comes from.

    Privacy:
        What is left to choose from is public once the choices before are, so the costs of the rounds add up.

    Raises:
        ValueError: if there are not so many candidates.

    References:
        Lyu, Su, Li, Understanding the Sparse Vector Technique (PVLDB 2017), Section 5.
    """
    if not 1 <= n_chosen <= len(scores):
        raise ValueError("one candidate at least is chosen, and at most all are")
    left, chosen = np.arange(len(scores)), []
    # Whoever was chosen is out: with it in, a candidate far ahead would use up every round.
    for _ in range(n_chosen):
        at = choose(scores[left], rate, bits)
        chosen.append(int(left[at]))
        left = np.delete(left, at)
    return tuple(chosen)


def peeling_rate(terms: ScoreTerms, epsilon: Fraction, n_chosen: int) -> Fraction:
    """Return the rate of one of `n_chosen` choices that together cost `epsilon`."""
    return terms.rate(epsilon / n_chosen)
