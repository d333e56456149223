"""Limits of criteria follow their tables through renames, and go with tables that are gone."""

from __future__ import annotations

from dataclasses import replace

from core.domain.attribute import Attribute, Kind
from core.project.carried_limits import carry_limits
from core.project.criteria import Acceptance
from core.project.plan import Plan, TableChoice
from core.workload.presets import Family

LIMITS = (("a × b", 5.0), ("b x c", 7.0))


def three():
    names = ("a", "b", "c")
    attributes = tuple(Attribute(name, Kind.CATEGORIES, ("x", "y")) for name in names)
    return Plan(attributes=attributes, families=(Family(2),), acceptance=Acceptance(at_most=LIMITS))


def test_a_renamed_attribute_renames_the_limits():
    before = three()
    attributes = (before.attributes[0], replace(before.attributes[1], name="d"), before.attributes[2])
    after = carry_limits(before, replace(before, attributes=attributes), {"b": "d"})
    assert after.acceptance.at_most == (("a × d", 5.0), ("d × c", 7.0))


def test_a_table_that_is_gone_takes_its_limit_along():
    before = three()
    after = carry_limits(before, replace(before, tables=(TableChoice(("c", "b")),), families=()))
    assert after.acceptance.at_most == (("c × b", 7.0),)
    assert carry_limits(before, replace(before, families=())).acceptance.at_most == ()


def test_other_criteria_stay_and_a_plan_without_limits_is_left_alone():
    before = three()
    bare = replace(before, acceptance=Acceptance(usable_share=0.5, override="why"))
    assert carry_limits(bare, bare) is bare
    kept = replace(before, acceptance=replace(before.acceptance, usable_share=0.5))
    assert carry_limits(kept, kept).acceptance.usable_share == 0.5


def test_a_limit_that_names_no_table_is_left_to_whoever_checks_it():
    before = replace(three(), acceptance=Acceptance(at_most=(("a × shoe", 3.0),)))
    assert carry_limits(before, before) is before
