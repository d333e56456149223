"""Native charts below a table of a workbook, where a picture of it can be read: one, or one for each group of rows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.exports.long_form import COUNT
from core.exports.workbook.sheet import Sheet

if TYPE_CHECKING:
    from xlsxwriter.chart import Chart

SERIES_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9")
"""Of Okabe and Ito, told apart by colour-blind readers; light and dark alternate, so they differ in print, too."""

MOST_SERIES = len(SERIES_COLOURS)
MOST_CATEGORIES = 30
"""Bars, or groups of bars, that a page is wide enough for."""

_NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")

MOST_PANELS = 12
"""Charts side by side and below each other: six rows fill a printed page."""

_WIDTH, _HEIGHT = 640, 320
_PANEL_WIDTH, _PANEL_HEIGHT = 400, 260
"""In pixels."""
_ACROSS = 2
"""Panels side by side."""


@dataclass(frozen=True, slots=True)
class ChartedRange:
    """Where the numbers of a chart stand on the sheet; rows and columns are counted from 0.

    Attributes:
        title: what screen readers say of the chart.
        header: the row with the labels of the columns.
        rows: first and last row of the numbers.
        columns: first and last column of the numbers.
        half_width: the ± of each number.
        words: all names and labels of the table.
        n_labels: columns with labels; the last of them are those along the axis.
        highest: end of the axis of numbers, so that charts beside each other can be compared; None: as it falls.
    """

    title: str
    header: int
    rows: tuple[int, int]
    columns: tuple[int, int]
    half_width: float
    words: tuple[str, ...]
    n_labels: int = 1
    highest: float | None = None

    @property
    def by_row(self) -> bool:
        """Whether each row is a series: where there are fewer rows than colours, and more columns."""
        return self._n_columns > MOST_SERIES >= self._n_rows

    @property
    def is_readable(self) -> bool:
        """Whether there are few enough bars and colours."""
        series, categories = self._n_columns, self._n_rows
        if self.by_row:
            series, categories = categories, series
        return series <= MOST_SERIES and categories <= MOST_CATEGORIES

    @property
    def _n_rows(self) -> int:
        return self.rows[1] - self.rows[0] + 1

    @property
    def _n_columns(self) -> int:
        return self.columns[1] - self.columns[0] + 1


def write_charts(sheet: Sheet, panels: Sequence[ChartedRange], *, has_columns: bool) -> None:
    """Draw the numbers, with their ±, below the table; nothing where that could not be read.

    Args:
        sheet: its row is the first free one.
        panels: the numbers of each chart; the labels of its rows stand in the last column with labels.
        has_columns: whether the columns are labels of an attribute, whose name stands above the first of them.
    """
    # A chart repeats the words of its cells; what XML cannot hold, the library writes there as it is.
    readable = all(each.is_readable for each in panels) and len(panels) <= MOST_PANELS
    if not panels or not readable or any(map(_NOT_IN_XML.search, panels[0].words)):
        return
    size = (_WIDTH, _HEIGHT) if len(panels) == 1 else (_PANEL_WIDTH, _PANEL_HEIGHT)
    charts = [_chart(sheet, charted, size, has_columns=has_columns) for charted in panels]
    for first in range(0, len(charts), _ACROSS):
        sheet.place_charts(charts[first : first + _ACROSS], sheet.tell(panels[0].title), size)


def _chart(sheet: Sheet, charted: ChartedRange, size: tuple[int, int], *, has_columns: bool) -> Chart:
    chart = sheet.new_chart({"type": "column"})
    for place, (name, labels, values) in enumerate(_series(sheet.name, charted)):
        chart.add_series(_looks(name, labels, values, charted.half_width, SERIES_COLOURS[place]))
    # Words of the owner are named by their cells: the library takes such as "=a" and "a!B1" for formulas.
    chart.set_title({"name": _title(sheet.name, charted), "name_font": {"size": 11, "bold": True}})
    n_labels = charted.n_labels
    along = [charted.header - 1, n_labels] if charted.by_row else [charted.header, n_labels - 1]
    chart.set_x_axis({"name": [sheet.name, *along], "name_font": {"bold": False}})
    ends = {} if charted.highest is None else {"min": 0, "max": charted.highest}
    chart.set_y_axis({"name": sheet.tell(COUNT), "name_font": {"bold": False}, "num_format": "#,##0", **ends})
    chart.set_legend({"position": "bottom"} if has_columns else {"none": True})
    chart.set_size({"width": size[0], "height": size[1]})
    return chart


def _title(sheet: str, charted: ChartedRange) -> object:
    """Return the cells that a chart is titled by: the title of the sheet, or the labels that its rows share."""
    if charted.n_labels == 1:
        return [sheet, 0, 0]
    from xlsxwriter.utility import xl_range_abs  # noqa: PLC0415  needed for this format only

    quoted, row = sheet.replace("'", "''"), charted.rows[0]
    return f"='{quoted}'!{xl_range_abs(row, 0, row, charted.n_labels - 2)}"


Place = list[object]
"""A range as xlsxwriter takes it: sheet, first row, first column, last row, last column."""


def _series(sheet: str, charted: ChartedRange) -> list[tuple[Place, Place, Place]]:
    """Return name, labels and numbers of each series, as places on the sheet."""
    (top, bottom), (left, right), header = charted.rows, charted.columns, charted.header
    label = charted.n_labels - 1
    if charted.by_row:
        labels: Place = [sheet, header, left, header, right]
        return [([sheet, row, label], labels, [sheet, row, left, row, right]) for row in range(top, bottom + 1)]
    labels = [sheet, top, label, bottom, label]
    columns = range(left, right + 1)
    return [([sheet, header, column], labels, [sheet, top, column, bottom, column]) for column in columns]


def _looks(name: Place, labels: Place, values: Place, half_width: float, colour: str) -> dict[str, object]:
    bars = {"type": "fixed", "value": half_width, "line": {"color": "#404040"}}
    return {
        "name": name,
        "categories": labels,
        "values": values,
        "fill": {"color": colour},
        "border": {"color": "#404040", "width": 0.5},
        "gap": 60,
        "y_error_bars": bars,
    }
