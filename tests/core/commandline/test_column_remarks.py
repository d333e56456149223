"""What is not used at first is said with its reason, is not in the plan, and comes in where --use names it."""

from __future__ import annotations

import json
import random

import pytest

from core.project.plan_file import load_plan

CHANCE = random.Random(6)
HEADER = "sex,country,weight,app_version,teacher\n"


def people(_place):
    weight = f"{CHANCE.lognormvariate(-0.1, 0.4):.4f}"
    version, teacher = CHANCE.choice(["2.1.0", "2.2.0"]), CHANCE.choice(["Mr Smith", "Ms Patel", "Mrs Jones"])
    return f"{CHANCE.choice('fm')},DE,{weight},{version},{teacher}\n"


@pytest.fixture
def plan_of(inside, reticent):
    reticent.write("people.csv", HEADER + "".join(map(people, range(240))))

    def described(*more):
        ended = inside("describe", "people.csv", "-o", "plan.reticent", "--confirm", "all", "--yes", *more)
        text = (reticent.folder / "plan.reticent").read_text(encoding="utf-8")
        return ended.out, [each.name for each in load_plan(reticent.folder / "plan.reticent").attributes], text

    return described


def test_what_nobody_publishes_tables_of_is_left_out_and_said(plan_of):
    out, names, text = plan_of()
    assert names == ["sex"]
    for said in (
        "one value in all rows: left out of the plan unless --use names it",
        "looks like weights of a survey: left out",
        "looks like versions of a program: left out",
        "looks like names of other persons, or of firms: left out of the plan",
    ):
        assert said in out
    assert "Smith" not in text
    assert "# Not used: weight" in text


def test_its_owner_may_use_it(plan_of):
    _out, names, text = plan_of("--use", "sex,country,weight,app_version,teacher")
    assert names == ["sex", "country", "weight", "app_version"]
    assert "Smith" not in text


def test_limits_beside_numbers_are_counted_apart_and_said(inside, reticent):
    loads = [str(CHANCE.randint(20, 90_000)) if place % 3 else "<20" for place in range(240)]
    reticent.write("lab.csv", "viral load\n" + "\n".join(loads) + "\n")
    told = inside("describe", "lab.csv", "-o", "plan.reticent", "--rows", "one-each")
    assert "80 cells with a limit, such as <5 or >100, in place of a number: counted as “Anything else”" in told.out
    (attribute,) = load_plan(reticent.folder / "plan.reticent").attributes
    assert (attribute.kind, attribute.other) == ("number", "Anything else")
    assert "<20" not in (reticent.folder / "plan.reticent").read_text(encoding="utf-8")
    ended = inside("release", "plan.reticent", "-o", "out.csv", "--ledger", "mine", "--budget", "3", "--yes")
    assert ended.status == 0, ended.err


def test_a_column_without_values_is_told_for_what_it_is(inside, reticent):
    rows = [f"{'fm'[place % 2]},{'n/a' if place % 2 else ''}," for place in range(60)]
    reticent.write("a.csv", "sex,bmi,note\n" + "\n".join(rows) + "\n")
    told = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "one-each")
    assert told.out.count("looks like a column without values: left out of the plan") == 2
    assert "free text" not in told.out


def test_a_top_class_of_ages_is_counted_in_the_last_bin_and_said(inside, reticent):
    ages = ["90+" if place % 9 == 0 else str(CHANCE.randint(0, 89)) for place in range(270)]
    reticent.write("ages.csv", "sex,age\n" + "".join(f"{'fm'[place % 2]},{age}\n" for place, age in enumerate(ages)))
    told = inside("describe", "ages.csv", "-o", "plan.reticent", "--rows", "one-each", "--confirm", "all", "--yes")
    assert "30 × 90+ counts in the last bin" in told.out
    assert "the outermost bin is wide" not in told.out
    assert "Question" not in told.out
    path = reticent.folder / "plan.reticent"
    _, attribute = load_plan(path).attributes
    assert (attribute.edges[-2:], attribute.other, attribute.missing) == ((90, 120), None, None)
    path.write_text(path.read_text(encoding="utf-8").replace('epsilon = "1"', 'epsilon = "900"'), encoding="utf-8")
    words = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--budget", "900", "--yes")
    assert inside(*words).status == 0
    tables = json.loads((reticent.folder / "out.json").read_text(encoding="utf-8"))["tables"]
    table = next(each for each in tables if each["attributes"] == ["sex", "age"])
    n = attribute.size
    assert (table["values"][n - 1], table["values"][2 * n - 1]) == (15, 15)


@pytest.mark.parametrize(
    ("name", "numbers", "is_said"),
    [
        ("age", range(18, 80), False),
        ("share %", range(18, 80), False),
        ("size", [*range(150, 199), 1_750], True),
        ("distance", [*range(20, 90), 4_000], True),
    ],
)
def test_an_outermost_bin_is_called_wide_for_far_numbers_alone(inside, reticent, name, numbers, is_said):
    often = [*list(numbers)[:-1] * 4, numbers[-1]]
    lines = "".join(f"{'fm'[place % 2]},{number}\n" for place, number in enumerate(often))
    reticent.write("a.csv", f"sex,{name}\n{lines}")
    told = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "one-each", "--confirm", "all", "--yes")
    assert ("the outermost bin is wide" in told.out) == is_said


@pytest.mark.parametrize(
    ("slips", "said"),
    [
        (["230"], "1 × 230 (an impossible value) counts as “Anything else”"),
        (["230", "230"], "2 × 230 (an impossible value) counts as missing"),
        (["999"] * 9, "9 × 999 counts as missing"),
    ],
)
def test_an_impossible_age_is_told_from_a_code(inside, reticent, slips, said):
    ages = [*(str(CHANCE.randint(18, 89)) for _ in range(200)), *slips]
    reticent.write("ages.csv", "age\n" + "".join(f"{age}\n" for age in ages))
    assert said in inside("describe", "ages.csv", "-o", "plan.reticent", "--rows", "one-each").out
