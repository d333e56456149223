"""reticent suggest: a quote first, one charge, the tables, and never twice for the same."""

from __future__ import annotations

import json
import subprocess

import pytest

from core.project.plan_file import load_plan
from tests.core.commandline.reticent import PLAN

ASK = ("suggest", "people.reticent", "--count", "1")
PAID = (*ASK, "--budget", "3", "--yes")


def account(run):
    (found,) = json.loads(run("ledger", "list", "--json").out)
    return found


def test_tables_are_suggested_charged_and_shown(reticent):
    """As a process of its own, as a user runs it."""
    ended = reticent.run(*PAID)
    assert (ended.status, ended.err) == (0, "")
    assert "Private choice no. 2" in ended.out
    assert "1 of 3 tables, ε = 0.1" in ended.out
    assert "sex × age" in ended.out or "sex × city" in ended.out or "age × city" in ended.out
    assert "Noisy tables of one attribute, which were paid for with it:\nsex: f: " in ended.out
    assert "It cost ε = 0.1. Left for “People”: ε = 2.9." in ended.out
    shown = reticent.run("ledger", "show", "People").out
    assert "Suggestion of one of 3 tables" in shown
    assert "result of private choice no. 2 kept" in shown


def test_the_same_again_costs_nothing(inside):
    first = inside(*PAID)
    again = inside(*ASK)
    assert again.status == 0
    assert again.out.startswith(first.out.partition("It cost")[0])
    assert "Nothing was spent. Left for “People”: ε = 2.9." in again.out
    assert inside(*ASK, "--again", "--yes").status == 0
    assert (account(inside)["spent"], account(inside)["choices"], account(inside)["releases"]) == ("ε = 0.2", 2, 0)


def test_what_the_plan_has_already_is_not_offered_to_it(inside, reticent):
    assert inside(*PAID).out.endswith("\nThe plan has these tables already.\n")
    reticent.write("people.reticent", PLAN.replace("order = 2", "order = 1"))
    assert inside(*ASK).out.endswith("\nThe plan was not changed: --add writes these tables into it.\n")
    assert inside(*ASK, "--add").status == 0
    assert inside(*ASK).out.endswith("\nThe plan has these tables already.\n")


def test_a_plan_that_is_edited_while_it_asks_keeps_what_was_edited(inside, reticent, monkeypatch):
    from core.commandline import terminal  # noqa: PLC0415  a name of its own for the module

    def edited(*_):
        reticent.write("people.reticent", PLAN.replace("order = 2", "order = 1"))
        return True

    monkeypatch.setattr(terminal.Terminal, "can_ask", property(lambda _: True))
    monkeypatch.setattr(terminal.Terminal, "ask", edited)
    assert inside(*ASK, "--budget", "3", "--add").status == 0
    plan = load_plan(reticent.folder / "people.reticent")
    assert ([family.order for family in plan.families], len(plan.tables)) == ([1], 1)


def test_json_says_it_all(inside):
    told = json.loads(inside(*PAID, "--json", "--epsilon", "0.3", "--order", "3").out)
    assert told["new"] is True
    assert (told["number"], told["dataset"], told["cost"], told["left"]) == (2, "People", "ε = 0.3", "ε = 2.7")
    assert told["epsilon"] == {"tables": "0.09", "choice": "0.21"}
    assert (told["candidates"], told["known"], len(told["tables"])) == (4, [], 1)
    assert [table["attribute"] for table in told["one_way"]] == ["sex", "age", "city"]
    assert [len(table["values"]) for table in told["one_way"]] == [2, 3, 2]
    (kept,) = json.loads(inside(*ASK, "--kept", "--json").out)
    assert kept == {key: value for key, value in told.items() if key not in ("new", "left")}


def test_kept_suggestions_are_shown_and_nothing_else_is_done(inside):
    assert inside(*ASK, "--kept").out == "No tables have been suggested for this dataset yet.\n"
    inside(*PAID)
    inside("suggest", "people.reticent", "--count", "2", "--yes")
    shown = inside(*ASK, "--kept")
    assert (shown.status, shown.out.count("Private choice no."), shown.out.count("Noisy tables")) == (0, 2, 1)
    assert account(inside)["spent"] == "ε = 0.2"


def test_it_is_asked_before_it_is_charged(inside):
    ended = inside(*ASK, "--budget", "3")
    assert (ended.status, ended.out) == (1, "")
    assert "This costs ε = 0.1 of “People” and cannot be undone. After it, ε = 0.1 is spent of ε = 3." in ended.err
    assert "add --yes" in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []


def test_a_person_reads_the_quote_and_may_decline(inside, monkeypatch):
    from core.commandline import terminal  # noqa: PLC0415  a name of its own for the module

    monkeypatch.setattr(terminal.Terminal, "can_ask", property(lambda _: True))
    monkeypatch.setattr(terminal.Terminal, "ask", lambda *_: False)
    ended = inside(*ASK, "--budget", "3")
    assert ended.status == 1
    assert "One of 3 tables will be chosen" in ended.err
    assert "Cost:    ε = 0.1" in ended.err
    assert "After:   spent ε = 0.1; left ε = 2.9" in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []
    monkeypatch.setattr(terminal.Terminal, "ask", lambda *_: True)
    assert inside(*ASK, "--budget", "3").status == 0


def test_chosen_tables_are_written_into_the_plan_only_if_that_is_said(inside, reticent):
    plan = PLAN.replace("[[families]]\norder = 2\n", "# mine\n")
    path = reticent.write("people.reticent", plan)
    ended = inside(*PAID)
    assert "--add writes these tables into it" in ended.out
    assert path.read_text() == plan
    ended = inside(*ASK, "--add", "--json")
    (chosen,) = json.loads(ended.out)["tables"]
    assert chosen["in_plan"] is False
    assert "[[tables]]" in path.read_text()
    assert "# mine" in path.read_text()
    assert json.loads(inside(*ASK, "--json").out)["tables"][0]["in_plan"] is True
    before = path.read_text()
    inside(*ASK, "--add")
    assert path.read_text() == before


BAD = {
    "no such plan": (("suggest", "none.reticent"), "none.reticent"),
    "too many tables": (("suggest", "people.reticent", "--count", "3", "--yes"), "only 3 to choose from"),
    "too small tables": (("suggest", "people.reticent", "--most-cells", "1"), "no table to choose"),
    "no budget": ((*ASK, "--yes"), "The ledger knows no budget"),
    "too dear": ((*PAID, "--epsilon", "4"), "Nothing was spent"),
    "too little noise budget": ((*PAID, "--epsilon", "1/100000000000000000000"), ""),
}


@pytest.mark.parametrize("why", BAD)
def test_what_cannot_be_had_is_refused_in_a_sentence(inside, why):
    words, sentence = BAD[why]
    ended = inside(*words)
    assert (ended.status, ended.out) == (1, "")
    assert sentence in ended.err


@pytest.mark.parametrize(
    "words", [("--count", "0"), ("--epsilon", "0"), ("--epsilon", "much"), ("--order", "4"), ("--most-cells", "-1")]
)
def test_wrong_usage(inside, words):
    assert inside("suggest", "people.reticent", *words).status == 2


def test_a_plan_without_rows_is_refused_before_the_charge(inside, reticent):
    reticent.write("people.reticent", PLAN.replace('source = "people.csv"\n', ""))
    assert inside(*PAID).status == 1
    (reticent.folder / "people.csv").unlink()
    reticent.write("people.reticent", PLAN)
    assert inside(*PAID).status == 1
    assert json.loads(inside("ledger", "list", "--json").out) == []


def test_no_list_of_releases_has_it(inside):
    inside(*PAID)
    assert inside("ledger", "releases").out == "Nothing has been released yet.\n"
    for words in (("export-release", "2", "-o", "t.json"), ("complete", "2")):
        assert inside("ledger", *words).status == 1
    verified = inside("ledger", "verify")
    assert "3 entries, the tables of 0 releases" in verified.out
    assert "pending" not in verified.out
    inside("ledger", "export", "-o", "ledger.csv")
    assert inside("ledger", "verify", "--export", "ledger.csv").status == 0


def test_a_release_afterwards_adds_up(inside):
    inside(*PAID)
    assert inside("release", "people.reticent", "-o", "t.json", "--yes").status == 0
    assert (account(inside)["spent"], account(inside)["releases"], account(inside)["choices"]) == ("ε = 1.1", 1, 1)
    told = json.loads(inside(*ASK, "--again", "--yes", "--json").out)
    assert (told["known"], told["one_way"]) == ([2, 4], [])


def test_two_at_once_pay_once(reticent):
    """Two processes ask the same at one time: one charge, one result, and nobody pays for nothing."""
    assert reticent.run("ledger", "set-budget", "People", "3").status == 0
    started = [
        subprocess.Popen(
            reticent.command(*ASK, "--yes", "--json"),
            cwd=reticent.folder,
            env=reticent.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
        )
        for _ in range(2)
    ]
    ended = [(*process.communicate(timeout=120), process.returncode) for process in started]
    found = [json.loads(out)["tables"] for out, _, status in ended if status == 0]
    assert found
    assert all(each == found[0] for each in found)
    assert all(b"Another program has" in err for _, err, status in ended if status)
    told = json.loads(reticent.run("ledger", "show", "People", "--json").out)
    assert (told["spent"], told["choices"]) == ("ε = 0.1", 1)
    assert [entry["kind"] for entry in told["entries"]] == ["budget", "charge", "found"]
