"""Random plans are refused before the charge or released with all exports; and a fault would be found and told."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from core.errors import PlanKeyError
from core.project.plan_file import load_plan
from core.project.reader import KEYS
from core.session import rehearsing, releasing
from core.strategies.catalogue import every
from tests.covering import WHOLE, Turn
from tests.house.project_files import ROOT
from tests.random_plans.campaign import Campaign
from tests.random_plans.grammar import CONSISTENCIES, random_plan
from tests.random_plans.road import FAULT, RELEASED

HOUR = 3600
SHARE = 35
HALF_A_MINUTE = [["--start", str(SHARE * n), "--plans", str(SHARE), "--minutes", "10"] for n in range(4)]
"""Always these plans: a fault in the program turns a run red, and not luck with a seed."""
SHARES = range(4) if Turn.now == WHOLE else (0, 1 + Turn.now % 3)
"""The first on every run, and of the others one by turns."""


def run(*words):
    """In a process of its own: another language, and every warning an error."""
    command = [sys.executable, "-m", "tests.random_plans", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("words", "least"),
    [
        *((HALF_A_MINUTE[n], SHARE // 3) for n in SHARES),
        pytest.param(["--minutes", "60"], 2000, marks=[pytest.mark.slow, pytest.mark.timeout(HOUR + 600)]),
    ],
    ids=[*(f"quarter {n + 1} of half a minute" for n in SHARES), "an hour"],
)
def test_no_plan_is_charged_and_then_fails(words, least, tmp_path):
    done = run(*words, "--findings", str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    found = re.search(r"^\d+ plans: (\d+) released, \d+ refused, 0 fault$", done.stdout, re.MULTILINE)
    assert found, done.stdout
    assert int(found[1]) >= least
    assert re.search(r"^tables\.attributes +\d+ +\d+$", done.stdout, re.MULTILINE)


def test_random_plans_have_every_key_of_the_grammar():
    said = set().union(*(random_plan(random.Random(seed)).keys for seed in range(1500)))
    assert {key for key in said if "=" not in key} == {f"{section}.{key}" for section in KEYS for key in KEYS[section]}
    assert {f"strategy.name = {each.info.key}" for each in every()} <= said
    assert {f"output.consistency = {each}" for each in CONSISTENCIES} <= said


def test_random_plans_are_refused_for_the_mistakes_that_are_meant_and_for_no_others(tmp_path):
    """A grammar of nothing but mistakes would find no fault either."""
    wrong = []
    for seed in range(250):
        plan = random_plan(random.Random(seed))
        path = plan.write(tmp_path)
        if plan.mistakes:
            wrong.append(plan.mistakes)
            with pytest.raises(PlanKeyError) as refused:
                load_plan(path)
            assert refused.value.key in plan.mistakes
        else:
            load_plan(path)
    assert {key.partition(".")[0] for keys in wrong for key in keys} == {"families", "publication", "tables"}
    assert len(wrong) < 10


def test_matrices_of_random_plans_are_read_from_text_and_from_files(tmp_path):
    found = Counter()
    for seed in range(600):
        plan = random_plan(random.Random(seed))
        if "matrix" in plan.one("strategy") and not plan.mistakes:
            read = load_plan(plan.write(tmp_path))
            found["file" if plan.matrix else "text"] += read.strategy.matrix is not None
    assert found["file"] > 0
    assert found["text"] > 0


@pytest.fixture
def campaign(tmp_path):
    (tmp_path / "plans").mkdir()
    return Campaign(tmp_path / "plans", tmp_path / "found", {"en": str})


def released_seed(campaign):
    """A plan that is released as the program is."""
    return next(seed for seed in range(100) if campaign.run(seed).end == RELEASED)


def lost(*_):
    raise KeyError("planted")


@pytest.mark.parametrize(
    ("room", "step", "planted", "why"),
    [
        (rehearsing, "recover", lost, "KeyError"),
        (releasing, "keep_tables", lost, "after the charge"),
        (rehearsing, "publish", lambda *_: 1 / np.zeros(1), "divide by zero"),
    ],
)
def test_a_planted_fault_is_found_and_the_plan_is_told(
    campaign, monkeypatch, capsys, tmp_path, room, step, planted, why
):
    seed = released_seed(campaign)
    monkeypatch.setattr(room, step, planted)
    outcome = campaign.run(seed)
    assert outcome.end == FAULT
    assert why in outcome.why
    assert "[[attributes]]" in capsys.readouterr().out
    assert (tmp_path / "found" / str(seed) / "plan.reticent").exists()
    assert any("fault, 1 times" in line for line in campaign.report())
