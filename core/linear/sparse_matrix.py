"""Sparse matrices that are made once and multiply many vectors: scipy's, or our own where there are few entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from core.arrays import Places, Reals

if TYPE_CHECKING:
    from scipy.sparse import csc_array, csr_array

Row = tuple[Sequence[int], Sequence[float]]
"""Columns of the entries of one row of a sparse matrix, and the entries."""
_FEW = 2_000
"""Entries up to which our own is as fast as scipy's, and saves the 0.1 s of the processor that loading scipy takes."""


@dataclass(frozen=True, slots=True, eq=False)
class FewEntries:
    """A sparse matrix by its entries; its products are those of scipy's to the last bit, as they add in one order.

    Attributes:
        rows: shape (entries,), the row of each, increasing in this matrix or in its transpose.
        columns: shape (entries,).
        values: shape (entries,).
        shape: numbers of rows and of columns.
    """

    rows: Places
    columns: Places
    values: Reals
    shape: tuple[int, int]

    @property
    def T(self) -> FewEntries:  # noqa: N802  as numpy and scipy call it
        """The transpose."""
        return FewEntries(self.columns, self.rows, self.values, self.shape[::-1])

    def __matmul__(self, vector: Reals) -> Reals:
        """Return the product with a vector of shape (columns,)."""
        return np.bincount(self.rows, self.values * vector[self.columns], self.shape[0]).astype(np.float64, copy=False)


SparseMatrix: TypeAlias = "FewEntries | csr_array | csc_array"
"""Has `T`, and multiplies vectors by @."""


def sparse(rows: Iterable[Row], width: int) -> SparseMatrix:
    """Return the matrix with these rows; no column twice in any."""
    columns: list[int] = []
    values: list[float] = []
    lengths: list[int] = []
    for places, numbers in rows:
        columns.extend(places)
        values.extend(numbers)
        lengths.append(len(places))
    places_of_rows = np.repeat(np.arange(len(lengths)), lengths)
    shape = len(lengths), width
    few = FewEntries(places_of_rows, np.array(columns, np.intp), np.array(values, np.float64), shape)
    return few if len(values) <= _FEW else as_csr(few)


def as_csr(matrix: SparseMatrix) -> csr_array:
    """Return a matrix as one of scipy; the rows of few entries have to increase."""
    from scipy.sparse import csr_array  # noqa: PLC0415  takes 0.1 s, which the start of the program saves

    if not isinstance(matrix, FewEntries):
        return csr_array(matrix)
    ends = np.bincount(matrix.rows + 1, minlength=matrix.shape[0] + 1).cumsum()
    return csr_array((matrix.values, matrix.columns, ends), shape=matrix.shape)
