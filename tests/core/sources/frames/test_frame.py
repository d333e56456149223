"""Rows of frames become what rows of files become: the same codes, and the same refusals."""

from __future__ import annotations

import sys
import traceback
from datetime import UTC, date, datetime
from decimal import Decimal

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.data.fingerprints import rows_print
from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import EngineError, SeveralValuesError, UnpinnedLayoutError, UnreadableFileError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from core.sources.frames.frame import DataFrame
from core.sources.frames.frame_rows import FrameRows
from tests.core.sources.reader_here import read_here

LAYOUT = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="", dates="year-first")
KEY = bytes(range(32))
PRIVATE = "Ada Lovelace"  # a value that no message may repeat

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"), merges=(("female", "f"),), missing="none said")
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 65.0, 100.0), missing="none said")
DAY = Attribute("day", Kind.DATE, edges=(date(2024, 1, 1), date(2024, 7, 1), date(2025, 1, 1)), missing="none said")
CODE = Attribute("code", Kind.CATEGORIES, ("01", "02", "5"))
ALL = (SEX, AGE, DAY, CODE)
PERSON = ProtectedUnit("person", 2)
ROW = ProtectedUnit()

CLEAN = {
    "person": ["p1", "p2", "p1", "p3"],
    "sex": ["f", "m", "female", None],
    "age": [17.0, 18.5, None, 100.0],
    "day": [date(2024, 1, 31), date(2024, 12, 31), None, date(2024, 7, 1)],
    "code": ["01", "02", "5", "01"],
}
DAYS_AS_TEXT = ["2024-01-31", "31.12.2024", None, "2024-07-01"]
NUMBERS_AS_TEXT = {**CLEAN, "age": ["17", " 18.5", None, "1e2"], "day": DAYS_AS_TEXT}
STRANGER = {**CLEAN, "sex": ["f", "m", PRIVATE, None]}
BLANK = {**CLEAN, "code": ["01", None, "5", "01"]}
NO_NUMBER = {**CLEAN, "age": ["17", PRIVATE, None, "4"]}
TOO_OLD = {**CLEAN, "age": [17.0, 18.5, None, 100.5]}
TOO_EARLY = {**CLEAN, "day": [date(2024, 1, 31), date(1624, 12, 31), None, date(2024, 7, 1)]}
NOBODY = {**CLEAN, "person": ["p1", None, "p1", "p3"]}
NO_COLUMN = {name: values for name, values in CLEAN.items() if name != "day"}
NO_ROWS = {name: [] for name in CLEAN}


@pytest.fixture(autouse=True)
def files_are_read_here(monkeypatch):
    read_here(monkeypatch)


def csv(path, columns):
    lines = zip(*([cell_words(cell) for cell in column] for column in columns.values()), strict=True)
    path = path / "rows.csv"
    path.write_text("\n".join([",".join(columns), *map(",".join, lines)]) + "\n", encoding="utf-8")
    return path


def cell_words(cell):
    return "" if cell is None else str(cell)


def parquet(path, columns):
    pq.write_table(pa.table(columns), path / "rows.parquet")
    return path / "rows.parquet"


def categorical(_, columns):
    return pd.DataFrame(columns).astype({"sex": "category"})


KINDS = {
    "csv": csv,
    "parquet": parquet,
    "pandas": lambda _, columns: pd.DataFrame(columns),
    "pandas, of objects": lambda _, columns: pd.DataFrame(columns, dtype=object),
    "pandas, categories": categorical,
    "pandas, by index": lambda _, columns: pd.DataFrame(columns).set_index("person"),
    "pandas, some rows": lambda _, columns: pd.concat([pd.DataFrame(columns)] * 2).iloc[: len(columns["sex"])],
    "polars": lambda _, columns: pl.DataFrame(columns),
    "polars, categories": lambda _, columns: pl.DataFrame(columns).with_columns(pl.col("sex").cast(pl.Categorical)),
    "arrow": lambda _, columns: pa.table(columns),
    "arrow batch": lambda _, columns: pa.record_batch(columns),
    "arrow reader": lambda _, columns: pa.table(columns).to_reader(),
}


def source(kind, folder, columns, unit):
    rows = KINDS[kind](folder, columns)
    if kind in ("csv", "parquet"):
        return RowSource(rows, LAYOUT, ALL, unit)
    return FrameRows(folder / "none", LAYOUT, ALL, unit, frame=DataFrame(rows))


def read(kind, folder, columns, unit=PERSON):
    rows = source(kind, folder, columns, unit)
    records = rows.read(None, KEY)
    print_ = rows.fingerprint(records, KEY)
    return [column.tolist() for column in records.codes], records.person.tolist(), print_


def refusal(kind, folder, columns, unit=PERSON):
    """Return the kind of error and its facts, but for the name of the file."""
    with pytest.raises(EngineError) as caught:
        source(kind, folder, columns, unit).read(None, KEY)
    return type(caught.value), {name: fact for name, fact in caught.value.facts.items() if name != "file"}


@pytest.mark.parametrize("columns", [CLEAN, NUMBERS_AS_TEXT], ids=["clean", "numbers as text"])
@pytest.mark.parametrize("kind", KINDS)
def test_codes_persons_and_what_the_ledger_knows_them_by_agree(kind, columns, tmp_path):
    wanted_codes, wanted_persons, wanted_print = read("csv", tmp_path, columns)
    codes, persons, print_ = read(kind, tmp_path, columns)
    assert codes == wanted_codes == [[0, 1, 0, 2], [0, 1, 3, 2], [0, 1, 2, 1], [0, 1, 2, 0]]
    assert persons == wanted_persons == [0, 1, 0, 2]
    assert print_.columns == wanted_print.columns
    assert print_.sketch == wanted_print.sketch
    assert print_.resembles(wanted_print)


@pytest.mark.parametrize(
    "columns",
    [STRANGER, BLANK, NO_NUMBER, TOO_OLD, TOO_EARLY, NOBODY, NO_COLUMN],
    ids=["stranger", "blank", "no number", "outside", "another year", "nobody", "no column"],
)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("csv", "pandas, by index")])
def test_refusals_agree(kind, columns, tmp_path):
    assert refusal(kind, tmp_path, columns) == refusal("csv", tmp_path, columns)


def test_nothing_below_the_names_is_refused(tmp_path):
    assert refusal("polars", tmp_path, NO_ROWS) == refusal("csv", tmp_path, NO_ROWS)


def test_columns_of_different_kinds_of_values_are_read_as_text(tmp_path):
    days = [date(2024, 1, 31), "2024-12-31", None, datetime(2024, 7, 1)]  # noqa: DTZ001  as frames have them
    mixed = {**CLEAN, "age": [17, "18.5", None, Decimal("100.0")], "day": days, "code": ["01", "02", 5, "01"]}
    frame = DataFrame(pd.DataFrame(mixed))
    records = FrameRows(tmp_path, LAYOUT, ALL, ROW, frame=frame).read(None)
    assert [column.tolist() for column in records.codes] == read("csv", tmp_path, CLEAN)[0]


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ([True, False], "TRUE"),
        ([np.bool_(True), "x"], "TRUE"),
        ([np.int64(7), "x"], "7"),
        ([np.float64(0.5), "x"], "0.5"),
        ([7.0, "x"], "7"),
        ([Decimal("1.50"), "x"], "1.5"),
        ([b"abc", b"abc"], "abc"),
        ([datetime(2024, 1, 31, 8, 30, tzinfo=UTC), None], "2024-01-31 08:30:00+00:00"),
    ],
)
def test_values_are_the_text_that_a_file_has(values, text, tmp_path):
    attribute = Attribute("a", Kind.CATEGORIES, (text,), other="other", missing="none")
    frame = DataFrame(pd.DataFrame({"a": pd.Series(values, dtype=object)}))
    records = FrameRows(tmp_path, LAYOUT, (attribute,), ROW, frame=frame).read(None)
    assert records.codes[0].tolist()[0] == 0


class Raising:
    """A frame whose library fails when it is asked for the rows."""

    def __init__(self, error):
        self._error = error

    def __arrow_c_stream__(self, requested_schema=None):
        raise self._error


def breaking_off():
    yield pa.record_batch({"a": [PRIVATE]})
    raise RuntimeError(PRIVATE)


@pytest.mark.parametrize(
    "thing",
    [
        PRIVATE,
        [PRIVATE],
        {"a": [PRIVATE]},
        pd.Series([PRIVATE]),
        pl.DataFrame({"a": [PRIVATE]}).lazy(),
        pa.array([PRIVATE]),
        pd.DataFrame,
        pl.DataFrame,
        pa.Table,
        Raising(RuntimeError(PRIVATE)),
        Raising(KeyError(PRIVATE)),
        Raising(pl.exceptions.ComputeError(PRIVATE)),
        Raising(OSError(PRIVATE)),
        pa.RecordBatchReader.from_batches(pa.schema([("a", pa.string())]), breaking_off()),
    ],
    ids=lambda thing: getattr(thing, "__name__", type(thing).__name__),
)
def test_what_is_no_frame_is_refused(thing):
    with pytest.raises(UnreadableFileError, match="the data frame: it cannot be read") as caught:
        DataFrame(thing)
    assert PRIVATE not in "".join(traceback.format_exception(caught.value))


def test_objects_of_polars_are_read_as_those_of_pandas(tmp_path):
    days = [date(2024, 1, 31), "2024-12-31", None, "2024-07-01"]
    mixed = {**CLEAN, "age": [17, "18.5", float("nan"), Decimal("100.0")], "day": days, "code": ["01", "02", 5, "01"]}
    objects = {name: pl.Series(values, dtype=pl.Object) for name, values in mixed.items() if name != "person"}
    frame = DataFrame(pl.DataFrame({"person": mixed["person"], **objects}))
    records = FrameRows(tmp_path, LAYOUT, ALL, ROW, frame=frame).read(None)
    assert [column.tolist() for column in records.codes] == read("csv", tmp_path, CLEAN)[0]


def test_objects_of_polars_are_read_without_pandas(monkeypatch, tmp_path):
    monkeypatch.delitem(sys.modules, "pandas")
    frame = DataFrame(pl.DataFrame({"a": pl.Series(["x", None, float("nan"), 5.0], dtype=pl.Object)}))
    attribute = Attribute("a", Kind.CATEGORIES, ("x", "5"), missing="none")
    records = FrameRows(tmp_path, LAYOUT, (attribute,), ROW, frame=frame).read(None)
    assert np.repeat(records.codes[0], records.times).tolist() in ([0, 2, 2, 1], [0, 1, 2, 2])
    with pytest.raises(UnreadableFileError, match="in column “a”, row 3, a value is neither text"):
        DataFrame(pl.DataFrame({"a": pl.Series(["x", {PRIVATE}], dtype=pl.Object)}))


MONTHS = pd.period_range("2024-01", periods=4, freq="M")


def rows_of(form, rows, folder, attribute):
    if form == "parquet":
        return RowSource(folder / "rows.parquet", LAYOUT, (attribute,), ROW)
    frame = DataFrame(rows if form == "pandas" else pa.Table.from_pandas(rows))
    return FrameRows(folder, LAYOUT, (attribute,), ROW, frame=frame)


@pytest.mark.parametrize("form", ["parquet", "arrow", "pandas"])
def test_periods_of_pandas_are_refused_wherever_they_are(form, tmp_path):
    rows = pd.DataFrame({"sex": CLEAN["sex"], "month": MONTHS})
    month = Attribute("month", Kind.CATEGORIES, ("2024-01",), other="other")
    rows.to_parquet(tmp_path / "rows.parquet")
    with pytest.raises(UnreadableFileError, match="in column “month”, row 2, a value is neither text"):
        rows_of(form, rows, tmp_path, month).read(None)


def test_periods_in_a_column_that_is_not_used_do_not_matter(tmp_path):
    pd.DataFrame({"sex": CLEAN["sex"], "month": MONTHS}).to_parquet(tmp_path / "rows.parquet")
    assert RowSource(tmp_path / "rows.parquet", LAYOUT, (SEX,), ROW).read(None).times.sum() == len(MONTHS)
    seen = preview(tmp_path / "rows.parquet", LAYOUT)
    assert any("Column “month” is left out: its values are periods" in problem for problem in seen.problems)


@pytest.mark.parametrize("value", [["a", "b"], {"x": 1}], ids=["list", "structure"])
def test_several_values_a_cell_are_refused_also_where_each_different_one_is_kept_once(value, tmp_path):
    many = pa.DictionaryArray.from_arrays(pa.array([0, 0]), pa.array([value]))
    attribute = Attribute("many", Kind.CATEGORIES, ("a",), other="other")
    frame = DataFrame(pa.table({"many": many, "sex": ["f", "m"]}))
    assert FrameRows(tmp_path, LAYOUT, (SEX,), ROW, frame=frame).read(None).times.sum() == 2
    with pytest.raises(SeveralValuesError, match="in column “many”, a cell holds several values"):
        FrameRows(tmp_path, LAYOUT, (attribute,), ROW, frame=frame).read(None)


def test_a_value_of_no_known_kind_is_refused_without_a_word_of_it():
    with pytest.raises(UnreadableFileError, match="in column “a”, row 3, a value is neither text") as caught:
        DataFrame(pd.DataFrame({"a": ["x", {PRIVATE}]}))
    assert PRIVATE not in "".join(traceback.format_exception(caught.value))


def test_one_name_twice_is_refused(tmp_path):
    frame = pd.DataFrame([["f", "m"]], columns=["sex", "sex"])
    with pytest.raises(EngineError, match="Several columns of the file are called so; here they are “sex"):
        FrameRows(tmp_path, LAYOUT, (SEX,), ROW, frame=DataFrame(frame)).read(None)


def test_a_frame_has_no_text_and_stays_as_it_was_taken(tmp_path):
    frame = pd.DataFrame({"sex": ["f", "m"], "name": [PRIVATE, PRIVATE]})
    held = DataFrame(frame)
    frame["sex"] = "m"
    rows = FrameRows(tmp_path, LAYOUT, (SEX,), ROW, frame=held)
    assert PRIVATE not in f"{held} {held!r} {rows} {rows!r}"
    assert rows.read(None).codes[0].tolist() == [0, 1]


def test_an_index_with_a_name_is_a_column_and_one_without_is_none(tmp_path):
    plain = pd.DataFrame(CLEAN)
    prints = [
        FrameRows(tmp_path, LAYOUT, ALL, PERSON, frame=DataFrame(frame)).read(None, KEY).sketch
        for frame in (plain, plain.set_index("person"), plain.set_index(pd.Index([7, 3, 3, 1])))
    ]
    assert len({*prints}) == 1


def test_a_plan_that_leaves_the_reading_open_is_refused(tmp_path):
    with pytest.raises(UnpinnedLayoutError, match=r"the data frame: .*decimal, thousands.*decimal = \"\.\""):
        FrameRows(tmp_path, ReadingLayout(), (AGE,), ROW, frame=DataFrame(pl.DataFrame({"age": ["1.5"]}))).read(None)


def test_what_a_plan_says_of_the_place_in_a_file_does_not_matter_to_a_frame(tmp_path):
    layout = ReadingLayout("Sheet 7", 3, "A3:B9", ";", "latin-1", ".", "", "year-first")
    rows = FrameRows(tmp_path, layout, (AGE,), ROW, frame=DataFrame(pl.DataFrame({"age": [1.5]})))
    assert rows.read(None).codes[0].tolist() == [0]


def test_parts_without_rows_are_none(tmp_path):
    """As a filter over a folder of files leaves them."""
    parts = [pa.record_batch({"sex": pa.array(sexes, pa.string())}) for sexes in ([], ["f", "m"], [], ["f"], [])]
    frame = DataFrame(pa.Table.from_batches(parts))
    marginals = (Marginal((0,)),)
    found = FrameRows(tmp_path, LAYOUT, (SEX,), ROW, marginals=marginals, frame=frame).read(None, KEY)
    kept = FrameRows(tmp_path, LAYOUT, (SEX,), ROW, frame=frame).read(None, KEY)
    assert found.count(marginals[0]).tolist() == [2, 1, 0]
    assert (found.sketch, found.rows) == (kept.sketch, rows_print(kept, KEY))
