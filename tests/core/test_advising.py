"""Steps of an advice can be taken one by one: each does what it says, to whatever plan it is applied."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from core.domain.attribute import Attribute, Kind
from core.errors import EngineError
from core.planning.usefulness import Grade
from core.privacy.release_cost import ReleaseCost
from core.project.changes import changes
from core.project.criteria import Acceptance
from core.project.plan import Plan, PrivacyChoice
from core.project.table_titles import table_numbers
from core.session.advising import advise, predict_steps, with_steps
from core.session.comparing_strategies import compare
from core.session.half_widths import half_widths, shares_of
from core.session.planned_release import plan_release
from core.workload.presets import Family


def plan_of(people=300, cost=None):
    attributes = (
        Attribute("sex", Kind.CATEGORIES, ("f", "m")),
        Attribute("age", Kind.NUMBER, edges=tuple(map(float, range(0, 121, 4)))),
        Attribute("city", Kind.CATEGORIES, ("Leeds", "York", "Hull")),
    )
    privacy = PrivacyChoice(cost or ReleaseCost.pure(Fraction(1)))
    return Plan(attributes=attributes, families=(Family(2),), privacy=privacy, people=people)


@pytest.fixture(scope="module")
def advice():
    return advise(plan_of())


def test_all_steps_together_are_the_last_prediction(advice):
    assert len(advice.steps) >= 2
    plan = plan_of()
    for number in range(1, len(advice.steps) + 1):
        taken = advice.steps[:number]
        effect = predict_steps(plan, taken)
        assert effect.plan == taken[-1].plan == with_steps(plan, taken)
        assert effect.shares == taken[-1].shares
        assert effect.idle == ()


def test_any_of_the_steps_can_be_left_out(advice):
    plan = plan_of()
    for number in range(len(advice.steps)):
        taken = advice.steps[:number] + advice.steps[number + 1 :]
        effect = predict_steps(plan, taken)
        assert effect.plan == with_steps(plan, taken)
        assert effect.shares == shares_of(effect.plan, half_widths(effect.plan))


def test_a_step_that_is_taken_twice_is_idle(advice):
    first = advice.steps[0]
    effect = predict_steps(plan_of(), (first, first))
    assert effect.idle == (1,)
    assert effect.plan == first.plan


def test_without_steps_nothing_changes():
    plan = plan_of()
    effect = predict_steps(plan, ())
    assert (effect.plan, effect.idle) == (plan, ())
    best = compare(plan).recommended
    widths = compare(plan).find(best.strategy, best.split, best.recovery).half_widths
    assert effect.shares == shares_of(plan, tuple(widths))


def test_steps_that_take_a_table_take_its_limit(advice):
    plan = replace(plan_of(), acceptance=Acceptance(at_most=(("sex × age", 9.0), ("sex × city", 9.0))))
    for number in range(1, len(advice.steps) + 1):
        changed = with_steps(plan, advice.steps[:number])
        titles = {" × ".join(changed.attributes[axis].name for axis in t.axes) for t in changed.workload().tables}
        assert {title for title, _ in changed.acceptance.at_most} <= titles


@pytest.mark.parametrize(
    ("people", "asked"),
    [
        (400, Acceptance(at_most=(("age × sex", 4.5),))),
        (400, Acceptance(worst=Grade.GOOD)),
        (100, Acceptance(usable_share=1.0)),
        (400, Acceptance(worst=Grade.WEAK, at_most=(("sex × city", 4.5), ("city × age", 5.0)))),
        (400, Acceptance(at_most=(("sex × age", 3.0), ("age × sex", 3.0)))),
    ],
)
def test_advice_goes_on_until_the_criteria_hold(people, asked):
    age = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 60.0, 90.0, 120.0))
    sex, _, city = plan_of().attributes
    plan = replace(plan_of(people), attributes=(sex, age, city), acceptance=asked)
    advice = advise(plan)
    assert advice.unmet
    assert not advice.is_enough
    last = advice.steps[-1]
    assert last.unmet == ()
    assert {title for title, _ in last.plan.acceptance.at_most} == {title_as(last.plan, each) for each in asked.at_most}
    plan_release(last.plan).check_accepted()
    effect = predict_steps(plan, advice.steps)
    assert (effect.plan, effect.unmet) == (last.plan, ())


def title_as(plan, limit):
    (number,) = table_numbers(plan, limit[:1])
    return " × ".join(plan.attributes[axis].name for axis in plan.workload().tables[number].axes)


COSTS = (
    ReleaseCost.pure(Fraction(1)),
    ReleaseCost.approximate(Fraction(1), Fraction(1, 10**6)),
    ReleaseCost.concentrated(Fraction(1, 2)),
)


@pytest.mark.parametrize("cost", COSTS)
def test_every_change_on_offer_can_follow_every_other(cost):
    plan = plan_of(cost=cost)
    offered = list(changes(plan, tuple(range(len(plan.workload().tables)))))
    for first in offered:
        once = first.apply(plan)
        assert once != plan
        assert first.apply(once) == once  # a change is made once
        for second in offered:
            twice = second.apply(once)
            try:
                assert twice.workload().tables
            except EngineError as refused:  # pragma: no cover
                pytest.fail(f"{first.what} {second.what}: {refused}")
