"""reticent ask: one number, the same everywhere, with its ±; nothing is read, nothing is spent."""

from __future__ import annotations

import json

import pytest

from core.release.crosstab import crosstab
from core.session.keeping import kept_release
from core.session.opening import open_ledger
from tests.core.commandline.reticent import PLAN

ASK = ("ask", "2")
UNBIASED = PLAN + "[output]\nnon_negative = false\nwhole_numbers = false\n"


@pytest.fixture(params=[PLAN, UNBIASED], ids=["whole", "unbiased"])
def released(inside, reticent, request):
    reticent.write("people.reticent", request.param)
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "3", "--yes").status == 0
    return inside


def told(run, question):
    ended = run(*ASK, question, "--json")
    assert (ended.status, ended.err) == (0, "")
    return json.loads(ended.out)


def test_a_cell_is_the_same_number_in_the_window_the_export_and_here(released, reticent):
    data = json.loads((reticent.folder / "out.json").read_text())
    (table,) = (each for each in data["tables"] if each["attributes"] == ["sex", "age"])
    assert table["categories"][1][1] == "18 to under 65"
    found = told(released, "Sex = m, Age 18–64")
    assert (found["estimate"], [found["low"], found["high"]]) == (table["values"][4], table["interval"][4])
    assert (found["basis"], found["tables"]) == ("published", ["sex × age"])
    release = kept_release(open_ledger(), 2)  # the window shows its crosstab
    shown = crosstab(next(each for each in release.tables if each.title == "sex × age")).cell(1, 1)
    assert (found["estimate"], found["half_width"]) == (shown.value, shown.half_width)
    assert (found["low"], found["high"]) == (shown.low, shown.high)


def test_a_sum_has_a_margin_of_its_own(released):
    one, two = told(released, "sex = f, age under 18"), told(released, "sex = f, age under 65")
    assert two["basis"] == "sum"
    assert 0 < one["half_width"] < two["half_width"] < 2 * one["half_width"]
    assert two["low"] <= two["estimate"] <= two["high"]
    assert "added up from the table “sex × age”" in released(*ASK, "sex = f, age under 65").out


def test_what_no_table_determines_is_estimated_without_a_margin(released):
    found = told(released, "sex = f, age under 18, city = York")
    assert (found["low"], found["high"], found["half_width"], found["basis"]) == (None, None, None, "fitted")
    assert sorted(found["tables"]) == ["age × city", "sex × age", "sex × city"]
    assert 0 <= found["estimate"] <= 60  # of 300 people a tenth have all three
    shown = released(*ASK, "sex = f, age under 18, city = York").out
    assert "(± not known)" in shown
    assert "How far it is off is not known." in shown


def test_everybody_is_counted(released):
    assert told(released, "everybody")["estimate"] == pytest.approx(300, abs=60)


def test_it_costs_nothing_and_reads_nothing(released, reticent):
    before = (reticent.folder / "home" / "reticent" / "ledger.sqlite").read_bytes()
    (reticent.folder / "people.csv").unlink()
    told(released, "sex = f")
    assert (reticent.folder / "home" / "reticent" / "ledger.sqlite").read_bytes() == before


BAD = {
    "no label": ("sex = x", "It has: “f”, “m”."),
    "no attribute": ("weight = 3", "The attributes are: “sex”, “age”, “city”."),
    "no bins": ("age 10-20", "Ask for whole bins"),
}


@pytest.mark.parametrize("why", BAD)
def test_what_cannot_be_answered_is_refused_in_a_sentence(released, why):
    question, words = BAD[why]
    ended = released(*ASK, question)
    assert (ended.status, ended.out) == (1, "")
    assert words in ended.err


def test_an_attribute_without_a_table_is_refused(inside, reticent):
    one = PLAN.replace("[[families]]\norder = 2", '[[tables]]\nattributes = ["sex", "age"]')
    reticent.write("people.reticent", one)
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "3", "--yes").status == 0
    ended = inside(*ASK, "city = York")
    assert ended.status == 1
    assert "The attributes are: “sex”, “age”." in ended.err


def test_a_release_that_is_not_kept_is_refused(inside, reticent):
    assert inside("ask", "9", "sex = f").status == 1
    assert inside("ask", "people", "sex = f").status == 2


def test_as_a_process_of_its_own(reticent):
    assert reticent.run("release", "people.reticent", "-o", "out.json", "--budget", "3", "--yes").status == 0
    ended = reticent.run(*ASK, "Sex = f, Age 18–64")
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.startswith("sex = f, age = 18 to under 65: ")
    assert "The number stands in the table “sex × age”." in ended.out
