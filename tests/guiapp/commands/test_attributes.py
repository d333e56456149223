"""Edits of attributes that no page shows in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.front_door import Attribute, Kind, Plan
from guiapp.commands.attributes import change_kind, give_list

AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 17.5, 120.0))


def changed(context):
    context.workspace.edit(Plan(source="people.csv", attributes=(AGE,)), "")
    change_kind(context, AGE, Kind.CATEGORIES)
    (attribute,) = context.workspace.plan.attributes
    return attribute.categories


def test_bins_become_categories(context):
    assert changed(context) == ("0 to under 17.5", "17.5 to 120")


def test_in_the_words_in_which_the_window_lists_them(context, german_window):
    categories = changed(context)
    assert categories == ("0 bis unter 17,5", "17,5 bis 120")
    assert {type(category) for category in categories} == {str}  # the owner's own from now on


WEIGHT = Attribute("weight", Kind.NUMBER, edges=(0.0, 70.0, 140.0), measured_in="kg")


@pytest.mark.parametrize("kind", [Kind.CATEGORIES, Kind.DATE])
def test_numbers_lose_their_unit_with_their_kind(context, kind):
    context.workspace.edit(Plan(source="people.csv", attributes=(WEIGHT,)), "")
    change_kind(context, WEIGHT, kind)
    (attribute,) = context.workspace.plan.attributes
    assert (attribute.kind, attribute.measured_in) == (kind, "")


def test_a_column_that_gets_the_bins_of_another_keeps_its_own_unit(context):
    pounds, bare = replace(WEIGHT, name="load", measured_in="lb"), replace(AGE, name="time")
    context.workspace.edit(Plan(source="people.csv", attributes=(WEIGHT, pounds, bare)), "")
    give_list(context, WEIGHT, ["load", "time"])
    given = context.workspace.plan.attributes[1:]
    assert [each.edges for each in given] == [WEIGHT.edges] * 2
    assert [each.measured_in for each in given] == ["lb", ""]
