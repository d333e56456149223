"""The numbers of a released table as bars with intervals, in the order of the shown table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.front_door import CumulativeCounts, Reliability, reliability
from guiapp.models.contingency_model import ContingencyModel, explanation, told_labels, with_interval
from guiapp.models.cumulative_model import end_words

BAR_LIMIT = 500
"""Bars drawn at most. More make the chart's image taller than image formats and memory allow, and nobody reads them."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One number.

    Attributes:
        group: the labels it shares with its neighbours; "" if there are none.
        label: its own label.
        value: the number.
        low: lower end of its interval, at most `value`.
        high: upper end, at least `value`.
        text: the number with its interval.
        reliability: of the number.
        told: all of this as a sentence, for screen readers.
        is_baseline: whether other bars are compared with it.
    """

    group: str
    label: str
    value: float
    low: float
    high: float
    text: str
    reliability: Reliability
    told: str
    is_baseline: bool = False

    @property
    def is_unsure(self) -> bool:
        """Whether the ± is more than a third of the number."""
        return self.reliability in {Reliability.POOR, Reliability.NOISE}

    @property
    def is_hollow(self) -> bool:
        """Whether it is drawn hollow."""
        return self.is_unsure or self.is_baseline


def crosstab_bars(model: ContingencyModel) -> tuple[Bar, ...]:
    """Return a bar for every number that the model shows, without totals and hidden ones; at most BAR_LIMIT."""
    sheet = model.sheet
    if sheet is None:
        return ()
    bars = []
    for row, column in _first((row, column) for row in model.cell_rows for column in model.cell_columns):
        cell = sheet.cell(row, column)
        if cell.is_hidden:
            continue
        down, across = told_labels(sheet.row_labels[row]), told_labels(sheet.column_labels[column])
        # Groups need two levels: a table without column attributes has one bar per row and no groups.
        labels = (down, across) if across else ("", down)
        bars.append(_bar(labels, cell.value, (cell.low, cell.high), cell.reliability))
    return tuple(bars)


def cumulative_bars(counts: CumulativeCounts) -> tuple[Bar, ...]:
    """Return a bar for every cumulative count, one group per combination of the other labels; at most BAR_LIMIT."""
    ends, columns = [end_words(end) for end in counts.row_ends], counts.column_labels
    bars = []
    for column, row in _first((column, row) for column in range(len(columns)) for row in range(len(ends))):
        cell, labels = counts.cell(row, column), (told_labels(columns[column]), ends[row])
        if cell.is_hidden:
            continue
        bars.append(_bar(labels, cell.value, counts.interval(row, column), reliability(cell.value, cell.half_width)))
    return tuple(bars)


def _bar(labels: tuple[str, str], value: float, interval: tuple[float, float], sure: Reliability) -> Bar:
    text = with_interval(value, interval)
    told = f"{' · '.join(filter(None, labels))}: {explanation(value, interval, sure)}"
    (group, label), (low, high) = labels, interval
    return Bar(group=group, label=label, value=value, low=low, high=high, text=text, reliability=sure, told=told)


def _first(places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    # Lazily: a table of millions of cells must not be listed for 500 bars.
    return [place for place, _ in zip(places, range(BAR_LIMIT), strict=False)]
