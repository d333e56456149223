"""The numbers of a released table as bars with a margin of error, in the order in which the table shows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core import CumulativeCounts, RangeSum, Reliability
from guiapp.desktop.language import words
from guiapp.desktop.number_words import whole_text
from guiapp.desktop.reliability_words import reliability_words
from guiapp.models.contingency_model import ContingencyModel, margin_text

BAR_LIMIT = 500
"""Bars drawn at most: nobody reads further, and a picture of them must not become endless."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One number.

    Attributes:
        group: the labels it shares with its neighbours; "" where there is nothing to share.
        label: its own label.
        value: the number.
        low: lower end of its interval, at most `value`.
        high: upper end, at least `value`.
        text: the number with its ±.
        unsure: the ± is more than a third of the number.
        told: all of this in a sentence.
    """

    group: str
    label: str
    value: float
    low: float
    high: float
    text: str
    unsure: bool
    told: str


def crosstab_bars(model: ContingencyModel) -> tuple[Bar, ...]:
    """Return a bar for every number that the model shows, without the totals; at most BAR_LIMIT."""
    sheet = model.sheet
    if sheet is None:
        return ()
    bars = []
    for row, column in _first((row, column) for row in model.shown_rows for column in range(sheet.n_columns)):
        cell = sheet.cell(row, column)
        down, across = " · ".join(sheet.row_labels[row]), " · ".join(sheet.column_labels[column])
        text = f"{whole_text(cell.value)} ± {margin_text(cell.half_width)}"
        told = words("Bars", "{0}: {1}, between {2} and {3} (noise only): {4}").format(
            " · ".join(filter(None, (down, across))),
            text,
            whole_text(cell.low),
            whole_text(cell.high),
            reliability_words(cell.reliability),
        )
        unsure = cell.reliability in {Reliability.POOR, Reliability.NOISE}
        group, label = (down, across) if across else ("", down)
        bars.append(Bar(group, label, cell.value, cell.low, cell.high, text, unsure, told))
    return tuple(bars)


def cumulative_bars(counts: CumulativeCounts) -> tuple[Bar, ...]:
    """Return a bar for every cumulative count, one group per combination of the other labels; at most BAR_LIMIT."""
    rows, columns = counts.row_labels, counts.column_labels
    places = _first((row, column) for column in range(len(columns)) for row in range(len(rows)))
    return tuple(_sum_bar(" · ".join(columns[column]), rows[row], counts.cell(row, column)) for row, column in places)


def _sum_bar(group: str, label: str, cell: RangeSum) -> Bar:
    text = f"{whole_text(cell.value)} ± {margin_text(cell.half_width)}"
    label = words("Bars", "up to {0}").format(label)
    told = f"{' · '.join(filter(None, (group, label)))}: {text}"
    low, high = cell.value - cell.half_width, cell.value + cell.half_width
    return Bar(group, label, cell.value, low, high, text, cell.half_width > abs(cell.value) / 3, told)


def _first(places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return [place for place, _ in zip(places, range(BAR_LIMIT), strict=False)]
