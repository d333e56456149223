"""Cumulative counts are in every format, beside what was there before."""

from __future__ import annotations

import csv
import json

import openpyxl
import pytest
from pyarrow import parquet

from core.exports.long_form import cumulative_rows
from core.exports.write import export
from core.release.crosstab import shown_margin
from tests.core.exports.reading_back import read_html
from tests.core.release.ranged_releases import planned, released

ENDS = [*(f"under {9 * n}" for n in range(1, 11)), "up to 99"]


@pytest.fixture(scope="module")
def ranged():
    return released(planned())


@pytest.fixture
def expected(ranged):
    """Per label the numbers of the cumulative counts along age of the first table."""
    return {labels: tuple(map(float, numbers)) for labels, numbers in cumulative_rows(ranged.tables[0].cumulative[0])}


def test_json(ranged, expected, tmp_path):
    export(ranged, tmp_path / "out.json", "json")
    first, second, _ = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["tables"]
    assert "cumulative" not in second
    (sums,) = first["cumulative"]
    assert sums["along"] == "age"
    assert sums["values"] == [numbers[0] for numbers in expected.values()]
    assert sums["standard_deviation"] == [numbers[1] for numbers in expected.values()]
    assert sums["half_width"] == [numbers[2] for numbers in expected.values()]
    assert [tuple(pair) for pair in sums["interval"]] == [numbers[3:] for numbers in expected.values()]
    assert len(sums["categories"][0]) == 11


def test_csv(ranged, expected, tmp_path):
    export(ranged, tmp_path / "out", "csv")
    with (tmp_path / "out" / "table-01-age-sex.csv").open(encoding="utf-8-sig", newline="") as handle:
        header, *lines = csv.reader(handle)
    assert header[7:] == [
        f"{measure}_up_to_age" for measure in ("count", "standard_deviation", "plus_minus", "low", "high")
    ]
    found = {tuple(line[:2]): tuple(line[7:]) for line in lines}
    assert {labels: tuple(map(float, numbers)) for labels, numbers in found.items() if numbers[0]} == expected
    assert found["not stated", "f"] == ("",) * 5


def test_parquet(ranged, expected, tmp_path):
    export(ranged, tmp_path / "out", "parquet")
    lines = zip(*parquet.read_table(tmp_path / "out" / "table-01-age-sex.parquet").to_pydict().values(), strict=True)
    found = {line[:2]: line[7:] for line in lines}
    assert {labels: numbers for labels, numbers in found.items() if numbers[0] is not None} == expected
    assert found["not stated", "m"] == (None,) * 5


def test_xlsx(ranged, expected, tmp_path):
    export(ranged, tmp_path / "out.xlsx", "xlsx")
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    assert [name for name in book.sheetnames if "cumulative" in name] == ["1a cumulative age", "3a cumulative age"]
    lines = [line for line in book["1a cumulative age"].iter_rows(min_row=5, values_only=True) if line[2] is not None]
    header, *lines = lines
    assert header[:2] == ("age", "sex")
    assert [line[:2] for line in lines] == [(end, sex) for end in ENDS for sex in ("f", "m")]
    for line, (count, _, margin, low, high) in zip(lines, expected.values(), strict=True):
        assert line[2:6] == (count, shown_margin(margin), low, high)
    contents = [cell.value for cell in book["Contents"]["A"]]
    assert {"1a cumulative age", "3a cumulative age"} <= set(contents)


def test_html(ranged, expected, tmp_path):
    export(ranged, tmp_path / "out.html", "html")
    shown = read_html(tmp_path / "out.html")
    assert any("age × sex, cumulative along age" in text for text in shown)
    for numbers in expected.values():
        assert f"{numbers[0]:,.0f}" in shown
    assert set(ENDS) <= set(shown)


def test_ends_are_edges_in_every_language(ranged, tmp_path):
    export(ranged, tmp_path / "out.html", "html", tell=lambda text: text.replace("to", "bis").replace("under", "unter"))
    shown = read_html(tmp_path / "out.html")
    assert {"9 bis unter 18", "unter 18"} <= set(shown)
    assert not [text for text in shown if "under" in text]


def test_labels_in_no_order_are_named(ranged, tmp_path):
    export(ranged, tmp_path / "out.html", "html")
    assert "In none of them: not stated." in (tmp_path / "out.html").read_text(encoding="utf-8")
    export(ranged, tmp_path / "out.xlsx", "xlsx")
    note = openpyxl.load_workbook(tmp_path / "out.xlsx")["1a cumulative age"]["A2"].value
    assert note.endswith("In none of them: not stated.")
