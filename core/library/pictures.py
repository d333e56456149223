"""Pictures of released tables and comparisons, by matplotlib, which is loaded when the first is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from core.arrays import Reals
from core.exports.long_form import shown
from core.release.release import ReleasedTable

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_WIDTH = 0.7
"""Part of the distance between two labels over which the series of one label are spread. At 1, all points would be
evenly spaced, and no gap would tell where a label ends."""
_MOST_LEVEL = 4
"""Labels set level, at most; more are set at 30°. On matplotlib's default figure, 6.4 inches, five labels of twenty
letters overlap."""
_MOST_SERIES = 10
"""Colours of matplotlib's default cycle, tab10. An eleventh series would be drawn in the colour of the first."""


def points(table: ReleasedTable, axes: Axes | None) -> Axes:
    """Draw every number with its interval: the last attribute in colours, all others along the axis.

    Raises:
        ValueError: if the last attribute has more labels than there are colours.
        ModuleNotFoundError: if matplotlib is not installed.
    """
    names, labels = table.published.names, table.published.labels
    places, places_name = _combined(names[:-1] or names, labels[:-1] or labels)
    n_series = len(labels[-1]) if len(names) > 1 else 1
    if n_series > _MOST_SERIES:
        raise ValueError(f"{names[-1]} has {n_series} labels, and at most {_MOST_SERIES} can be told apart by colour")
    # C order: the last attribute varies fastest, so each column of the reshaped array is one series.
    value, low, high = (
        shown(array, table.hidden).reshape(-1, n_series) for array in (table.published.values, table.low, table.high)
    )
    drawn = _axes(axes)
    for number in range(n_series):
        series = value[:, number], low[:, number], high[:, number]
        shift = _WIDTH * ((number + 0.5) / n_series - 0.5)
        _series(drawn, series, shift, labels[-1][number] if len(names) > 1 else None)
    is_crowded = len(places) > _MOST_LEVEL
    drawn.set_xticks(range(len(places)), places, rotation=30 * is_crowded, ha="right" if is_crowded else "center")
    drawn.set_xlabel(places_name)
    drawn.set_ylabel("count")
    drawn.set_title(table.title)
    if len(names) > 1:
        drawn.legend(title=names[-1])
    return drawn


def bars(heights: Mapping[str, float], best: str, title: str, axes: Axes | None) -> Axes:
    """Draw one bar per name, the shortest on top, and the bar of `best` in another colour.

    Raises:
        ModuleNotFoundError: if matplotlib is not installed.
    """
    drawn = _axes(axes)
    # Longest first: `barh` draws from the bottom up.
    names = sorted(heights, key=lambda name: -heights[name])
    drawn.barh(names, [heights[name] for name in names], color=["C1" if name == best else "C0" for name in names])
    drawn.set_xlabel("±")
    drawn.set_title(title)
    return drawn


def _axes(axes: Axes | None) -> Axes:
    if axes is not None:
        return axes
    try:
        from matplotlib import pyplot as plt  # noqa: PLC0415  half a second, and an extra
    except ModuleNotFoundError as error:
        error.add_note("Pictures need matplotlib: pip install 'reticent[notebook]'.")
        raise
    return plt.subplots()[1]


def _combined(names: tuple[str, ...], labels: tuple[tuple[str, ...], ...]) -> tuple[list[str], str]:
    """Return the labels along the axis, those of several attributes one below the other, and the name of the axis."""
    combined = [""]
    for own in labels:
        combined = [f"{before}\n{label}".strip() for before in combined for label in own]
    return combined, " × ".join(names)


def _series(drawn: Axes, series: tuple[Reals, Reals, Reals], shift: float, label: str | None) -> None:
    value, low, high = series
    # Lengths, not ends: `errorbar` takes distances from the point, and refuses negative ones. There are none, as an
    # interval contains its published value.
    at = np.arange(len(value)) + shift
    drawn.errorbar(at, value, yerr=[value - low, high - value], fmt="o", capsize=3, markersize=4, label=label)
