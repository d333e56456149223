"""A crosstab shows the published numbers, their totals, and the right ± beside each."""

from __future__ import annotations

import numpy as np
import pytest

from core.release.crosstab import Reliability, crosstab, reliability
from tests.released_tables import released_table


def test_the_last_attribute_goes_across_unless_asked_otherwise():
    sheet = crosstab(released_table(("age", "sex", "town")))
    assert (sheet.row_names, sheet.column_names) == (("age", "sex"), ("town",))
    assert sheet.row_labels[1] == ("0 to under 18", "Male")
    assert (sheet.n_rows, sheet.n_columns) == (6, 2)


def test_a_one_way_table_has_one_column():
    sheet = crosstab(released_table(("age",)))
    assert (sheet.n_rows, sheet.n_columns, sheet.column_labels) == (3, 1, ((),))
    assert [sheet.cell(row, 0).value for row in range(4)] == [100, 107, 114, 321]


@pytest.mark.parametrize("across", [(), ("age",), ("sex",), ("town", "age"), ("age", "sex", "town")])
def test_every_cell_is_the_published_one_however_it_is_laid_out(across):
    table = released_table(("age", "sex", "town"))
    sheet = crosstab(table, across)
    names = (*sheet.row_names, *sheet.column_names)
    for row, row_labels in enumerate(sheet.row_labels):
        for column, column_labels in enumerate(sheet.column_labels):
            label = dict(zip(names, (*row_labels, *column_labels), strict=True))
            place = tuple(
                labels.index(label[name])
                for name, labels in zip(table.published.names, table.published.labels, strict=True)
            )
            cell = sheet.cell(row, column)
            assert cell.value == table.published.values[place]
            assert (cell.low, cell.high) == (table.low[place], table.high[place])
            assert cell.half_width == table.half_width


def test_rows_are_nested_as_asked():
    table = released_table(("age", "sex", "town"))
    sheet = crosstab(table, ("age",), ("town", "sex"))
    assert (sheet.row_names, sheet.row_labels[:2]) == (("town", "sex"), (("Leeds", "Female"), ("Leeds", "Male")))
    assert [sheet.cell(row, 2).value for row in range(4)] == table.published.values[2].T.ravel().tolist()
    with pytest.raises(ValueError, match="each once"):
        crosstab(table, ("age",), ("town",))


def test_totals_are_sums_with_the_error_of_their_margin():
    table = released_table(("age", "sex"))
    sheet = crosstab(table)
    total_of_row = sheet.cell(1, sheet.n_columns)
    total_of_column = sheet.cell(sheet.n_rows, 0)
    grand = sheet.cell(sheet.n_rows, sheet.n_columns)
    assert total_of_row.value == table.published.values[1].sum()
    assert total_of_row.half_width == table.margin(("age",)).half_width
    assert total_of_column.value == table.published.values[:, 0].sum()
    assert total_of_column.half_width == table.margin(("sex",)).half_width
    assert grand.value == table.published.values.sum()
    assert (grand.low, grand.high) == (grand.value - grand.half_width, grand.value + grand.half_width)
    assert grand.half_width == table.margin(()).half_width


def test_parts_are_of_the_row_the_column_and_the_whole():
    sheet = crosstab(released_table(("age", "sex")))
    cell = sheet.cell(0, 0)
    assert cell.row_part == pytest.approx(100 / 207)
    assert cell.column_part == pytest.approx(100 / 342)
    assert cell.whole_part == pytest.approx(100 / 705)


def test_a_part_of_nothing_is_not_a_number():
    table = released_table(("age", "sex"))
    empty = type(table.published)(table.published.names, table.published.labels, np.zeros((3, 2)))
    cell = crosstab(type(table)(empty, *(np.zeros((3, 2)),) * 3, 1.0, table.margins, 1.0)).cell(0, 0)
    assert (cell.row_part, cell.column_part, cell.whole_part) == (None, None, None)


@pytest.mark.parametrize(
    ("value", "half_width", "expected"),
    [
        (100, 10, Reliability.GOOD),
        (100, 11, Reliability.FAIR),
        (100, 34, Reliability.POOR),
        (100, 100, Reliability.POOR),
        (100, 101, Reliability.NOISE),
        (0, 0, Reliability.GOOD),
        (0, 1, Reliability.NOISE),
        (-100, 10, Reliability.GOOD),
    ],
)
def test_reliability_compares_the_margin_with_the_number(value, half_width, expected):
    assert reliability(value, half_width) is expected


@pytest.mark.parametrize("across", [("nobody",), ("sex", "sex")])
def test_unknown_or_repeated_columns_are_refused(across):
    with pytest.raises(ValueError, match="columns"):
        crosstab(released_table(("age", "sex")), across)
