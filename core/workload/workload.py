"""The wanted tables, each with its importance."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache

from core.arrays import Counts, Reals
from core.domain.domain import Domain
from core.domain.marginal import Marginal, downward_closure
from core.errors import (
    AmountError,
    DuplicateTableError,
    NoTablesError,
    RepeatedAttributeError,
    TableTooLargeError,
    TableTooWideError,
    TooManyRangesError,
    UnorderedAttributeError,
)
from core.errors.share_errors import ShareError
from core.linear.digits import digits_of
from core.linear.effects import varying_axes
from core.words import N_
from core.workload.axis_queries import AxisQueries
from core.workload.factor_queries import AnyQueries

CELL_LIMIT = 2**25
"""Cells of the largest table that can be released: 256 MiB per float64 copy, of which a release needs several."""

MOST_ATTRIBUTES = 16
"""Attributes of the widest table: it has 2 ** 16 kinds of totals, each with its own margin of error to compute."""

DEEPEST = 12
"""Halvings of the labels of one attribute: 4096 labels, whose ranges are eight million, and whose covariance 134 MB."""

MOST_LEVELS = 12
"""Digits of the trees over the attributes of one table together, such as 64 × 64 labels; effects are 2 to this
power."""

WEIGHTS = (1e-100, 1e100)
"""Range of weights: beyond, sums of weight × variance may overflow or vanish in floats."""


class Objective(StrEnum):
    """What the error of all tables together is; `core/workload/objective.py` has the formulas."""

    TOTAL = "total"
    EVEN = "even"
    RELATIVE = "relative"


Tree = tuple[AxisQueries, tuple[int, ...]]
"""The queries along an attribute whose ranges are wanted, and the axes of its digits."""


@dataclass(frozen=True, slots=True)
class WantedTable:
    """A wanted table.

    Attributes:
        axes: attribute positions in the domain of the workload, in the owner's reading order; in a refined workload
            the digits of the owner's attributes, in increasing order.
        weight: its importance, > 0.
        ranges: those of `axes` whose sums over all ranges of labels are wanted, not only single labels.
        prefixes: those of `axes` whose cumulative counts are wanted.
        target: the ± wanted of a typical query, > 0, for the objective `even`; None: there is none.
        share: part of the budget that the counts of this table get in any case, in (0, 1); None: the split decides.

    Raises:
        ValueError: if `ranges` or `prefixes` contain an attribute outside the table, or one attribute is in both.
    """

    axes: tuple[int, ...]
    weight: float = 1.0
    ranges: tuple[int, ...] = ()
    prefixes: tuple[int, ...] = ()
    target: float | None = None
    share: Fraction | None = None

    def __post_init__(self) -> None:
        if not {*self.ranges, *self.prefixes} <= set(self.axes) or set(self.ranges) & set(self.prefixes):
            raise ValueError("ranges and cumulative counts are asked of different attributes of the table")

    @property
    def ordered(self) -> tuple[int, ...]:
        """The attributes asked for ranges or cumulative counts."""
        return (*self.ranges, *self.prefixes)

    @property
    def marginal(self) -> Marginal:
        """The set of attributes, without the owner's order."""
        return Marginal.of(self.axes)


@dataclass(frozen=True, slots=True)
class Workload:
    """The wanted tables over a domain, in the owner's order.

    Attributes:
        domain: the attributes.
        tables: the wanted tables.
        objective: by what strategies, designs and splits are compared.
        marginals: the set of attributes of each table; computed once, as are `weights` and `cells`.
        weights: the weight of each table.
        cells: the number of cells of each table.

    Raises:
        NoTablesError: if there is no table.
        DuplicateTableError: if two tables have equal sets of attributes.
        RepeatedAttributeError: if a table has an attribute twice.
        TableTooWideError: if a table has more than MOST_ATTRIBUTES attributes.
        TableTooLargeError: if a table has more than CELL_LIMIT cells.
        AmountError: if a weight lies outside WEIGHTS.
        ShareError: if locked shares leave nothing for the rest, or are for ranges.
        UnorderedAttributeError: if a table asks for ranges of categories.
        TooManyRangesError: if a table asks for ranges of so many labels that their errors cannot be computed.
    """

    domain: Domain
    tables: tuple[WantedTable, ...]
    objective: Objective = field(default=Objective.TOTAL, kw_only=True)
    marginals: tuple[Marginal, ...] = field(init=False, repr=False, compare=False)
    weights: tuple[float, ...] = field(init=False, repr=False, compare=False)
    cells: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.tables:
            raise NoTablesError
        object.__setattr__(self, "marginals", tuple(table.marginal for table in self.tables))
        object.__setattr__(self, "weights", tuple(table.weight for table in self.tables))
        object.__setattr__(self, "cells", tuple(map(self.domain.n_cells, self.marginals)))
        seen: set[Marginal] = set()
        for table, marginal, cells in zip(self.tables, self.marginals, self.cells, strict=True):
            self._check(table, marginal, cells, seen)
            seen.add(marginal)
        if any(table.ranges or table.prefixes for table in self.tables):
            self._check_ranges()
        if self.is_locked:
            self._check_shares()

    @property
    def is_locked(self) -> bool:
        """Whether some table has a locked share of the budget."""
        return any(table.share is not None for table in self.tables)

    def _check_shares(self) -> None:
        locked = [table for table in self.tables if table.share is not None]
        asked = next((table for table in locked if table.ordered), None)
        if asked is not None:
            what = N_("Error", "The locked share of {table}").format(table=self.domain.title(asked.axes))
            wanted = N_("Error", "left out, as the table asks for ranges or cumulative counts")
            raise ShareError(what=what, text=f"{float(asked.share or 0):g}", wanted=wanted)
        if len(locked) == len(self.tables):
            what, wanted = N_("Error", "The number of tables with a locked share"), N_("Error", "less than that of all")
            raise ShareError(what=what, text=f"{len(locked)}", wanted=wanted)
        whole = sum((table.share or Fraction(0) for table in locked), Fraction(0))
        if whole >= 1:
            what, wanted = N_("Error", "The sum of all locked shares"), N_("Error", "below 1")
            raise ShareError(what=what, text=f"{float(whole):g}", wanted=wanted)

    def _check(self, table: WantedTable, marginal: Marginal, cells: int, seen: set[Marginal]) -> None:
        title, n = self.domain.title(table.axes), len(table.axes)
        if len(marginal) < n:
            twice = next(axis for axis in table.axes if table.axes.count(axis) > 1)
            raise RepeatedAttributeError(table=title, name=self.domain.names[twice])
        if marginal in seen:
            raise DuplicateTableError(table=title)
        if n > MOST_ATTRIBUTES:
            raise TableTooWideError(table=title, attributes=n, limit=MOST_ATTRIBUTES)
        if cells > CELL_LIMIT:
            raise TableTooLargeError(table=title, cells=cells, limit=CELL_LIMIT)
        if not WEIGHTS[0] <= table.weight <= WEIGHTS[1]:
            what, wanted = N_("Error", "The weight of {table}"), N_("Error", "a number above 0, from 1e-100 to 1e100")
            raise AmountError(what=what.format(table=title), text=f"{table.weight:g}", wanted=wanted)

    def _check_ranges(self) -> None:
        ordered = {axis for table in self.tables for axis in table.ordered}
        digits = {axis: digits_of(self.domain.sizes[axis]) for axis in ordered}
        for table in self.tables:
            title = self.domain.title(table.axes)
            for axis in table.ordered:
                if not self.domain.attributes[axis].n_ordered:
                    raise UnorderedAttributeError(table=title, name=self.domain.names[axis])
            own = [axis for axis in table.axes if axis in ordered]
            deepest = max((digits[axis].halvings for axis in own), default=0)
            levels = sum(len(digits[axis].sizes) for axis in own)
            if deepest > DEEPEST:
                raise TooManyRangesError(table=title, levels=deepest, limit=DEEPEST)
            if levels > MOST_LEVELS or len(table.axes) + levels > MOST_ATTRIBUTES:
                raise TooManyRangesError(table=title, levels=levels, limit=MOST_LEVELS)
            cells = math.prod(digits[a].n_codes if a in ordered else self.domain.sizes[a] for a in table.axes)
            if cells > CELL_LIMIT:
                raise TableTooLargeError(table=title, cells=cells, limit=CELL_LIMIT)

    @property
    def queries(self) -> tuple[int, ...]:
        """The number of queries of each table whose errors make the loss: here its cells."""
        return self.cells

    @property
    def range_numbers(self) -> int:
        """The size of the arrays of range errors: 0 without ranges."""
        return 0

    @property
    def asks_for_ranges(self) -> bool:
        """Whether any table asks for ranges or cumulative counts."""
        return any(self.trees(number) for number in range(len(self.tables)))

    def typical(self, number: int) -> Reals | None:  # noqa: ARG002  overridden by RefinedWorkload
        """Return the average variance of a table's queries per effect; None: its queries are its cells."""
        return None

    def axis_queries(self, number: int) -> tuple[AnyQueries, ...]:  # noqa: ARG002  overridden by RefinedWorkload
        """Return a table's queries along each of its attributes, in the order of the domain; () for its cells."""
        return ()

    def trees(self, number: int) -> tuple[Tree, ...]:  # noqa: ARG002  overridden by RefinedWorkload
        """Return (queries, axes of the digits) of the attributes whose ranges a table asks for."""
        return ()

    def refine(self, marginal: Marginal) -> Marginal:
        """Return the owner's marginal as the strategies see it: unchanged without digits."""
        return marginal

    def owners(self, axes: Marginal) -> Marginal:
        """Return the owner's attributes in the marginal over `axes`: `axes` itself without digits."""
        return axes

    def title(self, axes: Marginal) -> str:
        """Return the title of the marginal over `axes`."""
        return self.domain.title(axes)

    def count(self, axes: Marginal, count_of: Callable[[Marginal], Counts]) -> Counts:
        """Return the counts over `axes`, computed from counts over the owner's attributes: unchanged without digits."""
        return count_of(axes)

    def labels_to_digits(self, number: int, table: Reals) -> Reals:  # noqa: ARG002  overridden by RefinedWorkload
        """Return a table over digits from the table over the owner's labels: unchanged without digits."""
        return table

    def digits_to_labels(self, number: int, table: Reals) -> Reals:  # noqa: ARG002  overridden by RefinedWorkload
        """Return a table over the owner's labels from the table over digits: unchanged without digits."""
        return table

    def closure(self) -> tuple[Marginal, ...]:
        """Return the effects of the workload: every subset of every wanted marginal once, smaller ones first.

        Attributes with a single label are left out: effects that contain one are zero.
        """
        return _closure(self.marginals, self.domain.sizes)

    def parts(self) -> tuple[tuple[int, ...], ...]:
        """Return for each table the positions of its effects in `closure`, smaller ones first."""
        return _parts(self.marginals, self.domain.sizes)


@lru_cache(maxsize=16)
def _closure(marginals: tuple[Marginal, ...], sizes: tuple[int, ...]) -> tuple[Marginal, ...]:
    return downward_closure(varying_axes(marginal, sizes) for marginal in marginals)


@lru_cache(maxsize=16)
def _parts(marginals: tuple[Marginal, ...], sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    place = {effect: number for number, effect in enumerate(_closure(marginals, sizes))}
    return tuple(tuple(map(place.__getitem__, varying_axes(marginal, sizes).subsets())) for marginal in marginals)


def of_marginals(domain: Domain, marginals: Iterable[Iterable[int]]) -> Workload:
    """Return the workload of these marginals, all of weight 1."""
    return Workload(domain, tuple(WantedTable(tuple(axes)) for axes in marginals))
