"""A workload with a matrix along every attribute whose ranges are wanted; others are counted label by label.

Designs see tables in the coordinates of the matrices (`core/linear/factor.py`), in which all formulas for marginals
apply; recovered tables are turned back into labels.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce

import numpy as np

from core.arrays import Reals
from core.linear.factor import Factor
from core.workload.factor_queries import AnyQueries, factor_queries
from core.workload.refined import RefinedWorkload
from core.workload.workload import WantedTable, Workload


@dataclass(frozen=True, slots=True)
class FactoredWorkload(Workload):
    """The wanted tables over the owner's attributes.

    Attributes:
        factors: the matrix of every attribute; None: it is counted label by label.
        asked: for every table its queries along each of its attributes, in the order of the domain.
    """

    factors: tuple[Factor | None, ...] = ()
    asked: tuple[tuple[AnyQueries, ...], ...] = ()

    @property
    def queries(self) -> tuple[int, ...]:
        """The number of queries of each table."""
        return tuple(math.prod(axis.count for axis in table) for table in self.asked)

    @property
    def own_factors(self) -> Mapping[int, Factor]:
        """The matrices, by the numbers of their attributes."""
        return {axis: factor for axis, factor in enumerate(self.factors) if factor is not None}

    def typical(self, number: int) -> Reals | None:
        """Return the average variance of a table's queries per effect; None if its queries are its cells."""
        asked = self.axis_queries(number)
        return reduce(np.multiply.outer, (axis.typical() for axis in asked)) if asked else None

    def axis_queries(self, number: int) -> tuple[AnyQueries, ...]:
        """Return a table's queries along each of its attributes; () if it has no matrix, so that they are its cells."""
        measured = any(self.factors[axis] is not None for axis in self.marginals[number])
        return self.asked[number] if measured else ()

    def labels_to_digits(self, number: int, table: Reals) -> Reals:
        """Return a table in the coordinates of the matrices, from the table over the owner's labels."""
        for place, factor in self._places(number):
            table = factor.labels_to_alike(table, place)
        return table

    def digits_to_labels(self, number: int, table: Reals) -> Reals:
        """Return a table over the owner's labels from the one in the coordinates of the matrices."""
        for place, factor in self._places(number):
            table = factor.alike_to_labels(table, place)
        return table

    def _places(self, number: int) -> list[tuple[int, Factor]]:
        found = self.own_factors
        return [(place, found[axis]) for place, axis in enumerate(self.marginals[number]) if axis in found]


def factored(workload: RefinedWorkload, factors: Mapping[int, Factor]) -> FactoredWorkload:
    """Return the tables of `workload` with these matrices, by the numbers of the owner's attributes.

    Args:
        workload: the tables wanted, over digits.
        factors: at least of every attribute that a table asks for ranges or cumulative counts.
    """
    tables, asked = [], []
    for marginal, weight, queries in zip(workload.marginals, workload.weights, workload.asked, strict=True):
        owned = workload.owners(marginal)
        tables.append(WantedTable(tuple(owned), weight))
        pairs = zip(owned, queries, strict=True)
        asked.append(
            tuple(
                factor_queries(factors[axis], own.n_ordered, own.ask) if axis in factors else own for axis, own in pairs
            )
        )
    each = tuple(factors.get(axis) for axis in range(len(workload.owner.attributes)))
    return FactoredWorkload(workload.owner, tuple(tables), each, tuple(asked), objective=workload.objective)
