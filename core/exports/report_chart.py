"""The picture of a table in the report: horizontal bars with their intervals, where they can be read."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from core.exports.statement_words import figure
from core.release.release import ReleasedTable
from core.words import N_, Figures

MOST_SERIES = 5
"""Colours that colour-blind readers tell apart."""
MOST_BARS = 90
"""Bars of a picture: a page and a half of print."""

WIDTH = 720
"""Of the picture, in pixels."""
_LEFT, _RIGHT, _TOP = 190, 84, 26
_BAR, _GAP = 15, 9
"""Pixels: beside the bars for labels and for figures, above them for the axis; of a bar, and between groups."""

_WORDS = N_("Export", "{cell}: {number}")

_LETTERS = 26
"""Letters of a label that fit beside the bars."""


@dataclass(frozen=True, slots=True)
class ChartBar:
    """One bar, in pixels of the picture.

    Attributes:
        x: its left end.
        y: its upper edge.
        width: from one end to the other.
        low: left end of the interval.
        high: right end.
        end: where its figure is written.
        series: number of its colour, from 1.
        figure: the number.
        words: what it is, for pointing at it.
    """

    x: float
    y: float
    width: float
    low: float
    high: float
    end: float
    series: int
    figure: Figures
    words: str


@dataclass(frozen=True, slots=True)
class ReportChart:
    """A picture, in pixels.

    Attributes:
        height: of the whole.
        zero: where 0 is.
        bars: from top to bottom.
        labels: (y, as shown, whole label) of each group of bars.
        ticks: (x, figure) of the axis.
        legend: the labels of the colours; () where there is one colour.
    """

    height: float
    zero: float
    bars: tuple[ChartBar, ...]
    labels: tuple[tuple[float, str, str], ...]
    ticks: tuple[tuple[float, Figures], ...]
    legend: tuple[str, ...]
    width: int = WIDTH
    top: int = _TOP
    left: int = _LEFT
    bar: int = _BAR


def report_chart(table: ReleasedTable) -> ReportChart | None:
    """Return the picture of a table of one or two attributes; None where it could not be read."""
    shape = table.published.values.shape
    if len(shape) not in {1, 2} or math.prod(shape) > MOST_BARS or max(shape[1:], default=1) > MOST_SERIES:
        return None
    axis = _Axis(min(0.0, float(table.low.min())), max(1.0, float(table.high.max())))
    n_series = shape[1] if len(shape) == 2 else 1
    pitch = n_series * _BAR + _GAP
    groups = [(_TOP + _GAP + pitch * place, label) for place, label in enumerate(table.published.labels[0])]
    return ReportChart(
        height=_TOP + _GAP + pitch * shape[0],
        zero=axis.x(0.0),
        bars=tuple(_bars(table, axis, pitch)),
        labels=tuple((y + n_series * _BAR / 2, _short(label), label) for y, label in groups),
        ticks=tuple((axis.x(value), Figures(figure(value))) for value in axis.ticks()),
        legend=table.published.labels[1] if len(shape) == 2 else (),
    )


@dataclass(frozen=True, slots=True)
class _Axis:
    least: float
    most: float

    def x(self, value: float) -> float:
        return round(_LEFT + (WIDTH - _LEFT - _RIGHT) * (value - self.least) / (self.most - self.least), 1)

    def ticks(self) -> Iterator[float]:
        """Yield round numbers, at most seven: multiples of 1, 2 or 5 times a power of ten."""
        rough = (self.most - self.least) / 6
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
        first, last = math.ceil(self.least / step), math.floor(self.most / step)
        yield from (place * step for place in range(first, last + 1))


def _bars(table: ReleasedTable, axis: _Axis, pitch: float) -> Iterator[ChartBar]:
    labels = table.published.labels
    cells = product(*(range(len(names)) for names in labels))
    hidden = table.hidden
    for place in cells:
        if hidden is not None and hidden[place]:
            continue
        value, low, high = (float(array[place]) for array in (table.published.values, table.low, table.high))
        series = place[1] if len(place) == 2 else 0
        start, end = sorted((axis.x(0.0), axis.x(value)))
        yield ChartBar(
            x=start,
            y=_TOP + _GAP + pitch * place[0] + _BAR * series,
            width=round(end - start, 1),
            low=axis.x(low),
            high=axis.x(high),
            end=max(axis.x(high), end) + 5,
            series=series + 1,
            figure=figure(value),
            words=_WORDS.format(cell=" × ".join(_cell(labels, place)), number=figure(value)),
        )


def _cell(labels: tuple[tuple[str, ...], ...], place: tuple[int, ...]) -> Iterator[str]:
    return (names[position] for names, position in zip(labels, place, strict=True))


def _short(label: str) -> str:
    return label if len(label) <= _LETTERS else f"{label[: _LETTERS - 1]}…"
