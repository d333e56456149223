"""Predicted variance of every wanted table, from the design alone, under direct and least-squares recovery.

Direct recovery is linear in the noise variances. Least squares weights the estimates of every effect by their
precision: Var(cell of M_α) = Σ_{β⊆α} cell_share(β, α) / (Σ_blocks precision_β(block) / v_block) (`core/MATHEMATICS.md`,
"Least-squares recovery").
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from core.arrays import Places, Reals
from core.designs.design import Design
from core.domain.marginal import Marginal
from core.linear.effects import cell_shares
from core.linear.linear_map import LinearMap
from core.workload.workload import Workload

if TYPE_CHECKING:
    from scipy.sparse import csc_array, csr_array

Row = tuple[Sequence[int], Sequence[float]]
"""Columns of the entries of one row of a sparse matrix, and the entries."""
_FEW = 2_000
"""Entries up to which our own is as fast as scipy's, and saves the 0.1 s of the processor that loading scipy takes."""
MOST_KEPT = 4
"""Results of `effect_variances` kept: a release uses one set of variances for all tables, a comparison two or three."""


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


class ErrorModel:
    """The sparse matrices that turn noise variances of blocks into variances of tables.

    Attributes:
        effects: the downward closure of the workload.
        precisions: shape (blocks, effects): precision of a block's estimate at v = 1.
        shares: shape (tables, blocks): variance of a cell under direct recovery at v = 1.
        parts: shape (tables, effects): variance of a cell per unit of the variance factor of an effect.
    """

    def __init__(self, workload: Workload, design: Design) -> None:
        self._workload, self._direct, self._blocks = workload, design.direct, design.maps
        self._importance = np.array(workload.weights) * np.array(workload.queries, dtype=np.float64)
        self.effects, self._effects_of = workload.closure(), workload.parts()
        self._place = {effect: place for place, effect in enumerate(self.effects)}
        self.precisions = sparse(map(self._precision_row, self._blocks), len(self.effects))
        self._by_effect = self.precisions.T
        tables = range(len(workload.tables))
        self.shares = sparse((self._direct_row(table) for table in tables), len(design.blocks))
        self.parts = sparse((self._effect_row(table) for table in tables), len(self.effects))
        self._kept: list[tuple[Reals, Reals]] = []

    def _precision_row(self, block: LinearMap) -> Row:
        pairs = block.estimated(self._place.keys())
        return [self._place[effect] for effect, _ in pairs], [precision for _, precision in pairs]

    def _direct_row(self, table: int) -> Row:
        sizes, target = self._workload.domain.sizes, self._workload.marginals[table]
        parts, typical = self._direct[table], self._workload.typical(table)
        blocks = (self._blocks[part] for part in parts)
        if typical is None:
            return parts, [block.share(target, (), sizes) for block in blocks]
        return parts, [float((typical * block.direct_factors(target, sizes)).sum()) for block in blocks]

    def _effect_row(self, table: int) -> Row:
        target, typical = self._workload.marginals[table], self._workload.typical(table)
        places = self._effects_of[table]
        if typical is None:
            return places, cell_shares(self._workload.domain.shape(target))
        return places, [float(typical[_corner(self.effects[place], target)]) for place in places]

    def direct_weights(self) -> Reals:
        """Return for every block the total variance per unit of its noise variance, under direct recovery."""
        return np.asarray(self.shares.T @ self._importance)

    def effect_weights(self) -> Reals:
        """Return for every effect the total variance per unit of its variance factor, under least squares."""
        return np.asarray(self.parts.T @ self._importance)

    def direct_cells(self, variances: Reals) -> Reals:
        """Return the variance of one cell of each table, for block variances of shape (blocks,)."""
        return np.asarray(self.shares @ variances)

    def effect_variances(self, variances: Reals) -> Reals:
        """Return the variance factor of the least-squares estimate of every effect; 0 where it is known exactly.

        The last few results are kept: every table of a release asks with one array, compared by identity.
        """
        for asked, answer in self._kept:
            if asked is variances:
                return answer
        answer = self._effect_variances(variances)
        self._kept = [*self._kept, (variances, answer)][-MOST_KEPT:]
        return answer

    def _effect_variances(self, variances: Reals) -> Reals:
        # Division by 0: no block measures the effect. Overflow: noise variance near 0.
        with np.errstate(divide="ignore", over="ignore"):
            known = (self._by_effect @ np.where(variances == 0, 1.0, 0.0)) > 0
            weights = np.where(variances == 0, 0.0, 1 / variances)
            information = np.asarray(self._by_effect @ weights)
        return np.where(known, 0.0, 1 / np.where(known, 1.0, information))

    def least_squares_cells(self, variances: Reals) -> Reals:
        """Return the variance of one cell of each table under least squares, for block variances of shape (blocks,)."""
        return np.asarray(self.parts @ self.effect_variances(variances))

    def least_squares_factors(self, table: int, variances: Reals) -> Reals:
        """Return the variance factor of every effect of a table under least squares.

        Returns:
            Shape (2, 2, ...), one axis per attribute of the table in increasing order, index 1: in the effect. The
            covariance of the table is Σ factor × ⊗(I - 11ᵀ/n in the effect, 11ᵀ/n² outside).
        """
        target = self._workload.marginals[table]
        factors, known = np.zeros((2,) * len(target)), self.effect_variances(variances)
        for place in self._effects_of[table]:
            factors[_corner(self.effects[place], target)] = known[place]
        return factors

    def direct_factors(self, table: int, variances: Reals) -> Reals:
        """Return the variance factor of every effect of a table under direct recovery; shape (2, 2, ...)."""
        target, sizes = self._workload.marginals[table], self._workload.domain.sizes
        parts = self._direct[table]
        added = (variances[part] * self._blocks[part].direct_factors(target, sizes) for part in parts)
        return sum(added, start=np.zeros((2,) * len(target)))

    def least_squares_totals(self, table: int, variances: Reals) -> Reals:
        """Return the variance of every kind of total of a table under least squares; see `totals`."""
        return totals(self.least_squares_factors(table, variances), self._lengths(table))

    def direct_totals(self, table: int, variances: Reals) -> Reals:
        """Return the variance of every kind of total of a table under direct recovery; see `totals`."""
        return totals(self.direct_factors(table, variances), self._lengths(table))

    def profile(self, table: int) -> Reals:  # noqa: ARG002  independent of the table
        """Return 1: all cells of a table have equal variance."""
        return np.array(1.0)

    def _lengths(self, table: int) -> tuple[int, ...]:
        return self._workload.domain.shape(self._workload.marginals[table])


def totals(factors: Reals, shape: Collection[int]) -> Reals:
    """Return the variance of every kind of total of a table.

    Args:
        factors: variance factors of its effects, one axis per attribute.
        shape: its number of labels.

    Returns:
        Shape (2, 2, ...), one axis per attribute: index 1: kept, 0: summed. A total over the summed attributes is a
        cell of the marginal over those kept, with one factor of `cell_share` per attribute.
    """
    for place, n in enumerate(shape):
        without, within = np.take(factors, 0, place), np.take(factors, 1, place)
        factors = np.stack((without, within * (1 - 1 / n) + without / n**2), place)
    return factors


def contracted(factors: Reals, shares: Iterable[Reals]) -> Reals:
    """Return the variances of sums of cells, each sum a product of one query per attribute.

    Args:
        factors: variance factors of the effects of a table, one axis per digit.
        shares: for every attribute `Digits.shares` of its queries, shape (queries, 2, 2, ...), one axis per digit.

    Returns:
        One axis per attribute, one entry per query of it.
    """
    for share in shares:
        digits = range(share.ndim - 1)
        factors = np.tensordot(factors, share, (tuple(digits), tuple(digit + 1 for digit in digits)))
    return factors


def _corner(effect: Marginal, target: Marginal) -> tuple[int, ...]:
    return tuple(int(axis in effect) for axis in target)


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
