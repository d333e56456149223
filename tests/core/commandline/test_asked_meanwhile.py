"""What happens between the question and the yes: another terminal pays, or the rows are saved anew."""

from __future__ import annotations

import json

import pytest

from core.commandline.terminal import Terminal
from tests.core.commandline.reticent import PLAN, ROWS

WORDS = ("release", "people.reticent", "--budget", "30")


@pytest.fixture
def asked(inside, monkeypatch):
    """Release at a terminal where something happens while the question stands; the answer is yes."""

    def run(meanwhile, *more):
        def answer(_terminal, question):
            if question == "Release?":
                meanwhile()
            return True

        monkeypatch.setattr(Terminal, "can_ask", True)
        monkeypatch.setattr(Terminal, "ask", answer)
        return inside(*WORDS, "-o", "out.json", *more)

    return run


@pytest.fixture
def rival(reticent):
    """Another terminal, a process of its own, that releases the same plan."""

    def release():
        assert reticent.run(*WORDS, "-o", "other.json", "--yes").status == 0

    return release


def n_charges(inside):
    return inside("ledger", "export").out.count(",charge,")


def test_what_another_terminal_released_meanwhile_is_not_paid_for_twice(inside, asked, rival, reticent):
    ended = asked(rival)
    assert (ended.status, ended.out) == (1, "")
    assert "was released as no. 2, and the file it was made from has not been saved since" in ended.err
    assert ended.err.count("Nothing was spent") == 1
    assert n_charges(inside) == 1
    assert not (reticent.folder / "out.json").exists()


def test_it_is_paid_for_twice_if_that_was_said(inside, asked, rival):
    assert asked(rival, "--again").status == 0
    assert n_charges(inside) == 2


def test_whoever_agreed_to_pay_again_agreed_to_one_payment_more(inside, asked, rival):
    rival()
    ended = asked(lambda: asked(lambda: None, "--again"))
    assert "was released as no. 5" in ended.err
    assert n_charges(inside) == 2
    assert asked(lambda: None).status == 0


def test_rows_that_were_saved_while_the_question_stood_are_not_released(inside, asked, reticent):
    ended = asked(lambda: reticent.write("people.csv", "\n".join(ROWS[:100]) + "\n"))
    assert ended.status == 1
    assert "people.csv: it was changed since this release was asked for. Nothing was spent." in ended.err
    assert n_charges(inside) == 0
    assert asked(lambda: None).status == 0


def test_the_plan_that_was_shown_is_released_whatever_is_in_its_file_by_then(inside, asked, reticent):
    changed = PLAN.replace('epsilon = "1"', 'epsilon = "20"')
    assert asked(lambda: reticent.write("people.reticent", changed)).status == 0
    (account,) = json.loads(inside("ledger", "list", "--json").out)
    assert account["spent"] == "ε = 1"
