"""JSON records and lines: types, names that come late, and what is no table."""

from __future__ import annotations

import json

import pytest

from core.data.cell_values import CellValues
from core.data.raw_cells import Marks
from core.errors import MalformedRecordError, RefusedContentError, SeveralValuesError, WrongFormatError
from core.sources.asking.preview import preview
from core.sources.formats import json_rows
from tests.core.sources.written_files import reading, write_text

RECORDS = [{"a": 1, "b": "x"}, {"b": None, "c": True}, {"a": 2.5, "d": {"e": 1}, "c": '{[\\"ä'}]
ROWS = [["1", "x", ""], ["", "", "TRUE"], ["2.5", "", '{[\\"ä']]
LINES = "\n".join(map(json.dumps, RECORDS))


PEOPLE = {"sex": ["f", "m", "f"], "age": [30, 41.5, None]}
ROWS_OF_PEOPLE = [dict(zip(PEOPLE, row, strict=True)) for row in zip(*PEOPLE.values(), strict=True)]


@pytest.mark.parametrize(
    "record",
    [
        {name: {str(n): value for n, value in enumerate(values)} for name, values in PEOPLE.items()},
        {name: {f"p{n}": value for n, value in enumerate(values)} for name, values in PEOPLE.items()},
        {str(n): row for n, row in enumerate(ROWS_OF_PEOPLE)},
        {f"p{n}": row for n, row in enumerate(ROWS_OF_PEOPLE)},
    ],
    ids=["columns", "columns of named rows", "rows", "named rows"],
)
def test_records_within_a_record_are_rows_or_columns(tmp_path, record):
    seen = preview(write_text(tmp_path / "a.json", json.dumps(record)))
    assert (seen.headers, seen.n_rows) == (("sex", "age"), 3)
    assert seen.first == (("f", "30"), ("m", "41.5"), ("f", ""))


@pytest.mark.parametrize("block", [1, 7, 1 << 20])
@pytest.mark.parametrize(
    "text",
    [
        json.dumps(RECORDS),
        json.dumps(RECORDS, indent=2, ensure_ascii=False),
        LINES,
        f"\ufeff{LINES}\r\n\n",
        f" [ {LINES.replace(chr(10), ' , ')} ] \n",
    ],
    ids=["list", "indented", "lines", "marked lines", "spaced"],
)
def test_lists_and_lines(tmp_path, monkeypatch, text, block):
    monkeypatch.setattr(json_rows, "BLOCK", block)
    found = reading(write_text(tmp_path / "a.json", text)).preview()
    assert (found["headers"], found["first"], found["n_rows"]) == (["a", "b", "c"], ROWS, 3)
    assert "Column “d” is left out" in found["problems"][0]


@pytest.mark.parametrize(
    ("text", "row", "words"),
    [
        ('[{"a": 1}, {"a": 2]', 3, "no record of JSON"),
        ('{"a": 1}\n{"a": "x\n', 3, "no record of JSON"),
        ('[{"a": 1}, 5]', 3, "no record of JSON"),
        ('[{"a": 1} {"a": 2}]', 3, "no record of JSON"),
        ('[{"a": 1}', 3, "no record of JSON"),
        ('[{"a": 1}] x', 3, "no record of JSON"),
        ('[{"a": 1, "a": 2}]', 2, "two values of one name"),
        ('[{"a": NaN}]', 2, "NaN or an infinite number"),
        ('[{"a": ' + "[" * 100_000, 2, "no record of JSON"),
    ],
)
def test_what_is_damaged_is_told_with_its_record(tmp_path, text, row, words):
    with pytest.raises(MalformedRecordError, match=words) as caught:
        reading(write_text(tmp_path / "a.json", text))
    assert caught.value.row == row


def test_another_encoding_is_told(tmp_path):
    with pytest.raises(RefusedContentError, match="not written in UTF-8"):
        reading(write_text(tmp_path / "a.json", '[{"a": "ä"}]', "latin-1"))


def test_nothing_but_structures(tmp_path):
    with pytest.raises(SeveralValuesError):
        reading(write_text(tmp_path / "a.json", '[{"a": [1]}]'))


@pytest.mark.parametrize("text", ["[1, 2]", '"x"'])
def test_no_records_at_all(tmp_path, text):
    with pytest.raises(WrongFormatError):
        preview(write_text(tmp_path / "a.json", text))


COLUMNS = {"age": [34, 17, None], "sex": ["f", "m", "f"]}
BY_COLUMNS = {
    "lists": COLUMNS,
    "by index": {name: dict(zip("012", cells, strict=True)) for name, cells in COLUMNS.items()},
    "split": {"columns": [*COLUMNS], "index": [0, 1, 2], "data": [*map(list, zip(*COLUMNS.values(), strict=True))]},
}


@pytest.mark.parametrize("form", BY_COLUMNS)
def test_a_table_that_is_written_by_columns_is_read_by_rows(tmp_path, form):
    path = tmp_path / "a.json"
    path.write_text(json.dumps(BY_COLUMNS[form]))
    found = reading(path).preview()
    assert (found["headers"], found["n_rows"]) == (["age", "sex"], 3)
    assert found["first"] == [["34", "f"], ["17", "m"], ["", "f"]]


@pytest.mark.parametrize(
    "record",
    [
        {"age": [1, 2], "sex": ["f"]},
        {"age": {"0": 1}, "sex": {"1": "f"}},
        {"columns": ["a", "a"], "data": [[1, 2]]},
        {"columns": ["a", "b"], "data": [[1, 2], [3]]},
        [{"tags": ["a", "b"], "colours": ["red", "blue"]}],
    ],
)
def test_what_is_no_table_by_columns_is_refused(tmp_path, record):
    path = tmp_path / "a.json"
    path.write_text(json.dumps(record))
    with pytest.raises(SeveralValuesError):
        reading(path)


def test_rows_without_names_are_refused_in_words(tmp_path):
    path = tmp_path / "a.json"
    path.write_text("[[1, 2], [3, 4]]")
    with pytest.raises(RefusedContentError, match="lists without names"):
        reading(path)


def test_a_number_beyond_all_numbers_is_a_text(tmp_path):
    """As in a text file: it is counted with what is no number, or refused in its row."""
    rows = [{"a": 10**400 if n == 5 else n % 9} for n in range(40)]
    json_file = write_text(tmp_path / "a.json", json.dumps(rows))
    text_file = write_text(tmp_path / "a.csv", "a\n" + "\n".join(str(row["a"]) for row in rows) + "\n")
    (from_json,), (from_text,) = (reading(file).profile() for file in (json_file, text_file))
    assert from_json == from_text
    marks = Marks()
    assert CellValues(marks).alone(10**400) == CellValues(marks).alone(str(10**400))


RECORD = [{"a": 1}, {"a": 2}]


@pytest.mark.parametrize(
    ("facts", "name"),
    [
        ({"page": 1, "total_pages": 4, "results": RECORD}, "total_pages"),
        ({"results": RECORD, "next": "https://example.org/?page=2"}, "next"),
        ({"meta": {"pagination": 1, "has_more": True}, "data": RECORD}, "has_more"),
        ({"data": RECORD, "total": 40, "offset": 0}, "total"),
        ({"numFound": 3, "docs": RECORD}, "numFound"),
        ({"page": 1, "total_pages": 1, "results": RECORD, "next": None}, ""),
        ({"total": 40, "data": RECORD}, ""),
        ({"totalCount": 2, "data": RECORD}, ""),
    ],
)
def test_one_page_of_several_is_told(tmp_path, facts, name):
    told = preview(write_text(tmp_path / "a.json", json.dumps(facts))).problems
    assert [text.split(":")[0] for text in told] == [f"Beside its records, the file says “{name}”"] * bool(name)


def test_a_further_list_of_records_is_told(tmp_path):
    facts = {"people": RECORD, "rooms": RECORD, "links": [{"self": "x"}], "towns": ["York", "Ely"]}
    told = preview(write_text(tmp_path / "a.json", json.dumps(facts))).problems
    assert told == ("Only the list “people” is read. Further lists of records are left out: “rooms”.",)


@pytest.mark.parametrize(
    ("record", "name"),
    [
        ({f"p{n}": row for n, row in enumerate(ROWS_OF_PEOPLE)}, "p0"),
        ({name: {f"p{n}": value for n, value in enumerate(values)} for name, values in PEOPLE.items()}, "p0"),
        ({"columns": ["a"], "index": ["x", "y"], "data": [[1], [2]]}, "x"),
        ({str(n): row for n, row in enumerate(ROWS_OF_PEOPLE)}, ""),
        ({"columns": ["a"], "index": [0, 1], "data": [[1], [2]]}, ""),
        (PEOPLE, ""),
    ],
)
def test_names_of_records_that_are_left_out_are_told(tmp_path, record, name):
    told = preview(write_text(tmp_path / "a.json", json.dumps(record))).problems
    said = f"Each record has a name of its own, such as “{name}”, which is left out."
    assert [text.split(" To use")[0] for text in told] == [said] * bool(name)


@pytest.mark.parametrize("n", [8, 24])
def test_many_records_of_texts_by_their_names_are_rows(tmp_path, n):
    people = {f"p{place}": {"sex": "fm"[place % 2], "town": "York"} for place in range(n)}
    seen = preview(write_text(tmp_path / "a.json", json.dumps(people)))
    assert (len(seen.headers), seen.n_rows) == ((2, n) if n > 8 else (n, 2))
    by_column = {name: {key: record[name] for key, record in people.items()} for name in ("sex", "town")}
    seen = preview(write_text(tmp_path / "b.json", json.dumps(by_column)))
    assert (seen.headers, seen.n_rows) == (("sex", "town"), n)
