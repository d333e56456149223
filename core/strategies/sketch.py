"""Measure sketches: the cells thrown into buckets at random, with random signs, several times over.

In one repetition a record adds +1 or -1 to a single bucket, so a repetition is a group (Definition 3.1). Tables are
recovered exactly but for the noise, so the repetitions together must determine every cell; how many there are is
chosen by predicted loss. Sketches are made for single cells of tables too large to count; for whole tables other
strategies have less error nearly always, and the comparison says so.
The throw is public and the same for ever: a hash of repetition and cell decides.
References: Yaroslavtsev et al. (ICDE 2013), section III ("sparse random projections"); Cormode, Procopiuc, Srivastava
and Tran, Differentially private summaries for sparse data (ICDT 2012).
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from core.designs.design import Design
from core.designs.gram import workload_gram
from core.designs.matrix_design import cover, matrix_design, why_no_matrix
from core.linear.integer_matrix import inverse
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.strategies.catalogue import register
from core.strategies.strategy import Search, Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload

TAG = b"reticent sketch"
SECONDS_A_CELL = 1e-3
BYTES_A_PAIR = 150
"""For each cell, and each pair of cells; measured by `tests/benchmarks/estimates.py`."""
REPETITIONS = (3, 4, 6)
MORE_REPETITIONS = (10, 20, 40)
"""For the odd small table that few repetitions do not determine; as the cells are few, these always have."""

Counts = NDArray[np.int64]
Reals = NDArray[np.float64]


@register
class Sketch(Strategy):
    """One block: the buckets of all repetitions."""

    info = StrategyInfo(
        "sketch",
        N_("Strategy", "Random sketches"),
        N_(
            "Strategy",
            "Sums of cells thrown together at random; shown for comparison, as others are nearly always better.",
        ),
    )

    def obstacle(self, workload: Workload, terms: NoiseTerms) -> str | None:
        """Return that there are ranges or too many cells, where there are."""
        return why_no_matrix(workload)

    def serves(self, workload: Workload) -> bool:
        """Return whether cells are all that is asked for."""
        return not workload.asks_for_ranges

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells, and a bound of the number of buckets."""
        cells = workload.domain.n_cells(cover(workload))
        return Size(largest=cells, answers=max(MORE_REPETITIONS) * cells)

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return what matrices of so many cells take."""
        cells = workload.domain.n_cells(cover(workload))
        return Search(SECONDS_A_CELL * cells, BYTES_A_PAIR * cells**2)

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return the sketches of least predicted loss."""
        return _chosen(workload, terms.norm)


@lru_cache(maxsize=16)
def _chosen(workload: Workload, norm: Norm) -> Design:
    groups = _groups(workload, norm)
    return matrix_design(workload, groups.reshape(-1, groups.shape[2]), len(groups), norm)


def _groups(workload: Workload, norm: Norm) -> Counts:
    """Return the sketches of least loss, shape (repetitions, buckets, cells)."""
    gram = workload_gram(workload)
    cells = len(gram)
    for several in (REPETITIONS, MORE_REPETITIONS):
        losses = [_loss(throws(cells, repetitions), gram, norm) for repetitions in several]
        best = int(np.argmin(losses))
        if np.isfinite(losses[best]):
            break
    places, signs = throws(cells, several[best])
    return np.where(np.arange(cells)[None, :, None] == places[:, None, :], signs[:, None, :], 0)


def throws(cells: int, repetitions: int) -> tuple[Counts, Counts]:
    """Return the bucket and the sign of every cell, both of shape (repetitions, cells).

    As many buckets as cells: with fewer, the same number of answers has a larger error.
    """
    thrown = [[_throw(repetition, cell) for cell in range(cells)] for repetition in range(repetitions)]
    places = [[place % cells for place, _ in row] for row in thrown]
    signs = [[sign for _, sign in row] for row in thrown]
    return np.array(places, dtype=np.int64), np.array(signs, dtype=np.int64)


@lru_cache(maxsize=2**16)
def _throw(repetition: int, cell: int) -> tuple[int, int]:
    """Return a number below 2 ** 64 that no two cells are likely to share, and a sign."""
    digest = blake2b(f"{repetition}:{cell}".encode(), key=TAG, digest_size=9).digest()
    return int.from_bytes(digest[:8], "big"), 1 - 2 * (digest[8] & 1)


def _loss(thrown: tuple[Counts, Counts], gram: Reals, norm: Norm) -> float:
    """Return the total variance at one unit of budget, up to a common factor; inf if a cell is not determined.

    With t repetitions each gets a t-th of the budget, so the noise variance grows as t² (Laplace) or as t (Gaussian).
    """
    told = np.zeros_like(gram)
    for places, signs in zip(*thrown, strict=True):
        told += (places[:, None] == places[None, :]) * np.outer(signs, signs)
    try:
        spread = float(np.sum(gram * inverse(told)))
    except np.linalg.LinAlgError:
        return np.inf
    repetitions = len(thrown[0])
    return spread * (repetitions**2 if norm is Norm.L1 else repetitions)
