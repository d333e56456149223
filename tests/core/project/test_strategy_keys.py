"""Keys of a plan that have a newer spelling beside the one that every version knows, and that is written."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from core.errors import PlanKeyError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.privacy.release_cost import ReleaseCost
from core.project.plan_text import PlanText
from core.project.reader import read_plan
from core.project.writer import edited_text

START = "reticent = 1\n\n[strategy]\n"


def text(*lines):
    return PlanText("", (START + "\n".join(lines) + "\n").encode())


@pytest.mark.parametrize("key", ["budget", "split"])
@pytest.mark.parametrize(
    ("spelling", "meant"),
    [
        ("uniform", BudgetSplit.UNIFORM),
        ("optimal", BudgetSplit.DIRECT_OPTIMAL),
        ("direct-optimal", BudgetSplit.DIRECT_OPTIMAL),
        ("best", BudgetSplit.LEAST_SQUARES_OPTIMAL),
        ("least-squares-optimal", BudgetSplit.LEAST_SQUARES_OPTIMAL),
    ],
)
def test_a_split_by_both_spellings(key, spelling, meant):
    assert read_plan(text(f'{key} = "{spelling}"')).strategy.split is meant


@pytest.mark.parametrize(
    ("spelling", "meant"),
    [
        ("direct", Recovery.DIRECT),
        ("optimal", Recovery.LEAST_SQUARES),
        ("least-squares", Recovery.LEAST_SQUARES),
    ],
)
def test_a_recovery_by_both_spellings(spelling, meant):
    assert read_plan(text(f'recovery = "{spelling}"')).strategy.recovery is meant


def test_both_names_of_one_key_are_one_too_many():
    with pytest.raises(PlanKeyError, match="“budget” is another name of this key, and occurs, too") as told:
        read_plan(text('budget = "optimal"', 'split = "direct-optimal"'))
    assert (told.value.line, told.value.key) == (5, "strategy.split")


def test_a_misspelt_one_is_told_the_nearest():
    with pytest.raises(PlanKeyError, match="least-squares-optimal"):
        read_plan(text('split = "least-squares-optimum"'))


NEWER = text('name = "base"', 'split = "least-squares-optimal"  # mine', 'recovery = "least-squares"')


def test_an_edit_elsewhere_leaves_the_newer_spelling_alone():
    plan = read_plan(NEWER)
    edited = edited_text(NEWER, replace(plan, privacy=replace(plan.privacy, cost=ReleaseCost.pure(Fraction(1, 2)))))
    assert edited.startswith(NEWER.text.rstrip("\n"))
    assert 'epsilon = "1/2"' in edited or 'epsilon = "0.5"' in edited


@pytest.mark.parametrize("split", BudgetSplit)
def test_an_edit_of_the_strategy_writes_what_every_version_reads(split):
    plan = read_plan(NEWER)
    wanted = replace(plan, strategy=replace(plan.strategy, name="marginals", split=split))
    edited = edited_text(NEWER, wanted)
    assert "split" not in edited
    assert read_plan(PlanText("", edited.encode())) == wanted
