"""Frames of odd values are read, or refused in a sentence that a person can act on; nothing else comes out."""

from __future__ import annotations

import warnings
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import EngineError, HalfLetterNameError, MissingColumnError
from core.sources.frames.frame import DataFrame
from core.sources.frames.frame_rows import FrameRows

LAYOUT = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="", dates="year-first")
EDGES = {
    Kind.CATEGORIES: {"categories": ("a", "1")},
    Kind.NUMBER: {"edges": (0.0, 10.0)},
    Kind.DATE: {"edges": (date(2024, 1, 1), date(2025, 1, 1))},
}
ODD = (
    *(None, pd.NA, pd.NaT, np.nan, Decimal("NaN"), Decimal("sNaN"), np.datetime64("NaT")),
    *(Decimal("Infinity"), Decimal("1e999999"), 10**5000, Fraction(10**400, 3), -(2**63) - 1, 2**64, 1j),
    *(True, np.True_, np.float32(1.5), np.int8(3), "\ud800", "a\0", b"a", b"\xff", object, (), [1], {1}, {"a": 1}),
    *(date.min, datetime(9999, 12, 31), time(1), timedelta(1), pd.Timestamp("2024-01-01", tz="Asia/Tokyo")),  # noqa: DTZ001
    *(np.array([1, 2]), pd.Interval(0, 1), pd.Period("2024-01"), pd.Timedelta(1)),
)
VALUES = st.one_of(
    st.sampled_from(ODD),
    st.text(st.characters(), max_size=3),
    st.integers(),
    st.floats(),
    st.decimals(),
    st.fractions(),
    st.dates(),
    st.datetimes(),
    st.binary(max_size=3),
)


def rows_of(frame, kind=Kind.CATEGORIES, name="a"):
    attribute = Attribute(name, kind, other="other", missing="missing", **EDGES[kind])
    return FrameRows("", LAYOUT, (attribute,), ProtectedUnit(), frame=DataFrame(frame)).read(None, bytes(32))


def n_counted(records):
    return records.count(Marginal.of([0])).sum()


def is_sentence(error):
    text = str(error)
    return text.startswith("the data frame") and text.endswith(".") and bool(text.encode())


@given(
    values=st.lists(VALUES, min_size=1, max_size=4),
    other=st.lists(VALUES, min_size=4, max_size=4),
    kind=st.sampled_from(Kind),
    name=st.one_of(st.just("b"), st.integers(0, 1), st.none(), st.text(st.characters(), min_size=1, max_size=2)),
)
def test_any_objects_are_read_or_refused_in_a_sentence(values, other, kind, name):
    columns = pd.Index(["a", name], dtype=object)
    series = [pd.Series(each[: len(values)], dtype=object) for each in (values, other)]
    frame = pd.concat(series, axis=1).set_axis(columns, axis=1)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            records = rows_of(frame, kind)
    except EngineError as error:
        assert is_sentence(error), type(error)  # noqa: PT017  both ways out are right
    else:
        assert n_counted(records) == len(values)


@pytest.mark.parametrize("value", ODD, ids=lambda value: f"{type(value).__name__}")
@pytest.mark.parametrize("beside", ["x", 1, Decimal(1), None])
def test_each_odd_value_beside_a_usual_one(value, beside):
    both = pd.Series([beside, None], dtype=object)
    both[1] = value
    try:
        assert n_counted(rows_of(pd.DataFrame({"a": both}))) == 2
    except EngineError as error:
        assert is_sentence(error), type(error)  # noqa: PT017  both ways out are right


@pytest.mark.parametrize("names", [["a", "\ud800"], [None, "\ud800"]])
def test_a_name_with_half_of_a_letter_is_refused(names):
    frame = pd.DataFrame([["a", "b"]], columns=pd.Index(names, dtype=object))
    with pytest.raises(HalfLetterNameError, match="the name of column B has half of a letter"):
        DataFrame(frame)


def test_levels_of_an_index_are_taken_by_their_places():
    index = pd.MultiIndex.from_tuples([("p", "a"), ("q", "b")], names=[None, 0])
    assert rows_of(pd.DataFrame({"n": [1, 2]}, index=index), name="0").codes[0].tolist() == [0, 2]
    with pytest.raises(MissingColumnError, match="Several columns of the file are called so"):
        rows_of(pd.DataFrame({"a": ["a", "b"]}, index=index.set_names(["k", "k"])), name="k")


def test_an_index_beside_columns_of_two_levels_keeps_its_name():
    frame = pd.DataFrame({("x", "y"): [1, 2]}, index=pd.Index(["a", "b"], name="a"))
    assert rows_of(frame).codes[0].tolist() == [0, 2]


@pytest.mark.parametrize("wrap", [lambda table: table, lambda table: table.to_pandas(types_mapper=pd.ArrowDtype)])
def test_runs_of_equal_values_are_read_as_rows(wrap):
    table = pa.table({"a": pa.RunEndEncodedArray.from_arrays([2, 3, 4], [5, 50, None])})
    assert rows_of(wrap(table), Kind.NUMBER).codes[0].tolist() == [0, 0, 1, 2]
