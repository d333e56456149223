"""The share of a table that a plan locks is compared, rehearsed, released and stated."""

from __future__ import annotations

import json

import pytest

SAID = "The plan locks 20 % of the budget for the counts of sex × city."


@pytest.fixture
def locked(inside, reticent):
    plan = reticent.folder / "people.reticent"
    table = '\n[[tables]]\nattributes = ["sex", "city"]\nshare = "0.2"\n'
    plan.write_text(plan.read_text(encoding="utf-8") + table, encoding="utf-8")
    return inside


def result(told):
    best = told["recommended"]
    keys = ("strategy", "budget", "recovery")
    return next(each for each in told["results"] if [each[key] for key in keys] == [best[key] for key in keys])


def test_a_comparison_says_it_and_predicts_with_it(locked):
    told = json.loads(locked("compare", "people.reticent", "--json").out)
    (table,) = [each for each in told["tables"] if "share" in each]
    assert (table["attributes"], table["share"]) == (["sex", "city"], 0.2)
    assert "sex × city (locked: 20 % of the budget)" in locked("compare", "people.reticent", "--tables").out
    unfit = {each["strategy"]: each["reason"] for each in told["results"] if not each["fits"]}
    assert "cannot count a table by itself" in unfit["matrix"]


def test_what_is_predicted_is_seen(locked):
    told = json.loads(locked("compare", "people.reticent", "--json").out)
    rehearsed = json.loads(locked("rehearse", "people.reticent", "--repeats", "300", "--json").out)
    predicted = [variance**0.5 for variance in result(told)["tables"]]
    key = "{}_standard_deviation"
    assert [table[key.format("predicted")] for table in rehearsed["tables"]] == pytest.approx(predicted)
    observed = [table[key.format("observed")] for table in rehearsed["tables"]]
    assert observed == pytest.approx(predicted, rel=0.2)


def test_a_release_states_it(locked, reticent):
    assert locked("release", "people.reticent", "-o", "out.json", "--budget", "3", "--yes").status == 0
    statement = json.loads((reticent.folder / "out.json").read_text(encoding="utf-8"))["statement"]
    assert SAID in json.dumps(statement, ensure_ascii=False)


@pytest.mark.parametrize(
    ("share", "why"), [("1", "The sum of all locked shares"), ("2/2", "The sum of all locked shares")]
)
def test_all_of_the_budget_cannot_be_locked(locked, reticent, share, why):
    plan = reticent.folder / "people.reticent"
    plan.write_text(plan.read_text(encoding="utf-8").replace('"0.2"', f'"{share}"'), encoding="utf-8")
    ended = locked("compare", "people.reticent")
    assert ended.status == 1
    assert why in ended.err
