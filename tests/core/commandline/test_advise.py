"""What advise prints: grades of the plan, and steps of which each holds what it says."""

from __future__ import annotations

import json

import pytest

from tests.core.commandline.reticent import PLAN

FINE = PLAN.replace("edges = [0, 18, 65, 120]", f"edges = {list(range(0, 121, 4))}")
OF_300 = FINE.replace("[privacy]", "[public]\npeople = 300\n[privacy]")


@pytest.fixture
def advice(inside, reticent):
    reticent.write("people.reticent", OF_300)
    (reticent.folder / "people.csv").unlink()  # no data file is opened
    ended = inside("advise", "people.reticent", "--json")
    assert (ended.status, ended.err) == (0, "")
    return json.loads(ended.out)


def classes_of(inside, reticent, text):
    """The share of usable numbers that compare predicts for a plan."""
    reticent.write("changed.reticent", text)
    told = json.loads(inside("compare", "changed.reticent", "--json").out)
    cells = [table["cells"] for table in told["tables"]]
    usable = [table["classes"]["good"] + table["classes"]["fair"] for table in told["tables"]]
    return sum(n * share for n, share in zip(cells, usable, strict=True)) / sum(cells)


def test_the_contract(advice, inside, reticent):
    assert set(advice) == {"usable", "classes", "steps", "unmet"}
    assert list(advice["classes"]) == ["good", "fair", "weak", "noise"]
    assert sum(advice["classes"].values()) == pytest.approx(1)
    assert advice["usable"] == pytest.approx(advice["classes"]["good"] + advice["classes"]["fair"])
    assert advice["usable"] == pytest.approx(classes_of(inside, reticent, OF_300))
    assert advice["steps"]
    for step in advice["steps"]:
        assert set(step) == {"what", "edit", "usable_after", "unmet_after"}
    assert advice["steps"][-1]["usable_after"] > advice["usable"] + 0.2


def test_a_step_keeps_its_promise_in_the_plan(advice, inside, reticent):
    first = advice["steps"][0]
    assert first["edit"]["attribute"] == "age"  # thirty bins of ten people each
    coarse = OF_300.replace(f"edges = {list(range(0, 121, 4))}", f"edges = {first['edit']['edges']}")
    assert coarse != OF_300
    assert first["usable_after"] == pytest.approx(classes_of(inside, reticent, coarse))


def test_for_a_person_and_with_enough(inside, reticent):
    reticent.write("people.reticent", OF_300.replace("people = 300", "people = 100_000"))
    lines = inside("advise", "people.reticent").out.splitlines()
    assert lines[0] == "Of about 100,000 people. No data was read."
    assert lines[-1] == "That is enough: no change is advised."
    said = inside("compare", "people.reticent").out
    assert "Of about 100,000 people, 100 % good:" in said
    assert "  sex × age: good" in said


def test_without_a_number_of_people_it_says_what_to_write(inside):
    ended = inside("advise", "people.reticent")
    assert ended.status == 1
    assert "people = 4000 below [public]" in ended.err
    told = json.loads(inside("compare", "people.reticent", "--json").out)
    assert not any("classes" in each for each in (*told["tables"], *told["results"]))


def test_what_locks_a_release_is_what_advice_mends(inside, reticent):
    reticent.write(
        "people.reticent",
        PLAN.replace("[privacy]", '[public]\npeople = 100_000\n[acceptance]\nat_most = {"sex × age" = 3}\n[privacy]'),
    )
    refused = inside("release", "people.reticent", "-o", "out", "--budget", "9", "--yes").err
    missed = refused[refused.index("hold: ") + len("hold: ") : refused.index(". “")]
    assert missed.startswith("sex × age has a typical ± of at most 3 (predicted: ±")
    lines = inside("advise", "people.reticent").out.splitlines()
    assert lines[2] == f"Criteria that do not hold: {missed}."
    assert "   All criteria hold." in lines


MATRIX = """
[strategy]
name = "custom"
matrix = "rows.csv"
matrix_attributes = ["sex", "age"]
"""


def test_a_change_that_the_chosen_matrix_does_not_fit_is_not_advised(inside, reticent):
    reticent.write("rows.csv", "\n".join(",".join(str(int(row == place)) for place in range(6)) for row in range(6)))
    tables = '[[tables]]\nattributes = ["sex", "age"]\n[[tables]]\nattributes = ["sex"]\n[public]\npeople = 20\n'
    reticent.write("people.reticent", PLAN.replace("[[families]]\norder = 2\n", tables) + MATRIX)
    ended = inside("advise", "people.reticent", "--json")
    assert (ended.status, ended.err) == (0, "")
    steps = json.loads(ended.out)["steps"]
    assert steps[0]["edit"] == {"epsilon": "2"}
    assert steps[-1]["usable_after"] > 0.5
