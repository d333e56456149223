"""A released table as lines with subtotals: the rows of a crosstab, and a sum below each group of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from core.exports.statement_words import TOTAL
from core.release.crosstab import Crosstab, CrosstabCell, crosstab
from core.release.release import ReleasedTable


@dataclass(frozen=True, slots=True)
class NestedLine:
    """One line.

    Attributes:
        labels: one for each attribute of the rows; "Total", then empty ones, where it is summed over.
        cells: one for each column, and last the total of the line.
        depth: how many labels are no sums: 0 for the grand total, all for a row of the table.
        n_known: how many of its first labels are those of the line above.
    """

    labels: tuple[str, ...]
    cells: tuple[CrosstabCell, ...]
    depth: int
    n_known: int


def n_subtotals(table: ReleasedTable, across: str) -> int:
    """Return the number of lines with subtotals that `nested_lines` gives."""
    sizes = [n for name, n in zip(table.published.names, table.published.values.shape, strict=True) if name != across]
    found, groups = 0, 1
    for size, inner in pairwise(sizes):
        groups *= size
        found += groups if inner > 1 else 0
    return found


def nested_lines(table: ReleasedTable, cross: Crosstab) -> Iterator[NestedLine]:
    """Yield the rows of a crosstab of a table, each group of them followed by its sum, and last the total.

    A group of one row gets no sum. Each sum has the ± and the interval that the table has for exactly this sum.
    """
    depths = _summed_depths(table, cross)
    sums = {depth: _sums(table, cross, depth) for depth in depths}
    done = dict.fromkeys(depths, 0)
    before: tuple[str, ...] = ()
    for row, labels in enumerate(cross.row_labels):
        yield NestedLine(labels, _cells(cross, row), len(labels), _n_equal(before, labels))
        before = labels
        following = cross.row_labels[row + 1] if row + 1 < cross.n_rows else ()
        for depth in depths:
            if following[:depth] != labels[:depth]:
                named = (*labels[:depth], TOTAL, *[""] * (len(labels) - depth - 1))
                yield NestedLine(named, _cells(sums[depth], done[depth]), depth, depth)
                done[depth] += 1
    total = (TOTAL, *[""] * (len(cross.row_names) - 1)) if cross.row_names else ()
    yield NestedLine(total, _cells(cross, cross.n_rows), 0, 0)


def _summed_depths(table: ReleasedTable, cross: Crosstab) -> tuple[int, ...]:
    """Return the numbers of leading labels that have sums, the innermost first."""
    sizes = dict(zip(table.published.names, table.published.values.shape, strict=True))
    return tuple(depth for depth in range(len(cross.row_names) - 1, 0, -1) if sizes[cross.row_names[depth]] > 1)


def _sums(table: ReleasedTable, cross: Crosstab, depth: int) -> Crosstab:
    summed = dict.fromkeys(cross.row_names[depth:])
    return crosstab(table, cross.column_names, cross.row_names[:depth], summed)


def _cells(cross: Crosstab, row: int) -> tuple[CrosstabCell, ...]:
    return tuple(cross.cell(row, column) for column in range(cross.n_columns + 1))


def _n_equal(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    equal = 0
    while equal < min(len(one), len(other) - 1) and one[equal] == other[equal]:
        equal += 1
    return equal
