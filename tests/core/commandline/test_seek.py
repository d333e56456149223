"""What seek prints, and that what it found is what compare predicts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.front_door import Family
from core.project.starter import starter_text
from tests.core.commandline.reticent import PLAN
from tests.evaluation_data import document_of

UNLIKE = PLAN.replace("edges = [0, 18, 65, 120]", f"edges = {list(range(12))}")


def compared(inside, reticent, told):
    """What compare predicts for the choice and the cost that seek told."""
    text = UNLIKE.replace('epsilon = "1"', f'epsilon = "{told["cost"]["epsilon"]}"\nobjective = "{told["objective"]}"')
    reticent.write("found.reticent", text)
    results = json.loads(inside("compare", "found.reticent", "--json").out)["results"]
    wanted = {key: told[key] for key in ("strategy", "budget", "recovery")}
    return next(each for each in results if wanted.items() <= each.items())


def test_every_table_is_as_exact_as_asked_for(inside, reticent):
    reticent.write("people.reticent", UNLIKE)
    (reticent.folder / "people.csv").unlink()  # no data file is opened
    ended = inside("seek", "people.reticent", "--at-most", "10", "--json")
    assert (ended.status, ended.err) == (0, "")
    told = json.loads(ended.out)
    assert set(told) == {
        "cost", "strategy", "budget", "recovery", "objective", "targets", "half_widths", "present"
    }  # fmt: skip
    assert (set(told["cost"]), told["cost"]["delta"]) == ({"epsilon", "delta"}, 0)
    assert 9 < max(told["half_widths"]) <= 10
    assert told["cost"]["epsilon"] <= told["present"]["epsilon"]
    assert compared(inside, reticent, told)["half_widths"] == pytest.approx(told["half_widths"])
    said = inside("seek", "people.reticent", "--at-most", "10").out.splitlines()
    assert said[0] == f"Least cost for a typical ± of at most 10: ε = {told['cost']['epsilon']:g}. No data was read."
    assert any(line.startswith("sex × age ") for line in said)
    if told["present"] != told["cost"]:
        assert f"would need ε = {told['present']['epsilon']:g}" in said[2]


def test_the_tables_that_are_named_count_alone(inside, reticent):
    reticent.write("people.reticent", UNLIKE)
    asked = ("seek", "people.reticent", "--at-most", "5", "--json")
    one = json.loads(inside(*asked, "--table", "city x sex").out)
    assert one["half_widths"][1] <= 5 < max(one["half_widths"])
    every = json.loads(inside(*asked).out)
    assert max(every["half_widths"]) <= 5
    assert one["cost"]["epsilon"] < every["cost"]["epsilon"]


def test_the_choice_put_back_into_the_plan_gives_what_was_promised_of_the_named_tables(inside, reticent):
    reticent.write("people.reticent", UNLIKE)
    asked = ("seek", "people.reticent", "--at-most", "5", "--table", "city × sex")
    told = json.loads(inside(*asked, "--json").out)
    assert told["targets"] == [None, 5, None]
    pairs = (('"sex", "age"', ""), ('"sex", "city"', "target = 5\n"), ('"age", "city"', ""))
    tables = "".join(f"[[tables]]\nattributes = [{names}]\n{target}" for names, target in pairs)
    text = UNLIKE.replace("[[families]]\norder = 2\n", tables)
    text = text.replace('epsilon = "1"', f'epsilon = "{told["cost"]["epsilon"]}"\nobjective = "{told["objective"]}"')
    reticent.write("found.reticent", text)
    results = json.loads(inside("compare", "found.reticent", "--json").out)["results"]
    wanted = {key: told[key] for key in ("strategy", "budget", "recovery")}
    found = next(each for each in results if wanted.items() <= each.items())
    assert found["half_widths"] == pytest.approx(told["half_widths"])
    said = inside(*asked).out
    assert "It needs the targets below in the plan" in said
    assert "name each of them in [[tables]]" in said
    assert [line.split()[-1] for line in said.splitlines() if line.startswith("sex × city ")] == ["5"]


def test_a_plan_whose_strategy_does_not_fit_still_hears_of_one_that_does(inside, reticent):
    text = PLAN.replace('epsilon = "1"', 'rho = "0.5"')
    reticent.write("people.reticent", text + '[strategy]\nname = "joint"\n')
    ended = inside("seek", "people.reticent", "--at-most", "10")
    assert (ended.status, ended.err) == (0, "")
    assert "objective total) cannot be used: it does not go with this kind of privacy." in ended.out


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("--at-most", "10", "--table", "sex × shoe"), 1, "The plan asks for no table “sex × shoe”"),
        (("--at-most", "0.001"), 1, "No amount of budget gives ±0.001"),
        (("--at-most", "-1"), 2, "is not a number above 0"),
        (("--at-most", "ten"), 2, "is not a number above 0"),
        ((), 2, "--at-most"),
    ],
)
def test_what_cannot_be_had_is_said(inside, words, status, said):
    ended = inside("seek", "people.reticent", *words)
    assert ended.status == status
    assert said in ended.err


def test_rho_stays_rho(inside, reticent):
    reticent.write("people.reticent", PLAN.replace('epsilon = "1"', 'rho = "0.5"'))
    told = json.loads(inside("seek", "people.reticent", "--at-most", "10", "--json").out)
    assert set(told["cost"]) == set(told["present"]) == {"rho"}


def test_on_adult_it_needs_less_than_two_thirds_of_what_the_recommended_row_needs(inside, reticent):
    """All pairs of the eight attributes, at most ±40 everywhere."""
    plan = replace(document_of("adult.csv"), families=(Family(2),), unit=ProtectedUnit(rows=RowMeaning.ONE_EACH))
    reticent.write("adult.reticent", starter_text(plan))
    told = json.loads(inside("seek", "adult.reticent", "--at-most", "40", "--json").out)
    assert len(told["half_widths"]) == 28
    assert max(told["half_widths"]) <= 40
    assert told["cost"]["epsilon"] <= 0.63 * told["present"]["epsilon"]
    assert told["objective"] == "even"
