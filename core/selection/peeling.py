"""The best few: one choice after the other among those that are left, each for its part of ε."""

from __future__ import annotations

from collections.abc import Callable, Collection
from fractions import Fraction

import numpy as np

from core.arrays import Counts
from core.mechanisms.randomness import RandomBits
from core.selection.score_terms import ScoreTerms

Choice = Callable[[Counts, Fraction, RandomBits], int]
"""`exponential_choice` or `permute_and_flip`: scores, rate, bits → place."""


Implied = Callable[[int], Collection[int]]
"""The place of a candidate that was chosen → the places of those that need not be chosen any more."""


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
    return peeled_apart(lambda left: choose(left, rate, bits), scores, n_chosen, lambda _: ())


def peeled_apart(choose: Callable[[Counts], int], scores: Counts, n_chosen: int, implied: Implied) -> tuple[int, ...]:
    """Return the places of at most `n_chosen` candidates, none implied by one before; fewer where no other is left.

    Args:
        choose: one choice, at its rate: scores → place.
        scores: shape (n,), 1 <= n_chosen <= n.
        n_chosen: how many.
        implied: public; it does not depend on scores.

    Privacy:
        As of `peeled`: what is implied by a choice is public once the choice is.

    Raises:
        ValueError: if there are not so many candidates.
    """
    if not 1 <= n_chosen <= len(scores):
        raise ValueError("one candidate at least is chosen, and at most all are")
    left, chosen = np.arange(len(scores)), list[int]()
    # Whoever was chosen is out: with it in, a candidate far ahead would use up every round.
    while len(left) and len(chosen) < n_chosen:
        chosen.append(int(left[choose(scores[left])]))
        left = left[~np.isin(left, [chosen[-1], *implied(chosen[-1])])]
    return tuple(chosen)


def peeling_rate(terms: ScoreTerms, epsilon: Fraction, n_chosen: int) -> Fraction:
    """Return the rate of one of `n_chosen` choices that together cost `epsilon`."""
    return terms.rate(epsilon / n_chosen)
