"""One number has one ±, wherever it is read: the table, its totals, its ranges, its cumulative counts, every export."""

from __future__ import annotations

import csv
import json
from itertools import product

import openpyxl
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.exports.write import export
from core.release.crosstab import crosstab, shown_margin
from tests.core.release import ranged_releases
from tests.core.release.ranged_releases import TIDY, UNBIASED, planned, released


@pytest.fixture(scope="module", params=[TIDY, UNBIASED], ids=["whole", "unbiased"])
def ranged(request):
    return released(planned(), request.param)


def ways(table):
    """Yield (spans, ±) of every number of the table that is told in several ways; spans are those of `range_sum`."""
    names, sizes = table.published.names, dict(zip(table.published.names, table.published.values.shape, strict=True))
    across = names[-1:] if len(names) > 1 else ()
    cross = crosstab(table, across, names[:1])
    for row, column in product(range(cross.n_rows + 1), range(cross.n_columns + bool(across))):
        spans = {names[0]: (row, row)} if row < cross.n_rows else {}
        if across and column < cross.n_columns:
            spans[across[0]] = (column, column)
        yield spans, cross.cell(row, column).half_width
    for counts in table.cumulative:
        others = [name for name in names if name != counts.name]
        for places in product(*map(range, counts.half_width.shape)):
            place = dict(zip(names, places, strict=True))
            spans = {name: (place[name], place[name]) for name in others} | {counts.name: (0, place[counts.name])}
            whole = spans[counts.name] == (0, sizes[counts.name] - 1)
            yield (
                {name: span for name, span in spans.items() if not (whole and name == counts.name)},
                (counts.half_width[places]),
            )


def test_table_totals_ranges_and_cumulative_counts_agree(ranged):
    for table in (ranged.tables[0], ranged.tables[2]):
        seen = 0
        for spans, half_width in ways(table):
            assert table.range_sum(spans).half_width == pytest.approx(half_width), spans
            seen += 1
        assert seen > 20


def test_all_labels_in_order_add_up_to_the_total_with_its_margin_and_interval(monkeypatch):
    age = Attribute("age", Kind.NUMBER, edges=ranged_releases.AGE.edges)
    domain = Domain((ranged_releases.SEX, age))
    monkeypatch.setattr(ranged_releases, "WORKLOAD", ranged_releases.Workload(domain, ranged_releases.WORKLOAD.tables))
    for shape in (TIDY, UNBIASED):
        table = released(planned(), shape).tables[0]
        (counts,) = table.cumulative
        cross = crosstab(table, ("sex",), ("age",))
        for column in (0, 1):
            total, last = cross.cell(cross.n_rows, column), counts.cell(10, column)
            assert (last.value, last.half_width) == (pytest.approx(total.value), total.half_width)
            assert counts.interval(10, column) == (pytest.approx(total.low), pytest.approx(total.high))
            found = table.range_sum({"age": (0, 10), "sex": (column, column)})
            assert found.half_width == total.half_width


def test_every_export_tells_the_same_margin(ranged, tmp_path):
    for kind in ("json", "csv", "xlsx"):
        export(ranged, tmp_path / f"out.{kind}", kind)
    table = ranged.tables[0]
    (counts,) = table.cumulative
    expected = counts.half_width.ravel().tolist()
    (told, *_) = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["tables"]
    assert told["cumulative"][0]["half_width"] == expected
    assert told["half_width"] == table.half_width
    with (tmp_path / "out.csv" / "table-01-age-sex.csv").open(encoding="utf-8-sig", newline="") as handle:
        lines = list(csv.DictReader(handle))
    assert [float(line["plus_minus_up_to_age"]) for line in lines if line["plus_minus_up_to_age"]] == expected
    assert {float(line["plus_minus"]) for line in lines} == {table.half_width}
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    shown = [line[3] for line in book["1a cumulative age"].iter_rows(min_row=5, values_only=True)][-len(expected) :]
    assert shown == [shown_margin(half_width) for half_width in expected]
    cross = crosstab(table, ("sex",))
    totals = [row[4] for row in book["1 age × sex"].iter_rows(min_row=6, values_only=True)][: cross.n_rows + 1]
    assert totals == [shown_margin(cross.cell(row, 2).half_width) for row in range(cross.n_rows + 1)]


@pytest.mark.parametrize(
    ("half_width", "shown"), [(0.0, 0), (1.1, 1.1), (1.11, 1.2), (9.91, 10), (10.0, 10), (10.01, 11), (1234.5, 1235)]
)
def test_a_margin_is_never_rounded_down(half_width, shown):
    assert shown_margin(half_width) == shown
