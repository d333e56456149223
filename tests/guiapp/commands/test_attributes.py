"""Edits of attributes that no page shows in every language."""

from __future__ import annotations

from core.front_door import Attribute, Kind, Plan
from guiapp.commands.attributes import change_kind

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
