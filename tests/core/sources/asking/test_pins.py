"""What a release needs to have said of how a file is read."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from types import SimpleNamespace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.location import location_of
from core.domain.reading_layout import ReadingLayout
from core.errors import UnpinnedLayoutError
from core.sources.asking.pins import check_pinned, pinned, unpinned
from core.sources.asking.preview import preview

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 99.0))
DAY = Attribute("day", Kind.DATE, edges=(date(2024, 1, 1), date(2025, 1, 1)))


@pytest.mark.parametrize(
    ("source", "attributes", "fields"),
    [
        ("a.csv", [SEX], ("header_row", "delimiter", "encoding")),
        ("a.TSV", [SEX, AGE], ("header_row", "delimiter", "encoding", "decimal", "thousands")),
        ("x/a.txt", [DAY], ("header_row", "delimiter", "encoding", "dates")),
        ("a.xlsx", [SEX], ("sheet", "header_row")),
        ("a.xlsm", [AGE, AGE], ("sheet", "header_row", "decimal", "thousands")),
        ("a.ods", [SEX], ("sheet", "header_row")),
        ("a.xls", [DAY, AGE], ("sheet", "header_row", "decimal", "thousands", "dates")),
        ("a.parquet", [SEX], ()),
        ("a.pq", [DAY], ("dates",)),
        ("a.unknown", [SEX], ()),
    ],
)
def test_what_is_left_to_be_detected(source, attributes, fields):
    assert set(unpinned(source, ReadingLayout(), attributes)) == set(fields)
    found = ReadingLayout("S", 3, None, ";", "utf-8", ",", "", "day-first")
    said = pinned(ReadingLayout(range="A3:K"), found, fields)
    assert unpinned(source, said, attributes) == ()
    assert said.range == "A3:K"
    assert said.decimal == ("," if AGE in attributes else None)


def test_no_header_row_is_an_answer_and_a_range_gives_one():
    assert "header_row" not in unpinned("a.csv", ReadingLayout(header_row=0), [SEX])
    assert "header_row" not in unpinned("a.xlsx", ReadingLayout(range="A3:K"), [SEX])
    assert unpinned("a.xlsx", ReadingLayout(sheet="S", header_row=1, decimal=".", thousands=""), [AGE]) == ()


@pytest.mark.parametrize("address", ["postgresql://db/survey", "spark://host:7077"])
def test_the_table_of_a_server_is_never_found_in_its_rows(address, monkeypatch):
    """Which table is the largest is up to rows: one more would let a release count another table."""
    found = SimpleNamespace(layout=ReadingLayout(sheet="public.people"), questions=())
    monkeypatch.setattr("core.sources.asking.pins.preview", lambda *_: found)
    with pytest.raises(UnpinnedLayoutError) as refused:
        check_pinned(location_of(address), ReadingLayout(), [SEX])
    assert 'The rows suggest: sheet = "public.people". To keep it' in str(refused.value)
    check_pinned(location_of(address), found.layout, [SEX])


def test_a_refusal_says_what_to_write_for_a_question_that_the_rows_do_not_answer(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("town,age\n" + "Ulm,30\nKiel,40\n" * 20 + "zebra,1400\n")
    found = preview(path).layout
    with pytest.raises(UnpinnedLayoutError) as refused:
        check_pinned(path, replace(found, decimal=None, last_row=None, questions=("last_row",)), [AGE])
    told = str(refused.value)
    assert 'A plan can say: last_row = "skip" (Leave it out) / last_row = "read" (Count it' in told
    assert told.count("below [data]") == 1
    assert 'The rows suggest: decimal = "."' in told
    assert "nothing for" not in told


def test_a_refusal_says_that_the_rows_tell_nothing_where_there_is_no_question(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("town,age\n" + "Ulm,30\nKiel,40\n" * 20)
    found = replace(preview(path).layout, questions=("hidden_rows",), hidden_rows=None)
    with pytest.raises(UnpinnedLayoutError, match=r"The rows leave open: hidden_rows\. Choose on"):
        check_pinned(path, found, [AGE])
