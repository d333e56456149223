"""A round of questions: estimates that are near enough are the answers, the others are measured, at most c of them.

Each question is a count q, and comes with an estimate q̃ made of public numbers. The sparse vector technique
(Algorithm 7) tests whether |q̃ - q| reaches T. Neighbours change q, and therefore |q̃ - q|, by at most the rows of one
person. They may change some distances up and others down, so the queries are not monotonic.

The test compares |q̃ - q| + ν with T + ρ. With the noise inside, |q̃ - q + ν| is never negative: an estimate that passes
shows T + ρ > 0, and the proof of Algorithm 7 does not hold for it.

References:
    Lyu, Su, Li, Understanding the Sparse Vector Technique (PVLDB 2017): Algorithm 7, and Section 3.4 on error queries.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from core.data.private_records import PrivateRecords
from core.domain.marginal import Marginal
from core.measuring.receipt import Receipt
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.randomness import RandomBits
from core.privacy.release_cost import ReleaseCost
from core.selection.score_terms import ScoreTerms
from core.selection.sparse_vector import SparseVector, SparseVectorNoise, optimal_shares, standard_noise

TESTS_SHARE = Fraction(1, 2)
"""Part of ε for the tests. A smaller one measures more of what need not be, a larger one measures with more noise."""
MOST_ESTIMATE = 1 << 50
"""An estimate beyond it counts as it: margins stay within 2 ** 60, and no file has so many rows."""
MOST_CELLS = 1 << 24
"""Cells of a table that is counted for one question, at most: 128 MB."""
_HALVINGS = 60
"""Halvings of an interval: after 53, a float has no further digit."""

Asked = Sequence[tuple[int, Sequence[int]]]
"""Positions of attributes, increasing, with the codes of the labels that count."""


@dataclass(frozen=True, slots=True)
class RoundTerms:
    """What a round may cost, and how far off an answer may be.

    Attributes:
        epsilon: of the whole round, > 0.
        n_answers: measured answers at most, >= 1.
        within: T >= 1; estimates that are off by less need not be measured.
        at_most: rows of one person, >= 1.

    Raises:
        ValueError: if there is no such round.
        NoiseTooLargeError: if ε is too small to draw for.
    """

    epsilon: Fraction
    n_answers: int
    within: int
    at_most: int = 1

    def __post_init__(self) -> None:
        if self.epsilon <= 0 or self.n_answers < 1 or self.within < 1 or self.at_most < 1:
            raise ValueError("a round costs something, may measure an answer, and allows an error of 1 at least")
        self.noise  # noqa: B018  raises what it may raise

    @property
    def parts(self) -> tuple[Fraction, Fraction]:
        """ε of all tests, and of all measured answers."""
        tests = self.epsilon * TESTS_SHARE
        return tests, self.epsilon - tests

    @property
    def noise(self) -> SparseVectorNoise:
        """The scales of all noises."""
        # One count changes by at most the rows of a person, whether these are removed or exchanged for others.
        terms, (tests, answers) = ScoreTerms(self.at_most), self.parts
        return standard_noise(optimal_shares(tests, self.n_answers, terms), self.n_answers, terms, answers)

    def half_width(self, coverage: float) -> float:
        """Return ± of a measured answer: it holds the count with at least that chance."""
        law, scale = DiscreteLaplace(), self.noise.answer or Fraction(0)
        return float(math.ceil(law.width(coverage) * math.sqrt(law.variance(scale))))

    def furthest(self, coverage: float) -> int:
        """Return how far off an estimate is at most that passed its test, with at least that chance.

        P(an estimate that is off by T + w or more passes) <= P(ρ - ν > w) for the noises of the test.
        """
        low, high = 0.0, float(self.noise.query) * 64
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            low, high = (low, middle) if self._tail(middle) <= 1 - coverage else (middle, high)
        return self.within + math.ceil(high) + 1  # whole noise is at most half a step beyond continuous, twice

    def needless(self) -> float:
        """Return the chance that an estimate which is not off at all is measured nevertheless, but for a step of 1."""
        return self._tail(self.within)

    def _tail(self, far: float) -> float:
        """Return P(x + y > far) for continuous Laplace noise x of the threshold and y of a query; far >= 0."""
        one, other = float(self.noise.threshold), float(self.noise.query)  # never equal: 1 : (2c)^(1/3)
        ends = other**2 * math.exp(-far / other) - one**2 * math.exp(-far / one)
        return ends / (2 * (other**2 - one**2))


class QuestionRound:
    """One round over the records of one file, in the memory of one process.

    The noisy threshold and the records never leave it: a round that ended with its process cannot be resumed.
    """

    def __init__(
        self, terms: RoundTerms, records: PrivateRecords, receipts: Sequence[Receipt], bits: RandomBits
    ) -> None:
        """Use up what was paid, and draw the noise of the threshold.

        Args:
            terms: of the round.
            records: at most `terms.at_most` rows of each person.
            receipts: of the charge that is on disk: for the tests, and for the answers.
            bits: where the randomness comes from.

        Raises:
            ValueError: if a receipt has paid for something else.

        Privacy:
            The whole round costs `terms.epsilon`, whatever is asked; questions may depend on the answers before.
        """
        for receipt, part in zip(receipts, terms.parts, strict=True):
            receipt.use(records, ReleaseCost.pure(part))
        self._terms, self._records = terms, records
        self._run = SparseVector(terms.noise, bits)

    @property
    def left(self) -> int:
        """How many answers may still be measured; 0: the round is over, and no estimate is tested any more."""
        return self._run.left

    def answer(self, asked: Asked, estimate: int) -> int | None:
        """Return None if the estimate is near enough, else a noisy count, which is one of the measured answers.

        Args:
            asked: the question.
            estimate: made of public numbers alone.

        Raises:
            ValueError: if the round is over.
        """
        if not self.left:
            raise ValueError("a round ends with its last measured answer")
        truth = self._count(asked)
        distance = abs(truth - max(-MOST_ESTIMATE, min(estimate, MOST_ESTIMATE)))
        if not self._run.tested(np.array([distance - self._terms.within]))[0]:
            return None
        return int(self._run.numbers(np.array([truth]))[0])

    def _count(self, asked: Asked) -> int:
        counts = self._records.count(Marginal(axis for axis, _ in asked))
        return int(counts[np.ix_(*(list(codes) for _, codes in asked))].sum())
