"""The contract of an error model: predicted variances of tables and totals."""

from __future__ import annotations

from typing import Protocol

from core.arrays import Reals


class PredictedErrors(Protocol):
    """Variances of tables, given the noise variance of one answer of every block, shape (blocks,)."""

    def direct_weights(self) -> Reals:
        """Return for every block the total variance per unit of its noise variance, under direct recovery."""

    def direct_cells(self, variances: Reals) -> Reals:
        """Return the variance of one cell of each table under direct recovery; the mean where cells differ."""

    def least_squares_cells(self, variances: Reals) -> Reals:
        """Return the variance of one cell of each table under least squares; the mean where cells differ."""

    def direct_totals(self, table: int, variances: Reals) -> Reals:
        """Return the variance of every kind of total of a table under direct recovery; the largest where they differ.

        Returns:
            Shape (2, 2, ...), one axis per attribute of the table in increasing order; index 1: kept, 0: summed.
        """

    def least_squares_totals(self, table: int, variances: Reals) -> Reals:
        """Return the variance of every kind of total of a table under least squares; the largest where they differ."""

    def profile(self, table: int) -> Reals:
        """Return the variance of every cell of a table divided by their mean; broadcasts to the table."""
