"""The sparse vector technique: which of many queries reach a threshold; only those that do, at most c, cost privacy.

Theorem. Let neighbours change no query by more than Δ. With threshold noise of scale Δ / ε₁ and query noise of scale
2cΔ / ε₂, saying which queries reach the threshold, up to the c-th that does, is (ε₁ + ε₂)-private; query noise of scale
cΔ / ε₂ is enough if neighbours change all queries in one direction.
Proof. The probability of an output is Σ_z P(threshold noise = z) Π_below P(q + noise < T + z) Π_reached P(q + noise >=
T + z). For a neighbour put z + Δ, a whole number, in place of z. That changes the first factor by at most exp(ε₁). The
factors below can only grow. Each of the at most c others has a bound that moved by at most 2Δ against its query, which
costs at most exp(2Δ ε₂ / 2cΔ). In one direction: if all queries rise, the bound moves by at most Δ against a query,
which costs at most exp(Δ ε₂ / cΔ). If all fall, leave z where it is: factors below grow, the others lose no more. ∎

Noise is discrete Laplace; queries and thresholds are whole, so every comparison is exact.

References:
    Lyu, Su, Li, Understanding the Sparse Vector Technique (PVLDB 2017): Algorithms 1, 2 and 7, Theorems 4 and 5.
    Dwork, Roth, The Algorithmic Foundations of Differential Privacy (2014), Section 3.6: Algorithm 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.arrays import Counts
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.randomness import RandomBits
from core.mechanisms.rounding import check_reach, representable
from core.selection.score_terms import ScoreTerms

ROOT_BITS = 30
"""Binary places of the cube root that splits ε: any split is private, this one is the best to nine digits."""
_LAW = DiscreteLaplace()


@dataclass(frozen=True, slots=True)
class SparseVectorNoise:
    """Scales of the noises of one run.

    Attributes:
        cutoff: c >= 1, how many queries may reach the threshold before the run ends.
        threshold: scale of the threshold's noise.
        query: scale of each query's noise.
        refresh: scale of the new noise that the threshold gets whenever a query reached it; None: it keeps its noise.
        answer: scale of the noise of answers as numbers; None: there are none.

    Raises:
        NoiseTooLargeError: if a noise could overflow 64 bits.
    """

    cutoff: int
    threshold: Fraction
    query: Fraction
    refresh: Fraction | None = None
    answer: Fraction | None = None

    def __post_init__(self) -> None:
        if self.cutoff < 1:
            raise ValueError("a run ends after one query at least")
        for scale in (self.threshold, self.query, self.refresh, self.answer):
            if scale is not None:
                check_reach(scale, 1)


def optimal_shares(epsilon: Fraction, cutoff: int, terms: ScoreTerms) -> tuple[Fraction, Fraction]:
    """Return ε₁ and ε₂ with ε₁ : ε₂ = 1 : (2c)^(2/3), or 1 : c^(2/3) if monotonic; their sum is `epsilon` exactly.

    It minimises the variance of (threshold noise - query noise).

    References:
        Lyu, Su, Li (PVLDB 2017), eq. (12) and Section 4.3.
    """
    square = (terms.reach // terms.sensitivity * cutoff) ** 2
    weight = Fraction(_cube_root(square << 3 * ROOT_BITS), 1 << ROOT_BITS)
    first = epsilon / (1 + weight)
    return first, epsilon - first


def standard_noise(
    shares: tuple[Fraction, Fraction], cutoff: int, terms: ScoreTerms, answers: Fraction | None = None
) -> SparseVectorNoise:
    """Return the noise of Algorithm 7, which costs the sum of `shares` and `answers`.

    Args:
        shares: ε₁ for the threshold and ε₂ for the queries.
        cutoff: c.
        terms: of the queries.
        answers: ε₃ for the queries that reach the threshold, answered as numbers; None: they are not.
    """
    sensitivity = terms.sensitivity
    answer = None if answers is None else representable(cutoff * sensitivity / answers)
    query = representable(cutoff * terms.reach / shares[1])
    return SparseVectorNoise(cutoff, representable(sensitivity / shares[0]), query, answer=answer)


def proposed_noise(epsilon: Fraction, cutoff: int, sensitivity: int = 1) -> SparseVectorNoise:
    """Return the noise of Algorithm 1: equal shares for the threshold and for the queries."""
    return standard_noise((epsilon / 2, epsilon / 2), cutoff, ScoreTerms(sensitivity))


def refreshed_noise(epsilon: Fraction, cutoff: int, sensitivity: int = 1) -> SparseVectorNoise:
    """Return the noise of Algorithm 2: the threshold gets new noise of scale 2cΔ / ε whenever a query reached it."""
    threshold = representable(2 * cutoff * sensitivity / epsilon)
    query = representable(4 * cutoff * sensitivity / epsilon)
    return SparseVectorNoise(cutoff, threshold, query, refresh=threshold)


class SparseVector:
    """One run: queries come one after the other, or many at a time, until the c-th reached the threshold."""

    def __init__(self, noise: SparseVectorNoise, bits: RandomBits) -> None:
        self._noise, self._bits = noise, bits
        self._threshold = self._drawn(noise.threshold)
        self._unanswered = 0
        self.left = noise.cutoff
        """How many queries may still reach the threshold; 0: the run is over."""

    def tested(self, margins: Counts) -> NDArray[np.bool_]:
        """Return for each query, in order, whether it reaches the threshold; ends with the query that ends the run.

        Args:
            margins: query minus its threshold, within 2 ** 60.
        """
        # Query noises that are drawn and not looked at change nothing: each is used for its own query only.
        noisy = margins + _LAW.draw(self._noise.query, len(margins), self._bits)
        reached = np.zeros(len(margins), dtype=np.bool_)
        place = 0
        while self.left:
            above = noisy[place:] >= self._threshold
            if not above.any():
                return reached
            place += int(above.argmax()) + 1
            reached[place - 1] = True
            self._count_one()
        return reached[:place]

    def numbers(self, values: Counts) -> Counts:
        """Return noisy values of queries that reached the threshold, each once.

        Raises:
            ValueError: if there are more than reached it, or if answers as numbers have no share of ε.
        """
        if self._noise.answer is None or len(values) > self._unanswered:
            raise ValueError("only a query that reached the threshold is answered, once, for a share of its own")
        self._unanswered -= len(values)
        return values + _LAW.draw(self._noise.answer, len(values), self._bits)

    def _count_one(self) -> None:
        self.left -= 1
        self._unanswered += 1
        if self._noise.refresh is not None:
            self._threshold = self._drawn(self._noise.refresh)

    def _drawn(self, scale: Fraction) -> int:
        return int(_LAW.draw(scale, 1, self._bits)[0])


def retraversed(run: SparseVector, margins: Counts, passes: int) -> tuple[int, ...]:
    """Return the places of queries that reached the threshold, going through those left again up to `passes` times.

    Privacy:
        The cost of the run: going through the list again is one longer stream of queries.

    References:
        Lyu, Su, Li (PVLDB 2017), Section 5, "SVT with Retraversal".
    """
    left, chosen = np.arange(len(margins)), []
    for _ in range(passes):
        reached = np.flatnonzero(run.tested(margins[left]))
        chosen += left[reached].tolist()
        left = np.delete(left, reached)
        if not run.left:
            break
    return tuple(chosen)


def _cube_root(number: int) -> int:
    """Return the largest whole r >= 0 with r ** 3 <= number."""
    root = 0
    for place in reversed(range(number.bit_length() // 3 + 1)):
        larger = root | 1 << place
        root = larger if larger**3 <= number else root
    return root
