"""A native chart below a table of a workbook, where a picture of it can be read."""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.exports.long_form import COUNT
from core.exports.workbook.sheet import Sheet

SERIES_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9")
"""Of Okabe and Ito, told apart by colour-blind readers; light and dark alternate, so they differ in print, too."""

MOST_SERIES = len(SERIES_COLOURS)
MOST_CATEGORIES = 30
"""Bars, or groups of bars, that a page is wide enough for."""

_NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")

_WIDTH, _HEIGHT = 640, 320
"""In pixels."""


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
    """

    title: str
    header: int
    rows: tuple[int, int]
    columns: tuple[int, int]
    half_width: float
    words: tuple[str, ...]

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


def write_chart(sheet: Sheet, charted: ChartedRange, *, has_columns: bool) -> None:
    """Draw a chart of the numbers, with their ±, below the table; nothing where it could not be read.

    Args:
        sheet: its row is the first free one.
        charted: the numbers; the labels of the rows stand in the first column, the title in the first cell.
        has_columns: whether the columns are labels of an attribute, whose name stands above the second column.
    """
    # A chart repeats the words of its cells; what XML cannot hold, the library writes there as it is.
    if not charted.is_readable or any(map(_NOT_IN_XML.search, charted.words)):
        return
    chart = sheet.new_chart({"type": "column"})
    for place, (name, labels, values) in enumerate(_series(sheet.name, charted)):
        chart.add_series(_looks(name, labels, values, charted.half_width, SERIES_COLOURS[place]))
    # Words of the owner are named by their cells: the library takes such as "=a" and "a!B1" for formulas.
    chart.set_title({"name": [sheet.name, 0, 0], "name_font": {"size": 11, "bold": True}})
    along = [sheet.name, charted.header - 1, 1] if charted.by_row else [sheet.name, charted.header, 0]
    chart.set_x_axis({"name": along, "name_font": {"bold": False}})
    chart.set_y_axis({"name": sheet.tell(COUNT), "name_font": {"bold": False}, "num_format": "#,##0"})
    chart.set_legend({"position": "bottom"} if has_columns else {"none": True})
    chart.set_size({"width": _WIDTH, "height": _HEIGHT})
    sheet.place_chart(chart, sheet.tell(charted.title), (_WIDTH, _HEIGHT))


Place = list[object]
"""A range as xlsxwriter takes it: sheet, first row, first column, last row, last column."""


def _series(sheet: str, charted: ChartedRange) -> list[tuple[Place, Place, Place]]:
    """Return name, labels and numbers of each series, as places on the sheet."""
    (top, bottom), (left, right), header = charted.rows, charted.columns, charted.header
    if charted.by_row:
        labels: Place = [sheet, header, left, header, right]
        return [([sheet, row, 0], labels, [sheet, row, left, row, right]) for row in range(top, bottom + 1)]
    labels = [sheet, top, 0, bottom, 0]
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
