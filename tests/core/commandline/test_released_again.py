"""What was released once from the same file is not paid for again without a word."""

from __future__ import annotations

import json
import os
import time

import pytest

from tests.core.commandline.reticent import PLAN


@pytest.fixture
def released(inside):
    """Release once; return what releases the same once more."""
    words = ("release", "people.reticent", "-o", "out.json", "--yes")
    assert inside(*words, "--budget", "3").status == 0
    return lambda *more: inside(*words, *more)


def spent(inside):
    (account,) = json.loads(inside("ledger", "list", "--json").out)
    return account["spent"]


def test_an_unchanged_plan_is_released_again_only_if_that_is_said(inside, released):
    ended = released()
    assert (ended.status, ended.out) == (1, "")
    assert "was released as no. 2, and the file it was made from has not been saved since" in ended.err
    assert "reticent ledger export-release 2" in ended.err
    assert spent(inside) == "ε = 1"
    assert released("--again").status == 0
    assert spent(inside) == "ε = 2"


def test_a_data_file_that_changed_is_released_without_a_question(inside, released, reticent):
    later = time.time() + 5
    os.utime(reticent.folder / "people.csv", (later, later))
    assert released().status == 0
    assert spent(inside) == "ε = 2"


@pytest.mark.parametrize(
    ("old", "new"), [('epsilon = "1"', 'epsilon = "0.5"'), ("order = 2", "order = 1"), ("18, 65", "18, 60")]
)
def test_another_plan_is_released_without_a_question(released, reticent, old, new):
    assert old in PLAN
    reticent.write("people.reticent", PLAN.replace(old, new))
    assert released().status == 0
