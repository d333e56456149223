"""Cells with several answers: told, offered without a value in the plan, and released as one attribute an answer."""

from __future__ import annotations

import json

import pytest

from core.project.plan_file import load_plan

DESCRIBE = ("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--yes")
RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--budget", "900", "--yes")
TRAVEL = ["bus", "bus;tram", "tram;car", "bus;tram;car", "", "car"]


@pytest.fixture
def file(reticent):
    rows = [f"{'fm'[n % 2]},{TRAVEL[n % 6]}" for n in range(240)]
    return reticent.write("a.csv", "\n".join(["sex,travel", *rows]) + "\n")


def test_the_plan_offers_attributes_without_an_answer_in_it(inside, reticent, file):
    ended = inside(*DESCRIBE, "--confirm", "sex")
    assert "several answers in a cell, with “;” between: --choices makes an attribute of each" in ended.out
    text = (reticent.folder / "plan.reticent").read_text()
    assert '# Cells of "travel" hold several answers.' in text
    assert '# contains = "ANSWER"\n# between = ";"\n' in text
    assert not any(answer in text for answer in ("bus", "tram", "car"))


def test_answers_enter_a_plan_only_when_they_are_confirmed(inside, reticent, file):
    ended = inside(*DESCRIBE, "--choices", "travel")
    assert "travel: bus" in ended.err
    assert "bus" not in (reticent.folder / "plan.reticent").read_text()
    inside(*DESCRIBE, "--choices", "travel", "--confirm", "sex, travel: bus")
    assert [each.name for each in load_plan(reticent.folder / "plan.reticent").attributes] == ["sex", "travel: bus"]


def test_each_answer_is_released_as_yes_and_no(inside, reticent, file):
    assert inside(*DESCRIBE, "--choices", "travel", "--confirm", "all").status == 0
    plan = (reticent.folder / "plan.reticent").read_text()
    plan = plan.replace('epsilon = "1"', 'epsilon = "900"')
    (reticent.folder / "plan.reticent").write_text(plan)
    assert inside(*RELEASE).status == 0
    tables = json.loads((reticent.folder / "out.json").read_text())["tables"]
    table = next(each for each in tables if each["attributes"] == ["sex", "travel: bus"])
    assert table["categories"][1] == ["yes", "no", "Missing"]
    assert table["values"] == [40, 40, 40, 80, 40, 0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (('between = ";"', ""), "Write both, like contains"),
        (('categories = ["yes", "no"]', 'categories = ["yes", "no", "perhaps"]'), "there are two categories"),
        (('contains = "bus"', 'contains = "bus"\nother = "else"'), "a cell has the answer or not"),
    ],
)
def test_a_plan_that_says_an_answer_by_halves_is_refused(inside, reticent, file, change, fault):
    assert inside(*DESCRIBE, "--choices", "travel", "--confirm", "travel: bus").status == 0
    path = reticent.folder / "plan.reticent"
    path.write_text(path.read_text().replace(*change))
    ended = inside("compare", "plan.reticent")
    assert (ended.status != 0, fault in ended.err) == (True, True), ended.err


def test_a_column_of_one_answer_a_cell_has_no_choices(inside, file):
    ended = inside(*DESCRIBE, "--choices", "sex")
    assert (ended.status != 0, "sex" in ended.err) == (True, True)


@pytest.mark.parametrize("written", [json.dumps, str], ids=["JSON", "Python"])
def test_lists_of_programs_are_released_as_answers_apart(inside, reticent, written):
    cells = ('"{}"'.format(written([*filter(None, TRAVEL[n % 6].split(";"))]).replace('"', '""')) for n in range(240))
    rows = [f"{'fm'[n % 2]},{cell}" for n, cell in enumerate(cells)]
    reticent.write("a.csv", "\n".join(["sex,travel", *rows]) + "\n")
    assert inside(*DESCRIBE, "--choices", "travel", "--confirm", "all").status == 0
    path = reticent.folder / "plan.reticent"
    names = ["sex", "travel: bus", "travel: car", "travel: tram"]
    assert [each.name for each in load_plan(path).attributes] == names
    path.write_text(path.read_text().replace('epsilon = "1"', 'epsilon = "900"'))
    assert inside(*RELEASE).status == 0
    tables = json.loads((reticent.folder / "out.json").read_text())["tables"]
    table = next(each for each in tables if each["attributes"] == ["sex", "travel: bus"])
    assert table["values"] == [40, 80, 80, 40]


def test_answers_that_one_row_has_are_said_as_values_of_lists_are(inside, reticent):
    rows = [f"{'fm'[n % 2]},{TRAVEL[n % 6]}" for n in range(240)]
    reticent.write("a.csv", "\n".join(["sex,travel", *rows, "f,bus;on Karl's mule", "m,tram;by mule"]) + "\n")
    ended = inside(*DESCRIBE, "--choices", "travel", "--confirm", "all")
    assert "values stand that only one row has: travel (2)" in ended.err
