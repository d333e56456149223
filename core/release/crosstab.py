"""A released table, or one sheet of it, in rows and columns, with totals, percentages and a reliability per number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from math import ceil

import numpy as np

from core.arrays import Reals
from core.release.release import ReleasedTable

_ROUNDING = 1e-9
"""Of floats: 10 × 1.1 is a little more than 11."""

Axes = tuple[tuple[str, ...], tuple[str, ...]]
"""What goes down, and what goes across."""
Sheet = Mapping[str, str | None]
"""For every attribute that is neither down nor across the label in sight, or None: all of them, added up."""


class Reliability(StrEnum):
    """How large the margin of error is beside the number itself."""

    GOOD = "good"
    """± is at most a tenth of the number."""
    FAIR = "fair"
    """± is at most a third of the number."""
    POOR = "poor"
    """± is at most the number."""
    NOISE = "noise"
    """± is larger than the number: nothing can be said but that it is small."""


@dataclass(frozen=True, slots=True)
class CrosstabCell:
    """One number of a crosstab.

    Attributes:
        value: the published number, or the sum of published numbers in a total.
        half_width: ± of it at the coverage of the release.
        low: lower end of its interval.
        high: upper end.
        row_part: part of the total of its row, in [0, 1] where counts are not negative; None if that total is not > 0.
        column_part: part of the total of its column.
        whole_part: part of the grand total.
        reliability: `half_width` beside `value`.
    """

    value: float
    half_width: float
    low: float
    high: float
    row_part: float | None
    column_part: float | None
    whole_part: float | None
    reliability: Reliability


@dataclass(frozen=True, slots=True, eq=False)
class Crosstab:
    """A table as a sheet shows it; row `n_rows` and column `n_columns` are the totals.

    Attributes:
        row_names: attributes that make the rows, outermost first; may be empty.
        column_names: attributes that make the columns; may be empty.
        row_labels: one tuple of labels per row.
        column_labels: one tuple of labels per column.
    """

    row_names: tuple[str, ...]
    column_names: tuple[str, ...]
    row_labels: tuple[tuple[str, ...], ...]
    column_labels: tuple[tuple[str, ...], ...]
    _values: Reals
    _low: Reals
    _high: Reals
    _half_widths: Reals

    @property
    def n_rows(self) -> int:
        """The number of rows without the total."""
        return len(self.row_labels)

    @property
    def n_columns(self) -> int:
        """The number of columns without the total."""
        return len(self.column_labels)

    def cell(self, row: int, column: int) -> CrosstabCell:
        """Return one cell; `row` = n_rows and `column` = n_columns ask for totals.

        Raises:
            IndexError: if there is no such row or column.
        """
        value, half_width = float(self._values[row, column]), float(self._half_widths[row, column])
        return CrosstabCell(
            value=value,
            half_width=half_width,
            low=float(self._low[row, column]),
            high=float(self._high[row, column]),
            row_part=_part(value, float(self._values[row, -1])),
            column_part=_part(value, float(self._values[-1, column])),
            whole_part=_part(value, float(self._values[-1, -1])),
            reliability=reliability(value, half_width),
        )


def crosstab(
    table: ReleasedTable,
    column_names: Sequence[str] | None = None,
    row_names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
) -> Crosstab:
    """Lay a released table out in rows and columns.

    Args:
        table: the table; its totals are sums of its published numbers, with their own ±.
        column_names: attributes that go across, in that order; None: the last one, if there are at least two.
        row_names: attributes that go down, in that order; None: all others, as in the table.
        sheet: which part of the table is in sight; totals and percentages are those of this part. None: everything.

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
    values = _with_totals(_in_sight(table, table.published.values, (down, across), sheet))
    half_widths = _half_widths(table, (down, across), sheet, values.shape)
    low, high = total_intervals(table, values, half_widths)
    if None not in sheet.values():  # cells of the table itself have intervals of their own
        low[:-1, :-1] = _in_sight(table, table.low, (down, across), sheet)
        high[:-1, :-1] = _in_sight(table, table.high, (down, across), sheet)
    return Crosstab(
        row_names=down,
        column_names=across,
        row_labels=_labels(table, down),
        column_labels=_labels(table, across),
        _values=values,
        _low=low,
        _high=high,
        _half_widths=half_widths,
    )


def sheets(table: ReleasedTable, names: Sequence[str]) -> Iterator[Sheet]:
    """Yield the sheets by `names`: all of them added up, then one for each combination of labels, the last fastest."""
    yield dict.fromkeys(names)
    if names:
        of = dict(zip(table.published.names, table.published.labels, strict=True))
        for labels in product(*(of[name] for name in names)):
            yield dict(zip(names, labels, strict=True))


def reliability(value: float, half_width: float) -> Reliability:
    """Return how reliable a number with that ± is; a number without noise is good."""
    if 10 * half_width <= abs(value):
        return Reliability.GOOD
    if 3 * half_width <= abs(value):
        return Reliability.FAIR
    return Reliability.POOR if half_width <= abs(value) else Reliability.NOISE


def shown_margin(half_width: float) -> float:
    """Return a ± as people read it: with at most one decimal, none from 10 on; rounded up, never flattering."""
    per_unit = 1 if half_width >= 10 else 10
    return ceil(per_unit * half_width - _ROUNDING) / per_unit


def _in_sight(table: ReleasedTable, array: Reals, axes: Axes, sheet: Sheet) -> Reals:
    """Return `array` with one row per combination of what goes down, one column per combination of what goes across."""
    names, (down, across) = table.published.names, axes
    turned = array.transpose([names.index(name) for name in (*sheet, *down, *across)])
    for name, label in sheet.items():  # the first axis each time: it goes away
        turned = turned.sum(axis=0) if label is None else turned[table.published.labels[names.index(name)].index(label)]
    n_rows = int(np.prod(turned.shape[: len(down)], dtype=np.int64))
    return turned.reshape(n_rows, -1)


def _labels(table: ReleasedTable, names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    combined: list[tuple[str, ...]] = [()]
    for name in names:
        labels = table.published.labels[table.published.names.index(name)]
        combined = [(*before, label) for before in combined for label in labels]
    return tuple(combined)


def _with_totals(values: Reals) -> Reals:
    with_column = np.column_stack([values, values.sum(axis=1)])
    return np.vstack([with_column, with_column.sum(axis=0)])


def _half_widths(table: ReleasedTable, axes: Axes, sheet: Sheet, shape: tuple[int, ...]) -> Reals:
    """Return ± of the cells, of the total column and row, and of the grand total of one sheet."""
    down, across = axes
    chosen = tuple(name for name, label in sheet.items() if label is not None)

    def of(*names: str) -> float:
        everything = len(names) == len(table.published.names)
        return table.half_width if everything else table.margin(names).half_width

    half_widths = np.full(shape, of(*chosen, *down, *across))
    half_widths[:, -1] = of(*chosen, *down)
    half_widths[-1, :] = of(*chosen, *across)
    half_widths[-1, -1] = of(*chosen)
    return half_widths


def total_intervals(table: ReleasedTable, values: Reals, half_widths: Reals) -> tuple[Reals, Reals]:
    """Return the intervals of totals in the shape of those of the cells: whole, and not below 0, where these are.

    Rounded outwards; a true count is whole and not below 0, so nothing is taken from what an interval holds.
    """
    low, high = values - half_widths, values + half_widths
    if all((array == np.floor(array)).all() for array in (table.published.values, table.low, table.high)):
        low, high = np.floor(low), np.ceil(high)
    if (table.low >= 0).all():
        low = np.maximum(low, 0.0)
    return low, high


def _part(value: float, whole: float) -> float | None:
    return value / whole if whole > 0 else None
