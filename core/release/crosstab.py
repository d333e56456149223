"""A released table, or one sheet of it, as rows and columns with totals, percentages and a reliability per number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from math import ceil

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.domain.written_bins import are_days
from core.release.parts import Part, part_of
from core.release.release import ReleasedTable

_ROUNDING = 1e-9
"""Float error allowed before a ± is rounded up: 10 × 1.1 is a little more than 11, and would become 12."""

Axes = tuple[tuple[str, ...], tuple[str, ...]]
"""Attributes of the rows, and attributes of the columns."""
Sheet = Mapping[str, str | None]
"""For every other attribute the label of the sheet, or None: the sum over all labels."""


class Reliability(StrEnum):
    """Size of the margin of error relative to the number."""

    # Thresholds of this program, not of a standard: offices that publish census tables use about these coefficients.

    GOOD = "good"
    """± is at most a tenth of the number."""
    FAIR = "fair"
    """± is at most a third of the number."""
    POOR = "poor"
    """± is at most the number."""
    NOISE = "noise"
    """± is larger than the number: only an upper bound is known."""

    @property
    def is_weak(self) -> bool:
        """Whether the ± is more than a third of the number, which is then shown as weak."""
        return self in {Reliability.POOR, Reliability.NOISE}


@dataclass(frozen=True, slots=True)
class CrosstabCell:
    """One number of a crosstab.

    Attributes:
        value: the published number, or the sum of published numbers in a total.
        half_width: ± of it at the coverage of the release.
        low: lower end of its interval.
        high: upper end.
        row_part: its share of its row's total; None if that is hidden or not > 0.
        column_part: its share of its column's total; None if that is hidden or not > 0.
        whole_part: its share of the grand total; None if that is hidden or not > 0.
        reliability: from `half_width` / `value`.
        is_hidden: whether the number is not shown.
    """

    value: float
    half_width: float
    low: float
    high: float
    row_part: Part | None
    column_part: Part | None
    whole_part: Part | None
    reliability: Reliability
    is_hidden: bool = False

    @property
    def shown(self) -> float | None:
        """The number; None if it is not shown."""
        return None if self.is_hidden else self.value

    @property
    def ends(self) -> tuple[float | None, float | None]:
        """The ends of its interval; None each if the number is not shown."""
        return (None, None) if self.is_hidden else (self.low, self.high)


@dataclass(frozen=True, slots=True, eq=False)
class Crosstab:
    """A table as rows and columns; row `n_rows` and column `n_columns` are the totals.

    Attributes:
        row_names: attributes of the rows, outermost first; may be empty.
        column_names: attributes of the columns, outermost first; may be empty.
        row_labels: one tuple of labels per row; a subtotal has the first of them only, and stands below its rows.
        column_labels: one tuple of labels per column, as of rows.
    """

    row_names: tuple[str, ...]
    column_names: tuple[str, ...]
    row_labels: tuple[tuple[str, ...], ...]
    column_labels: tuple[tuple[str, ...], ...]
    _values: Reals
    _low: Reals
    _high: Reals
    _half_widths: Reals
    _n_cells: Reals
    _is_even: bool
    _hidden: NDArray[np.bool_] | None = None

    @property
    def day_names(self) -> tuple[str, ...]:
        """The attributes whose labels are bins of days, which run along a line of time."""
        found = []
        for names, lines in ((self.row_names, self.row_labels), (self.column_names, self.column_labels)):
            for place, name in enumerate(names):
                if are_days(tuple(dict.fromkeys(line[place] for line in lines if len(line) > place))):
                    found.append(name)
        return tuple(found)

    @property
    def n_rows(self) -> int:
        """The number of rows without the total."""
        return len(self.row_labels)

    @property
    def n_columns(self) -> int:
        """The number of columns without the total."""
        return len(self.column_labels)

    def cell(self, row: int, column: int) -> CrosstabCell:
        """Return one cell; `row` = n_rows and `column` = n_columns are the totals.

        Raises:
            IndexError: if there is no such row or column.
        """
        value, half_width = self._number(row, column)
        return CrosstabCell(
            value=value,
            half_width=half_width,
            low=float(self._low[row, column]),
            high=float(self._high[row, column]),
            row_part=self._part((row, column), (row, -1)),
            column_part=self._part((row, column), (-1, column)),
            whole_part=self._part((row, column), (-1, -1)),
            reliability=reliability(value, half_width),
            is_hidden=self._hidden is not None and bool(self._hidden[row, column]),
        )

    def _number(self, row: int, column: int) -> tuple[float, float]:
        return float(self._values[row, column]), float(self._half_widths[row, column])

    def _part(self, place: tuple[int, int], of: tuple[int, int]) -> Part | None:
        if self._hidden is not None and self._hidden[of]:
            return None
        fraction = float(self._n_cells[place] / self._n_cells[of])
        return part_of(self._number(*place), self._number(*of), fraction, is_even=self._is_even)


def crosstab(
    table: ReleasedTable,
    column_names: Sequence[str] | None = None,
    row_names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
    *,
    subtotals: bool = False,
) -> Crosstab:
    """Lay a released table out in rows and columns.

    Args:
        table: the table; its totals are sums of its published numbers, with their own ±.
        column_names: attributes of the columns, in order; None: the last one, if there are at least two.
        row_names: attributes of the rows, in order; None: all others, in the order of the table.
        sheet: the shown part of the table; totals and percentages refer to it. None: the whole table.
        subtotals: whether sums over the inner attributes of rows and of columns get lines of their own.

    Raises:
        ValueError: if rows, columns and the sheet together are not the attributes of the table, each once, or a label
            of the sheet is not one of its attribute.
    """
    names, sheet = table.published.names, sheet or {}
    inside = tuple(name for name in names if name not in sheet)
    across = tuple(column_names) if column_names is not None else inside[1:][-1:]
    down = tuple(row_names) if row_names is not None else tuple(name for name in inside if name not in across)
    if sorted((*down, *across, *sheet)) != sorted(names):
        raise ValueError("rows, columns and the sheet must be the attributes of the table, each once")
    # Totals are sums of published numbers, so that readers who add up the cells get the printed total.
    rows, columns = _lines(table, down, subtotals=subtotals), _lines(table, across, subtotals=subtotals)
    arrays = np.ones_like(table.published.values), table.published.values
    n_cells, values = (_summed(_in_sight(table, array, (down, across), sheet), rows, columns) for array in arrays)
    half_widths = _half_widths(table, (down, across), sheet, (rows, columns))
    low, high = total_intervals(table, values, half_widths)
    # Cells of the table have released intervals; only sums get theirs from the ± of totals.
    if None not in sheet.values():
        leaves = np.ix_(rows.is_leaf, columns.is_leaf)
        low[leaves] = _in_sight(table, table.low, (down, across), sheet)
        high[leaves] = _in_sight(table, table.high, (down, across), sheet)
    return Crosstab(
        row_names=down,
        column_names=across,
        row_labels=rows.labels[:-1],
        column_labels=columns.labels[:-1],
        _values=values,
        _low=low,
        _high=high,
        _half_widths=half_widths,
        _n_cells=n_cells,
        _hidden=table.line.hidden(values, half_widths),
        _is_even=table.is_even,
    )


def sheets(table: ReleasedTable, names: Sequence[str]) -> Iterator[Sheet]:
    """Yield the sheets by `names`: the sum over all labels, then one for each combination, the last name fastest."""
    yield dict.fromkeys(names)
    if names:
        of = dict(zip(table.published.names, table.published.labels, strict=True))
        for labels in product(*(of[name] for name in names)):
            yield dict(zip(names, labels, strict=True))


def reliability(value: float, half_width: float) -> Reliability:
    """Return the reliability of a number with that ±; a number without noise is GOOD."""
    if 10 * half_width <= abs(value):
        return Reliability.GOOD
    if 3 * half_width <= abs(value):
        return Reliability.FAIR
    return Reliability.POOR if half_width <= abs(value) else Reliability.NOISE


def shown_margin(half_width: float) -> float:
    """Return a ± for display, rounded up: one decimal below 10, none from 10 on."""
    # Rounded up: a ± rounded down would promise more accuracy than the interval has.
    per_unit = 1 if half_width >= 10 else 10
    return ceil(per_unit * half_width - _ROUNDING) / per_unit


def _in_sight(table: ReleasedTable, array: Reals, axes: Axes, sheet: Sheet) -> Reals:
    """Return `array` with one row per combination of row labels, one column per combination of column labels."""
    names, (down, across) = table.published.names, axes
    turned = array.transpose([names.index(name) for name in (*sheet, *down, *across)])
    for name, label in sheet.items():  # always axis 0: each step removes it
        turned = turned.sum(axis=0) if label is None else turned[table.published.labels[names.index(name)].index(label)]
    n_rows = int(np.prod(turned.shape[: len(down)], dtype=np.int64))
    return turned.reshape(n_rows, -1)


@dataclass(frozen=True, slots=True, eq=False)
class _Lines:
    """The rows or the columns: cells, subtotals below their cells, and the total last.

    Attributes:
        labels: of each line; fewer than there are attributes for a sum over the last of them.
        first: the first row (column) of cells that it sums up.
        depth: how many labels each has.
        is_leaf: whether it is a row (column) of cells, not a sum; the total of no attributes is a sum.
    """

    labels: tuple[tuple[str, ...], ...]
    first: NDArray[np.intp]
    depth: NDArray[np.intp]
    is_leaf: NDArray[np.bool_]


def _lines(table: ReleasedTable, names: tuple[str, ...], *, subtotals: bool) -> _Lines:
    of = dict(zip(table.published.names, table.published.labels, strict=True))
    leaves = list(product(*(of[name] for name in names)))  # without names: one line with an empty title
    found: list[tuple[tuple[str, ...], int]] = []
    for number, labels in enumerate(leaves):
        found.append((labels, number))
        depth, size = len(names) - 1, 1
        while subtotals and depth > 0:
            size *= len(of[names[depth]])
            if (number + 1) % size:
                break
            found.append((labels[:depth], number + 1 - size))
            depth -= 1
    depths = np.array([len(labels) for labels, _ in found] + [0], dtype=np.intp)
    is_leaf = np.append(depths[:-1] == len(names), False)
    first = np.array([number for _, number in found] + [0], dtype=np.intp)
    return _Lines((*(labels for labels, _ in found), ()), first, depths, is_leaf)


def _summed(cells: Reals, rows: _Lines, columns: _Lines) -> Reals:
    """Return the numbers of all lines from those of the cells."""
    return _along(_along(cells, rows).T, columns).T


def _along(cells: Reals, lines: _Lines) -> Reals:
    """Return `cells` with the sums of the lines, which are the first axis."""
    made = np.empty((len(lines.labels), *cells.shape[1:]))
    made[lines.is_leaf] = cells
    for depth in range(int(lines.depth.max()) + 1):
        chosen = (lines.depth == depth) & ~lines.is_leaf
        if chosen.any():
            starts = lines.first[chosen]
            made[chosen] = cells.sum(axis=0) if len(starts) == 1 else np.add.reduceat(cells, starts, axis=0)
    return made


def _half_widths(table: ReleasedTable, axes: Axes, sheet: Sheet, lines: tuple[_Lines, _Lines]) -> Reals:
    """Return ± of the cells, of every kind of subtotal, and of the totals of one sheet."""
    down, across = axes
    chosen = tuple(name for name, label in sheet.items() if label is not None)

    def of(*names: str) -> float:
        everything = len(names) == len(table.published.names)
        return table.half_width if everything else table.margin(names).half_width

    # Each kind of total has a ± of its own: a total of noisy cells would add up their noise, a measured one need not.
    kinds = np.array(
        [
            [of(*chosen, *down[:high], *across[:wide]) for wide in range(len(across) + 1)]
            for high in range(len(down) + 1)
        ]
    )
    return np.asarray(kinds[np.ix_(*(each.depth for each in lines))])


def total_intervals(table: ReleasedTable, values: Reals, half_widths: Reals) -> tuple[Reals, Reals]:
    """Return the intervals of totals: whole and non-negative if those of the cells are.

    Rounded outwards. True counts are whole and non-negative, so the cut does not lower the coverage.
    """
    low, high = values - half_widths, values + half_widths
    if all((array == np.floor(array)).all() for array in (table.published.values, table.low, table.high)):
        low, high = np.floor(low), np.ceil(high)
    if (table.low >= 0).all():
        low = np.maximum(low, 0.0)
    return low, high
