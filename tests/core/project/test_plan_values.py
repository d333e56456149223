"""A plan made from values is kept as the text of a plan file, or refused by the value that no such file may have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.errors import PlanValueError
from core.project.plan import OutputChoice, Plan, StrategyChoice, TableChoice
from core.project.plan_text import PlanText
from core.project.plan_values import checked_text
from core.project.reader import read_plan

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"), merges=(("female", "f"),))
PLAN = Plan(attributes=(SEX,), tables=(TableChoice(("sex",)),))


def test_the_text_says_the_plan():
    assert read_plan(PlanText("", checked_text(PLAN).encode())) == PLAN


@pytest.mark.parametrize(
    ("change", "key", "why"),
    [
        ({"output": OutputChoice(interval=1.5)}, "output.interval", "between 0 and 1"),
        ({"strategy": StrategyChoice("custom", marginals=((),))}, "strategy.marginals", "has no attribute"),
        ({"strategy": StrategyChoice("custom", marginals=((1j,),))}, "strategy.marginals", "neither text nor a number"),
        ({"tables": (TableChoice(("\udfff",)),)}, "tables.attributes of “?”", "half of a letter"),
        ({"tables": (TableChoice(("nobody",)),)}, "tables.attributes of “nobody”", "not an attribute of this plan"),
    ],
)
def test_a_value_that_no_file_may_have_is_named(change, key, why):
    with pytest.raises(PlanValueError, match=f"^The plan, .*{why}") as caught:
        checked_text(replace(PLAN, **change))
    assert caught.value.key == key


def test_an_empty_plan_can_be_kept():
    assert read_plan(PlanText("", checked_text(Plan()).encode())) == Plan()
