"""Parquet: every type of column becomes texts, numbers or dates; nulls are blanks."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.layout import Layout
from core.errors import BlankCellError, NotANumberError
from tests.core.sources.written_files import codes, reading


def written(path, **columns):
    pq.write_table(pa.table(columns), path)
    return path


NOON = datetime(2024, 1, 31, 12, 0, 0, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("column", "text"),
    [
        (pa.array(["x"]), "x"),
        (pa.array(["x"]).dictionary_encode(), "x"),
        (pa.array([True]), "TRUE"),
        (pa.array([5], pa.int8()), "5"),
        (pa.array([2**63 + 1], pa.uint64()), "9223372036854775809"),
        (pa.array([0.5], pa.float32()), "0.5"),
        (pa.array([5.0]), "5"),
        (pa.array([Decimal("5.00")]), "5"),
        (pa.array([Decimal("5.25")]), "5.25"),
        (pa.array([date(2024, 1, 31)]), "2024-01-31"),
        (pa.array([1706659200000000001], pa.timestamp("ns")), "2024-01-31"),
        (pa.array([NOON], pa.timestamp("us", "UTC")), "2024-01-31 12:00:00.000005+00:00"),
        (pa.array([time(6)]), "06:00:00"),
        (pa.array([timedelta(days=1)]), "1 day, 0:00:00"),
        (pa.array([b"bytes"]), "bytes"),
        (pa.array([[1, 2]]), "[1, 2]"),
        (pa.array([None], pa.string()), ""),
        (pa.array([None]), ""),
    ],
)
def test_every_type(tmp_path, column, text):
    path = written(tmp_path / "a.parquet", a=column, b=pa.array(["filled"]))
    assert reading(path).inspect()["first"] == [[text, "filled"]]


def test_a_row_of_nulls_is_a_record(tmp_path):
    path = written(tmp_path / "a.parquet", a=pa.array(["x", None, "x"]))
    assert reading(path).inspect()["n_rows"] == 3
    assert codes(path, [Attribute("a", Kind.CATEGORIES, ("x",), missing="Missing")]) == [[0, 1, 0]]
    with pytest.raises(BlankCellError, match=r"row 3, column A \(“a”\)"):
        codes(path, [Attribute("a", Kind.CATEGORIES, ("x",))])


@pytest.mark.parametrize("cell", [float("nan"), float("inf")])
def test_not_a_number_is_not_a_number(tmp_path, cell):
    path = written(tmp_path / "a.parquet", a=pa.array([1.0, cell]))
    with pytest.raises(NotANumberError, match="row 3"):
        codes(path, [Attribute("a", Kind.NUMBER, edges=(0.0, 9.0), missing="Missing")])


def test_what_is_said_about_sheets_and_delimiters_does_not_matter(tmp_path):
    path = written(tmp_path / "a.parquet", a=pa.array(["x"]))
    layout = reading(path, Layout(sheet="S", delimiter=";", header_row=7)).grid.source.layout
    assert (layout.sheet, layout.delimiter, layout.encoding, layout.header_row) == (None, None, None, 1)
