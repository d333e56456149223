"""What is opened of a record within a record, and how MongoDB writes what JSON has no kind for."""

from __future__ import annotations

import pytest

from core.sources.formats.json_files.json_nested import flat_record, numbered_record


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        ({"$oid": "65f0c0ffee"}, "65f0c0ffee"),
        ({"$numberInt": "42"}, 42),
        ({"$numberLong": "42"}, 42),
        ({"$numberDouble": "1.5"}, 1.5),
        ({"$numberDecimal": "12.50"}, 12.5),
        ({"$numberDouble": "NaN"}, "NaN"),
        ({"$date": "1985-03-01T00:00:00Z"}, "1985-03-01T00:00:00Z"),
        ({"$date": {"$numberLong": "478483200000"}}, "1985-03-01"),
        ({"$date": 478483260000}, "1985-03-01T00:01:00Z"),
        ({"$date": {"$numberLong": "-86400000"}}, "1969-12-31"),
        ({"$date": 10**20}, str(10**20)),
        ([{"$oid": "65"}], "65"),
    ],
)
def test_what_mongodb_wraps_is_its_value(value, plain):
    assert flat_record({"a": value}) == {"a": plain}


def test_a_flat_record_is_itself():
    record = {"a": 1, "b": "x", "c": None}
    assert flat_record(record) is record


def test_what_two_ways_lead_to_holds_several_values():
    assert flat_record({"a.b": 1, "a": {"b": 2}}) == {"a.b": [[1, 2]]}


def test_what_is_deep_is_left_whole():
    record = {"x": 1}
    for _ in range(9):
        record = {"a": record}
    ((name, value),) = flat_record(record).items()
    assert (name, isinstance(value, dict)) == ("a.a.a.a.a.a.a", True)


def test_a_record_by_its_own_number_is_that_record():
    inner = {"id": "17", "sex": "f"}
    assert numbered_record({"17": inner}) is inner
    assert numbered_record({"17": {"id": 17}}) == {"id": 17}


@pytest.mark.parametrize(
    "record",
    [{"17": {"id": "18"}}, {"q17": {"id": "q17"}}, {"17": "17"}, {"17": ["17"]}, {"17": {"id": "17"}, "a": 1}, {}],
)
def test_others_are_left_as_they_are(record):
    assert numbered_record(record) is record
