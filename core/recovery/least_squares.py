"""Generalised least squares: the best linear unbiased tables, effect by effect, consistent by construction.

A measurement contains estimates of the effects of its marginal, independent between effects. The best estimate of an
effect is the mean of these estimates weighted by precision. No matrix is inverted (`core/MATHEMATICS.md`,
"Least-squares recovery").

References: equals Q (SᵀΣ⁻¹S)⁺ SᵀΣ⁻¹ y of Yaroslavtsev et al. (ICDE 2013), section III-C.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.domain.marginal import Marginal, downward_closure
from core.linear.effects import effect_transform, table_of, varying_axes
from core.linear.integer_matrix import IntegerMatrix
from core.linear.linear_map import LinearMap
from core.linear.marginal_cells import MarginalCells

Answers = tuple[LinearMap, NDArray[np.int64] | Reals, float]
"""A map, its answers, and their noise variance (0: exact)."""


def least_squares(answers: Iterable[Answers], targets: Sequence[Marginal], sizes: tuple[int, ...]) -> list[Reals]:
    """Return the least-squares tables over `targets`.

    Args:
        answers: maps with their noisy answers, noise independent between maps; together they determine every target.
        targets: the wanted tables.
        sizes: number of labels of every attribute of the domain.

    Returns:
        One float64 array per target, one axis per attribute in increasing order.
    """
    wanted = downward_closure(varying_axes(target, sizes) for target in targets)
    effects = least_squares_effects(answers, wanted, sizes)
    return [table_of(effects, target, sizes) for target in targets]


def least_squares_effects(
    answers: Iterable[Answers], effects: Sequence[Marginal], sizes: tuple[int, ...]
) -> dict[Marginal, Reals]:
    """Return the least-squares estimate of every effect in coordinates, each of shape sizes[effect] - 1."""
    known = tuple(answers)
    least = min((variance for _, _, variance in known if variance > 0), default=1.0)
    sums = {effect: np.zeros([sizes[axis] - 1 for axis in effect]) for effect in effects}
    weights = dict.fromkeys(effects, 0.0)
    exact: dict[Marginal, Reals] = {}
    for queries, values, variance in known:
        pulled = effect_transform(queries.transpose(np.asarray(values, dtype=np.float64)))
        for effect, precision in queries.estimated(weights.keys()):
            information = queries.information(pulled, effect)
            if variance == 0:
                exact[effect] = information / precision
            else:
                weight = least / variance  # at most 1: 1 / variance alone may overflow
                sums[effect] += information * weight
                weights[effect] += precision * weight
    return {effect: exact.get(effect, sums[effect] / (weights[effect] or 1.0)) for effect in effects}


def matrix_tables(
    matrix: IntegerMatrix, answers: NDArray[np.int64], targets: Sequence[Marginal], sizes: tuple[int, ...]
) -> list[Reals]:
    """Return the tables over `targets`, subsets of the matrix's attributes; consistent, as sums of one set of cells.

    Returns:
        One float64 array per target, one axis per attribute in increasing order.
    """
    cells, everything = matrix.least_squares_cells(answers).reshape(-1), MarginalCells(matrix.axes, sizes)
    return [everything.decode(cells, target, sizes) for target in targets]
