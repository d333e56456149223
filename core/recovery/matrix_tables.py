"""Tables from a measured matrix of whole numbers: sums of its least-squares cells."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.linear.integer_matrix import IntegerMatrix
from core.linear.marginal_cells import MarginalCells


def matrix_tables(
    matrix: IntegerMatrix, answers: NDArray[np.int64], targets: Sequence[Marginal], sizes: tuple[int, ...]
) -> list[Reals]:
    """Return the tables over `targets`, subsets of the matrix's attributes; consistent, as sums of one set of cells.

    Returns:
        One float64 array per target, one axis per attribute in increasing order.
    """
    cells, everything = matrix.least_squares_cells(answers).reshape(-1), MarginalCells(matrix.axes, sizes)
    return [everything.decode(cells, target, sizes) for target in targets]
