"""Measure the rows of a matrix of the owner: any whole-number queries about all attributes of the tables together.

The rows need not form groups: each gets its own budget (`core/designs/row_budgets.py`), and the tables are those of
generalised least squares, under either recovery.
Reference: Yaroslavtsev et al. (ICDE 2013), section III: any strategy matrix S with Q = R S.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from core.designs.design import Design
from core.designs.gram import workload_gram
from core.designs.matrix_design import cover, spanning_design, why_no_matrix
from core.designs.weighted_rows import RowSplit, weighted_rows
from core.linear.integer_matrix import span, sums_of
from core.linear.strategy_matrix import StrategyMatrix
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.strategies.strategy import Search, Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload

CUSTOM = StrategyInfo(
    "custom",
    N_("Strategy", "Your own choice"),
    N_(
        "Strategy",
        "Combinations of attributes named in the plan, or rows of your own matrix. The tables are computed from them.",
    ),
)
UNDETERMINED = 1e-9
"""Part of a cell outside the span of the rows from which a table counts as undetermined; rounding is far below."""
SECONDS_TO_BEGIN = 0.5
"""Time to import the optimiser."""
SECONDS_A_CUBE = 1e-8
"""Seconds per rows × cells²: 5e-9 to 2e-8, for 600 rows of 256 numbers up to 1,536 rows of 1,024, split best."""
SECONDS_TO_EXCHANGE = 5e-8
"""Seconds per rows × cells² more, where one record is exchanged for another: the distances of all columns."""
BYTES_A_NUMBER = 100
"""Bytes per number of the matrix, and per pair of its columns: 65 to 125, measured as the seconds above."""


@dataclass(frozen=True)
class CustomMatrix(Strategy):
    """Strategy `custom` with a matrix: one block, its weighted rows; equal for equal matrices and splits."""

    info = CUSTOM
    counts_alone = False

    matrix: StrategyMatrix
    row_split: RowSplit = RowSplit.UNIFORM

    def splitting(self, split: str) -> Strategy:
        """Return the strategy with the budgets of its rows under this split."""
        return replace(self, row_split=RowSplit(split))

    def obstacle(self, workload: Workload, terms: NoiseTerms) -> str | None:
        """Return the reason if the columns are not the cells in order, or a table does not follow from the rows."""
        reason = why_no_matrix(workload) or _why_other_columns(self.matrix, workload)
        if reason is not None:
            return reason
        axes = cover(workload)
        cells = workload.domain.n_cells(axes)
        if self.matrix.n_columns != cells:
            words = N_(
                "Fit",
                "its matrix has {columns:,} columns; it needs {cells:,}, for the combinations of {title}.",
                "its matrix has one column; it needs {cells:,}, for the combinations of {title}.",
                1,
            )
            return words.format(columns=self.matrix.n_columns, title=workload.title(axes), cells=cells)
        unknown = _undetermined(self.matrix, workload)
        if unknown is None:
            return None
        words = N_("Fit", "the rows of its matrix do not determine the table {title}; add rows that do.")
        return words.format(title=workload.title(workload.marginals[unknown]))

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells and the rows."""
        return Size(largest=workload.domain.n_cells(cover(workload)), answers=len(self.matrix.lines))

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return the time and memory of finding the budgets of the rows under the split that takes longest."""
        rows, cells = len(self.matrix.lines), self.matrix.n_columns
        seconds = SECONDS_A_CUBE + (SECONDS_TO_EXCHANGE if terms.neighbours is Neighbours.REPLACE else 0)
        return Search(SECONDS_TO_BEGIN + seconds * rows * cells**2, BYTES_A_NUMBER * (rows + cells) * cells)

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return the rows, weighted by the split."""
        return _weighted(self.matrix, workload, terms, self.row_split)


def has_its_columns(matrix: StrategyMatrix, workload: Workload) -> bool:
    """Return whether the columns are meant for the cells of the tables in their order, or are not said to be for any.

    An attribute with a single label makes no difference.
    """
    domain = workload.domain
    single = {name for name, n in zip(domain.names, domain.sizes, strict=True) if n == 1}
    meant = [name for name in matrix.attributes if name not in single]
    return not matrix.attributes or meant == [domain.names[axis] for axis in cover(workload) if domain.sizes[axis] > 1]


def _why_other_columns(matrix: StrategyMatrix, workload: Workload) -> str | None:
    if has_its_columns(matrix, workload):
        return None
    words = N_(
        "Fit",
        "its columns are meant for {meant}, in this order, and the attributes of the tables are {title}. "
        "Restore that order, or choose a matrix for the present one. If the columns fit as they are, write "
        "their attributes to matrix_attributes in the plan.",
    )
    return words.format(meant=" × ".join(matrix.attributes), title=workload.title(cover(workload)))


@lru_cache(maxsize=16)
def _weighted(matrix: StrategyMatrix, workload: Workload, terms: NoiseTerms, split: RowSplit) -> Design:
    rows = matrix.rows[matrix.rows.any(axis=1)]
    return spanning_design(workload, weighted_rows(rows, workload_gram(workload), terms, split), terms.norm)


@lru_cache(maxsize=16)
def _undetermined(matrix: StrategyMatrix, workload: Workload) -> int | None:
    """Return the number of the first table that the rows do not determine, or None."""
    rows = matrix.rows[matrix.rows.any(axis=1)]
    if not len(rows):
        return 0
    basis = span(rows)
    if basis.shape[1] == len(basis):
        return None
    axes = cover(workload)
    shape = workload.domain.shape(axes)
    outside = np.eye(len(basis)) - basis @ basis.T
    left = (sums_of(outside, axes, shape, table).max() for table in workload.marginals)
    return next((number for number, part in enumerate(left) if part > UNDETERMINED), None)
