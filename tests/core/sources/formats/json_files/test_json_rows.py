"""JSON records and lines: types, names that come late, and what is no table."""

from __future__ import annotations

import json

import pytest

from core.data.cell_values import CellValues
from core.data.raw_cells import Marks
from core.errors import MalformedRecordError, RefusedContentError, SeveralValuesError, WrongFormatError
from core.sources.asking.preview import preview
from core.sources.formats.json_files import json_texts
from tests.core.sources.written_files import reading, write_text

RECORDS = [{"a": 1, "b": "x"}, {"b": None, "c": True}, {"a": 2.5, "d": [1, 2], "c": '{[\\"ä'}]
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


@pytest.mark.parametrize("mark", ["utf-16", "utf-16-be"])
@pytest.mark.parametrize("ending", [".json", ".jsonl"])
def test_programs_of_windows_write_utf_16(tmp_path, mark, ending):
    rows = [{"town": "Köln", "age": 30}, {"town": "東京", "age": 41}]
    text = {".json": json.dumps({"time": 1, "rows": rows}), ".jsonl": "\n".join(map(json.dumps, rows))}[ending]
    path = tmp_path / f"a{ending}"
    path.write_bytes(text.encode(mark) if mark == "utf-16" else b"\xfe\xff" + text.encode(mark))
    seen = preview(path)
    assert (seen.headers, seen.first) == (("town", "age"), (("Köln", "30"), ("東京", "41")))
    path.write_bytes(text.encode("utf-16") + b"\x00\xd8")
    with pytest.raises(RefusedContentError, match="not written in UTF-8"):
        preview(path)


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
    monkeypatch.setattr(json_texts, "BLOCK", block)
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
        reading(write_text(tmp_path / "a.json", '[{"a": [1, 2]}]'))


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
    ],
)
def test_what_is_no_table_by_columns_is_refused(tmp_path, record):
    path = tmp_path / "a.json"
    path.write_text(json.dumps(record))
    with pytest.raises(RefusedContentError, match=f"is one record.*“{next(iter(record))}” holds several values"):
        reading(path)


def test_a_list_of_one_record_of_lists_is_refused(tmp_path):
    path = write_text(tmp_path / "a.json", json.dumps([{"tags": ["a", "b"], "colours": ["red", "blue"]}]))
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
        ({"total": 40, "data": RECORD}, "total"),
        ({"total": "40", "data": RECORD}, "total"),
        (
            {"@odata.context": "x", "value": RECORD, "@odata.nextLink": "https://example.org/?$skip=2"},
            "@odata.nextLink",
        ),
        ({"d": {"results": RECORD, "__next": "https://example.org/?$skip=2"}}, "__next"),
        ({"link": [{"relation": "self"}, {"relation": "next", "url": "x"}], "entry": RECORD * 2}, "next"),
        ({"link": [{"relation": "self", "url": "x"}], "entry": RECORD}, ""),
        ({"data": RECORD, "links": {"self": "x", "next": {"href": "y"}}}, "next"),
        ({"data": RECORD, "links": {"self": "x", "next": None}}, ""),
        ({"done": False, "records": RECORD}, "done"),
        ({"done": True, "totalSize": 2, "records": RECORD}, ""),
        ({"took": 3, "_shards": {"total": 5}, "hits": {"total": {"value": 40}, "hits": RECORD}}, "total"),
        ({"took": 3, "_shards": {"total": 5}, "hits": {"total": {"value": 2}, "hits": RECORD}}, ""),
        ({"data": {"people": {"edges": RECORD, "pageInfo": {"hasNextPage": True}}}}, "hasNextPage"),
        ({"records": RECORD, "offset": "itr1/rec1"}, "offset"),
        ({"records": RECORD, "offset": 0}, ""),
        ({"exceededTransferLimit": True, "features": RECORD}, "exceededTransferLimit"),
        ({"totalCount": 2, "data": RECORD}, ""),
    ],
)
def test_one_page_of_several_is_asked_about(tmp_path, facts, name):
    seen = preview(write_text(tmp_path / "a.json", json.dumps(facts)))
    said = [text.split(":")[0] for text in seen.problems]
    assert said == [f"Beside its records, the file says “{name}”"] * bool(name)
    assert [asked.key for asked in seen.questions] == ["as_written"] * bool(name)


def test_a_further_list_of_many_records_is_asked_about(tmp_path):
    facts = {"rooms": RECORD * 5, "people": RECORD * 6, "meta": {"rules": RECORD * 2}}
    seen = preview(write_text(tmp_path / "a.json", json.dumps(facts)))
    said = "Only the list “people” is read. Further lists of records are left out: “rooms”, “meta.rules”."
    assert (seen.n_rows, seen.problems, seen.layout.unanswered) == (12, (said,), ("as_written",))


@pytest.mark.parametrize(
    "answer",
    [
        {"response": {"status": "ok", "docs": ROWS_OF_PEOPLE}},
        {"header": {"status": 0}, "response": {"numFound": 3, "docs": ROWS_OF_PEOPLE}},
        {"link": [{"relation": "self", "url": "x"}], "entry": ROWS_OF_PEOPLE},
        {"_embedded": {"people": ROWS_OF_PEOPLE}, "_links": {"self": {"href": "x"}}},
        {"range": "A1:B4", "values": [["sex", "age"], ["f", 30], ["m", 41.5], ["f"]]},
        {"type": "FeatureCollection", "features": [{"properties": row, "geometry": None} for row in ROWS_OF_PEOPLE]},
    ],
)
def test_the_longest_list_of_records_is_read_wherever_it_is(tmp_path, answer):
    seen = preview(write_text(tmp_path / "a.json", json.dumps(answer)))
    assert (seen.headers, seen.first) == (("sex", "age"), (("f", "30"), ("m", "41.5"), ("f", "")))
    assert seen.layout.unanswered == ()


def test_values_within_values_are_columns_by_the_names_that_lead_to_them(tmp_path):
    records = [
        {"id": "r1", "fields": {"sex": "f", "home": {"town": "Ulm"}}, "name": [{"use": "usual"}], "tags": []},
        {"id": "r2", "fields": {"sex": "m", "home": {"town": "Bern"}}, "name": [{"use": "old"}], "tags": []},
    ]
    found = reading(write_text(tmp_path / "a.json", json.dumps(records))).preview()
    assert found["headers"] == ["id", "fields.sex", "fields.home.town", "name.use"]
    assert found["first"] == [["r1", "f", "Ulm", "usual"], ["r2", "m", "Bern", "old"]]
    assert found["problems"] == []


def test_a_list_of_several_anywhere_is_left_out_whole(tmp_path):
    records = [{"id": 1, "at": [{"town": "Ulm"}]}, {"id": 2, "at": [{"town": "Ulm"}, {"town": "Bern"}]}]
    found = reading(write_text(tmp_path / "a.json", json.dumps(records))).preview()
    assert (found["headers"], found["problems"][0][:26]) == (["id"], "Column “at” is left out: i")


def test_records_each_with_names_of_its_own_within_are_not_opened(tmp_path):
    records = [{"id": n, "answers": {f"a{n}-{m}": m for m in range(30)}} for n in range(100)]
    found = reading(write_text(tmp_path / "a.json", json.dumps(records))).preview()
    assert (found["headers"], found["n_rows"]) == (["id"], 100)
    assert "Column “answers” is left out" in found["problems"][0]


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


USERS = {
    f"-N{n}": {"name": f"Ann {n}", "age": 20 + n, "home": {"town": "York"}} | ({"note": "x"} if n % 5 == 0 else {})
    for n in range(12)
}
USERS["-N7"].pop("age")
BESIDE = {"exported": "2025-03-01", "version": 3, "config": {"theme": "dark", "sizes": {"small": 1}}}
GROUPS = {f"-G{n}": {"title": "a", "open": True} for n in range(4)}


@pytest.mark.parametrize(
    "answer",
    [
        USERS,
        {"users": USERS},
        {"app": {"users": USERS}},
        BESIDE | {"users": USERS},
        {"users": [None, *USERS.values()]},
        {"users": {name.replace("-N", "0"): {**row, "seen": [{"day": 1}, {"day": 2}]} for name, row in USERS.items()}},
    ],
    ids=["keys", "below one", "two below", "beside facts", "numbered from 1", "with lists within"],
)
def test_records_by_keys_are_rows_where_most_have_the_same_names(tmp_path, answer):
    seen = preview(write_text(tmp_path / "a.json", json.dumps(answer)))
    assert ({*seen.headers}, seen.n_rows) == ({"name", "age", "home.town", "note"}, 12)
    assert dict(zip(seen.headers, seen.first[7], strict=True)) == {
        "name": "Ann 7",
        "age": "",
        "home.town": "York",
        "note": "",
    }
    assert seen.layout.unanswered == ()


def test_a_name_that_a_record_by_its_key_lacks_is_blank(tmp_path):
    columns = {
        each["header"]: each for each in reading(write_text(tmp_path / "a.json", json.dumps({"u": USERS}))).profile()
    }
    assert [columns[name]["n_blank"] for name in ("name", "age", "note")] == [0, 1, 9]


def test_further_records_by_keys_are_told_and_many_asked_about(tmp_path):
    said = "Only the list “users” is read. Further lists of records are left out: “groups”."
    key = "Each record has a name of its own, such as “-N0”, which is left out."
    seen = preview(write_text(tmp_path / "a.json", json.dumps({"groups": GROUPS, "users": USERS})))
    assert [text.split(" To use")[0] for text in seen.problems] == [key, said]
    assert seen.layout.unanswered == ()
    wards = {f"-W{n}": {"title": "a", "open": True} for n in range(11)}
    seen = preview(write_text(tmp_path / "b.json", json.dumps({"wards": wards, "users": USERS})))
    assert seen.layout.unanswered == ("as_written",)


@pytest.mark.parametrize(
    "record",
    [
        {"config": {"theme": "dark", "size": 1}, "meta": {"by": "Ann"}},
        {"config": {"name": "a", "n": 1}, "meta": {"name": "b"}, "state": {"open": True}},
        {"age": {"p1": 30, "p2": 41}, "sex": {"p1": "f", "p2": "m", "p3": "f"}},
    ],
)
def test_a_record_without_a_table_in_it_is_refused_by_its_cause(tmp_path, record):
    with pytest.raises(RefusedContentError, match="is one record, in which no list of records was found"):
        preview(write_text(tmp_path / "a.json", json.dumps(record)))


@pytest.mark.parametrize("suffix", [".geojson", ".json"])
def test_of_features_of_a_map_the_properties_are_read_and_that_is_said(tmp_path, suffix):
    features = [
        {"type": "Feature", "id": n, "geometry": {"type": "Point", "coordinates": [1.5, n]}, "properties": row}
        for n, row in enumerate(ROWS_OF_PEOPLE)
    ]
    system = {"type": "name", "properties": {"name": "CRS84"}}
    answer = {"type": "FeatureCollection", "crs": system, "features": features}
    seen = preview(write_text(tmp_path / f"a{suffix}", json.dumps(answer)))
    assert (seen.headers, seen.first) == (("sex", "age"), (("f", "30"), ("m", "41.5"), ("f", "")))
    assert seen.problems == ("Of each feature of the map, the properties are read. Its geometry is left out.",)
    assert seen.layout.unanswered == ()


TRAVEL = [["Bus"], ["Bus", "Tram"], [], ["Tram", "on foot"]]


def test_lists_of_short_texts_are_answers_in_one_cell(tmp_path):
    rows = [{"sex": "f", "travel": TRAVEL[n % 4]} for n in range(8)]
    found = reading(write_text(tmp_path / "a.jsonl", "\n".join(map(json.dumps, rows)))).preview()
    assert found["first"][:4] == [["f", "Bus"], ["f", "Bus; Tram"], ["f", ""], ["f", "Tram; on foot"]]
    assert found["problems"] == []


@pytest.mark.parametrize(
    "value",
    [[1, 2], ["x", 2], [{"a": "x"}, {"a": "y"}], ["a; b", "c"], ["long " * 20, "x"], [["x"], ["y"]], ["x"] * 41],
)
def test_other_lists_are_left_out_and_said(tmp_path, value):
    rows = [{"sex": "f", "list": value}, {"sex": "m", "list": ["x", "y"]}]
    found = reading(write_text(tmp_path / "a.json", json.dumps(rows))).preview()
    assert found["headers"] == ["sex"]
    assert found["problems"][0].startswith("Column “list” is left out")


def test_answers_of_limesurvey_each_by_its_number(tmp_path):
    answers = [{str(n): {"id": str(n), "sex": "fm"[n % 2]}} for n in range(1, 2500)]
    seen = preview(write_text(tmp_path / "a.json", json.dumps({"responses": answers})))
    assert (seen.headers, seen.n_rows, seen.first[0]) == (("id", "sex"), 2499, ("1", "m"))
