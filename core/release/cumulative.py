"""Cumulative counts along an ordered attribute of a released table, each with its own margin of error."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise, product
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.domain.bins import OPEN, bin_of
from core.domain.contingency_table import ContingencyTable
from core.release.quality_line import QualityLine
from core.words import Figures

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class RangeSum:
    """A sum of published numbers over ranges of labels.

    Attributes:
        value: the sum.
        standard_deviation: of the unbiased estimate behind it.
        half_width: ± of the sum.
        is_hidden: whether the sum is not shown.
    """

    value: float
    standard_deviation: float
    half_width: float
    is_hidden: bool = False


@dataclass(frozen=True, slots=True)
class UpTo:
    """Upper end of one cumulative count.

    Attributes:
        end: the last label counted, or the upper edge of its bin.
        under: whether the edge itself is excluded.
    """

    end: str
    under: bool


@dataclass(frozen=True, slots=True, eq=False)
class CumulativeCounts:
    """Counts up to each label of one attribute, for every combination of the other attributes' labels.

    Attributes:
        name: the cumulated attribute.
        published: sums of the table's published numbers; along the attribute only the ordered labels.
        standard_deviation: of the unbiased estimate of each sum; every array has the shape of the sums.
        half_width: ± of each sum: that of its estimate, plus the distance of the sum from its estimate. The sum of the
            first label and that of all labels have the ± of the table's cell and total.
        low: lower end of the interval of each sum, at most the published sum.
        high: upper end of the interval of each sum, at least the published sum.
        line: the lowest grade of sums that are shown.
    """

    name: str
    published: ContingencyTable
    standard_deviation: Reals
    half_width: Reals
    low: Reals
    high: Reals
    line: QualityLine = QualityLine.NONE

    @property
    def hidden(self) -> NDArray[np.bool_] | None:
        """Which sums are not shown, in the shape of the sums; None if all are."""
        return self.line.hidden(self.published.values, self.half_width)

    @property
    def row_labels(self) -> tuple[str, ...]:
        """The ordered labels, one per row of the sheet."""
        return self.published.labels[self._place]

    @property
    def row_ends(self) -> tuple[UpTo, ...]:
        """How far the count of each row goes; by the edges where the labels are bins that follow each other."""
        bins = [found for label in self.row_labels if (found := bin_of(label)) is not None]
        edges = [found.facts for found in bins if found.facts is not None]
        if len(edges) < len(self.row_labels) or any(one["high"] != two["low"] for one, two in pairwise(edges)):
            return tuple(UpTo(label, under=False) for label in self.row_labels)
        return tuple(
            UpTo(Figures(edge["high"]), under=found.key == OPEN.key) for found, edge in zip(bins, edges, strict=True)
        )

    @property
    def column_labels(self) -> tuple[tuple[str, ...], ...]:
        """The combinations of the other attributes' labels, one per column; a single () if there is no other."""
        return tuple(product(*self._others(self.published.labels)))

    def cell(self, row: int, column: int) -> RangeSum:
        """Return the sum up to label `row` for one combination; IndexError if there is none."""
        value, deviation, width = self._at(
            (self.published.values, self.standard_deviation, self.half_width), row, column
        )
        hidden = self.line.hidden(np.array(value), width)
        return RangeSum(value, deviation, width, is_hidden=hidden is not None and bool(hidden))

    def interval(self, row: int, column: int) -> tuple[float, float]:
        """Return the ends of the interval of that sum."""
        low, high = self._at((self.low, self.high), row, column)
        return low, high

    def _at(self, arrays: tuple[Reals, ...], row: int, column: int) -> tuple[float, ...]:
        # `column` counts the combinations of the other attributes in row-major order, the last attribute fastest.
        others = [int(each) for each in np.unravel_index(column, self._others(self.published.values.shape))]
        place = (*others[: self._place], row, *others[self._place :])
        return tuple(float(array[place]) for array in arrays)

    @property
    def _place(self) -> int:
        return self.published.names.index(self.name)

    def _others(self, entries: tuple[Value, ...]) -> tuple[Value, ...]:
        """Return the entries of the other attributes."""
        return entries[: self._place] + entries[self._place + 1 :]
