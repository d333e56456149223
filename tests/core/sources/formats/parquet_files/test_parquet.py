"""Parquet: every type of column becomes texts, numbers or dates; nulls are blanks."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal

import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.data.propose_attribute import propose
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ReadingLayout
from core.errors import (
    BlankCellError,
    DamagedDataFileError,
    DateOutOfCalendarError,
    NotANumberError,
    SeveralValuesError,
    UndecodableCellError,
    UnknownTimeZoneError,
)
from core.sources import arrow_source
from core.sources.asking.columns import profile
from core.sources.formats.parquet_files.parquet import Parquet
from core.sources.question import DETECT
from core.sources.source import CHUNK_ROWS
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
        (pa.array([b"two words\tand\r\nlines"]), "two words\tand\r\nlines"),
        (pa.array([b"bytes"], pa.large_binary()), "bytes"),
        (pa.array([b"bytes"], pa.binary(5)), "bytes"),
        (pa.array([b"bytes"]).dictionary_encode(), "bytes"),
        (pa.array(["x"], pa.large_string()), "x"),
        (pa.array([Decimal("-5.00")]), "-5"),
        (pa.array([None], pa.string()), ""),
        (pa.array([None]), ""),
    ],
)
def test_every_type(tmp_path, column, text):
    path = written(tmp_path / "a.parquet", a=column, b=pa.array(["filled"]))
    assert reading(path).preview()["first"] == [[text, "filled"]]


def test_a_row_of_nulls_is_a_record(tmp_path):
    path = written(tmp_path / "a.parquet", a=pa.array(["x", None, "x"]))
    assert reading(path).preview()["n_rows"] == 3
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
    layout = reading(path, ReadingLayout(sheet="S", delimiter=";", header_row=7)).grid.source.layout
    assert (layout.sheet, layout.delimiter, layout.encoding, layout.header_row) == (None, None, None, 1)


def test_what_is_said_about_the_encoding_does_not_matter(tmp_path):
    path = written(tmp_path / "a.parquet", a=pa.array(["x"]))
    assert Parquet(str(path), ReadingLayout(encoding="latin-1")).layout == ReadingLayout(header_row=1)


def test_truth_values_are_texts_from_the_start(tmp_path):
    """As themselves they would equal the numbers 0 and 1."""
    path = written(tmp_path / "a.parquet", a=pa.array([True, False, None]))
    _, records = Parquet(str(path), ReadingLayout()).chunks()
    assert records.rows == [("TRUE",), ("FALSE",), (None,)]


@pytest.mark.parametrize("fault", [pa.ArrowInvalid, pa.ArrowNotImplementedError])
def test_cells_that_the_library_cannot_read_are_told_as_damage(tmp_path, monkeypatch, fault):
    def fail(_):
        raise fault("x")

    monkeypatch.setattr(arrow_source, "cells_of", fail)
    path = written(tmp_path / "a.parquet", a=pa.array(["x"]))
    with pytest.raises(DamagedDataFileError):
        [*Parquet(str(path), ReadingLayout()).chunks()]


def test_a_column_that_is_left_out_is_not_read(tmp_path, monkeypatch):
    """It may be most of the file."""
    read, widths = pq.ParquetFile.iter_batches, []

    def watched(*args, **kwargs):
        for batch in read(*args, **kwargs):
            widths.append(batch.num_columns)
            yield batch

    monkeypatch.setattr(pq.ParquetFile, "iter_batches", watched)
    path = written(tmp_path / "a.parquet", a=pa.array(["x"]), b=pa.array([[1, 2]]), c=pa.array([3]))
    _, records = Parquet(str(path), ReadingLayout()).chunks()
    assert (list(records.rows), widths) == ([("x", 3)], [2])


def test_two_columns_of_one_name_are_two(tmp_path):
    path = tmp_path / "a.parquet"
    pq.write_table(pa.Table.from_arrays([pa.array(["x"]), pa.array(["y"]), pa.array([1])], ["a", "a", "b"]), path)
    names, records = Parquet(str(path), ReadingLayout()).chunks()
    assert (list(names.rows[0]), list(records.rows)) == (["a", "a", "b"], [("x", "y", 1)])


def test_bytes_that_are_no_text_stay_apart(tmp_path):
    """Identifiers are kept as 16 bytes by some programs: no two of them may become the same person."""
    column = [b"\xff", b"\xfe", b"0xff", b"\0\x0b", b"\0\x1c", b"x", b"\xc3\xa9"]
    path = written(tmp_path / "a.parquet", a=pa.array(column))
    texts = [text for (text,) in reading(path).preview()["first"]]
    assert texts == ["0xff", "0xfe", "0x30786666", "0x000b", "0x001c", "x", "é"]


def test_both_usual_suffixes_are_read(tmp_path):
    assert reading(written(tmp_path / "a.pq", a=pa.array(["x"]))).grid.headers == ("a",)


def long(path, column):
    """More records than are read at a time."""
    return written(path, a=pa.array(["x"] * len(column)), b=column)


def test_rows_are_numbered_as_if_the_names_were_the_first(tmp_path):
    path = long(tmp_path / "a.parquet", pa.array(range(2 * CHUNK_ROWS + 5)))
    opened = Parquet(str(path), ReadingLayout())
    numbers, parts = [], []
    for chunk in opened.chunks():
        assert len(chunk.numbers) == len(chunk.rows)
        numbers += chunk.numbers
        parts.append(opened.part_done())
    assert numbers == [*range(1, 2 * CHUNK_ROWS + 7)]
    assert opened.n_rows() == numbers[-1]
    assert parts == sorted(parts)
    assert parts[0] == 0
    assert 0.49 < parts[2] < 0.51
    assert [list(row) for row in opened.last(1)] == [["x", 2 * CHUNK_ROWS + 4]]
    long(path, pa.array(["1"] * (CHUNK_ROWS + 2) + ["?"]))
    with pytest.raises(NotANumberError, match=f"row {CHUNK_ROWS + 4},"):
        codes(path, [Attribute("b", Kind.NUMBER, edges=(0.0, 9.0))])


LATE = pa.array([0] * (CHUNK_ROWS + 2) + [10**7, 0], pa.int32()).cast(pa.date32())
ODD = pa.array([b"x"] * (CHUNK_ROWS + 2) + [b"\xff", b"x"]).view(pa.string())


@pytest.mark.parametrize(
    ("column", "kind"), [(LATE, DateOutOfCalendarError), (ODD, UndecodableCellError)], ids=["date", "bytes"]
)
def test_a_value_that_is_none_is_told_with_its_place(tmp_path, column, kind):
    path = long(tmp_path / "a.parquet", column)
    with pytest.raises(kind) as caught:
        codes(path, [Attribute("a", Kind.CATEGORIES, ("x",))])
    assert caught.value.facts == {"file": str(path), "name": "b", "row": CHUNK_ROWS + 4}


def test_a_file_that_was_not_saved_completely_is_told(tmp_path):
    path = written(tmp_path / "a.parquet", a=pa.array(["x"]))
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(DamagedDataFileError, match=r"Write it again with the program it comes from\.$") as caught:
        Parquet(str(path), ReadingLayout())
    assert caught.value.file == str(path)


def test_a_value_that_was_changed_on_the_disk_is_told(tmp_path):
    """The file carries a sum of each page; without it, the word would be another one."""
    path, plain = tmp_path / "a.parquet", {"compression": "none", "use_dictionary": False, "write_statistics": False}
    pq.write_table(pa.table({"a": ["kept"] * 9}), path, write_page_checksum=True, **plain)
    path.write_bytes(path.read_bytes().replace(b"kept", b"lept", 1))
    with pytest.raises(DamagedDataFileError):
        [*Parquet(str(path), ReadingLayout()).chunks()]


@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_an_unknown_time_zone_is_told_as_such(tmp_path, unit):
    column = pa.array([0, 1]).cast(pa.timestamp(unit, "Mars/Olympus"))
    with pytest.raises(UnknownTimeZoneError, match=r"column “when”, .*“Mars/Olympus”.* in UTC") as caught:
        reading(written(tmp_path / "a.parquet", when=column)).profile()
    assert "damaged" not in str(caught.value)
    assert caught.value.file == str(tmp_path / "a.parquet")


SEVERAL = {
    "list": pa.array([[1, 2], [3]]),
    "structure": pa.array([{"x": 1}, {"x": 2}]),
    "map": pa.array([[("k", 1)], []], pa.map_(pa.string(), pa.int64())),
}
SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))


@pytest.mark.parametrize("column", SEVERAL.values(), ids=SEVERAL)
def test_a_column_of_several_values_a_cell_matters_only_where_it_is_used(tmp_path, column):
    path = written(tmp_path / "a.parquet", many=column, sex=pa.array(["f", "m"]))
    assert codes(path, [SEX]) == [[0, 1]]
    wanted = Attribute("many", Kind.CATEGORIES, ("1",), other="Other", missing="Missing")
    for attributes in ([SEX, wanted], [wanted]):
        with pytest.raises(
            SeveralValuesError, match=r"column “many”, .*several values.* leave the column out"
        ) as caught:
            codes(path, attributes)
        assert caught.value.file == str(path)
    with pytest.raises(SeveralValuesError, match="column “many”"):
        reading(path).read([SEX], "many")


def test_a_column_that_is_left_out_is_told(tmp_path):
    seen = reading(written(tmp_path / "a.parquet", many=SEVERAL["list"], sex=pa.array(["f", "m"]))).preview()
    assert (seen["headers"], seen["first"]) == (["sex"], [["f"], ["m"]])
    assert [text for text in seen["problems"] if text.startswith("Column “many” is left out: its cells hold several")]
    assert seen["stops"] == [False]


def test_a_column_is_not_taken_for_a_part_of_one_that_is_left_out(tmp_path):
    parts = pa.array([{"b": "x"}, {"b": "y"}])
    path = written(tmp_path / "a.parquet", **{"a": parts, "a.b": pa.array(["f", "m"])})
    assert codes(path, [Attribute("a.b", Kind.CATEGORIES, ("f", "m"))]) == [[0, 1]]


def test_a_file_of_nothing_else_is_refused(tmp_path):
    with pytest.raises(SeveralValuesError, match=r"column “many”, .*several values"):
        reading(written(tmp_path / "a.parquet", many=SEVERAL["list"]))


def test_damage_amid_a_large_table_is_told_by_the_profile_and_by_every_reading(tmp_path, monkeypatch):
    """A profile of a sample of the rows passes over others, but not over what is damaged."""
    monkeypatch.setattr("core.sources.arrow_source.SAMPLED_ROWS", 4000)
    path = tmp_path / "a.parquet"
    table = pa.table({"n": [f"{n % 97} of {n}" for n in range(40_000)]})
    pq.write_table(table, path, row_group_size=4000, write_page_checksum=True)
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 0xFF
    path.write_bytes(content)
    assert reading(path).preview()["n_rows"] == 40_000
    labels = Attribute("n", Kind.CATEGORIES, ("1 of 1",), other="others")
    for read in (lambda found: found.profile(), lambda found: found.read([labels], None)):
        with pytest.raises(DamagedDataFileError):
            read(reading(path))


@pytest.mark.parametrize("suffix", ["parquet", "feather"])
def test_an_ordered_dictionary_keeps_what_no_row_has_and_any_other_does_not(tmp_path, suffix):
    ordered = pd.Categorical(["low", "high", "mid"] * 20, ["none", "low", "mid", "high", "extreme"], ordered=True)
    frame = pd.DataFrame({"pain": ordered, "kind": pd.Categorical(["b", "a"] * 30, ["b", "a", "c"])})
    path = tmp_path / f"a.{suffix}"
    getattr(frame, f"to_{suffix}")(path)
    pain, kind = map(propose, profile(path, DETECT))
    assert (pain.categories, pain.provenance) == (("none", "low", "mid", "high", "extreme"), Provenance.DATA)
    assert kind.categories == ("a", "b")


@pytest.mark.parametrize(("n_columns", "group"), [(2, 57_000), (2, 900), (300, 2000)])
def test_rows_amid_are_of_all_parts(tmp_path, n_columns, group):
    numbers = pa.array(range(57_000))
    path = tmp_path / "a.parquet"
    table = pa.Table.from_arrays([numbers] * n_columns, [f"x{n}" for n in range(n_columns)])
    pq.write_table(table, path, row_group_size=group)
    source = Parquet(str(path), ReadingLayout())
    batches = source.amid()
    firsts = [batch[0][0] for batch in batches]
    assert len(firsts) >= 19
    assert firsts == sorted(firsts)
    assert firsts[-1] >= 56_000
    assert all(
        batch == [(row,) * n_columns for row in range(first, first + len(batch))]
        for first, batch in zip(firsts, batches, strict=True)
    )
    assert next(iter(source.batches())).num_rows == min(group, CHUNK_ROWS)  # from the first row on again
