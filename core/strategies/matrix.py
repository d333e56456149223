"""Measure a matrix found by numerical optimisation over all combinations of the wanted attributes, for small tables.

Laplace noise: the identity with further rows, from several starts; Gaussian noise: the root of the convex optimum. Of
more than a thousand cells, only matrices that treat all labels alike: for Gaussian noise they are the optimum anyway.
The matrix is rounded to whole numbers first; its sensitivity and its error are those of the rounded matrix. All cells
are measured instead unless the matrix is clearly better, so the strategy is never worse than measuring all cells.
References: Li, Hay, Rastogi, Miklau and McGregor (PODS 2010); McKenna et al. (PVLDB 2018); more in
`core/designs/p_identity` and `core/designs/square_root`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from core.arrays import Counts, Reals
from core.designs.alike_rows import alike_loss, alike_root, alike_weights
from core.designs.cluster_search import clusters
from core.designs.design import Design
from core.designs.gram import workload_gram
from core.designs.matrix_design import (
    MOST_DENSE,
    alike_design,
    cover,
    largest_change,
    matrix_design,
    varying_shape,
    why_no_matrix,
)
from core.designs.p_identity import descend, whole
from core.designs.square_root import square_root
from core.domain.marginal import Marginal
from core.linear.integer_matrix import inverse
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.progress import check_cancelled
from core.strategies.catalogue import register
from core.strategies.strategy import Search, Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload

WORTHWHILE_RATIO = {Norm.L1: 0.92, Norm.L2: 0.999}
"""Largest ratio of a matrix's loss to the loss of all cells at which the matrix is used.

The prediction is for continuous noise. Discrete noise on counts is smaller than on a fine grid: by 8 % for Laplace
noise at ε = 1, by next to nothing for Gaussian noise at ρ = 1. A ratio nearer to 1 could prefer a matrix that is worse.
"""
MOST_ROWS = 256
"""Rows of a start: with more, the work allowed is less than a few steps of the optimiser."""
START_FACTORS = (3.0, 50.0)
"""Weights of the sums relative to single cells at the start; different starts end in different local minima."""
SECONDS_TO_BEGIN = 0.4
"""Time to import the optimiser."""
BYTES_TO_BEGIN = 30_000_000
"""Memory of the imported optimiser."""
MOST_CELLS = 4096
"""Cells whose rows are held: 134 MB, and as much for their covariance."""
SECONDS_A_CELL = 1e-3
"""Seconds per cell; measured by `tests/benchmarks/estimates.py`."""
SECONDS_AN_ALIKE_PAIR = 2e-7
"""Seconds per pair of cells beyond MOST_DENSE: 1e-8 to 3e-7 for 4,096 cells, by the number of attributes."""
BYTES_AN_ALIKE_PAIR = 40
"""Bytes per pair of cells beyond MOST_DENSE: 16 to 50, measured as the seconds above."""
BYTES_A_PAIR = 120
"""Bytes per pair of cells; measured by `tests/benchmarks/estimates.py`."""
FREE_ROW_FACTOR = 64
"""Entries of the row that costs nothing, as a multiple of the largest entry: its noise becomes negligible."""


@register
class OptimalMatrix(Strategy):
    """Strategy `matrix`: one block, a matrix of whole numbers over all cells."""

    info = StrategyInfo(
        "matrix",
        N_("Strategy", "Optimised matrix"),
        N_("Strategy", "Sums of cells found by numerical optimisation; for few attributes in total."),
    )
    counts_alone = False

    def obstacle(self, workload: Workload, terms: NoiseTerms) -> str | None:
        """Return the reason if tables ask for ranges or have too many cells together, else None."""
        return why_no_matrix(workload, MOST_CELLS)

    def serves(self, workload: Workload) -> bool:
        """Return whether no table asks for ranges."""
        return not workload.asks_for_ranges

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells, and a bound of the number of rows."""
        cells = workload.domain.n_cells(cover(workload))
        return Size(largest=cells, answers=cells + (MOST_ROWS if cells <= MOST_DENSE else cells) + 1)

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return the time and memory of the optimisation."""
        cells = workload.domain.n_cells(cover(workload))
        if cells > MOST_DENSE:
            seconds = SECONDS_TO_BEGIN + SECONDS_AN_ALIKE_PAIR * cells**2
            return Search(seconds, BYTES_TO_BEGIN + BYTES_AN_ALIKE_PAIR * cells**2)
        return Search(SECONDS_TO_BEGIN + SECONDS_A_CELL * cells, BYTES_TO_BEGIN + BYTES_A_PAIR * cells**2)

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return the best matrix found."""
        return _chosen(workload, terms)


@lru_cache(maxsize=16)
def _chosen(workload: Workload, terms: NoiseTerms) -> Design:
    if workload.domain.n_cells(cover(workload)) > MOST_DENSE:
        return alike_design(workload, _alike_rows(workload, terms), terms.norm)
    return matrix_design(workload, _rows(workload, terms), 1, terms.norm)


def _alike_rows(workload: Workload, terms: NoiseTerms) -> Counts:
    best = _with_free_row(np.eye(math.prod(varying_shape(workload)), dtype=np.int64), terms)
    least = WORTHWHILE_RATIO[terms.norm] * alike_loss(best, workload, terms)
    for candidate in _alike_candidates(workload, terms.norm):
        check_cancelled()
        rows = _with_free_row(candidate, terms)
        loss = alike_loss(rows, workload, terms)
        if loss < least:
            best, least = rows, loss
    return best


def _alike_candidates(workload: Workload, norm: Norm) -> Iterator[Counts]:
    if norm is Norm.L2:
        yield alike_root(workload)
        return
    merged = [marginal for marginal, _ in clusters(workload, Norm.L1)]
    for marginals in dict.fromkeys((tuple(sorted(set(merged))), tuple(sorted(set(workload.marginals))))):
        used = [each for each in marginals if 0 < _bits(workload, each) < _bits(workload, cover(workload))]
        lengths = [workload.domain.n_cells(marginal) for marginal in used]
        if used and sum(lengths) <= workload.domain.n_cells(cover(workload)):
            bits = [_bits(workload, marginal) for marginal in used]
            yield whole(np.repeat(alike_weights(workload, bits), lengths)[:, None] * _indicators(workload, used))


def _bits(workload: Workload, marginal: Marginal) -> int:
    """Return the axes with several labels, a bit each."""
    several = [axis for axis in cover(workload) if workload.domain.sizes[axis] > 1]
    return sum(1 << place for place, axis in enumerate(several) if axis in marginal)


def _rows(workload: Workload, terms: NoiseTerms) -> Counts:
    gram = workload_gram(workload)
    cells = _with_free_row(np.eye(len(gram), dtype=np.int64), terms)
    found = [_with_free_row(rows, terms) for rows in _candidates(workload, gram, terms.norm)]
    best = min(found, key=lambda rows: _loss(rows, gram, terms))
    return best if _loss(best, gram, terms) < WORTHWHILE_RATIO[terms.norm] * _loss(cells, gram, terms) else cells


def _candidates(workload: Workload, gram: Reals, norm: Norm) -> Iterator[Counts]:
    if norm is Norm.L2:
        yield square_root(gram)
        return
    for start in _starts(workload):
        if len(start) <= MOST_ROWS:
            yield whole(descend(gram, start))


def _starts(workload: Workload) -> Iterator[Reals]:
    """Yield rows to start from: cells of merged tables, cells of the tables, and irregular numbers."""
    cells = workload.domain.n_cells(cover(workload))
    merged = _indicators(workload, [marginal for marginal, _ in clusters(workload, Norm.L1)])
    yield from (factor * merged for factor in START_FACTORS)
    tables = _indicators(workload, sorted(set(workload.marginals)))
    if len(tables) != len(merged):
        yield START_FACTORS[0] * tables
    few = max(1, min(cells // 16, 16))
    # Multiples of the golden ratio mod 1: irregular, but one plan always leads to one matrix.
    yield np.modf(np.arange(1, few * cells + 1) * (np.sqrt(5) - 1) / 2)[0].reshape(few, cells)


def _indicators(workload: Workload, marginals: list[Marginal]) -> Reals:
    """Return one 0/1 row per cell of each marginal: the cells of the cover that it sums."""
    axes = cover(workload)
    shape = workload.domain.shape(axes)
    cells = math.prod(shape)
    codes = np.indices(shape).reshape(len(axes), cells)
    parts = []
    for marginal in marginals:
        inside = [axes.index(axis) for axis in marginal]
        lengths = [shape[place] for place in inside]
        number = np.ravel_multi_index(tuple(codes[inside]), lengths) if inside else np.zeros(cells, np.int64)
        parts.append(np.arange(math.prod(lengths))[:, None] == number[None, :])
    return np.concatenate(parts).astype(np.float64)


def _with_free_row(rows: Counts, terms: NoiseTerms) -> Counts:
    """Return the rows; where the number of records is public (replacement), with a row for it, which costs nothing."""
    if terms.neighbours is not Neighbours.REPLACE or terms.at_most > 1:
        return rows
    return np.concatenate([rows, np.full((1, rows.shape[1]), FREE_ROW_FACTOR * rows.max())])


def _loss(rows: Counts, gram: Reals, terms: NoiseTerms) -> float:
    """Return the total variance at one unit of budget, up to a factor common to all matrices."""
    privacy_terms = float(largest_change(rows[None], terms.norm).under(terms.norm, terms.neighbours, terms.at_most))
    real = rows.astype(np.float64)
    return float(np.sum(gram * inverse(real.T @ real))) * (privacy_terms**2 if terms.norm is Norm.L1 else privacy_terms)
