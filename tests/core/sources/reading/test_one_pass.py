"""Rows that are counted as they pass give the counts, marks and refusals of rows that are kept."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal
from itertools import combinations
from pathlib import Path

import duckdb
import numpy as np
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.data.label_codes import LabelCodes
from core.data.memory_records import MemoryRecords
from core.data.prepared_records import MOST_CELLS, PreparedRecords
from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import EngineError, OutsideEdgesError
from core.sources import arrow_source
from core.sources.arrow_cells import cells_of
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from core.sources.frames.frame import DataFrame
from core.sources.frames.frame_rows import FrameRows
from core.sources.reading.one_pass import unmatched
from core.sources.reading.reader import SourceReader
from tests.core.sources.reader_here import read_here

LAYOUT = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="", dates="year-first")
KEY = bytes(range(32))
ROW = ProtectedUnit()
REPEATED = 700
"""Times that a short table is repeated: it must reach beyond one batch of 2,048 rows."""

TOWN = Attribute("town", Kind.CATEGORIES, ("Leeds", "York"), merges=(("leeds", "Leeds"),), other="other", missing="-")
CODE = Attribute("code", Kind.CATEGORIES, ("01", "1", "2", "TRUE", "2.5", "2024-01-31"), missing="-")
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 65.5, 100.0), missing="-", missing_values=("99", "n/a"))
WIDE = replace(AGE, name="wide", column="age", edges=(-1e9, 0.0, 1e9), missing_values=())
DAY = Attribute("day", Kind.DATE, edges=(date(2024, 1, 1), date(2024, 7, 1), date(2025, 1, 1)), other="other")
ALL = (TOWN, CODE, AGE, WIDE, DAY)
MARGINALS = tuple(Marginal(axes) for k in (0, 1, 2, 3) for axes in combinations(range(len(ALL)), k))

TOWNS = ["Leeds", " York", "leeds", "Hull", None, ""]
CODES = {
    pa.string(): ["01", "1", " 2", "TRUE", None, ""],
    pa.int64(): [1, 2, None],
    pa.int8(): [1, 2, None],
    pa.float64(): [1.0, 2.0, 2.5, -0.0, None],
    pa.bool_(): [True, None],
    pa.decimal128(6, 2): [Decimal("1.00"), Decimal("2.50"), None],
    pa.date32(): [date(2024, 1, 31), None],
    pa.timestamp("ns"): [datetime(2024, 1, 31), None],  # noqa: DTZ001  as files have them
    pa.binary(): [b"01", b"2", None],
}
AGES = {
    pa.string(): ["17", " 18.5", "1e1", "99", "n/a", "−5", None],
    pa.int32(): [0, 17, 65, 99, 100, None],
    pa.float32(): [0.0, 65.5, 99.0, None],
    pa.float64(): [0.0, 65.5, 99.0, 99.5, None],
    pa.decimal128(5, 2): [Decimal("17.00"), Decimal("65.50"), None],
}
DAYS = {
    pa.string(): ["2024-01-31", "31.12.2024", "1999-01-01", "no date"],
    pa.date32(): [date(2024, 1, 31), date(1624, 7, 1)],
    pa.timestamp("us"): [datetime(2024, 1, 31, 8, 30), datetime(2024, 12, 31)],  # noqa: DTZ001  as files have them
}
STRANGERS = {"code": {pa.string(): "03", pa.int64(): 7, pa.float64(): float("nan")}, "age": {pa.string(): "old"}}
"""Cells without a label, by column and type."""


@pytest.fixture(autouse=True)
def files_are_read_here(monkeypatch):
    read_here(monkeypatch)
    monkeypatch.setattr(arrow_source, "PIECE_ROWS", 2048)


@st.composite
def tables(draw):
    """A table of several thousand rows, a few of which may be strangers."""
    n = REPEATED * draw(st.integers(1, 7))
    columns = {"id": pa.array(range(n)) if draw(st.booleans()) else pa.array(["x", None] * n)[:n]}
    columns["town"] = repeated(draw(st.lists(st.sampled_from(TOWNS), min_size=1, max_size=9)), n, pa.string())
    for name, kinds in (("code", CODES), ("age", AGES), ("day", DAYS)):
        kind = draw(st.sampled_from([*kinds]))
        cells = draw(st.lists(st.sampled_from(kinds[kind]), min_size=1, max_size=9))
        columns[name] = repeated(cells, n, kind)
        stranger = STRANGERS.get(name, {}).get(kind)
        if stranger is not None and draw(st.integers(0, 3)) == 0:
            row = draw(st.integers(0, n - 1))
            parts = [columns[name][:row], pa.array([stranger], kind), columns[name][row + 1 :]]
            columns[name] = pa.concat_arrays(parts)
    names = draw(st.permutations([*columns]))
    return pa.table({name: columns[name] for name in names})


def repeated(cells, n, kind):
    return pa.array((cells * (n // len(cells) + 1))[:n], kind)


def read(rows, marginals=MARGINALS):
    """Return counts of all marginals and the print of the rows, or the refusal and its facts."""
    try:
        found = rows.read(None, KEY)
    except EngineError as error:
        return type(error), error.facts
    assert isinstance(found, MemoryRecords if rows.marginals is None else PreparedRecords)
    return [found.count(marginal).tolist() for marginal in marginals], rows.fingerprint(found, KEY), found.n_rows


def agree(rows):
    kept = read(rows)
    assert read(replace(rows, marginals=MARGINALS)) == kept
    return kept


ODD = {
    "clock": pa.array([3_600, None], pa.time32("s")),
    "zoned": pa.array([10**15, None], pa.timestamp("us", "Europe/Berlin")),
    "nanoseconds": pa.array([1_700_000_000_123_456_789, None], pa.timestamp("ns")),
    "span": pa.array([5, None], pa.duration("s")),
    "bytes": pa.array([b"abcd", b"\x00\xff"], pa.binary()),
    "fixed": pa.array([b"abcd", b"\x00\xff\x01\x02"], pa.binary(4)),
    "half": pa.array([np.float16(1.5), None], pa.float16()),
    "wide": pa.array([Decimal("1.50"), None], pa.decimal256(50, 2)),
    "large": pa.array(["a", None], pa.large_string()),
    "view": pa.array(["a", "b"], pa.string_view()),
    "numbered": pa.DictionaryArray.from_arrays(pa.array([0, 1]), pa.array([7, 8])),
    "days": pa.DictionaryArray.from_arrays(pa.array([0, None], pa.int8()), pa.array([20_000], pa.date32())),
    "unused": pa.DictionaryArray.from_arrays(pa.array([1, 1]), pa.array(["never", "often", None, "never"])),
    "nothing": pa.nulls(2),
    "infinite": pa.array([float("inf"), float("nan")]),
    "unsigned": pa.array([2**64 - 1, 2**53 + 1], pa.uint64()),
    "list": pa.array([[1], None]),
}


@pytest.mark.parametrize("name", ODD)
def test_columns_of_any_type(name):
    """An attribute of it, and one beside it, where all of its values only leave their mark."""
    table = pa.table({"code": ["1", "2"], name: ODD[name]})
    of_it = Attribute(name, Kind.CATEGORIES, ("a", "7"), other="other", missing="-")
    for attributes in ((CODE, of_it), (CODE,)):
        rows = FrameRows(Path(), LAYOUT, attributes, ROW, frame=DataFrame(table))
        own = tuple(Marginal(axes) for axes in combinations(range(len(attributes)), 1))
        kept, passing = read(rows, own), read(replace(rows, marginals=own), own)
        assert kept == passing


@pytest.mark.parametrize("stranger", [None, 5000, 8999])
def test_numbers_of_a_range_that_grows_from_piece_to_piece(stranger):
    numbers = [n // 100 if n % 7 else None for n in range(9000)]
    if stranger is not None:
        numbers[stranger] = 777
    table = pa.table({"age": pa.array(numbers, pa.int16()), "code": pa.array([n % 3 or 1 for n in range(9000)])})
    attributes = (AGE, replace(CODE, categories=("1", "2")), replace(CODE, name="years", column="age", other="other"))
    rows = FrameRows(Path(), LAYOUT, attributes, ROW, frame=DataFrame(table))
    own = tuple(Marginal(axes) for k in (1, 2) for axes in combinations(range(3), k))
    kept = read(rows, own)
    assert read(replace(rows, marginals=own), own) == kept
    assert (kept[0] is OutsideEdgesError) == (stranger is not None)


@given(tables())
@settings(max_examples=10)
def test_cells_without_a_label_are_as_many(table):
    """One by one, as of a text file, and by the different ones."""
    opened = SourceReader(DataFrame(table).source(LAYOUT), LAYOUT, lambda _: None)
    for attribute in (CODE, AGE, DAY):
        cells = cells_of(table.column(attribute.header).combine_chunks())
        slow = LabelCodes(attribute, opened.marks).n_unmatched(cells)
        assert unmatched(opened, attribute) == slow


def test_a_profile_of_a_large_table_is_of_rows_from_all_of_it(tmp_path, monkeypatch):
    monkeypatch.setattr(arrow_source, "SAMPLED_ROWS", 20_000)
    n = 300_000
    pq.write_table(pa.table({"number": range(n), "town": ["Leeds"] * n}), tmp_path / "rows.parquet")
    number, town = profile(tmp_path / "rows.parquet", LAYOUT)
    assert number.low < n / 10
    assert number.high > n * 9 / 10
    assert n / 20 < town.values[0][1] < 30_000
    assert number.is_id_like
    said = preview(tmp_path / "rows.parquet", LAYOUT).problems
    assert any("The table has 300,000 rows: its columns are described from one in 15" in problem for problem in said)


def test_nothing_is_said_of_a_table_that_is_described_whole(tmp_path):
    pq.write_table(pa.table({"town": ["Leeds"] * 9_000}), tmp_path / "rows.parquet")
    assert profile(tmp_path / "rows.parquet", LAYOUT)[0].values == (("Leeds", 9_000),)
    assert preview(tmp_path / "rows.parquet", LAYOUT).problems == ()


@settings(max_examples=15)
@given(tables(), st.sampled_from([1_000, 2_048, 100_000]), st.booleans())
def test_parquet(table, row_group, as_dictionary):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rows.parquet"
        pq.write_table(table, path, row_group_size=row_group, use_dictionary=as_dictionary)
        agree(RowSource(path, LAYOUT, ALL, ROW))


@settings(max_examples=10)
@given(tables())
def test_frames(table):
    for frame in (table, pl.from_arrow(table).with_columns(pl.col("town").cast(pl.Categorical))):
        agree(FrameRows(Path(), LAYOUT, ALL, ROW, frame=DataFrame(frame)))


def test_a_folder_a_database_and_texts_in_rows(tmp_path):
    table = pa.table({name: repeated(cells, 5_000, pa.string()) for name, cells in SOME.items()})
    (tmp_path / "parts").mkdir()
    pq.write_table(table[:3_000], tmp_path / "parts" / "1.parquet")
    pq.write_table(table[3_000:].select(["day", "age", "code", "town"]), tmp_path / "parts" / "2.parquet")
    pl.from_arrow(table).write_csv(tmp_path / "rows.csv")
    with duckdb.connect(str(tmp_path / "rows.duckdb")) as link:
        link.register("given", table)
        link.sql("CREATE TABLE people AS SELECT * FROM given")
    found = [
        agree(RowSource(tmp_path / name, layout, ALL, ROW))
        for name, layout in (
            ("parts", LAYOUT),
            ("rows.duckdb", replace(LAYOUT, sheet="people")),
            ("rows.csv", replace(LAYOUT, ragged="refuse", footers="read")),
        )
    ]
    counts, prints, n_rows = zip(*found, strict=True)
    assert counts[0] == counts[1] == counts[2]
    assert {each.sketch for each in prints} == {prints[0].sketch}
    assert {each.rows for each in prints} == {prints[0].rows}
    assert n_rows == (5_000,) * 3


SOME = {"town": TOWNS, "code": ["01", "2", None], "age": ["17", " 18.5", "1e1", "99"], "day": DAYS[pa.string()]}


def test_what_a_dictionary_lists_and_no_row_has_is_no_stranger(tmp_path):
    codes = pa.DictionaryArray.from_arrays(pa.array([0, None, 0], pa.int32()), pa.array(["1", "stranger"]))
    code = replace(CODE, name="code")
    frame = DataFrame(pa.table({"code": codes}))
    rows = FrameRows(tmp_path, LAYOUT, (code,), ROW, frame=frame, marginals=(Marginal((0,)),))
    assert rows.read(None).count(Marginal((0,))).tolist() == [0, 2, 0, 0, 0, 0, 1]


def test_rows_above_a_stranger_are_not_read_cell_by_cell_again(tmp_path, monkeypatch):
    cells = ["1"] * 100_000 + ["stranger"]
    pq.write_table(pa.table({"code": cells}), tmp_path / "rows.parquet")
    read_cells = []
    plain = arrow_source.cells_of
    monkeypatch.setattr(arrow_source, "cells_of", lambda column: read_cells.append(len(column)) or plain(column))
    rows = RowSource(tmp_path / "rows.parquet", LAYOUT, (CODE,), ROW, marginals=(Marginal((0,)),))
    with pytest.raises(EngineError, match="row 100002"):
        rows.read(None)
    assert sum(read_cells) < 15_000


MEASURED = """
import resource, sys
from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_layout import ReadingLayout
from core.sources.reading.one_pass import counted
from core.sources.reading.reader import open_reader
for path in sys.argv[1:]:
    reader = open_reader(path, ReadingLayout(header_row=1), lambda _: None)
    attributes = [Attribute(name, Kind.CATEGORIES, ("0", "1", "2")) for name in reader.grid.headers]
    print(counted(reader, attributes, [Marginal((0, 1))], bytes(32)).counts.sum())
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the peak in KiB")
def test_memory_does_not_grow_with_rows(tmp_path):
    """Measured in a process of its own, which costs a second: rows that are kept would take 24 MB more."""
    lengths = [100_000, 2_000_000]
    for n in lengths:
        codes = pa.DictionaryArray.from_arrays(pa.array(np.arange(n, dtype=np.int32) % 3), ["0", "1", "2"])
        table = pa.table({f"c{place}": codes for place in range(12)})
        pq.write_table(table, tmp_path / f"{n}.parquet", row_group_size=100_000)
    command = [sys.executable, "-c", MEASURED, *(str(tmp_path / f"{n}.parquet") for n in lengths)]
    sparing = {**os.environ, "ARROW_DEFAULT_MEMORY_POOL": "system", "OPENBLAS_NUM_THREADS": "1"}
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=sparing).stdout.split()
    assert list(map(int, told[::2])) == lengths
    assert int(told[3]) - int(told[1]) < 12


def test_more_cells_than_one_pass_can_hold_are_counted_from_rows():
    many = Attribute("many", Kind.CATEGORIES, tuple(map(str, range(2_000))))
    frame = DataFrame(pa.table({name: ["1"] for name in "abc"}))
    attributes = tuple(replace(many, name=name) for name in "abc")
    rows = FrameRows(Path(), LAYOUT, attributes, ROW, frame=frame, marginals=(Marginal((0, 1, 2)),))
    assert len(many.labels) ** 3 > MOST_CELLS
    assert isinstance(rows.read(None), MemoryRecords)


def test_persons_are_kept(tmp_path):
    pq.write_table(pa.table({"code": ["1"], "person": ["p"]}), tmp_path / "rows.parquet")
    rows = RowSource(tmp_path / "rows.parquet", LAYOUT, (CODE,), ProtectedUnit("person", 2), marginals=())
    assert isinstance(rows.read(None), MemoryRecords)


def test_what_was_not_prepared_cannot_be_counted():
    frame = DataFrame(pa.table({"code": ["1"], "age": [5]}))
    found = FrameRows(Path(), LAYOUT, (CODE, AGE), ROW, frame=frame, marginals=()).read(None)
    assert found.count(Marginal((1,))).sum() == 1
    with pytest.raises(ValueError, match="only what was prepared"):
        found.count(Marginal((0, 1)))
    assert repr(found) == "<PreparedRecords: private>"
