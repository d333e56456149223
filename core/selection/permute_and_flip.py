"""Permute-and-flip: candidates in a random order; each is taken with probability exp(-rate × what it lacks).

Never behind the exponential mechanism in the expected score, at equal cost.

Theorem. At rate ε / 2Δ the choice is ε-private; at rate ε / Δ if neighbours change all scores in one direction.
Proof. It is the candidate with the largest score plus exponential noise of scale 1 / rate, seen in another way: of
those the noise of which exceeds what they lack, which happens with probability exp(-rate × lack), all are alike by
the memoryless law. For a candidate i and the noise of the others given, i is chosen if its noise exceeds the largest
of the others' noisy scores by what it lacks to it. That bound moves by at most 2Δ from neighbour to neighbour, or by Δ
if all scores move in one direction; and P(noise > t + s) >= exp(-rate s) P(noise > t). ∎

The draw. The first heads in a random order is uniform among all heads, so all coins are flipped at once and one of the
heads is drawn. The best candidate's coin is always heads.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from core.arrays import Counts
from core.mechanisms.bernoulli import bernoulli_exp
from core.mechanisms.randomness import RandomBits
from core.mechanisms.uniform import uniform_below
from core.selection.exponents import exponents_of


def permute_and_flip(scores: Counts, rate: Fraction, bits: RandomBits) -> int:
    """Return the place of the candidate chosen.

    Args:
        scores: shape (n,), n >= 1.
        rate: of `ScoreTerms`.
        bits: where the randomness comes from.

    References:
        McKenna, Sheldon, Permute-and-flip: a new mechanism for differentially private selection (NeurIPS 2020).
        Ding, Kifer, Sayed, Steinke, Wang, Xiao, Zhang, The permute-and-flip mechanism is identical to
        report-noisy-max with exponential noise (arXiv:2105.07260).
    """
    exponents = exponents_of(scores, rate)
    heads = np.flatnonzero(bernoulli_exp(exponents.numerators, 1 << exponents.shift, bits))
    return int(heads[uniform_below(len(heads), 1, bits)[0]])
