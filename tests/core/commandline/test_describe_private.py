"""reticent describe --private: quoted and confirmed like a release, written into the plan, free when asked again."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import pytest

from core.domain.attribute import Provenance
from core.privacy.ledger import Ledger
from core.project.plan_file import load_plan

BUDGET = ("--ledger", "l.sqlite", "--budget", "9,1e-5")
LEDGER = BUDGET[:2]
ROWS = ("--rows", "one-each")
FILE = ("describe", "people.csv", "--private", "-o", "mine.reticent", *ROWS)
PLAN = ("describe", "people.reticent", "--private")


@pytest.fixture
def people(reticent):
    """400 people of four towns; one is the only one of hers."""
    rows = [f"{'fm'[i % 2]},{i % 90},{('Leeds', 'York', 'Hull')[i % 3]}" for i in range(400)]
    reticent.write("people.csv", "\n".join(["sex,age,city", *rows, "f,30,Zennor"]) + "\n")
    return reticent


def test_a_file_becomes_a_plan_with_lists_found(people):
    ended = people.run(*FILE, *BUDGET, "--yes")
    assert ended.status == 0
    assert "sex: f, m\n" in ended.out
    assert "city: Hull, Leeds, York\n" in ended.out
    assert "Found privately by charge no. 2: ε = 1, δ = 1e-6. Left for “people”: ε = 8, δ = 9e-6." in ended.out
    plan = load_plan(people.folder / "mine.reticent")
    origins = {each.name: (each.provenance, each.charge) for each in plan.attributes}
    assert origins == {
        "sex": (Provenance.PRIVATE, 2),
        "age": (Provenance.DATA, None),
        "city": (Provenance.PRIVATE, 2),
    }
    assert all(each.other == "Anything else" for each in plan.attributes if each.charge)
    ended = people.run("release", "mine.reticent", *LEDGER, "-o", "out.json", "--format", "json", "--yes")
    assert ended.status == 0, ended.err
    written = json.loads((people.folder / "out.json").read_text(encoding="utf-8"))
    told = {each["name"]: each for each in written["statement"]["attributes"]}
    assert (told["city"]["provenance"], told["city"]["charge"]) == ("private", 2)
    assert "charge" not in told["age"]
    files = [path for path in people.folder.rglob("*") if path.is_file() and path.name != "people.csv"]
    assert not any(b"Zennor" in path.read_bytes() for path in files)


def test_a_plan_gets_its_lists_and_keeps_its_comments(people, inside):
    text = (people.folder / "people.reticent").read_text(encoding="utf-8")
    people.write("people.reticent", text.replace("[unit]", "").replace("[[families]]", "# mine\n[[families]]"))
    grids = ("--bins", "age=0:100:5:4", "--column", "city", "--epsilon", "2", "--delta", "1e-7")
    ended = inside(*PLAN, *BUDGET, *grids, "--yes", "--json")
    assert ended.status == 0, ended.err
    told = json.loads(ended.out)["private"]
    assert (told["charge"], told["dataset"], told["new"]) == (2, "People", True)
    assert (told["cost"], told["left"]) == ({"epsilon": "2", "delta": "1e-7"}, "ε = 7, δ = 9.9e-6")
    age, city = told["lists"]
    assert (age["attribute"], len(age["edges"]), age["edges"][0], age["edges"][-1]) == ("age", 5, 0, 100)
    assert age["rows_off"] > 0
    assert (city["categories"], city["other"]) == (["Hull", "Leeds", "York"], "Anything else")
    assert city["people"] == {"half": 16, "sure": 20}
    assert "# mine\n[[families]]" in (people.folder / "people.reticent").read_text(encoding="utf-8")
    plan = load_plan(people.folder / "people.reticent")
    assert [each.charge for each in plan.attributes] == [None, 2, 2]


def test_a_plan_that_is_edited_while_it_asks_keeps_what_was_edited(people, inside, monkeypatch):
    from core.commandline import terminal  # noqa: PLC0415  a name of its own for the module

    def edited(*_):
        text = (people.folder / "people.reticent").read_text(encoding="utf-8")
        people.write("people.reticent", text.replace("order = 2", "order = 1"))
        return True

    monkeypatch.setattr(terminal.Terminal, "can_ask", property(lambda _: True))
    monkeypatch.setattr(terminal.Terminal, "ask", edited)
    assert inside(*PLAN, *BUDGET, "--column", "city").status == 0
    plan = load_plan(people.folder / "people.reticent")
    assert ([family.order for family in plan.families], plan.domain.attributes[-1].charge) == ([1], 2)


def test_the_file_with_the_rows_is_never_replaced_by_a_plan(people, inside):
    before = (people.folder / "people.csv").read_bytes()
    ended = inside(*PLAN, *BUDGET, "--column", "city", "-o", "people.csv", "--yes")
    assert (ended.status, ended.out) == (1, "")
    assert "people.csv is the file with the rows, which would be lost." in ended.err
    assert (people.folder / "people.csv").read_bytes() == before


def test_asked_again_it_needs_no_consent_and_costs_nothing(people, inside):
    asked = (*PLAN, "--column", "city")
    assert inside(*asked, *BUDGET, "--yes", "-o", "first.reticent").status == 0
    before = (people.folder / "l.sqlite").read_bytes()
    again = inside(*asked, *LEDGER, "-o", "second.reticent")
    assert again.status == 0, again.err
    assert "Nothing was spent. Left for “People”: ε = 8, δ = 9e-6." in again.out
    assert (people.folder / "l.sqlite").read_bytes() == before
    texts = [(people.folder / f"{name}.reticent").read_text(encoding="utf-8") for name in ("first", "second")]
    assert texts[0] == texts[1]
    paid = inside(*asked, *LEDGER, "--again", "--yes")
    assert "Found privately by charge no. 4" in paid.out


def test_a_public_list_takes_no_delta(people, inside):
    people.write("towns.csv", "Leeds\nYork\nHull\nBath\n")
    ended = inside(*PLAN, "--code-list", "city=towns.csv", "--yes", "--ledger", "l.sqlite", "--budget", "2")
    assert ended.status == 0, ended.err
    assert "city: Leeds, York, Hull\n" in ended.out
    assert "Found privately by charge no. 2: ε = 1. Left for “People”: ε = 1." in ended.out


def test_without_a_terminal_and_without_yes_nothing_is_spent(people, inside):
    ended = inside(*FILE, *BUDGET)
    assert ended.status == 1
    assert "This costs ε = 1, δ = 1e-6 of “people” and cannot be undone" in ended.err
    assert "add --yes" in ended.err
    assert not (people.folder / "mine.reticent").exists()
    assert Ledger(people.folder / "l.sqlite").entries == ()


@pytest.mark.parametrize(
    ("words", "said", "status"),
    [
        (("describe", "people.csv", "--private", "--yes"), "Name it by -o PLAN", 1),
        ((*FILE, "--id", "sex", "--at-most", "2"), "neither goes with --rows", 1),
        ((*FILE[:-2], "--id", "sex"), "--id COLUMN and --at-most N go together", 1),
        ((*FILE, "--column", "town"), "town", 1),
        ((*FILE, "--delta", "0"), "needs a δ above 0", 1),
        ((*FILE, "--delta", "1"), "it must be 0, or from 1e-100", 2),
        ((*FILE, "--epsilon", "x"), "ε is “x”", 2),
        ((*FILE, "--bins", "age=0:100:7:4"), "no whole number of steps", 2),
        ((*FILE, "--bins", "age=0:100:50:4"), "its grid has 2", 2),
        ((*FILE, "--bins", "age=0:100"), "is not NAME=LOW:HIGH:STEP:N", 2),
        ((*FILE, "--bins", "age=x:100:5:4"), "x", 2),
        ((*FILE, "--code-list", "city"), "is not NAME=FILE", 2),
        ((*FILE, "--code-list", "city=gone.csv"), "gone.csv", 1),
        (PLAN, "There is no list to find", 1),
    ],
)
def test_what_cannot_be_found_is_said_and_costs_nothing(people, inside, words, said, status):
    ended = inside(*words, *BUDGET, "--yes")
    assert ended.status == status
    assert said in ended.err
    assert not (people.folder / "mine.reticent").exists()
    ledger = people.folder / "l.sqlite"
    assert not ledger.exists() or Ledger(ledger).entries == ()


def test_killed_between_charge_and_result_it_goes_on_at_no_further_cost(people, inside):
    asked = (*PLAN, "--column", "city")
    killing = "import core.session.choices.choosing as c, os, sys; from core.commandline.program import main; "
    killing += f"c.keep_found = lambda *a, **k: os.kill(os.getpid(), {int(signal.SIGKILL)}); main(sys.argv[1:])"
    command = [sys.executable, "-c", killing, *asked, *BUDGET, "--yes"]
    ended = subprocess.run(command, cwd=people.folder, env=people.environment, capture_output=True, check=False)
    assert ended.returncode == -signal.SIGKILL
    assert [line.kind for line in Ledger(people.folder / "l.sqlite").entries] == ["budget", "charge"]
    assert load_plan(people.folder / "people.reticent").attributes[2].provenance is Provenance.DECLARED
    again = inside(*asked, *LEDGER)
    assert again.status == 0, again.err
    assert "city: Hull, Leeds, York\n" in again.out
    ledger = Ledger(people.folder / "l.sqlite")
    assert [line.kind for line in ledger.entries] == ["budget", "charge", "found"]
    assert ledger.account("People").spent == 1
    assert load_plan(people.folder / "people.reticent").attributes[2].charge == 2


def test_a_file_that_asks_who_is_protected_is_answered_first(people, inside):
    rows = "\n".join(f"P{i // 3:05},{'fm'[i % 2]}" for i in range(600))
    people.write("people.csv", f"patient_id,sex\n{rows}\n")
    ended = inside(*FILE[:-2], *BUDGET, "--yes")
    assert ended.status == 1
    assert not (people.folder / "mine.reticent").exists()
    ended = inside(*FILE[:-2], *BUDGET, "--yes", "--id", "patient_id", "--at-most", "2")
    assert ended.status == 0, ended.err
    assert load_plan(people.folder / "mine.reticent").unit.id == "patient_id"
