"""Predictions hold for another plan only if they depend on nothing that differs."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from core.front_door import ReleaseCost
from core.workload.workload import Objective
from guiapp.state.same_question import same_but_amount, same_question
from tests.guiapp.spending_engine import people_plan


def test_another_objective_is_another_question():
    plan = people_plan()
    other = replace(plan, privacy=replace(plan.privacy, objective=Objective.EVEN))
    assert same_question(plan, plan)
    assert not same_question(plan, other)
    assert not same_but_amount(plan, other)


def test_people_and_criteria_are_none():
    plan = people_plan()
    assert same_question(plan, replace(plan, people=4000))


def test_another_amount_can_be_estimated():
    plan = people_plan()
    other = replace(plan, privacy=replace(plan.privacy, cost=ReleaseCost.pure(Fraction(2))))
    assert same_but_amount(plan, other)
    assert not same_question(plan, other)
