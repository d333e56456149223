"""reticent map: a quote first, one charge, the map in every format, and never twice for the same."""

from __future__ import annotations

import csv
import json
import os
import shutil
import time

import numpy as np
import pytest

from core.mechanisms.catalogue import mechanism_for
from core.privacy.release_cost import Norm

PLAN = """\
reticent = 1
[data]
source = "places.csv"
header_row = 1
delimiter = ","
encoding = "utf-8"
decimal = "."
thousands = ""
[unit]
rows = "one-each"
[[places]]
name = "home"
columns = ["lon", "lat"]
box = [0, 8, 0, 8]
height = 3
epsilon = "1/2"
[privacy]
dataset = "People"
"""
PAID = ("map", "places.reticent", "--budget", "3", "--yes")
CANARY = "7.123454321"


@pytest.fixture(autouse=True)
def rows(reticent):
    points = np.random.default_rng(1).uniform(0, 8, (400, 2)).round(4)
    lines = ["lon,lat", *(f"{x},{y}" for x, y in points), f"{CANARY},{CANARY}", "99,1", ",2"]
    reticent.write("places.csv", "\n".join(lines) + "\n")
    reticent.write("places.reticent", PLAN)


def account(run):
    (found,) = json.loads(run("ledger", "list", "--json").out)
    return found


def test_a_map_is_charged_published_and_written(reticent):
    """As a process of its own, as a user runs it."""
    names = [f"home.{suffix}" for suffix in ("xlsx", "csv", "geojson", "svg")]
    ended = reticent.run(*PAID, *(word for name in names for word in ("-o", name)), "--rectangle", "0,4,0,8")
    assert ended.status == 0
    assert ended.err.splitlines() == [f"Wrote {name}" for name in names]
    assert ended.out.startswith("No. 2, ")
    assert "0 … 4, 0 … 8" in ended.out
    assert all((reticent.folder / name).stat().st_size > 300 for name in names)
    assert "Map “home” of lon and lat" in reticent.run("ledger", "show", "People").out
    everything = [path for path in reticent.folder.rglob("*") if path.is_file() and path.name != "places.csv"]
    assert not [path.name for path in everything if CANARY.encode() in path.read_bytes()]


def test_the_same_again_costs_nothing(inside):
    first = inside(*PAID, "--json", "--rectangle", "0,8,0,8")
    again = inside("map", "places.reticent", "--json", "--rectangle", "0,8,0,8")
    assert (first.status, again.status) == (0, 0)
    assert json.loads(first.out) == json.loads(again.out)
    assert inside("map", "places.reticent", "--again", "--yes").status == 0
    assert (account(inside)["spent"], account(inside)["releases"]) == ("ε = 1", 0)


def test_another_name_is_the_same_map_and_another_box_is_not(inside, reticent):
    inside(*PAID)
    reticent.write("places.reticent", PLAN.replace('"home"', '"work"'))
    assert inside("map", "places.reticent").status == 0
    assert account(inside)["spent"] == "ε = 0.5"
    reticent.write("places.reticent", PLAN.replace("0, 8, 0, 8", "0, 8, 0, 9"))
    assert inside("map", "places.reticent").status == 1
    assert inside("map", "places.reticent", "--yes").status == 0
    assert account(inside)["spent"] == "ε = 1"


def saved_later(reticent, name="places.csv"):
    later = time.time() + 5
    os.utime(reticent.folder / name, (later, later))


def test_rows_that_are_saved_again_or_elsewhere_are_not_paid_for_again(inside, reticent):
    first = inside(*PAID, "--json")
    saved_later(reticent)
    again = inside("map", "places.reticent", "--json", "--yes")
    assert json.loads(again.out) == json.loads(first.out)
    shutil.copy(reticent.folder / "places.csv", reticent.folder / "copy.csv")
    reticent.write("places.reticent", PLAN.replace("places.csv", "copy.csv"))
    elsewhere = inside("map", "places.reticent", "--json", "--yes")
    assert json.loads(elsewhere.out) == json.loads(first.out)
    assert account(inside)["spent"] == "ε = 0.5"


@pytest.mark.parametrize("place", ["places.reticent", "other/places.reticent"])
def test_the_map_of_another_file_is_not_shown_as_that_of_this_one(inside, reticent, place):
    inside(*PAID)
    source = reticent.folder / place.replace("places.reticent", "new.csv")
    (reticent.folder / place).parent.mkdir(exist_ok=True)
    source.write_text("lon,lat\n" + "1,1\n2,2\n3,3\n" * 9, encoding="utf-8")
    (reticent.folder / place).write_text(PLAN.replace("places.csv", "new.csv"), encoding="utf-8")
    told = json.loads(inside("map", place, "--json", "--yes").out)
    assert told["number"] == 4
    assert account(inside)["spent"] == "ε = 1"


def test_the_file_with_the_rows_is_never_replaced_by_its_map(inside, reticent):
    before = (reticent.folder / "places.csv").read_bytes()
    ended = inside(*PAID, "-o", "places.csv", "--replace")
    assert (ended.status, ended.out) == (1, "")
    assert "places.csv is the file with the rows, which would be lost. Nothing was written." in ended.err
    assert (reticent.folder / "places.csv").read_bytes() == before
    assert json.loads(inside("ledger", "list", "--json").out) == []


def test_files_that_are_there_are_replaced_only_if_that_is_said(inside, reticent):
    reticent.write("home.statement.txt", "mine")
    ended = inside(*PAID, "-o", "home.csv")
    assert "home.statement.txt exists already. Choose another name, or add --replace to replace it." in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []
    assert inside(*PAID, "-o", "home.csv", "-o", "home.csv", "--replace").status == 0
    assert "ε-differential privacy" in (reticent.folder / "home.statement.txt").read_text(encoding="utf-8-sig")


def test_of_a_rectangle_beyond_the_map_it_is_said_what_is_counted(inside):
    beside = inside(*PAID, "--rectangle", "8,9,0,8")
    assert (beside.status, beside.out) == (1, "")
    assert "“8 … 9, 0 … 8” cannot be used: it lies beside the map, which is 0 … 8, 0 … 8." in beside.err
    assert json.loads(inside("ledger", "list", "--json").out) == []
    beyond = inside(*PAID, "--rectangle", "4,9,0,8", "--rectangle", "4,8,0,8")
    assert "Of 4 … 9, 0 … 8, only the part within the map is counted: 0 … 8, 0 … 8." in beyond.err
    assert beyond.err.count("only the part") == 1


def test_json_says_it_all(inside):
    told = json.loads(inside(*PAID, "--json", "--rectangle", "0,4,0,8", "--rectangle", "1,2,3,4").out)
    assert (told["number"], told["dataset"], told["name"], told["columns"]) == (2, "People", "home", ["lon", "lat"])
    assert told["boxes"] <= 64
    assert told["total"] + told["outside"] == pytest.approx(403, abs=150)
    assert [each["sides"] for each in told["rectangles"]] == [[0, 4, 0, 8], [1, 2, 3, 4]]
    assert {"count", "half_width", "edges"} < set(told["rectangles"][0])
    (kept,) = json.loads(inside("map", "places.reticent", "--kept", "--json").out)
    assert kept["boxes"] == told["boxes"]


def test_trees_are_compared_before_a_row_is_read(inside, reticent):
    (reticent.folder / "places.csv").unlink()
    told = json.loads(inside("map", "places.reticent", "--compare", "--json").out)["trees"]
    assert [(each["tree"], each["levels"]) for each in told][:3] == [
        ("quadtree", "uniform"),
        ("quadtree", "geometric"),
        ("quadtree", "optimal"),
    ]
    assert min(told, key=lambda each: each["rectangle"])["levels"] == "optimal"
    shown = inside("map", "places.reticent", "--compare").out
    assert "a typical rectangle is 10 % × 10 % of the box" in shown
    assert shown.count("\nquadtree") == 3


def test_every_height_is_forecast_from_what_is_public(inside, reticent):
    """The noise is that of the plan; at its edges, more rows make higher trees better."""
    (reticent.folder / "places.csv").unlink()
    words = ("map", "places.reticent", "--compare")
    bare = json.loads(inside(*words, "--json").out)
    assert [set(each) for each in bare["heights"]] == [{"height", "rectangle"}] * 12
    found = {(each["tree"], each["levels"]): each["rectangle"] for each in bare["trees"]}
    assert bare["heights"][2]["rectangle"] == pytest.approx(found["quadtree", "geometric"])
    best = []
    for people in ("1000", "1000000"):
        heights = json.loads(inside(*words, "--json", "--people", people).out)["heights"]
        assert all(each["both"] ** 2 == pytest.approx(each["rectangle"] ** 2 + each["edges"] ** 2) for each in heights)
        best.append(min(heights, key=lambda each: each["both"])["height"])
        shown = inside(*words, "--people", people).out
        assert f"the least error is expected at height {best[-1]}." in shown
    assert best[0] < best[1]
    assert "2 × 2" in shown
    assert inside(*words, "--people", "many").status == 2


def test_it_is_asked_before_it_is_charged(inside):
    ended = inside("map", "places.reticent", "--budget", "3")
    assert (ended.status, ended.out) == (1, "")
    assert "add --yes" in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []


@pytest.mark.parametrize("answer", [True, False])
def test_a_person_reads_the_quote_and_answers(inside, monkeypatch, answer):
    from core.commandline import terminal  # noqa: PLC0415  a name of its own for the module

    monkeypatch.setattr(terminal.Terminal, "can_ask", property(lambda _: True))
    monkeypatch.setattr(terminal.Terminal, "ask", lambda *_: answer)
    ended = inside("map", "places.reticent", "--budget", "3")
    assert ended.status == (0 if answer else 1)
    assert "The box 0 … 8, 0 … 8 is public." in ended.err
    assert "After:   spent ε = 0.5" in ended.err
    assert len(json.loads(inside("ledger", "list", "--json").out)) == int(answer)


@pytest.mark.parametrize(
    ("change", "words", "said"),
    [
        (('name = "home"', 'name = "home"\ntree = "oak"'), (), "“oak” is not one of the choices"),
        (("[[places]]", "[[places]]"), ("--place", "work"), "Which map is meant? The plan has: home."),
        (('["lon", "lat"]', '["lon", "height"]'), (), "height"),
        (('source = "places.csv"\n', ""), (), "source"),
        (('epsilon = "1/2"', 'epsilon = "4"'), (), "ε = 3"),
        (('epsilon = "1/2"', 'epsilon = "1e-30"'), (), "The budget is so small"),
        (('rows = "one-each"', 'rows = "unanswered"'), (), "unit"),
        (("[[places]]", "[[places]]"), ("-o", "map.png"), "a map can be written as"),
    ],
)
def test_what_cannot_be_had_is_a_sentence_and_costs_nothing(inside, reticent, change, words, said):
    reticent.write("places.reticent", PLAN.replace(*change))
    ended = inside(*PAID, *words)
    assert ended.status == 1
    assert said in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []


@pytest.mark.parametrize("words", [("--rectangle", "1,2,3"), ("--rectangle", "4,0,0,8"), ("--rectangle", "a,b,c,d")])
def test_a_rectangle_has_four_sides(words, inside):
    assert inside(*PAID, *words).status == 2


@pytest.mark.parametrize("cost", ['epsilon = "1/2"', 'epsilon = "1/2"\ndelta = "1e-6"', 'rho = "1/100"'])
def test_a_map_cut_short_goes_on_at_no_further_cost(inside, reticent, monkeypatch, cost):
    reticent.write("places.reticent", PLAN.replace('epsilon = "1/2"', cost))
    paid = ("map", "places.reticent", "--budget", "3,1e-5", "--yes")
    law = type(mechanism_for(Norm.L1 if cost == 'epsilon = "1/2"' else Norm.L2))
    draw, calls = law.draw, []

    def broken(self, *arguments):
        calls.append(arguments)
        if len(calls) > 5:  # the trial on made-up rows has drawn by then
            raise KeyboardInterrupt
        return draw(self, *arguments)

    with monkeypatch.context() as patched:
        patched.setattr(law, "draw", broken)
        ended = inside(*paid)
    assert ended.status != 0
    assert "no. 2 stands" in ended.err
    spent = account(inside)["spent"]
    again = inside("map", "places.reticent")
    assert (again.status, account(inside)["spent"]) == (0, spent)


def test_rows_of_one_person_are_bounded(inside, reticent):
    reticent.write("places.csv", "who,lon,lat\n" + "a,1,1\n" * 50 + "b,5,5\n" * 50)
    plan = PLAN.replace('rows = "one-each"', 'id = "who"\nat_most = 2').replace('"1/2"', '"1000"')
    reticent.write("places.reticent", plan)
    told = json.loads(inside("map", "places.reticent", "--budget", "3000", "--yes", "--json").out)
    assert told["total"] == pytest.approx(4, abs=1)


SEXES = """
[[attributes]]
name = "sex"
kind = "categories"
categories = ["female", "male"]
[[attributes]]
name = "age"
kind = "number"
edges = [0, 30, 120]
[[places]]
"""


@pytest.fixture
def by_label(reticent):
    """Give rows of two attributes, and a plan that tells them apart."""
    chance = np.random.default_rng(2)
    points, sexes = chance.uniform(0, 8, (600, 2)).round(3).tolist(), chance.choice(["female", "male"], 600).tolist()
    lines = [f"{x},{y},{sex},{40 if sex == 'male' else 20}" for (x, y), sex in zip(points, sexes, strict=True)]
    reticent.write("places.csv", "\n".join(["lon,lat,sex,age", *lines]) + "\n")
    plan = PLAN.replace("[[places]]\n", SEXES).replace("box =", 'by = ["sex", "age"]\nbox =')
    reticent.write("places.reticent", plan.replace('"1/2"', '"100"'))
    return {sex: sexes.count(sex) for sex in ("female", "male")}


PAID_BY_LABEL = ("map", "places.reticent", "--budget", "300", "--yes")


def test_every_label_has_a_map_and_all_of_them_cost_what_one_does(reticent, by_label):
    """As a process of its own; at this budget, noise is below one row."""
    names = [f"home.{suffix}" for suffix in ("xlsx", "csv", "geojson", "svg")]
    ended = reticent.run(
        *PAID_BY_LABEL, "--json", "--rectangle", "0,8,0,8", *(word for n in names for word in ("-o", n))
    )
    assert ended.status == 0, ended.err
    told = json.loads(ended.out)
    assert [each["labels"] for each in told["maps"]] == [
        [sex, age] for sex in ("female", "male") for age in ("0 to under 30", "30 to 120")
    ]
    expected = [by_label["female"], 0, 0, by_label["male"]]
    assert [each["total"] for each in told["maps"]] == pytest.approx(expected, abs=2)
    assert [each["rectangles"][0]["count"] for each in told["maps"]] == pytest.approx(expected, abs=2)
    assert told["rectangles"][0]["count"] == pytest.approx(600, abs=4)
    assert any("There is a map for each value of sex × age: 4 maps." in line for line in told["statement"])
    (account,) = json.loads(reticent.run("ledger", "list", "--json").out)
    assert account["spent"] == "ε = 100"
    with (reticent.folder / "home.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    found = {sex: sum(int(line["count"]) for line in lines if line["sex"] == sex) for sex in by_label}
    assert found == pytest.approx(by_label, abs=3)


def test_other_labels_are_another_map(inside, reticent, by_label):
    assert inside(*PAID_BY_LABEL).status == 0
    plan = (reticent.folder / "places.reticent").read_text(encoding="utf-8")
    table = inside("map", "places.reticent", "--rectangle", "0,4,0,8").out
    assert [line.split()[:2] for line in table.splitlines() if "0 … 4" in line][:2] == [["all", "all"], ["female", "0"]]
    assert account(inside)["spent"] == "ε = 100"
    reticent.write("places.reticent", plan.replace("0, 30, 120", "0, 25, 120"))
    assert inside("map", "places.reticent", "--yes").status == 0
    assert account(inside)["spent"] == "ε = 200"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('by = ["sex", "age"]', 'by = ["sex", "income"]'), "“income” is not an attribute of this plan"),
        (('by = ["sex", "age"]', 'by = ["sex", "age"]\ntree = "kd"'), "only maps of equal boxes"),
        (("height = 3", "height = 12"), "4 maps with 12 levels"),
        (('columns = ["lon", "lat"]', 'columns = ["age", "lat"]'), "“age” is where the rows lie"),
    ],
)
@pytest.mark.usefixtures("by_label")
def test_labels_that_a_map_cannot_tell_apart_are_refused(inside, reticent, change, said):
    plan = (reticent.folder / "places.reticent").read_text(encoding="utf-8")
    reticent.write("places.reticent", plan.replace(*change))
    ended = inside(*PAID_BY_LABEL)
    assert (ended.status, json.loads(inside("ledger", "list", "--json").out)) == (1, [])
    assert said in ended.err
