"""How much a table would tell that is not known yet: the score by which tables are suggested.

The score of a candidate is Σ over its cells of |count - estimate|, less the noise that measuring it would add. The
estimate and the noise are public constants. So a row more or less, which changes one count by one, changes the score by
at most one; a row that is exchanged changes two counts. Some scores may rise while others fall.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from core.arrays import Counts
from core.domain.marginal import Marginal
from core.privacy.neighbours import Neighbours
from core.privacy.sensitivity import ONE_HOT
from core.selection.score_terms import ScoreTerms

MOST_NOISE = 1 << 38
"""Of a table's noise: more than any file has rows, and far enough from LARGEST_GAP."""
_STILL = Fraction(1, 700)
"""Scale of noise that moves no cell."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A table that may be suggested.

    Attributes:
        marginal: its attributes.
        estimate: what is known of it: whole numbers, shape of its counts; public.
        noise: Σ over its cells of the noise expected if it were measured, >= 0; public.

    Raises:
        ValueError: if the noise is negative.
    """

    marginal: Marginal
    estimate: Counts
    noise: int

    def __post_init__(self) -> None:
        if self.noise < 0:
            raise ValueError("noise adds, and takes nothing away")
        self.estimate.setflags(write=False)


def table_scores(candidates: Sequence[Candidate], count: Callable[[Marginal], Counts]) -> Counts:
    """Return the score of each candidate, shape (n_candidates,).

    Args:
        candidates: the tables.
        count: returns exact counts of a table.

    Privacy:
        The scores are exact and never leave this package: a mechanism chooses by them.

    References:
        McKenna, Mullins, Sheldon, Miklau, AIM: an adaptive and iterative mechanism for differentially private synthetic
        data (PVLDB 2022), Section 4.3: the quality score.
    """
    scores = (int(np.abs(count(each.marginal) - each.estimate).sum()) - each.noise for each in candidates)
    return np.fromiter(scores, dtype=np.int64, count=len(candidates))


def table_score_terms(neighbours: Neighbours, at_most: int) -> ScoreTerms:
    """Return how much a neighbour can change these scores; `at_most` rows belong to one person."""
    return ScoreTerms(int(ONE_HOT.l1_under(neighbours, at_most)))


def noise_of_table(n_cells: int, scale: Fraction) -> int:
    """Return Σ over `n_cells` cells of E|noise|, rounded down: 1 / sinh(1 / b) each for discrete Laplace of scale b.

    At most MOST_NOISE.
    """
    # sinh overflows a float beyond 710; below a scale of 1 / 700 no cell of any table is expected to move.
    return 0 if scale < _STILL else int(min(MOST_NOISE, n_cells / math.sinh(1 / scale)))


def gaussian_noise_of_table(n_cells: int, variance: Fraction) -> int:
    """Return Σ over `n_cells` cells of E|noise| for Gaussian noise, √(2 / π) standard deviations each; see above."""
    return int(min(MOST_NOISE, n_cells * math.sqrt(2 / math.pi * float(variance))))
