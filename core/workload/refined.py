"""A workload whose ordered attributes are written in digits if some table asks for their ranges.

Strategies see the digits as attributes. Levels of a tree are then ordinary marginals, to which all formulas for
marginals apply. The queries of a table enter as their average variance per effect (`core/MATHEMATICS.md`, "Ranges").
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import pairwise

import numpy as np

from core.arrays import Counts, Reals
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.linear.digits import Digits, digits_of
from core.words import N_, joined, phrase
from core.workload.axis_queries import Ask, AxisQueries
from core.workload.workload import Tree, WantedTable, Workload

IN_PARTS = phrase("group.parts", N_("NoiseGroup", "{name} in {parts} parts", "{name} in one part", 2))
BY_STEPS = phrase("group.steps", N_("NoiseGroup", "{name} by the steps {steps} of its tree"))


@dataclass(frozen=True, slots=True)
class RefinedWorkload(Workload):
    """A workload over digits.

    Attributes:
        owner: the owner's attributes.
        digits: the numbering of the labels of each of them.
        asked: for every table its queries along each of its attributes, in the order of the domain.
    """

    owner: Domain = Domain(())  # noqa: RUF009  frozen; a subclass needs defaults
    digits: tuple[Digits, ...] = ()
    asked: tuple[tuple[AxisQueries, ...], ...] = ()

    @property
    def queries(self) -> tuple[int, ...]:
        """The number of queries of each table."""
        return tuple(math.prod(axis.count for axis in table) for table in self.asked)

    @property
    def range_numbers(self) -> int:
        """The size of the arrays of range errors: one number per label and effect of its tree."""
        trees = {queries for table in self.asked for queries in table if queries.ask is not Ask.CELLS}
        return sum(queries.digits.n << len(queries.digits.sizes) for queries in trees)

    def typical(self, number: int) -> Reals | None:
        """Return the average variance of a table's queries per effect; None if its queries are its cells."""
        return _typical(self.asked[number])

    def axis_queries(self, number: int) -> tuple[AxisQueries, ...]:
        """Return a table's queries along each of its attributes, in the order of the domain; () for its cells."""
        return () if self.typical(number) is None else self.asked[number]

    def trees(self, number: int) -> tuple[Tree, ...]:
        """Return (queries, axes of the digits) of the attributes whose ranges a table asks for."""
        return tuple(
            (queries, digits)
            for queries, digits in zip(self.asked[number], self._split(self.marginals[number]), strict=True)
            if queries.ask is not Ask.CELLS
        )

    def refine(self, marginal: Marginal) -> Marginal:
        """Return the marginal over the digits of the owner's attributes `marginal`."""
        places = self._places()
        return Marginal(digit for axis in marginal for digit in places[axis])

    def owners(self, axes: Marginal) -> Marginal:
        """Return the owner's attributes that have a digit in `axes`."""
        return Marginal(axis for axis, own in enumerate(self._places()) if any(a in axes for a in own))

    def title(self, axes: Marginal) -> str:
        """Return the title of the marginal over `axes`: attribute names, with the number of parts of a tree level."""
        pairs = zip(self.owner.names, self._places(), strict=True)
        parts = [_title(name, own, axes, self.domain.sizes) for name, own in pairs if set(own) & set(axes)]
        return joined(" × ", parts) or self.owner.title(())

    def count(self, axes: Marginal, count_of: Callable[[Marginal], Counts]) -> Counts:
        """Return the counts over digits, computed from the counts over the owner's attributes."""
        places = self._places()
        owners = self.owners(axes)
        counts = count_of(owners)
        # From the last axis, so that earlier axes keep their places.
        for place in reversed(range(len(owners))):
            counts = self.digits[owners[place]].labels_to_digits(counts, place)
        every = [a for owner in owners for a in places[owner]]
        return np.asarray(counts.sum(axis=tuple(place for place, a in enumerate(every) if a not in axes)))

    def labels_to_digits(self, number: int, table: Reals) -> Reals:
        """Return a table over digits from the table over the owner's labels; 0 where there is no label."""
        for place in reversed(range(len(self.asked[number]))):
            table = self.asked[number][place].digits.labels_to_digits(table, place)
        return table

    def digits_to_labels(self, number: int, table: Reals) -> Reals:
        """Return a table over the owner's labels from the table over digits."""
        for place, queries in enumerate(self.asked[number]):
            table = queries.digits.digits_to_labels(table, place)
        return table

    def _places(self) -> list[tuple[int, ...]]:
        """Return the axes of the digits of every attribute."""
        ends = np.cumsum([0, *(len(digits.sizes) for digits in self.digits)]).tolist()
        return [tuple(range(start, end)) for start, end in pairwise(ends)]

    def _split(self, axes: Marginal) -> list[tuple[int, ...]]:
        return [own for own in self._places() if own[0] in axes]


def _title(name: str, own: tuple[int, ...], axes: Marginal, sizes: tuple[int, ...]) -> str:
    inside = [axis for axis in own if axis in axes]
    if len(inside) == len(own):
        return name
    if tuple(inside) == own[: len(inside)]:
        return IN_PARTS.format(name=name, parts=math.prod(sizes[axis] for axis in inside))
    steps = ", ".join(str(axis - own[0] + 1) for axis in inside)
    return BY_STEPS.format(name=name, steps=steps)


def refined(workload: Workload) -> Workload:
    """Return the workload that the strategies see: `workload` itself if no table asks for ranges."""
    return _refined(workload) if any(table.ordered for table in workload.tables) else workload


def without_ranges(workload: Workload) -> Workload:
    """Return the tables over the owner's attributes, their cells alone."""
    if not isinstance(workload, RefinedWorkload):
        return workload
    pairs = zip(workload.marginals, workload.weights, strict=True)
    tables = tuple(WantedTable(tuple(workload.owners(m)), weight) for m, weight in pairs)
    return Workload(workload.owner, tables, objective=workload.objective)


def alone(queries: AxisQueries) -> RefinedWorkload:
    """Return the workload of one attribute with these queries."""
    sizes = queries.digits.sizes
    domain = Domain(tuple(_digit(str(number), size) for number, size in enumerate(sizes)))
    table = WantedTable(tuple(range(len(sizes))))
    return RefinedWorkload(domain, (table,), domain, (queries.digits,), ((queries,),))


@lru_cache(maxsize=32)
def _refined(workload: Workload) -> RefinedWorkload:
    ordered = {axis for table in workload.tables for axis in table.ordered}
    sizes = workload.domain.sizes
    digits = tuple(digits_of(n) if axis in ordered else Digits(n, (n,)) for axis, n in enumerate(sizes))
    pairs = ((axis, size) for axis, each in enumerate(digits) for size in each.sizes)
    domain = Domain(tuple(_digit(f"{number}", size) for number, (_, size) in enumerate(pairs)))
    owner = [axis for axis, each in enumerate(digits) for _ in each.sizes]
    tables, asked = [], []
    for table in workload.tables:
        axes = tuple(place for place, axis in enumerate(owner) if axis in table.marginal)
        tables.append(WantedTable(axes, table.weight, share=table.share))
        asked.append(tuple(_queries(workload, table, axis, digits[axis]) for axis in table.marginal))
    return RefinedWorkload(domain, tuple(tables), workload.domain, digits, tuple(asked), objective=workload.objective)


def _digit(name: str, size: int) -> Attribute:
    return Attribute(name, Kind.CATEGORIES, tuple(map(str, range(size))))


def _queries(workload: Workload, table: WantedTable, axis: int, digits: Digits) -> AxisQueries:
    ask = Ask.RANGES if axis in table.ranges else Ask.PREFIXES if axis in table.prefixes else Ask.CELLS
    return AxisQueries(digits, workload.domain.attributes[axis].n_ordered, ask)


@lru_cache(maxsize=256)
def _typical(asked: tuple[AxisQueries, ...]) -> Reals | None:
    if all(axis.ask is Ask.CELLS and axis.digits.n == axis.digits.n_codes for axis in asked):
        return None
    product: Reals = reduce(np.multiply.outer, (axis.typical() for axis in asked))
    return product
