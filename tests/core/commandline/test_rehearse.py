"""What rehearse prints."""

from __future__ import annotations

import json


def test_a_rehearsal_costs_nothing(inside, reticent):
    (reticent.folder / "people.csv").unlink()  # no data file is opened
    ended = inside("rehearse", "people.reticent", "--repeats", "3", "--json")
    assert (ended.status, ended.err) == (0, "")
    told = json.loads(ended.out)
    assert told["warning"] == "REHEARSAL: made-up data"
    assert (told["repeats"], told["people"]) == (3, 10_000)
    assert [table["attributes"] for table in told["tables"]] == [["sex", "age"], ["sex", "city"], ["age", "city"]]
    for table in told["tables"]:
        assert 0 < table["predicted_standard_deviation"] < 100
        assert 0 < table["observed_standard_deviation"] < 10 * table["predicted_standard_deviation"]
    assert inside("ledger", "list").out.startswith("The ledger knows no dataset")


def test_for_a_person(inside):
    out = inside("rehearse", "people.reticent", "--repeats", "1").out
    assert out.startswith("REHEARSAL: made-up data. Nothing was spent")
    assert "1 × 3 tables of 10,000 made-up people by " in out
    assert "sex × age" in out


def test_at_least_one_repeat(inside):
    for wrong in ("0", "-1", "many", "1.5"):
        assert inside("rehearse", "people.reticent", f"--repeats={wrong}").status == 2
