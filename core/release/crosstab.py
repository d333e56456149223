"""A released table laid out in rows and columns, with totals, percentages and a reliability for every number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from core.release.release import ReleasedTable


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
    _values: NDArray[np.float64]
    _low: NDArray[np.float64]
    _high: NDArray[np.float64]
    _half_widths: tuple[float, float, float, float]

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
        value = float(self._values[row, column])
        in_totals = (row == self.n_rows) + 2 * (column == self.n_columns)
        half_width = self._half_widths[in_totals]
        inside = in_totals == 0
        return CrosstabCell(
            value=value,
            half_width=half_width,
            low=float(self._low[row, column]) if inside else value - half_width,
            high=float(self._high[row, column]) if inside else value + half_width,
            row_part=_part(value, float(self._values[row, -1])),
            column_part=_part(value, float(self._values[-1, column])),
            whole_part=_part(value, float(self._values[-1, -1])),
            reliability=reliability(value, half_width),
        )


def crosstab(
    table: ReleasedTable, column_names: Sequence[str] | None = None, row_names: Sequence[str] | None = None
) -> Crosstab:
    """Lay a released table out in rows and columns.

    Args:
        table: the table; its totals are sums of its published numbers, with their own ±.
        column_names: attributes that go across, in that order; None: the last one, if there are at least two.
        row_names: attributes that go down, in that order; None: all others, as in the table.

    Raises:
        ValueError: if rows and columns together are not the attributes of the table, each once.
    """
    names = table.published.names
    across = tuple(column_names) if column_names is not None else names[1:][-1:]
    down = tuple(row_names) if row_names is not None else tuple(name for name in names if name not in across)
    if sorted((*down, *across)) != sorted(names):
        raise ValueError("rows and columns must be the attributes of the table, each once")
    values, low, high = (_sheet(table, array, down, across) for array in _arrays(table))
    return Crosstab(
        row_names=down,
        column_names=across,
        row_labels=_labels(table, down),
        column_labels=_labels(table, across),
        _values=_with_totals(values),
        _low=low,
        _high=high,
        _half_widths=_half_widths(table, down, across),
    )


def reliability(value: float, half_width: float) -> Reliability:
    """Return how reliable a number with that ± is; a number without noise is good."""
    if 10 * half_width <= abs(value):
        return Reliability.GOOD
    if 3 * half_width <= abs(value):
        return Reliability.FAIR
    return Reliability.POOR if half_width <= abs(value) else Reliability.NOISE


def _arrays(table: ReleasedTable) -> tuple[NDArray[np.float64], ...]:
    return table.published.values, table.low, table.high


def _sheet(
    table: ReleasedTable, array: NDArray[np.float64], down: tuple[str, ...], across: tuple[str, ...]
) -> NDArray[np.float64]:
    """Return `array` with one row per combination of `down` and one column per combination of `across`."""
    names = table.published.names
    turned = array.transpose([names.index(name) for name in (*down, *across)])
    n_rows = int(np.prod(turned.shape[: len(down)], dtype=np.int64))
    return turned.reshape(n_rows, -1)


def _labels(table: ReleasedTable, names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    combined: list[tuple[str, ...]] = [()]
    for name in names:
        labels = table.published.labels[table.published.names.index(name)]
        combined = [(*before, label) for before in combined for label in labels]
    return tuple(combined)


def _with_totals(values: NDArray[np.float64]) -> NDArray[np.float64]:
    with_column = np.column_stack([values, values.sum(axis=1)])
    return np.vstack([with_column, with_column.sum(axis=0)])


def _half_widths(
    table: ReleasedTable, down: tuple[str, ...], across: tuple[str, ...]
) -> tuple[float, float, float, float]:
    """Return ± of a cell, of the total row, of the total column and of the grand total."""

    def of(names: tuple[str, ...]) -> float:
        if len(names) == len(table.published.names):
            return table.half_width
        return table.margin(names).half_width

    return table.half_width, of(across), of(down), of(())


def _part(value: float, whole: float) -> float | None:
    return value / whole if whole > 0 else None
