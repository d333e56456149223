"""The JSON file has the keys that programs were promised."""

from __future__ import annotations

import json

from core.exports.write import export


def written(release, folder):
    export(release, folder / "out.json", "json", replace=True)
    return json.loads((folder / "out.json").read_text(encoding="utf-8"))


def test_the_promised_keys(release, tmp_path):
    content = written(release, tmp_path)
    assert set(content) == {"tables", "statement"}
    for entry, table in zip(content["tables"], release.tables, strict=True):
        assert {"attributes", "categories", "values", "standard_deviation", "interval"} <= set(entry)
        assert entry["attributes"] == list(table.published.names)
        assert entry["categories"] == [list(labels) for labels in table.published.labels]
        assert entry["values"] == table.published.values.ravel().tolist()
        assert [low for low, _ in entry["interval"]] == table.low.ravel().tolist()


def test_whole_numbers_are_integers(release, tmp_path):
    content = written(release, tmp_path)
    assert {type(value) for value in content["tables"][0]["values"]} == {int}
    assert {type(value) for value in content["tables"][2]["values"]} == {float}


def test_totals_carry_their_error(release, tmp_path):
    table, entry = release.tables[1], written(release, tmp_path)["tables"][1]
    found = {tuple(total["attributes"]): total["half_width"] for total in entry["totals"]}
    assert found == {margin.names: margin.half_width for margin in table.margins}


def test_the_statement_is_whole(release, tmp_path):
    statement = written(release, tmp_path)["statement"]
    assert statement["epsilon"] == "1"
    assert statement["groups"][1] == {"measured": "age", "scale": "9/4", "times": 1}
    assert statement["attributes"][0] == {
        "name": "sex",
        "kind": "categories",
        "labels": ["female", "male", "not stated"],
        "provenance": "declared",
    }
    assert "warning" not in statement


def test_a_rehearsal_warns_first(rehearsal, tmp_path):
    content = written(rehearsal, tmp_path)
    assert next(iter(content)) == "warning"
    assert content["statement"]["rehearsal"] is True
