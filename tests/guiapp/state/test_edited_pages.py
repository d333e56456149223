"""What an edit has changed is found on the page where it is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.front_door import OutputChoice, ReleaseCost, StrategyChoice
from guiapp.pages.page import every
from guiapp.state.edited_pages import edited_pages
from tests.guiapp.spending_engine import people_plan

PLAN = people_plan()
EDITS = {
    "data": {"source": "other.csv"},
    "attributes": {"attributes": PLAN.attributes[:2]},
    "tables": {"families": ()},
    "compare": {"strategy": StrategyChoice("effects"), "privacy": replace(PLAN.privacy, dataset="Other")},
    "release": {"output": OutputChoice(whole_numbers=False)},
    "infer": {"sensitive": ("sex",)},
}


@pytest.mark.parametrize("page", EDITS)
def test_an_edit_is_shown_on_its_page(page):
    assert edited_pages(PLAN, replace(PLAN, **EDITS[page])) == (page,)
    assert page in [each.key for each in every()]


def test_cost_and_name_of_the_dataset_have_pages_of_their_own():
    cheaper = replace(PLAN, privacy=replace(PLAN.privacy, cost=ReleaseCost.pure(2)))
    named = replace(PLAN, privacy=replace(PLAN.privacy, dataset="Other"))
    assert edited_pages(PLAN, cheaper) == ("compare",)
    assert edited_pages(PLAN, named) == ("release",)
    assert edited_pages(PLAN, PLAN) == ()


def test_several_edits_come_in_the_order_of_the_way():
    edits = EDITS["release"] | EDITS["attributes"]
    assert edited_pages(PLAN, replace(PLAN, **edits)) == ("attributes", "release")
