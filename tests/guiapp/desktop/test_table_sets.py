"""Sets of tables kept in a file: what went in comes out, and nothing else is in it."""

from __future__ import annotations

import json
import os

import pytest

from core.front_door import Family, TableChoice
from guiapp.desktop.table_sets import TableSet, TableSets, TableSetsError, sets_file

FULL = TableSet(
    "Yearly “ü”",
    (
        TableChoice(("sex", "age"), 3.0, ranges=("age",)),
        TableChoice(("city", "sex"), prefixes=("city",), columns=("sex",)),
    ),
    (Family(2), Family(2, with_attribute="sex"), Family(3, first_half=True, weight=0.5)),
)


@pytest.fixture
def sets(tmp_path):
    return TableSets(tmp_path / "deep" / "sets.json")


def test_what_goes_in_comes_out(sets):
    assert sets.read() == ()
    assert sets.put(FULL) == (FULL,)
    assert TableSets(sets.path).read() == (FULL,)
    if os.name == "posix":
        assert sets.path.parent.stat().st_mode & 0o077 == 0


def test_a_set_takes_the_place_of_its_namesake_and_goes_by_name(sets):
    sets.put(FULL)
    sets.put(TableSet("a", families=(Family(1),)))
    again = TableSet(FULL.name, families=(Family(1),))
    assert [kept.name for kept in sets.put(again)] == ["a", FULL.name]
    assert sets.read()[1] == again
    assert sets.remove("a") == (again,)
    assert sets.remove("nobody") == (again,)


def test_without_names_only_whole_families_are_left(sets):
    assert FULL.attributes == ("sex", "age", "city")
    bare = FULL.without_names()
    assert bare.families == (Family(2), Family(3, first_half=True, weight=0.5))
    assert bare.attributes == ()
    sets.put(bare)
    text = sets.path.read_text(encoding="utf-8")
    assert not any(name in text for name in FULL.attributes)
    assert TableSet("x", FULL.tables).without_names().is_empty


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"a": ' + "[" * 100_000,
        '{"reticent-table-sets": 2, "sets": []}',
        '{"reticent-table-sets": 1}',
        '{"reticent-table-sets": 1, "sets": [{"name": "x", "tables": [{"attributes": 3}], "families": []}]}',
        '{"reticent-table-sets": 1, "sets": [{"name": "x", "tables": [], "families": [{"ordre": 3}]}]}',
    ],
)
def test_what_is_no_such_file_is_refused_and_left_alone(sets, text):
    sets.path.parent.mkdir()
    sets.path.write_text(text, encoding="utf-8")
    with pytest.raises(TableSetsError) as refused:
        sets.put(FULL)
    assert str(sets.path) in str(refused.value)
    assert sets.path.read_text(encoding="utf-8") == text


def test_sets_of_before_tables_had_places_are_read(sets):
    table = '{"attributes": ["sex", "age"], "weight": 3.0, "ranges": ["age"], "prefixes": []}'
    sets.path.parent.mkdir()
    sets.path.write_text(
        f'{{"reticent-table-sets": 1, "sets": [{{"name": "x", "tables": [{table}], "families": []}}]}}',
        encoding="utf-8",
    )
    assert sets.read() == (TableSet("x", FULL.tables[:1]),)


def test_a_place_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(TableSetsError):
        TableSets(tmp_path / "file" / "sets.json").put(FULL)


def test_the_file_is_text_that_others_can_read(sets):
    sets.put(FULL)
    content = json.loads(sets.path.read_text(encoding="utf-8"))
    assert content["reticent-table-sets"] == 1
    assert content["sets"][0]["tables"][0]["attributes"] == ["sex", "age"]
    assert sets_file().name == "table-sets.json"
