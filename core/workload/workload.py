"""The tables asked for, each with its importance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from core.domain.domain import Domain
from core.domain.marginal import Marginal, downward_closure
from core.errors import (
    AmountError,
    DuplicateTableError,
    NoTablesError,
    RepeatedAttributeError,
    TableTooLargeError,
    TableTooWideError,
)
from core.linear.effects import varied
from core.words import N_

CELL_LIMIT = 2**25
"""Cells of the largest table that can be released: 256 MiB a float64 copy."""

MOST_ATTRIBUTES = 16
"""Attributes of the widest table: it has 2 ** 16 kinds of totals, each with its own margin of error."""

WEIGHTS = (1e-100, 1e100)
"""Beyond, sums of weights times variances would not be finite."""


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

    Attributes:
        domain: the attributes.
        tables: the tables wanted.
        marginals: the set of attributes of each table, in order; asked for so often that they are kept.

    Raises:
        NoTablesError: if there is no table.
        DuplicateTableError: if two tables have the same attributes.
        RepeatedAttributeError: if a table has an attribute twice.
        TableTooWideError: if a table has more than MOST_ATTRIBUTES attributes.
        TableTooLargeError: if a table has more than CELL_LIMIT cells.
        AmountError: if a weight lies outside WEIGHTS.
    """

    domain: Domain
    tables: tuple[WantedTable, ...]
    marginals: tuple[Marginal, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.tables:
            raise NoTablesError
        object.__setattr__(self, "marginals", tuple(table.marginal for table in self.tables))
        seen: set[Marginal] = set()
        for table, marginal in zip(self.tables, self.marginals, strict=True):
            self._check(table, marginal, seen)
            seen.add(marginal)

    def _check(self, table: WantedTable, marginal: Marginal, seen: set[Marginal]) -> None:
        title, n = self.domain.title(table.axes), len(table.axes)
        if len(marginal) < n:
            twice = next(axis for axis in table.axes if table.axes.count(axis) > 1)
            raise RepeatedAttributeError(table=title, name=self.domain.names[twice])
        if marginal in seen:
            raise DuplicateTableError(table=title)
        if n > MOST_ATTRIBUTES:
            raise TableTooWideError(table=title, attributes=n, limit=MOST_ATTRIBUTES)
        cells = self.domain.n_cells(table.axes)
        if cells > CELL_LIMIT:
            raise TableTooLargeError(table=title, cells=cells, limit=CELL_LIMIT)
        if not WEIGHTS[0] <= table.weight <= WEIGHTS[1]:
            what, wanted = N_("Error", "The weight of {table}"), N_("Error", "a number above 0, from 1e-100 to 1e100")
            raise AmountError(what=what.format(table=title), text=f"{table.weight:g}", wanted=wanted)

    @property
    def weights(self) -> tuple[float, ...]:
        """The weight of each table, in order."""
        return tuple(table.weight for table in self.tables)

    @property
    def cells(self) -> tuple[int, ...]:
        """The number of cells of each table, in order."""
        return tuple(self.domain.n_cells(table.axes) for table in self.tables)

    def closure(self) -> tuple[Marginal, ...]:
        """Return every subset of every wanted marginal once, smaller ones first, of attributes with several labels.

        An attribute with a single label has no effect, and takes part in none.
        """
        return _closure(self.marginals, self.domain.sizes)

    def parts(self) -> tuple[tuple[int, ...], ...]:
        """Return for each table the places of its effects in `closure`, smaller ones first."""
        return _parts(self.marginals, self.domain.sizes)


@lru_cache(maxsize=16)
def _closure(marginals: tuple[Marginal, ...], sizes: tuple[int, ...]) -> tuple[Marginal, ...]:
    return downward_closure(varied(marginal, sizes) for marginal in marginals)


@lru_cache(maxsize=16)
def _parts(marginals: tuple[Marginal, ...], sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    place = {effect: number for number, effect in enumerate(_closure(marginals, sizes))}
    return tuple(tuple(map(place.__getitem__, varied(marginal, sizes).subsets())) for marginal in marginals)


def of_marginals(domain: Domain, marginals: Iterable[Iterable[int]]) -> Workload:
    """Return the workload of these marginals, all of weight 1."""
    return Workload(domain, tuple(WantedTable(tuple(axes)) for axes in marginals))
