"""A release that was killed after its charge is finished on the command line, for nothing."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from random import Random

import pytest

from core.session import keeping, releasing
from tests.core.commandline.reticent import PLAN, ROWS
from tests.core.privacy.insides import interrupt_after_commit

CITIES = ("Leeds", "York")


def charged_only(then):
    """Charge, and then do something else than measure."""

    def measure(plan, table, charge, *rest):
        charge()
        return then()

    return measure


def test_ctrl_c_in_the_commit_of_the_charge_is_told_with_the_charge(inside, monkeypatch):
    interrupt_after_commit(monkeypatch)
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "2", "--yes")
    assert ended.status == 1
    assert "The ledger was charged before that; the charge of ε = 1 to “People” stands." in ended.err
    assert "Release no. 2 is pending. Complete it, at no further cost: reticent ledger complete 2 " in ended.err
    assert ended.err.endswith("Stopped.\n")
    assert inside("ledger", "complete", "2", "-o", "out.json").status == 0


@pytest.fixture
def killed(inside, reticent, monkeypatch):
    """Release no. 2, stopped after the noise was drawn (`late`) or before."""

    def kill(*, late):
        def stop(*_):
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(*((keeping, "recover", stop) if late else (releasing, "measure", charged_only(stop))))
            return inside("release", "people.reticent", "-o", "out.json", "--budget", "2", "--yes")

    return kill


def releases(inside):
    return json.loads(inside("ledger", "releases", "--json").out)


@pytest.mark.parametrize("late", [False, True])
def test_stopped_after_the_charge_it_says_how_to_go_on(killed, inside, late):
    ended = killed(late=late)
    assert (ended.status, ended.out) == (1, "")
    assert "the charge of ε = 1 to “People” stands" in ended.err
    assert "Release no. 2 is pending. Complete it, at no further cost: reticent ledger complete 2 -o OUT" in ended.err
    assert [(each["kept"], each["pending"]) for each in releases(inside)] == [(False, True)]
    assert "pending" in inside("ledger", "releases").out.splitlines()[-2]
    assert "reticent ledger complete N -o OUT" in inside("ledger", "show", "People").out
    assert "1 release is pending: no. 2. Complete at no further cost" in inside("ledger", "verify").out
    assert json.loads(inside("ledger", "list", "--json").out)[0]["pending"] == 1
    assert json.loads(inside("ledger", "show", "People", "--json").out)["pending"] == [2]


@pytest.mark.parametrize("late", [False, True])
def test_it_is_completed_once_for_nothing(killed, inside, reticent, late):
    killed(late=late)
    ended = inside("ledger", "complete", "2", "-o", "out.json")
    assert (ended.status, ended.err) == (0, "")
    assert ended.out == "Completed “People – release 1” (no. 2). Nothing more was spent.\nout.json\n"
    assert json.loads((reticent.folder / "out.json").read_text())["statement"]["reference"] == "2"
    assert [(each["kept"], each["pending"]) for each in releases(inside)] == [(True, False)]
    assert "ε = 1" in inside("ledger", "list").out
    again = inside("ledger", "complete", "2", "-o", "again.json")
    assert again.status == 1
    assert "There is no pending release no. 2" in again.err


def test_without_a_place_the_tables_are_kept(killed, inside, reticent):
    killed(late=False)
    ended = inside("ledger", "complete", "2")
    assert ended.status == 0
    assert "The tables are kept. Export them, at no cost: reticent ledger export-release 2" in ended.out
    assert inside("ledger", "export-release", "2", "-o", "out.json").status == 0


def test_rows_that_have_moved_are_named(killed, inside, reticent):
    killed(late=False)
    (reticent.folder / "people.csv").rename(reticent.folder / "moved.csv")
    ended = inside("ledger", "complete", "2", "-o", "out.json")
    assert ended.status == 1
    assert "people.csv" in ended.err
    assert inside("ledger", "complete", "2", "-o", "out.json", "--source", "moved.csv").status == 0


@pytest.mark.parametrize(
    ("out", "more", "words"),
    [
        ("people.csv", [], "the file with the rows, which would be lost"),
        ("absent/out.json", [], "cannot be written"),
        ("out.xlsx", ["--format", "docx"], "invalid choice"),
    ],
)
def test_a_place_that_cannot_be_written_is_told_first(killed, inside, reticent, out, more, words):
    killed(late=False)
    ended = inside("ledger", "complete", "2", "-o", out, *more)
    assert ended.status in {1, 2}
    assert words in ended.err
    assert [each["pending"] for each in releases(inside)] == [True]


def test_records_that_there_will_not_be_are_told_first(killed, inside, reticent):
    plan = (reticent.folder / "people.reticent").read_text()
    reticent.write("people.reticent", plan + "[output]\nadd_up = false\n")
    killed(late=False)
    ended = inside("ledger", "complete", "2", "-o", "out", "--format", "records")
    assert "add_up = true" in ended.err
    assert [each["pending"] for each in releases(inside)] == [True]


def test_an_export_that_fails_leaves_the_tables_kept(killed, inside, reticent, monkeypatch):
    def full(*_):
        raise KeyboardInterrupt

    killed(late=True)
    monkeypatch.setattr("core.commandline.output.export", full)
    ended = inside("ledger", "complete", "2", "-o", "out.json")
    assert (ended.status, ended.out) == (1, "")
    assert "The tables are kept." in ended.err


def test_a_ledger_that_has_gone_is_no_second_fault(inside, reticent, monkeypatch):
    def stop():
        (reticent.folder / "my.ledger").write_bytes(b"no ledger any more")
        raise KeyboardInterrupt

    monkeypatch.setattr(releasing, "measure", charged_only(stop))
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "2", "--yes", "--ledger", "my.ledger")
    assert ended.status == 1
    assert "ledger complete 2" in ended.err


@pytest.fixture
def changed(reticent):
    """Write all rows but the first, and some of other people instead."""

    def write(name, n_others):
        draw = Random(1)
        others = [f"{draw.choice('ffm')},{draw.randrange(90)},{draw.choice(CITIES)}" for _ in range(n_others)]
        kept = ROWS[2 : len(ROWS) - n_others] if n_others < 300 else []
        reticent.write(name, "\n".join([ROWS[0], *kept, *others]) + "\n")

    return write


def test_it_is_not_completed_with_rows_unlike_those_that_were_charged(killed, inside, reticent, changed):
    killed(late=False)
    changed("unlike.csv", 300)
    ended = inside("ledger", "complete", "2", "-o", "out.json", "--source", "unlike.csv")
    assert (ended.status, ended.out) == (1, "")
    assert "the rows look unlike those that it was charged for. It stays pending. Choose the file" in ended.err
    assert [each["pending"] for each in releases(inside)] == [True]
    assert inside("ledger", "complete", "2", "-o", "out.json").status == 0


def test_rows_that_were_corrected_since_are_known_by_the_ledger_from_then_on(killed, inside, reticent, changed):
    killed(late=False)
    changed("corrected.csv", 6)
    assert inside("ledger", "complete", "2", "-o", "out.json", "--source", "corrected.csv").status == 0
    with closing(sqlite3.connect(next((reticent.folder / "home").rglob("ledger.sqlite")))) as connection:
        facts = [text for (text,) in connection.execute("SELECT facts FROM entries WHERE facts LIKE '%sketch:%'")]
    assert len(facts) == 2
    assert "sketch" not in inside("ledger", "export").out


def test_it_is_not_completed_with_the_rows_of_another_dataset(killed, inside, reticent):
    killed(late=False)
    reticent.write("others.csv", "\n".join(["sex,age,city", *(f"m,{i % 7},York" for i in range(90))]) + "\n")
    reticent.write("others.reticent", PLAN.replace("people.csv", "others.csv").replace("People", "Others"))
    assert inside("release", "others.reticent", "-o", "o.json", "--budget", "1", "--yes").status == 0
    ended = inside("ledger", "complete", "2", "-o", "out.json", "--source", "others.csv")
    assert ended.status == 1
    assert "the rows look like those of “Others”, which did not pay for it" in ended.err
    assert not (reticent.folder / "out.json").exists()
    assert inside("ledger", "complete", "2", "-o", "out.json").status == 0
