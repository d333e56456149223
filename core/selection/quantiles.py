"""Edges of bins with about as many rows each: by the exponential mechanism over a public grid, by halving.

The middle edge is chosen first, then those to the left of it and those to the right of it, each among the grid's edges
on its side.

Score of an edge, for m = n // 2 of n bins to the left of it: -|n × rows to the left - m × rows|. A row more or less on
the left changes it by n - m, one on the right by m <= n - m. A row that moves is one less in one part and one more in
that part or another. So a neighbour whose rows change by k in all changes the scores of part i by at most
k_i (n_i - m_i), Σ k_i = k, and choices at rate share / (2 k (n_i - m_i)) cost one share together.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from core.arrays import Counts
from core.mechanisms.randomness import RandomBits
from core.privacy.neighbours import Neighbours
from core.selection.exponential import exponential_choice
from core.selection.score_terms import ScoreTerms


@dataclass(frozen=True, slots=True)
class QuantileTerms:
    """What the edges may cost together, and who is a neighbour.

    Attributes:
        epsilon: > 0.
        neighbours: the relation.
        at_most: rows of one person, >= 1.
    """

    epsilon: Fraction
    neighbours: Neighbours = Neighbours.ADD_REMOVE
    at_most: int = 1

    @property
    def changed_rows(self) -> int:
        """How many rows more or less a neighbour has; a row that is exchanged is one less and one more."""
        return self.neighbours.changed_rows(self.at_most)


def quantile_edges(counts: Counts, n_bins: int, terms: QuantileTerms, bits: RandomBits) -> tuple[int, ...]:
    """Return the inner edges of `n_bins` bins, ascending: edge e lies between grid cells e - 1 and e.

    Args:
        counts: rows in each cell of the public grid, shape (n_cells,).
        n_bins: 1 <= n_bins <= n_cells; every bin gets one grid cell at least.
        terms: the cost of all edges together.
        bits: where the randomness comes from.

    Raises:
        ValueError: if the grid has fewer cells than there are bins.

    References:
        Smith, Privacy-preserving statistical estimation with optimal convergence rates (STOC 2011), Algorithm 2.
        Kaplan, Schnapp, Stemmer, Differentially private approximate quantiles (ICML 2022): halving.
    """
    if not 1 <= n_bins <= len(counts):
        raise ValueError("at least one bin, and at most one for each cell of the grid")
    depth = (n_bins - 1).bit_length()
    # One bin has no edge, and no depth to share ε among.
    return _Halving(terms.epsilon / max(1, depth), terms.changed_rows, bits).edges(counts, n_bins)


@dataclass(frozen=True, slots=True)
class _Halving:
    share: Fraction
    changed_rows: int
    bits: RandomBits

    def edges(self, counts: Counts, n_bins: int) -> tuple[int, ...]:
        if n_bins == 1:
            return ()
        n_left = n_bins // 2
        n_right = n_bins - n_left
        # Every bin keeps one grid cell at least, whatever is chosen; that is public.
        first, last = n_left, len(counts) - n_right
        below = np.cumsum(counts)[first - 1 : last]
        scores = -np.abs(n_bins * below - n_left * counts.sum())
        rate = ScoreTerms(self.changed_rows * n_right).rate(self.share)
        edge = first + exponential_choice(scores, rate, self.bits)
        right = self.edges(counts[edge:], n_right)
        return (*self.edges(counts[:edge], n_left), edge, *(edge + each for each in right))
