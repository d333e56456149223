"""A crosstab shows the published numbers, their totals, and the right ± beside each."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations
from math import prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.contingency_table import ContingencyTable
from core.recovery.output_rules import OutputRules
from core.release.crosstab import Crosstab, Reliability, crosstab, reliability, sheets
from core.release.parts import Part
from core.release.release import MarginError, ReleasedTable
from tests.core.release.releases import noise_plan, published
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
    assert cell.row_part.value == pytest.approx(100 / 207)
    assert cell.column_part.value == pytest.approx(100 / 342)
    assert cell.whole_part.value == pytest.approx(100 / 705)


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


@st.composite
def laid_out(draw):
    """A table of up to four attributes with a ± of its own for every margin, and a place for each attribute."""
    sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=4))
    names = tuple("abcd"[: len(sizes)])
    whole = draw(st.booleans())
    numbers = st.integers(-20, 60) if whole else st.floats(-20, 60)
    n_cells = prod(sizes)
    values = np.array(draw(st.lists(numbers, min_size=n_cells, max_size=n_cells)), float).reshape(sizes)
    if draw(st.booleans()):
        values = np.abs(values)
    table = ReleasedTable(
        published=ContingencyTable(
            names, tuple(tuple(f"{n}{i}" for i in range(size)) for n, size in zip(names, sizes, strict=True)), values
        ),
        standard_deviation=np.ones(sizes),
        low=np.minimum(np.maximum(values - 3, 0), values),
        high=values + 4,
        half_width=3.5,
        margins=tuple(
            MarginError(kept, 1.0, 5.25 + 10 * len(kept) + sum(map(ord, kept)) / 100)
            for size in range(len(names))
            for kept in combinations(names, size)
        ),
        weight=1.0,
    )
    order = draw(st.permutations(names))
    first, second = sorted(draw(st.tuples(*[st.integers(0, len(names))] * 2)))
    return table, tuple(order[:first]), tuple(order[first:second]), tuple(order[second:])


def corners(sheet: Crosstab) -> list[tuple[float, float, float]]:
    """Every number of a crosstab with its interval, totals included."""
    places = ((row, column) for row in range(sheet.n_rows + 1) for column in range(sheet.n_columns + 1))
    return [(cell.value, cell.low, cell.high) for cell in (sheet.cell(*place) for place in places)]


@given(laid_out())
def test_the_sheets_together_are_the_whole_table(drawn):
    table, down, across, by = drawn
    everything, *each = (crosstab(table, across, down, sheet) for sheet in sheets(table, by))
    if not by:
        return
    assert len(each) == np.prod([len(table.published.labels[table.published.names.index(name)]) for name in by])
    added = np.sum([[value for value, _, _ in corners(sheet)] for sheet in each], axis=0)
    assert added == pytest.approx([value for value, _, _ in corners(everything)])
    shown = sorted(
        sheet.cell(r, c).value for sheet in each for r in range(sheet.n_rows) for c in range(sheet.n_columns)
    )
    assert shown == sorted(table.published.values.ravel())


@given(laid_out())
def test_every_number_of_a_sheet_has_the_error_of_its_margin(drawn):
    table, down, across, by = drawn

    def expected(*names: str) -> float:
        return table.half_width if len(names) == table.published.values.ndim else table.margin(names).half_width

    for sheet in sheets(table, by):
        kept = tuple(name for name in by if sheet[name] is not None)
        seen = crosstab(table, across, down, sheet)
        assert seen.cell(0, 0).half_width == expected(*kept, *down, *across)
        assert seen.cell(0, seen.n_columns).half_width == expected(*kept, *down)
        assert seen.cell(seen.n_rows, 0).half_width == expected(*kept, *across)
        assert seen.cell(seen.n_rows, seen.n_columns).half_width == expected(*kept)


@given(laid_out())
def test_parts_are_those_of_the_sheet(drawn):
    table, down, across, by = drawn
    for sheet in sheets(table, by):
        seen = crosstab(table, across, down, sheet)
        whole = seen.cell(seen.n_rows, seen.n_columns)
        assert whole.whole_part == (Part(1.0, 1.0, 1.0) if whole.value > 0 else None)
        if whole.value > 0:
            parts = [seen.cell(r, c).whole_part.value for r in range(seen.n_rows) for c in range(seen.n_columns)]
            assert sum(parts) == pytest.approx(1.0)


@given(laid_out())
def test_totals_have_intervals_in_the_shape_of_those_of_the_cells_and_never_flatter(drawn):
    table, down, across, by = drawn
    whole = all((array == np.floor(array)).all() for array in (table.published.values, table.low, table.high))
    for sheet in sheets(table, by):
        seen = crosstab(table, across, down, sheet)
        for row, column in [(seen.n_rows, 0), (0, seen.n_columns), (seen.n_rows, seen.n_columns)]:
            cell = seen.cell(row, column)
            floor = 0.0 if (table.low >= 0).all() else -np.inf
            assert floor <= cell.low <= cell.value <= cell.high
            assert cell.low <= max(cell.value - cell.half_width, floor)
            assert cell.high >= cell.value + cell.half_width
            step = 1.0 if whole else 0.0
            assert cell.high <= cell.value + cell.half_width + step
            assert cell.low >= cell.value - cell.half_width - step
            if whole:
                assert cell.low == round(cell.low)
                assert cell.high == round(cell.high)


@pytest.mark.parametrize("tidy", [True, False])
def test_totals_of_a_real_release_are_whole_and_not_negative_where_its_cells_are(tidy):
    for table in published(noise_plan(), OutputRules(non_negative=tidy, whole_numbers=tidy, coverage=0.95)).tables:
        for across in permutations(table.published.names):
            ends = np.array([ends for _, *ends in corners(crosstab(table, across[1:], across[:1]))])
            assert (ends == np.floor(ends)).all() == tidy
            assert (ends >= 0).all() or not tidy


def test_a_sheet_keeps_the_intervals_of_its_cells():
    table = released_table(("age", "sex", "town"))
    table = replace(table, low=table.low - np.arange(12).reshape(3, 2, 2))
    seen = crosstab(table, ("age",), ("town",), {"sex": "Male"})
    assert [seen.cell(1, column).low for column in range(3)] == table.low[:, 1, 1].tolist()
    assert seen.cell(1, 0).high == table.high[0, 1, 1]
    added = crosstab(table, ("age",), ("town",), {"sex": None}).cell(1, 0)
    assert (added.value, added.half_width) == (228, table.margin(("age", "town")).half_width)
    assert (added.low, added.high) == (228 - 26, 228 + 26)


def test_sheets_are_everything_and_then_one_for_each_combination():
    table = released_table(("age", "sex", "town"))
    assert list(sheets(table, ())) == [{}]
    assert list(sheets(table, ("town", "sex")))[:3] == [
        {"town": None, "sex": None},
        {"town": "Leeds", "sex": "Female"},
        {"town": "Leeds", "sex": "Male"},
    ]


@pytest.mark.parametrize("sheet", [{"sex": "Neither"}, {"nobody": None}])
def test_a_sheet_that_the_table_does_not_have_is_refused(sheet):
    with pytest.raises(ValueError, match=r"Neither|each once|not in"):
        crosstab(released_table(("age", "sex")), (), ("age",), sheet)


@given(laid_out())
def test_subtotals_are_sums_of_their_rows_with_the_error_of_their_margin(drawn):
    table, down, across, by = drawn
    for sheet in sheets(table, by):
        kept = tuple(name for name in by if sheet[name] is not None)
        plain, nested = crosstab(table, across, down, sheet), crosstab(table, across, down, sheet, subtotals=True)
        names = (*nested.row_names, *nested.column_names)
        rows, columns = (*nested.row_labels, ()), (*nested.column_labels, ())
        for r, c in [(r, c) for r in range(len(rows)) for c in range(len(columns))]:
            cell = nested.cell(r, c)
            inside = [
                plain.cell(i, j).value
                for i, row in enumerate(plain.row_labels)
                for j, column in enumerate(plain.column_labels)
                if row[: len(rows[r])] == rows[r] and column[: len(columns[c])] == columns[c]
            ]
            assert cell.value == pytest.approx(sum(inside))
            own = {*kept, *nested.row_names[: len(rows[r])], *nested.column_names[: len(columns[c])]}
            everything = len(own) == len(names) + len(by) and own == {*names, *by}
            assert cell.half_width == (table.half_width if everything else table.margin(tuple(own)).half_width)


def test_a_subtotal_stands_below_its_rows():
    nested = crosstab(released_table(("sex", "town", "age")), ("age",), ("sex", "town"), subtotals=True)
    assert [" ".join(labels) for labels in nested.row_labels] == [
        "Female Leeds", "Female York", "Female", "Male Leeds", "Male York", "Male",
    ]  # fmt: skip
