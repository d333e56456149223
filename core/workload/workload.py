"""The tables asked for, each with its importance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.domain.domain import Domain
from core.domain.marginal import Marginal, downward_closure
from core.errors import DuplicateTableError, NoTablesError, TableTooLargeError

CELL_LIMIT = 2**25
"""Cells of the largest table that can be released: 256 MiB a float64 copy."""


@dataclass(frozen=True, slots=True)
class WantedTable:
    """One table: attribute positions in the order the owner wants to read them, and a weight > 0."""

    axes: tuple[int, ...]
    weight: float = 1.0

    @property
    def marginal(self) -> Marginal:
        """The set of attributes, without the owner's order."""
        return Marginal.of(self.axes)


@dataclass(frozen=True, slots=True)
class Workload:
    """What the owner wants, in order.

    Raises:
        NoTablesError: if there is no table.
        DuplicateTableError: if two tables have the same attributes.
        TableTooLargeError: if a table has more than CELL_LIMIT cells.
    """

    domain: Domain
    tables: tuple[WantedTable, ...]

    def __post_init__(self) -> None:
        if not self.tables:
            raise NoTablesError
        seen: set[Marginal] = set()
        for table in self.tables:
            self._check(table, seen)
            seen.add(table.marginal)

    def _check(self, table: WantedTable, seen: set[Marginal]) -> None:
        title = self.domain.title(table.axes)
        if table.marginal in seen:
            raise DuplicateTableError(table=title)
        cells = self.domain.n_cells(table.axes)
        if cells > CELL_LIMIT:
            raise TableTooLargeError(table=title, cells=cells, limit=CELL_LIMIT)

    @property
    def marginals(self) -> tuple[Marginal, ...]:
        """The set of attributes of each table, in order."""
        return tuple(table.marginal for table in self.tables)

    @property
    def weights(self) -> tuple[float, ...]:
        """The weight of each table, in order."""
        return tuple(table.weight for table in self.tables)

    @property
    def cells(self) -> tuple[int, ...]:
        """The number of cells of each table, in order."""
        return tuple(self.domain.n_cells(table.axes) for table in self.tables)

    def closure(self) -> tuple[Marginal, ...]:
        """Return every subset of every wanted marginal once, smaller ones first."""
        return downward_closure(self.marginals)


def of_marginals(domain: Domain, marginals: Iterable[Iterable[int]]) -> Workload:
    """Return the workload of these marginals, all of weight 1."""
    return Workload(domain, tuple(WantedTable(tuple(axes)) for axes in marginals))
