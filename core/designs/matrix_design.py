"""Designs that measure one matrix of whole numbers over all wanted attributes, and the matrix's sensitivity."""

from __future__ import annotations

import numpy as np

from core.arrays import Counts
from core.designs.design import Design, NoiseGroup
from core.domain.marginal import Marginal
from core.linear.alike import AlikeMatrix, representatives
from core.linear.integer_matrix import IntegerMatrix, SpanningMatrix
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import Sensitivity
from core.words import N_, figures
from core.workload.workload import Workload

MOST_DENSE = 1024
"""Combinations of labels up to which (AᵀA)⁻¹, of cubic cost, is fast enough for an interactive comparison."""

INEXACT = 2**53
"""Whole number from which on floats do not hold every whole number."""


def cover(workload: Workload) -> Marginal:
    """Return the attributes of all wanted tables."""
    return Marginal.of(axis for marginal in workload.marginals for axis in marginal)


def why_no_matrix(workload: Workload, limit: int = MOST_DENSE) -> str | None:
    """Return why no matrix is computed for these tables (ranges, or too many cells together), or None."""
    if workload.asks_for_ranges:
        return N_("Fit", "it is for tables without ranges and cumulative counts.")
    cells = workload.domain.n_cells(cover(workload))
    if cells <= limit:
        return None
    words = N_(
        "Fit",
        "it works out a matrix over all combinations of the chosen attributes: {cells}; the limit is {limit}.",
    )
    return words.format(cells=figures(cells), limit=figures(limit))


def matrix_design(workload: Workload, rows: Counts, n_charges: int, norm: Norm) -> Design:
    """Return the design with one block of these rows over all wanted attributes.

    Args:
        workload: the tables wanted.
        rows: int64, shape (answers, cells), of full column rank.
        n_charges: number of groups of equal length that the rows form, each charged once.
        norm: the norm of the sensitivity.
    """
    change = largest_change(rows.reshape(n_charges, -1, rows.shape[1]), norm)
    return _design(workload, IntegerMatrix(cover(workload), workload.domain.sizes, rows), n_charges, change)


def spanning_design(workload: Workload, rows: Counts, norm: Norm) -> Design:
    """Return the design with one block of rows that need not determine more than the wanted tables."""
    block = SpanningMatrix(cover(workload), workload.domain.sizes, rows)
    return _design(workload, block, 1, largest_change(rows[None], norm))


def alike_design(workload: Workload, rows: Counts, norm: Norm) -> Design:
    """Return the design with one block of rows that permutations of the labels only permute."""
    block = AlikeMatrix(cover(workload), workload.domain.sizes, rows)
    return _design(workload, block, 1, alike_change(rows, varying_shape(workload), norm))


def _design(workload: Workload, block: IntegerMatrix, n_charges: int, change: Sensitivity) -> Design:
    return Design((block,), (NoiseGroup((0,), n_charges, change),), ((0,),) * len(workload.tables))


def varying_shape(workload: Workload) -> tuple[int, ...]:
    """Return the numbers of labels of the attributes of the cover that have several."""
    return tuple(n for n in workload.domain.shape(cover(workload)) if n > 1)


def alike_change(rows: Counts, shape: tuple[int, ...], norm: Norm) -> Sensitivity:
    """Return `largest_change` of rows that permutations of the labels only permute.

    A permutation that takes a cell to the first one changes no distance: any two columns are as far apart as the first
    one and another, and that depends only on the attributes on which their cells agree.
    """
    changes = rows[:, representatives(shape)] - rows[:, :1]
    if norm is Norm.L1:
        return Sensitivity(int(np.abs(rows).sum(axis=0).max()), int(np.abs(changes).sum(axis=0).max()), 0, 0)
    return Sensitivity(0, 0, int((rows**2).sum(axis=0).max()), int((changes**2).sum(axis=0).max()))


def largest_change(groups: Counts, norm: Norm) -> Sensitivity:
    """Return how much one record can change the answers of any of the groups, exactly; 0 in the other norm.

    Args:
        groups: int64, shape (groups, answers, cells).
        norm: L1: the largest norm of a column, and of a difference of two; L2: the squares of these.

    Raises:
        ValueError: if squares are too large for floats to add them up exactly: there could be too little noise.
    """
    if norm is Norm.L1:
        alone = int(np.abs(groups).sum(axis=1).max())
        return Sensitivity(alone, max(map(_largest_distance, groups)), 0, 0)
    lengths = np.einsum("gac,gac->gc", groups, groups, dtype=np.float64)
    return Sensitivity(0, 0, _exact(lengths.max()), max(map(_largest_squared_distance, groups)))


def _largest_distance(rows: Counts) -> int:
    """Return the largest L1 distance of two columns."""
    if ((rows != 0).sum(axis=0) == 1).all():
        return int(_sparse_distances(rows, 1).max())
    rows = rows[(rows != rows[:, :1]).any(axis=1)]  # constant rows do not contribute to distances
    lengths = np.abs(rows).sum(axis=0)
    both = lengths[:, None] + lengths[None, :]
    np.fill_diagonal(both, 0)
    # Columns without a common non-zero row are |a| + |b| apart, the most possible. If such a pair has the largest sum
    # of lengths, it is the answer, and the quadratic comparison of all pairs is saved.
    shared = (rows[(rows != 0).sum(axis=1) > 1] != 0).astype(np.float32)
    furthest = int(both[shared.T @ shared == 0].max(initial=0))
    return furthest if furthest == both.max() else _largest_of_all_pairs(rows)


def _largest_of_all_pairs(rows: Counts) -> int:
    """Return the largest L1 distance of two columns by comparing all pairs."""
    from scipy.spatial.distance import pdist  # noqa: PLC0415  slow to import, rarely needed

    single = (rows != 0).sum(axis=1) == 1
    own = np.abs(rows[single]).sum(axis=0)  # rows with one non-zero add their length to every distance
    one, other = np.triu_indices(len(own), 1)  # pdist's order of pairs
    between = pdist(rows[~single].T.astype(np.float64), "cityblock")
    return int((between + own[one] + own[other]).max())


def _sparse_distances(rows: Counts, power: int) -> Counts:
    """Return Σ |difference|^power of all pairs of columns that have one non-zero number each, shape (cells, cells)."""
    numbers, places = rows.sum(axis=0), np.abs(rows).argmax(axis=0)
    lengths = np.abs(numbers) ** power
    distances = np.where(
        places[:, None] == places[None, :],
        np.abs(numbers[:, None] - numbers[None, :]) ** power,
        lengths[:, None] + lengths[None, :],
    )
    return np.asarray(distances, dtype=np.int64)


def _largest_squared_distance(rows: Counts) -> int:
    """Return the largest squared L2 distance of two columns."""
    if ((rows != 0).sum(axis=0) == 1).all():
        return int(_sparse_distances(rows, 2).max())
    # Constant rows do not contribute to distances, and may be long.
    real = rows[(rows != rows[:, :1]).any(axis=1)].astype(np.float64)
    gram = real.T @ real
    lengths = np.diag(gram)
    _exact(4 * lengths.max())  # no squared distance, and no step on the way to it, is larger
    return int((lengths[:, None] + lengths[None, :] - 2 * gram).max())


def _exact(square: float) -> int:
    """Return a sum of squares that was added up in floats; ValueError if they may have rounded it."""
    if square >= INEXACT:
        raise ValueError("squares of such size are not exact")
    return int(square)
