"""reticent ask --round: one charge, questions one after the other, answers that stay free."""

from __future__ import annotations

import io
import json
import subprocess

import pytest

from tests.core.commandline.reticent import PLAN

ROUND = ("ask", "--round")
SURE = (*ROUND, "--epsilon", "400", "--answers", "2", "--within", "5", "--yes", "people.reticent")
"""So much ε that noise is 0 but for once in billions of runs."""
ONE_WAY = PLAN.replace("order = 2", "order = 1").replace('epsilon = "1"', 'epsilon = "400"')
FAR = "age 18-64, city = York"
"""By the tables of one attribute: 52 of 300, as everywhere; a question that rows decide."""


@pytest.fixture
def released(inside, reticent):
    reticent.write("people.reticent", ONE_WAY)
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "5000", "--yes").status == 0
    return inside


def counted(reticent, wanted):
    rows = [line.split(",") for line in (reticent.folder / "people.csv").read_text().split()[1:]]
    return sum(wanted(sex, int(age), city) for sex, age, city in rows)


def charges(run):
    (found,) = json.loads(run("ledger", "list", "--json").out)
    return found["choices"]


def test_answers_come_from_the_tables_or_are_measured(released, reticent):
    ended = released(*SURE, "sex = f", FAR, "sex = f", "everybody", "--json")
    assert ended.status == 0
    first, second, again, everybody = map(json.loads, ended.out.splitlines())
    assert (first["estimate"], first["source"], first["left"], first["new"]) == (150, "tables", 2, True)
    truth = counted(reticent, lambda _, age, city: 18 <= age < 65 and city == "York")
    assert abs(second["estimate"] - truth) < 5
    assert second["low"] <= truth <= second["high"]
    assert (again["new"], again["estimate"]) == (False, 150)
    assert everybody["estimate"] == 300
    assert charges(released) == 1
    assert "The round is closed. Left for “People”" in ended.err


def test_questions_are_read_from_stdin_one_a_line(released, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("sex = f\nsex = x\ncity = York\n\ncity = Leeds\n"))
    ended = released(*SURE)
    assert [line.partition(":")[0] for line in ended.out.splitlines()] == ["sex = f", "city = York"]
    assert ended.status == 1  # of the slip, after which the round went on
    assert "“sex” has no category or bin “x”" in ended.err
    monkeypatch.setattr("sys.stdin", None)
    assert released(*SURE).status == 0


def test_a_round_that_gave_no_answer_is_opened_again_for_nothing(released):
    released(*SURE, "sex = x")
    assert charges(released) == 1
    assert released(*SURE[:-2], "people.reticent", "sex = f").status == 0  # nobody is asked: it is paid for
    assert charges(released) == 1
    assert released(*SURE, "city = York").status == 0
    assert charges(released) == 2


def test_the_free_verb_shows_what_a_round_has_answered(released):
    assert released("ask", "2", FAR, "--json").out.count('"answered": null') == 1
    released(*SURE, FAR)
    ended = released("ask", "2", FAR)
    assert "Answered before, in round no. 5: " in ended.out
    assert json.loads(released("ask", "2", FAR, "--json").out)["answered"]["round"] == 5


def test_the_ledger_knows_a_round_for_what_it_is(released):
    released(*SURE, FAR)
    shown = released("ledger", "show", "People").out
    assert "Round of questions, at most 2 of them measured" in shown
    assert "result of private choice no. 5 kept" in shown
    assert released("ledger", "releases").out.count("\n") == 3
    for words in (("export-release", "5", "-o", "t.json"), ("complete", "5"), ("compare", "2", "5")):
        assert released("ledger", *words).status == 1
    assert "every seal holds" in released("ledger", "verify").out
    released("ledger", "export", "-o", "ledger.csv")
    assert released("ledger", "verify", "--export", "ledger.csv").status == 0


def test_it_is_asked_before_it_is_charged(released, monkeypatch):
    from core.commandline import terminal  # noqa: PLC0415  a name of its own for the module

    ended = released(*ROUND, "people.reticent", "sex = f")
    assert (ended.status, ended.out) == (1, "")
    assert "This costs ε = 0.1 of “People”" in ended.err
    monkeypatch.setattr(terminal.Terminal, "can_ask", property(lambda _: True))
    monkeypatch.setattr(terminal.Terminal, "ask", lambda *_: False)
    ended = released(*ROUND, "people.reticent", "sex = f")
    assert ended.status == 1
    assert "Up to 5 answers are measured" in ended.err
    assert charges(released) == 0
    monkeypatch.setattr(terminal.Terminal, "ask", lambda *_: True)
    assert released(*ROUND, "people.reticent", "sex = f").status == 0


BAD = {
    "nothing published": (
        (*ROUND, "--budget", "3", "--yes", "people.reticent", "sex = f"),
        "No table of “People” is published yet",
    ),
    "no plan": (("ask", "none.reticent", "--round", "--yes"), "none.reticent"),
}


@pytest.mark.parametrize("why", BAD)
def test_what_cannot_be_had_is_refused_in_a_sentence(inside, why):
    words, sentence = BAD[why]
    ended = inside(*words)
    assert (ended.status, ended.out) == (1, "")
    assert sentence in ended.err


def test_a_round_that_is_over_says_so(inside, reticent):
    apart = "".join(f"{sex},30,{city}\n" for sex, city in (("f", "Leeds"), ("m", "York")) for _ in range(150))
    reticent.write("people.csv", f"sex,age,city\n{apart}")
    reticent.write("people.reticent", ONE_WAY)
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "5000", "--yes").status == 0
    far = "sex = f, city = York", "sex = m, city = Leeds"  # nobody; by the tables of one attribute, 75 each
    ended = inside(*ROUND, "--epsilon", "400", "--answers", "1", "--within", "5", "--yes", "people.reticent", *far)
    assert ended.status == 1
    assert "is over. Its answers are kept and stay free." in ended.err
    assert ended.out.count("measured; 0 measured answers left") == 1


@pytest.mark.parametrize("words", [("--answers", "0"), ("--within", "0"), ("--epsilon", "0")])
def test_wrong_usage(inside, words):
    assert inside(*ROUND, "people.reticent", *words).status == 2


def test_as_a_process_of_its_own(reticent):
    reticent.write("people.reticent", ONE_WAY)
    assert reticent.run("release", "people.reticent", "-o", "out.json", "--budget", "5000", "--yes").status == 0
    ended = subprocess.run(
        reticent.command(*SURE),
        cwd=reticent.folder,
        env=reticent.environment,
        input=f"sex = f\n{FAR}\n",
        text=True,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("sex = f: 150 ±")
    assert len(ended.stdout.splitlines()) == 2
