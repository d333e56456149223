"""A released table, or one sheet of it, as rows and columns with totals, percentages and a reliability per number."""

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


@dataclass(frozen=True, slots=True)
class CrosstabCell:
    """One number of a crosstab.

    Attributes:
        value: the published number, or the sum of published numbers in a total.
        half_width: ± of it at the coverage of the release.
        low: lower end of its interval.
        high: upper end.
        row_part: share of its row's total, in [0, 1] if counts are non-negative; None if that total is not > 0.
        column_part: share of its column's total; None if that is not > 0.
        whole_part: share of the grand total; None if that is not > 0.
        reliability: from `half_width` / `value`.
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
    """A table as rows and columns; row `n_rows` and column `n_columns` are the totals.

    Attributes:
        row_names: attributes of the rows, outermost first; may be empty.
        column_names: attributes of the columns, outermost first; may be empty.
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
        """Return one cell; `row` = n_rows and `column` = n_columns are the totals.

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
        column_names: attributes of the columns, in order; None: the last one, if there are at least two.
        row_names: attributes of the rows, in order; None: all others, in the order of the table.
        sheet: the shown part of the table; totals and percentages refer to it. None: the whole table.

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
    values = _with_totals(_in_sight(table, table.published.values, (down, across), sheet))
    half_widths = _half_widths(table, (down, across), sheet, values.shape)
    low, high = total_intervals(table, values, half_widths)
    # Cells of the table have released intervals; only sums get theirs from the ± of totals.
    if None not in sheet.values():
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


def _labels(table: ReleasedTable, names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    combined: list[tuple[str, ...]] = [()]  # without names: one row or column with an empty title
    for name in names:
        labels = table.published.labels[table.published.names.index(name)]
        combined = [(*before, label) for before in combined for label in labels]
    return tuple(combined)


# Column totals include the total column, so the last cell is the grand total.
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

    # Each kind of total has a ± of its own: a total of noisy cells would add up their noise, a measured one need not.
    half_widths = np.full(shape, of(*chosen, *down, *across))
    half_widths[:, -1] = of(*chosen, *down)
    half_widths[-1, :] = of(*chosen, *across)
    half_widths[-1, -1] = of(*chosen)
    return half_widths


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


# None rather than 0: published totals may be 0 or, without the rule against negatives, below 0.
def _part(value: float, whole: float) -> float | None:
    return value / whole if whole > 0 else None
