"""Measure sketches: in each of several repetitions every cell is added, with a random sign, to a random bucket.

A record adds +1 or -1 to one bucket of each repetition, so a repetition is one charge (Definition 3.1 of Yaroslavtsev
et al.). The repetitions together must determine every cell, so that the recovery is unbiased; their number is chosen by
predicted loss. Sketches suit single cells of tables too large to count. For whole tables other strategies have less
error nearly always, and the comparison shows it.

Buckets and signs are public and fixed: a hash of repetition and cell.
References: Yaroslavtsev et al. (ICDE 2013), section III ("sparse random projections"); Cormode, Procopiuc, Srivastava
and Tran, Differentially private summaries for sparse data (ICDT 2012).
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from core.arrays import Counts, Reals
from core.designs.design import Design
from core.designs.gram import workload_gram
from core.designs.matrix_design import cover, matrix_design, why_no_matrix
from core.linear.integer_matrix import inverse
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.progress import check_cancelled
from core.strategies.catalogue import register
from core.strategies.strategy import Search, Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload

MOST_CELLS = 4096
"""Cells whose (AᵀA)⁻¹ is worked out for three numbers of repetitions: 20 s, and 1.6 GB."""
HASH_KEY = b"reticent sketch"
"""Key of the hash; another one would change the buckets, and a kept draw could not be completed."""
SECONDS_A_CELL = 1e-3
"""Seconds per cell; measured by `tests/benchmarks/estimates.py`."""
SECONDS_A_CUBE = 2.5e-10
"""Seconds per cube of the cells, for inverses: measured for 1,024 to 4,096 cells."""
BYTES_A_PAIR = 100
"""Bytes per pair of cells: 63 to 96, measured as the seconds above."""
REPETITIONS = (3, 4, 6)
"""Numbers of repetitions compared: fewer cost less budget, more determine the cells better."""
MORE_REPETITIONS = (10, 20, 40)
"""For small tables that the numbers above do not determine; so far one of these always has."""


@register
class Sketch(Strategy):
    """Strategy `sketch`: one block, the buckets of all repetitions."""

    info = StrategyInfo(
        "sketch",
        N_("Strategy", "Random sketches"),
        N_(
            "Strategy",
            "Sums of cells thrown together at random; shown for comparison, as others are nearly always better.",
        ),
    )
    counts_alone = False

    def obstacle(self, workload: Workload, terms: NoiseTerms) -> str | None:
        """Return the reason if tables ask for ranges or have too many cells together, else None."""
        return why_no_matrix(workload, MOST_CELLS)

    def serves(self, workload: Workload) -> bool:
        """Return whether no table asks for ranges."""
        return not workload.asks_for_ranges

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells, and a bound of the number of buckets."""
        cells = workload.domain.n_cells(cover(workload))
        return Size(largest=cells, answers=max(MORE_REPETITIONS) * cells)

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return the time and memory of the choice."""
        cells = workload.domain.n_cells(cover(workload))
        return Search(SECONDS_A_CELL * cells + SECONDS_A_CUBE * cells**3, BYTES_A_PAIR * cells**2)

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
        losses = [_loss(hashed_buckets(cells, repetitions), gram, norm) for repetitions in several]
        best = int(np.argmin(losses))
        if np.isfinite(losses[best]):
            break
    places, signs = hashed_buckets(cells, several[best])
    rows = np.zeros((len(places), cells, cells), dtype=np.int64)
    np.put_along_axis(rows, places[:, None, :], signs[:, None, :], axis=1)
    return rows


def hashed_buckets(cells: int, repetitions: int) -> tuple[Counts, Counts]:
    """Return the bucket and the sign of every cell, both of shape (repetitions, cells).

    As many buckets as cells: with fewer buckets, an equal number of answers has a larger error.
    """
    hashed = [[_bucket_and_sign(repetition, cell) for cell in range(cells)] for repetition in range(repetitions)]
    places = [[place % cells for place, _ in row] for row in hashed]
    signs = [[sign for _, sign in row] for row in hashed]
    return np.array(places, dtype=np.int64), np.array(signs, dtype=np.int64)


@lru_cache(maxsize=2**16)
def _bucket_and_sign(repetition: int, cell: int) -> tuple[int, int]:
    """Return a number below 2 ** 64 that no two cells are likely to share, and a sign."""
    from hashlib import blake2b  # noqa: PLC0415  3 ms, which every command would take

    digest = blake2b(f"{repetition}:{cell}".encode(), key=HASH_KEY, digest_size=9).digest()
    return int.from_bytes(digest[:8], "big"), 1 - 2 * (digest[8] & 1)


def _loss(hashed: tuple[Counts, Counts], gram: Reals, norm: Norm) -> float:
    """Return the total variance at one unit of budget, up to a common factor; inf if a cell is not determined.

    With t repetitions each gets 1/t of the budget, so the noise variance grows as t² (Laplace) or as t (Gaussian).
    """
    rows_gram = np.zeros_like(gram)
    for places, signs in zip(*hashed, strict=True):
        check_cancelled()
        rows_gram += (places[:, None] == places[None, :]) * np.outer(signs, signs)
    try:
        spread = float(np.sum(gram * inverse(rows_gram)))
    except np.linalg.LinAlgError:
        return np.inf
    repetitions = len(hashed[0])
    return spread * (repetitions**2 if norm is Norm.L1 else repetitions)
