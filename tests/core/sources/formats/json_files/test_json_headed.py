"""Rows whose names stand in another list are read with these names, and never with a record for names."""

from __future__ import annotations

import json

import pytest

from core.domain.attribute import Attribute, Kind
from core.errors import RefusedContentError
from core.sources.asking.preview import preview
from tests.core.sources.written_files import codes

N = 40
ROWS = [["FM"[n % 2], 18 + n * 7 % 60, ["Oslo", "Bergen", "Moss"][n % 3]] for n in range(N)]
NAMES = ["sex", "age", "town"]
DHIS2 = [{"name": f"uid{n}", "column": name, "hidden": False} for n, name in enumerate(NAMES)]
METABASE = [{"name": name.upper(), "display_name": name, "base_type": "type/Text"} for name in NAMES]
SOCRATA = [{"id": -1, "name": "sid", "fieldName": ":sid"}, *({"id": 7, "name": name} for name in NAMES)]


def written(path, record):
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "record",
    [
        {"headers": DHIS2, "width": 3, "height": N, "rows": ROWS},
        {"headers": DHIS2, "metaData": {"names": {}}, "rows": ROWS},
        {"status": "ok", "result": ROWS, "columns": NAMES},
        {"header": NAMES, "body": ROWS},
        {"types": ["string", "integer", "text"], "fields": NAMES, "values": ROWS},
        {"data": {"rows": ROWS, "cols": METABASE, "results_timezone": "UTC"}, "status": "completed"},
        {"columns": NAMES, "data": [list(map(str, row)) for row in ROWS]},
    ],
)
def test_rows_have_the_names_of_another_list(tmp_path, record):
    path = written(tmp_path / "a.json", record)
    seen = preview(path)
    assert (seen.headers, seen.n_rows) == (tuple(NAMES), N)
    assert seen.layout.unanswered == ()
    sex = Attribute("sex", Kind.CATEGORIES, ("F", "M"))
    assert codes(path, [sex]) == [[0, 1] * (N // 2)]


def test_so_they_have_where_columns_are_described_further_within(tmp_path):
    rows = [[f"row-{n}", *row] for n, row in enumerate(ROWS)]
    path = written(tmp_path / "a.json", {"meta": {"view": {"columns": SOCRATA, "tags": ["a"]}}, "data": rows})
    assert preview(path).headers == ("sid", *NAMES)
    assert preview(path).n_rows == N


def test_a_record_is_never_taken_for_names(tmp_path):
    texts = [list(map(str, row)) for row in ROWS]
    for record in ({"rows": texts}, {"width": 3, "rows": texts}, {"headers": DHIS2[1:], "rows": texts}, {"rows": ROWS}):
        with pytest.raises(RefusedContentError, match="lists without names"):
            preview(written(tmp_path / "a.json", record))
    named = preview(written(tmp_path / "b.json", {"range": "A1:C41", "values": [NAMES, *texts]}))
    assert (named.headers, named.n_rows) == (tuple(NAMES), N)


def test_short_lists_beside_records_are_no_table(tmp_path):
    records = [dict(zip(NAMES, row, strict=True)) for row in ROWS]
    beside = {"tags": ["a", "b"], "bounds": [["x", "y"], ["z", "w"]]}
    for name, record in enumerate(({"rows": records} | beside, beside | {"rows": records})):
        seen = preview(written(tmp_path / f"{name}.json", record))
        assert (seen.headers, seen.n_rows) == (tuple(NAMES), N)
