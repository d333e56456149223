"""Join two kept releases: the marginals that both can give, and the ± of every difference.

Tables meet at their common attributes: each release gives the marginal over these by adding up one of its tables, the
one whose ± is least there. The noise of two releases is independent, whatever datasets they are about, so

    Var(second - first) = Var(first) + Var(second),

and within each release the variance of a total comes from the covariances of its own cells (`ReleasedTable.margin`).
All of this is made from published numbers: it reads no records and costs nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import chain, combinations

import numpy as np

from core.arrays import Reals
from core.mechanisms.catalogue import mechanism_for
from core.planning.noise_plan import HALF_STEP
from core.privacy.release_cost import Definition, Norm
from core.release.joined import JoinedAttribute, JoinedTable
from core.release.release import AttributeStatement, Release, ReleasedTable

Names = frozenset[str]
"""The attributes of a marginal."""

Labels = Mapping[str, tuple[str, ...]]
"""The compared labels of each attribute of a marginal, in the order of its axes."""


def common_attributes(first: Release, second: Release) -> tuple[JoinedAttribute, ...]:
    """Return the attributes of that name in tables of both releases, in the order of the first."""
    others = _in_tables(second)
    pairs = ((mine, others[name]) for name, mine in _in_tables(first).items() if name in others)
    return tuple(_common(mine, other) for mine, other in pairs)


def join_tables(first: Release, second: Release, attributes: Iterable[JoinedAttribute]) -> tuple[JoinedTable, ...]:
    """Return the marginals over `attributes` that both can give; see `JoinedReleases.tables`.

    Args:
        first: the tables on the left.
        second: those on the right.
        attributes: what `common_attributes` returned; those without a common label are added up.

    Returns:
        Largest marginals first, the axes of each in the order of a table of the first; () if no label is common.
    """
    labels = {each.name: each.labels for each in attributes if each.labels}
    sides = _Side(first, labels), _Side(second, labels)
    both = sides[0].tables.keys() & sides[1].tables.keys()
    if both <= {frozenset()}:
        return ()
    published = {_shared(table, labels) for release in (first, second) for table in release.tables}
    wanted = {names for names in both if _is_largest(names, both, labels) or names in published or not names}
    order = {name: place for place, name in enumerate(labels)}
    listed = sorted(wanted, key=lambda names: (-len(names), sorted(order[name] for name in names)))
    return tuple(_joined(sides, {name: labels[name] for name in sides[0].in_order(names)}) for names in listed)


def joined_coverage(first: Release, second: Release) -> float:
    """Return the coverage of the ± of differences: the larger of the two."""
    return max(first.statement.coverage, second.statement.coverage)


# ------------------------------------------------------------------ what both have


def _in_tables(release: Release) -> dict[str, AttributeStatement]:
    """Return the attributes that some table has, by name."""
    used = {name for table in release.tables for name in table.published.names}
    return {attribute.name: attribute for attribute in release.statement.attributes if attribute.name in used}


def _common(mine: AttributeStatement, other: AttributeStatement) -> JoinedAttribute:
    kinds = (mine.kind, other.kind)
    if mine.kind != other.kind:
        return JoinedAttribute(mine.name, (), kinds=kinds)
    return JoinedAttribute(
        name=mine.name,
        labels=tuple(label for label in mine.labels if label in other.labels),
        only_first=tuple(label for label in mine.labels if label not in other.labels),
        only_second=tuple(label for label in other.labels if label not in mine.labels),
        kinds=kinds,
    )


def _shared(table: ReleasedTable, comparable: Iterable[str]) -> Names:
    return frozenset(table.published.names).intersection(comparable)


def _is_largest(names: Names, both: Collection[Names], comparable: Iterable[str]) -> bool:
    return not any(names | {name} in both for name in comparable if name not in names)


# ------------------------------------------------------------------ numbers and their ±


@dataclass(frozen=True, slots=True)
class _Numbers:
    """A marginal of one release.

    Attributes:
        title: the table that it was added up from.
        values: the published numbers; NaN: a cell that the release does not show.
        deviations: standard deviations of their unbiased estimates, in the shape of the numbers.
        half_width: ± of each.
        extra: by how much shaping may have moved each number from its estimate, and what else its ± has beyond z
            standard deviations and half a step.
    """

    title: str
    values: Reals
    deviations: Reals
    half_width: float
    extra: Reals


class _Side:
    """One release: the table that each marginal is added up from, and how wide intervals are in standard deviations.

    Attributes:
        tables: for every marginal over comparable attributes the table with the least ± for it.
        coverage: of its ±.
        mechanism: the law that its ± assume.
    """

    def __init__(self, release: Release, comparable: Collection[str]) -> None:
        self.tables: dict[Names, ReleasedTable] = {}
        self.coverage = release.statement.coverage
        is_pure = release.statement.definition == Definition.PURE
        self.mechanism = mechanism_for(Norm.L1 if is_pure else Norm.L2)
        for table in release.tables:
            names = sorted(_shared(table, comparable))
            for few in chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)):
                best = self.tables.setdefault(frozenset(few), table)
                if _rivalry(table, few) < _rivalry(best, few):
                    self.tables[frozenset(few)] = table

    def in_order(self, names: Names) -> list[str]:
        """Return the attributes of a marginal in the order of the table that it is added up from."""
        return [name for name in self.tables[names].published.names if name in names]

    def numbers(self, labels: Labels) -> _Numbers:
        """Return the marginal over the attributes of `labels`, at these labels."""
        table = self.tables[frozenset(labels)]
        half_width = _half_width(table, tuple(labels))
        summed = _taken(table, table.published.values, labels)
        hidden = table.line.hidden(summed, half_width)
        summed = summed if hidden is None else np.where(hidden, np.nan, summed)
        if len(labels) == len(table.published.names):
            arrays = table.standard_deviation, _cell_half_widths(table), furthest_moves(table)
            deviations, each, moves = (_taken(table, array, labels) for array in arrays)
        else:  # the ± of totals has the distance from their estimates in it
            of_totals = table.margin(tuple(labels)).standard_deviation, half_width, 0.0
            deviations, each, moves = (np.full(summed.shape, number) for number in of_totals)
        noise = self.mechanism.width(self.coverage) * deviations + HALF_STEP * (deviations > 0)
        extra = np.maximum(each - noise, 0.0) + moves
        return _Numbers(table.title, summed, deviations, half_width, extra=extra)


def _rivalry(table: ReleasedTable, names: tuple[str, ...]) -> tuple[float, int]:
    return _half_width(table, names), len(table.published.names)


def _half_width(table: ReleasedTable, names: tuple[str, ...]) -> float:
    return table.half_width if len(names) == len(table.published.names) else table.margin(names).half_width


def _taken(table: ReleasedTable, array: Reals, labels: Labels) -> Reals:
    """Return `array`, which has the shape of the table, added up to the attributes of `labels`, at these labels."""
    kept = table.published.names
    away = tuple(place for place, name in enumerate(kept) if name not in labels)
    inside = [name for name in kept if name in labels]
    summed = array.sum(axis=away).transpose([inside.index(name) for name in labels])
    for place, (name, wanted) in enumerate(labels.items()):
        known = {label: at for at, label in enumerate(table.published.labels[kept.index(name)])}
        summed = summed.take([known[label] for label in wanted], axis=place)
    return np.asarray(summed, dtype=np.float64)


def furthest_moves(table: ReleasedTable) -> Reals:
    """Return how far each published number may be from its unbiased estimate, as far as its interval tells.

    The interval is estimate ± half width, rounded inwards where numbers are whole, cut at 0, and widened to hold the
    published number. So low + half width is at least the estimate, unless low is the published number itself; and
    high - half width at most, unless high is. Rounding hides less than a step.
    """
    values, low, high = table.published.values, table.low, table.high
    if table.estimates is not None:
        return np.abs(values - table.estimates)
    step = float(all(np.array_equal(each, np.floor(each)) for each in (values, low, high)))
    half_widths = _cell_half_widths(table)
    most = np.minimum(high - half_widths + step, np.where(low < values, low + half_widths, np.inf))
    # An estimate below 0 whose interval was cut at 0 and widened at its other end is taken to be one ± below 0.
    least = np.maximum(
        np.where(high > values, high - half_widths, -half_widths),
        np.where(low != 0, low + half_widths - step, -half_widths),
    )
    return np.where(half_widths > 0, np.maximum(values - least, most - values), 0.0)


def _cell_half_widths(table: ReleasedTable) -> Reals:
    """Return the ± of every cell; the table has the largest, and cells differ by their standard deviations."""
    largest = table.standard_deviation.max(initial=0.0)
    if largest == 0:
        return np.zeros(table.standard_deviation.shape)
    parts = table.standard_deviation / largest
    return np.where(parts > 0, (table.half_width - HALF_STEP) * parts + HALF_STEP, 0.0)


def _joined(sides: tuple[_Side, _Side], labels: Labels) -> JoinedTable:
    first, second = (side.numbers(labels) for side in sides)
    coverage = max(side.coverage for side in sides)
    # A sum of noises of both laws has tails between theirs.
    width = max(side.mechanism.width(coverage) for side in sides)
    deviations = np.hypot(first.deviations, second.deviations)
    return JoinedTable(
        names=tuple(labels),
        labels=tuple(labels.values()),
        first=first.values,
        second=second.values,
        half_widths=(first.half_width, second.half_width),
        titles=(first.title, second.title),
        standard_deviation=deviations,
        half_width=width * deviations + HALF_STEP * (deviations > 0) + first.extra + second.extra,
    )
