"""What was released once can be exported again, the same numbers, at no cost."""

from __future__ import annotations

import json

import pytest

from core.exports.write import exporters


@pytest.fixture
def released(inside):
    assert inside("release", "people.reticent", "-o", "first.json", "--budget", "3", "--yes").status == 0
    return inside


def test_releases_are_listed(released):
    (entry,) = json.loads(released("ledger", "releases", "--json").out)
    assert (entry["number"], entry["dataset"], entry["cost"], entry["kept"]) == (2, "People", "ε = 1", True)
    assert entry["name"] == "People – release 1"
    last = released("ledger", "releases", "People").out.splitlines()[-1]
    assert entry["name"] in last
    assert last.split()[0] == "2"
    assert last.endswith("yes")
    assert "“Nobody”" in released("ledger", "releases", "Nobody").err


def test_nothing_released_yet(inside):
    assert inside("ledger", "releases").out == "Nothing has been released yet.\n"


def test_the_same_numbers_come_again_and_nothing_is_spent(released, reticent):
    again = released("ledger", "export-release", "2", "-o", "second.json", "--yes").out
    assert again.startswith("“People – release 1” (no. 2) once more.")
    assert (reticent.folder / "second.json").read_bytes() == (reticent.folder / "first.json").read_bytes()
    assert json.loads(released("ledger", "show", "People", "--json").out)["spent"] == "ε = 1"


@pytest.mark.parametrize("key", [info.key for info in exporters()])
def test_in_every_format(released, reticent, key):
    ended = released("ledger", "export-release", "2", "-o", f"again-{key}", "--format", key)
    assert (ended.status, ended.out.splitlines()[-1]) == (0, f"again-{key}")
    assert (reticent.folder / f"again-{key}").exists()


def test_the_words_of_a_plan_of_today_can_be_used(released, reticent):
    plan = reticent.folder / "people.reticent"
    before = plan.read_bytes()
    plan.write_bytes(before + b'\n[publication]\ntitle = "Der Titel von heute"\n')
    ended = released("ledger", "export-release", "2", "-o", "later.json", "--plan", "people.reticent")
    assert ended.status == 0
    first, later = (json.loads((reticent.folder / name).read_bytes()) for name in ("first.json", "later.json"))
    assert later["statement"]["publication"]["title"] == "Der Titel von heute"
    assert later["tables"] == first["tables"]
    refused = released("ledger", "export-release", "2", "-o", "people.reticent", "--plan", "people.reticent", "--yes")
    assert "is the plan, which would be lost" in refused.err


def test_the_data_file_is_not_needed(released, reticent):
    (reticent.folder / "people.csv").unlink()
    (reticent.folder / "people.reticent").unlink()
    assert released("ledger", "export-release", "2", "-o", "again.xlsx").status == 0


def test_a_file_that_is_there_is_replaced_on_purpose_only(released, reticent):
    assert "exists already" in released("ledger", "export-release", "2", "-o", "first.json").err
    assert released("ledger", "export-release", "2", "-o", "first.json", "--yes").status == 0


def test_the_ledger_is_not_overwritten(released):
    ended = released("ledger", "export-release", "2", "-o", "home/reticent/ledger.sqlite", "--yes")
    assert "is the ledger, which would be lost" in ended.err


@pytest.mark.parametrize("number", ["1", "3", "999"])
def test_a_number_without_tables(released, number):
    ended = released("ledger", "export-release", number, "-o", "again.xlsx")
    assert ended.status == 1
    assert f"keeps no tables under no. {number}" in ended.err


def test_a_number_that_is_none_is_wrong_usage(released):
    assert released("ledger", "export-release", "one", "-o", "again.xlsx").status == 2
