"""What infer prints: of a release, of its made-up records, of a rehearsal; and what it refuses."""

from __future__ import annotations

import json

import pytest

from tests.core.commandline.reticent import PLAN

SENSITIVE = PLAN.replace('categories = ["Leeds", "York"]', 'categories = ["Leeds", "York"]\nsensitive = true')
ROWS = ["sex,age,city"] + [f"{'fm'[i % 2]},{i % 90},{('Leeds', 'York')[i % 2]}" for i in range(300)]
"""Who is a woman lives in Leeds, who is a man in York."""


@pytest.fixture
def marked(reticent):
    reticent.write("people.reticent", SENSITIVE.replace('epsilon = "1"', 'epsilon = "50"'))
    reticent.write("people.csv", "\n".join(ROWS) + "\n")
    return reticent


@pytest.fixture
def released(marked, inside):
    assert inside("release", "people.reticent", "-o", "first.json", "--budget", "90", "--yes").status == 0
    return inside


def test_a_release_is_tried_on_the_rows_of_the_plan(released):
    told = json.loads(released("infer", "people.reticent", "--release", "2", "--json").out)
    assert (told["release"], told["tried_on"], told["unpublished"]) == (2, "rows", [])
    assert told["warning"].startswith("FOR THE OWNER ONLY: these figures are exact facts about the rows.")
    (city,) = told["attributes"]
    assert (city["name"], city["missing"], city["most_frequent"]) == ("city", [], 0.5)
    assert (city["guessed_right"], city["surest_tenth_right"]) == (1.0, 1.0)
    owed, least = city["without"]
    assert (owed["attributes"], owed["tables"]) == (["sex"], ["sex × city"])
    assert owed["guessed_right"] < 0.7
    assert (least["tables"], least["guessed_right"]) == (["age × city"], 1.0)


def test_for_a_person(released):
    out = released("infer", "people.reticent", "--release", "2").out
    lines = out.splitlines()
    assert lines[0].startswith("FOR THE OWNER ONLY")
    assert ["city", "100.0", "%", "100.0", "%", "50.0", "%"] in [line.split() for line in lines]
    assert "“city”, without" in out
    assert "sex × city" in out
    assert out.endswith("Differential privacy does not prevent it. Leaving out a table may.\n")


def test_made_up_records_need_no_rows_and_may_be_published(released, marked):
    (marked.folder / "people.csv").unlink()
    told = json.loads(released("infer", "people.reticent", "--release", "2", "--made-up", "--json").out)
    assert told["tried_on"] == "records"
    assert "They may be published." in told["warning"]
    assert told["attributes"][0]["guessed_right"] > 0.9


def test_a_rehearsal_needs_no_rows_and_no_ledger(inside, marked):
    (marked.folder / "people.csv").unlink()
    before = sorted(marked.folder.rglob("*"))
    told = json.loads(inside("infer", "people.reticent", "--json").out)
    assert (told["release"], told["tried_on"]) == (None, "rehearsal")
    assert told["warning"].startswith("REHEARSAL: made-up data.")
    assert sorted(marked.folder.rglob("*")) == before


def test_what_no_table_tells_is_said(inside, marked):
    plan = SENSITIVE.replace("[[families]]\norder = 2", '[[tables]]\nattributes = ["city"]')
    marked.write("people.reticent", plan.replace('"m"]', '"m"]\nsensitive = true', 1))
    out = inside("infer", "people.reticent").out
    assert "No table has “sex”: the tables say nothing about it." in out
    assert "In no table together with “city”, so of no help: sex, age." in out


def test_nothing_is_spent_or_written(released, marked):
    before = {path: path.read_bytes() for path in marked.folder.rglob("*") if path.is_file()}
    for words in (["--release", "2"], ["--release", "2", "--made-up"], []):
        assert released("infer", "people.reticent", *words).status == 0
    assert {path: path.read_bytes() for path in marked.folder.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    ("plan", "words", "told"),
    [
        (PLAN, ["--release", "2"], "No attribute is marked as sensitive."),
        (PLAN, [], "No attribute is marked as sensitive."),
        (SENSITIVE, ["--release", "7"], "7"),
        (SENSITIVE.replace("18, 65", "18, 66"), ["--release", "2"], "“age” has other categories in the plan"),
        (SENSITIVE.replace('source = "people.csv"\n', ""), ["--release", "2"], "names no data file"),
        (SENSITIVE.replace("people.csv", "gone.csv"), ["--release", "2"], "gone.csv"),
    ],
)
def test_what_cannot_be_inferred_is_refused(released, marked, plan, words, told):
    marked.write("people.reticent", plan)
    ended = released("infer", "people.reticent", *words)
    assert (ended.status, ended.out) == (1, "")
    assert told in ended.err


def test_as_a_process(marked):
    assert marked.run("release", "people.reticent", "-o", "first.json", "--budget", "90", "--yes").status == 0
    ended = marked.run("infer", "people.reticent", "--release", "2", "--json")
    assert (ended.status, ended.err) == (0, "")
    assert json.loads(ended.out)["attributes"][0]["guessed_right"] == 1.0
    assert marked.run("infer", "people.reticent", "--release", "none").status == 2
