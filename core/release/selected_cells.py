"""What selected cells of a crosstab say together: their sum, their difference, their share, each with its ±."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from core.arrays import Places, Reals
from core.release.cell_sums import weighted_sum
from core.release.crosstab import Crosstab, Sheet
from core.release.label_sums import LabelSum
from core.release.parts import Part, part_of
from core.release.release import ReleasedTable

Place = tuple[int, int]
"""A row and a column of a crosstab; the last of each are the totals."""
MOST_PLACES = 20_000
"""Cells that are added up at most, since the window waits for the sum."""


@dataclass(frozen=True, slots=True)
class SelectedCells:
    """The figures of a selection.

    Attributes:
        sum: of all cells; None if some of them hold others, such as a total and its parts, or there are too many.
        difference: of two cells, the later less the earlier one; None if there are not two.
        share: of the sum in the total of the sheet; None if there is none, one is hidden, or the total not > 0.
    """

    sum: LabelSum | None
    difference: LabelSum | None
    share: Part | None


def selected_cells(table: ReleasedTable, shown: Crosstab, sheet: Sheet, places: Sequence[Place]) -> SelectedCells:
    """Return the figures of cells.

    Args:
        table: released.
        shown: a crosstab of it.
        sheet: the part of the table that it shows.
        places: at least one, each once, in the order in which they were selected.
    """
    if len(places) > MOST_PLACES:
        return SelectedCells(None, None, None)
    weights = _Weights(table, shown, sheet)
    added = np.zeros_like(table.published.values)
    for place in places:
        added[weights.of(place)] += 1.0
    total = weighted_sum(table, added) if added.max() == 1 else None
    difference = _difference(table, weights, places) if len(places) == 2 else None
    # The other number is in sight: who is told the difference has the hidden one.
    if difference is not None and any(shown.cell(*place).is_hidden for place in places):
        difference = replace(difference, is_hidden=True)
    return SelectedCells(total, difference, None if total is None else _share(table, weights, added, total))


class _Weights:
    """Finds the cells of a table behind a place of its crosstab."""

    def __init__(self, table: ReleasedTable, shown: Crosstab, sheet: Sheet) -> None:
        self._numbers = [{label: place for place, label in enumerate(own)} for own in table.published.labels]
        self._names = table.published.names
        self._shown, self._sheet = shown, sheet

    def of(self, place: Place) -> tuple[Places, ...]:
        """Return the index of the cells that a place adds up."""
        row, column = place
        labels = {name: label for name, label in self._sheet.items() if label is not None}
        down, across = self._shown.row_labels, self._shown.column_labels
        labels |= dict(zip(self._shown.row_names, down[row] if row < len(down) else (), strict=False))
        labels |= dict(zip(self._shown.column_names, across[column] if column < len(across) else (), strict=False))
        return np.ix_(
            *(
                [own[labels[name]]] if name in labels else range(len(own))
                for name, own in zip(self._names, self._numbers, strict=True)
            )
        )

    @property
    def total(self) -> Place:
        """The place of the grand total of the sheet."""
        return self._shown.n_rows, self._shown.n_columns


def _difference(table: ReleasedTable, weights: _Weights, places: Sequence[Place]) -> LabelSum | None:
    before, after = places
    found = np.zeros_like(table.published.values)
    found[weights.of(after)] += 1.0
    found[weights.of(before)] -= 1.0
    return weighted_sum(table, found) if found.any() else None


def _share(table: ReleasedTable, weights: _Weights, added: Reals, total: LabelSum) -> Part | None:
    everything = np.zeros_like(added)
    everything[weights.of(weights.total)] = 1.0
    whole = weighted_sum(table, everything)
    if whole.is_hidden or total.is_hidden:
        return None
    return part_of(
        (total.value, total.half_width),
        (whole.value, whole.half_width),
        float(added.sum() / everything.sum()),
        is_even=table.is_even,
    )
