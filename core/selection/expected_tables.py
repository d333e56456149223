"""What a table would look like by all that is public of it: the most even table that agrees with public tables."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.selection.independent_tables import independent_table

SWEEPS = 20
"""Times that every public table is fitted. Noisy tables never agree with each other exactly: more sweeps move the
estimate by less than their noise."""


@dataclass(frozen=True, slots=True, eq=False)
class KnownTable:
    """A table that is public.

    Attributes:
        marginal: its attributes.
        counts: whole numbers, one axis per attribute in the order of the domain.
        variance: of the noise of one cell.
    """

    marginal: Marginal
    counts: Counts
    variance: float

    def over(self, marginal: Marginal) -> KnownTable:
        """Return its sums over some of its attributes."""
        gone = tuple(place for place, axis in enumerate(self.marginal) if axis not in marginal)
        return KnownTable(marginal, self.counts.sum(axis=gone), self.variance_over(marginal))

    def variance_over(self, marginal: Marginal) -> float:
        """Return the variance of the noise of such a sum, as if the noise of cells were independent."""
        sizes = zip(self.marginal, self.counts.shape, strict=True)
        added: int = math.prod(size for axis, size in sizes if axis not in marginal)
        return self.variance * added


class KnownTables:
    """Public tables, and the sums over their attributes."""

    def __init__(self, tables: Sequence[KnownTable]) -> None:
        """Take the tables."""
        self._tables = tuple(tables)
        self._sums: dict[Marginal, KnownTable | None] = {}

    def over(self, marginal: Marginal) -> KnownTable | None:
        """Return the least noisy public table of exactly these attributes, or sums of a larger one, or None."""
        if marginal not in self._sums:
            holding = (table for table in self._tables if marginal.is_within(table.marginal))
            best = min(holding, key=lambda table: table.variance_over(marginal), default=None)
            self._sums[marginal] = None if best is None else best.over(marginal)
        return self._sums[marginal]

    def within(self, marginal: Marginal) -> list[KnownTable]:
        """Return the public tables of as many of the attributes of `marginal` as are known together."""
        shared = {Marginal(axis for axis in table.marginal if axis in marginal) for table in self._tables}
        largest = [each for each in sorted(shared) if not any(each != more and each.is_within(more) for more in shared)]
        return [table for each in largest if (table := self.over(each)) is not None]


def expected_table(marginal: Marginal, known: KnownTables) -> Counts:
    """Return what public tables say of a table: whole numbers >= 0, one axis per attribute.

    A table that is known is returned, or added up from a larger one. Otherwise it is fitted to every known table of
    some of its attributes, beginning with equal numbers (iterative proportional fitting): of all tables that agree with
    these, the one of the largest entropy. Tables of one attribute alone give n Π (n_i / n).

    Args:
        marginal: of the table; at least one attribute.
        known: public tables, among them one of each of its attributes.

    Privacy:
        None is spent: it is computed from what is public.

    References:
        Deming, Stephan, On a least squares adjustment of a sampled frequency table (Annals of Mathematical Statistics
        1940).
    """
    whole = known.over(marginal)
    if whole is not None:
        return np.maximum(whole.counts, 0)
    singles = {axis: single.counts for axis in marginal if (single := known.over(Marginal((axis,)))) is not None}
    parts = known.within(marginal)
    if all(len(part.marginal) == 1 for part in parts):
        return independent_table(marginal, singles)
    return np.rint(fitted_numbers(marginal, [len(singles[axis]) for axis in marginal], parts)).astype(np.int64)


def fitted_numbers(marginal: Marginal, shape: Sequence[int], parts: Sequence[KnownTable]) -> Reals:
    """Return the most even table that agrees with known tables of some of its attributes; numbers >= 0.

    Args:
        marginal: of the table.
        shape: its numbers of labels.
        parts: what it is fitted to, the last one at last.
    """
    table = np.ones(shape)
    targets = [(_shape(part.marginal, marginal, part.counts), part) for part in parts]
    for _ in range(SWEEPS):
        for target, part in targets:
            gone = tuple(place for place, axis in enumerate(marginal) if axis not in part.marginal)
            sums = table.sum(axis=gone, keepdims=True)
            table = table * np.divide(target, sums, out=np.zeros_like(sums), where=sums > 0)
    return table


def _shape(own: Marginal, marginal: Marginal, counts: Counts) -> Reals:
    """Return counts >= 0 with an axis of length 1 for each attribute of `marginal` that they do not have."""
    shape = [counts.shape[own.index(axis)] if axis in own else 1 for axis in marginal]
    return np.maximum(counts, 0).astype(np.float64).reshape(shape)
