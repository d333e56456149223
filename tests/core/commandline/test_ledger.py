"""The ledger from the command line."""

from __future__ import annotations

import csv
import io
import json


def test_a_budget_is_set_once_and_raised_on_purpose(inside):
    assert inside("ledger", "set-budget", "People", "1,1e-9").out == "The budget of “People” is ε = 1, δ = 1e-9.\n"
    assert inside("ledger", "set-budget", "People", "1,1e-9").status == 0
    refused = inside("ledger", "set-budget", "People", "2,1e-9")
    assert refused.status == 1
    assert "has a budget of ε = 1, δ = 1e-9 already; it was not changed to ε = 2, δ = 1e-9. Add --yes" in refused.err
    assert inside("ledger", "set-budget", "People", "2,1e-9", "--yes").status == 0
    lowered = inside("ledger", "set-budget", "People", "1", "--yes")
    assert lowered.status == 1
    assert "can never be lowered" in lowered.err
    (account,) = json.loads(inside("ledger", "list", "--json").out)
    assert account["budget"] == "ε = 2, δ = 1e-9"


def test_wrong_budgets_are_wrong_usage(inside):
    for wrong in ("0", "nan", "one", "1,1", "1,-1", "1,2,3", ""):
        assert inside("ledger", "set-budget", "People", wrong).status == 2, wrong


def test_a_wrong_delta_is_told_what_is_right(inside):
    assert (
        "δ is “-0.1”, but it must be 0, or from 1e-100 to below 1." in inside("ledger", "set-budget", "A", "1,-0.1").err
    )
    assert inside("ledger", "set-budget", "A", "1,").status == 0


def test_show(inside):
    inside("release", "people.reticent", "-o", "out.json", "--budget", "3", "--yes")
    told = json.loads(inside("ledger", "show", "People", "--json").out)
    assert (told["budget"], told["spent"], told["left"]) == ("ε = 3", "ε = 1", "ε = 2")
    assert [entry["kind"] for entry in told["entries"]] == ["budget", "charge", "drawn", "kept"]
    assert told["head"] == {"number": 4, "hash": told["entries"][-1]["hash"]}
    assert inside("ledger", "show", "People").out.startswith("People: budget ε = 3; spent ε = 1; left ε = 2\n")
    unknown = inside("ledger", "show", "Nobody")
    assert unknown.status == 1
    assert "“Nobody”" in unknown.err


def test_an_export_does_not_replace_the_ledger(inside, reticent):
    inside("ledger", "set-budget", "People", "1", "--ledger", "my")
    before = (reticent.folder / "my").read_bytes()
    ended = inside("ledger", "export", "-o", "my", "--ledger", "my", "--yes")
    assert ended.status == 1
    assert "my is the ledger, which would be lost" in ended.err
    assert (reticent.folder / "my").read_bytes() == before


def test_export(inside, reticent):
    inside("ledger", "set-budget", "People", "1/3")
    rows = list(csv.DictReader(io.StringIO(inside("ledger", "export").out)))
    assert [(row["dataset"], row["epsilon"]) for row in rows] == [("People", "1/3")]
    assert inside("ledger", "export", "-o", "ledger.csv").out == "ledger.csv\n"
    assert list(csv.DictReader(io.StringIO((reticent.folder / "ledger.csv").read_text()))) == rows
    assert inside("ledger", "export", "-o", "ledger.csv").status == 1
    assert inside("ledger", "export", "-o", "ledger.csv", "--yes").status == 0
    assert inside("ledger", "export", "-o", "absent/ledger.csv").status == 1
