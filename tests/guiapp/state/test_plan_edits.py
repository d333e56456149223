"""Attributes that are renamed or left out: what names them follows."""

from __future__ import annotations

from dataclasses import replace

from core.front_door import Attribute, Kind, MapTerms, PlaceChoice, Plan, Rectangle
from guiapp.state.plan_edits import with_attribute, without_attributes

SEX, AGE = Attribute("sex", Kind.CATEGORIES, ("f", "m")), Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 99.0))
HOME = PlaceChoice("home", ("lon", "lat"), MapTerms(Rectangle(0, 8, 0, 8)), by=("sex", "age"))
PLAN = Plan(attributes=(SEX, AGE), places=(HOME,))


def test_a_map_tells_an_attribute_apart_under_its_new_name():
    (place,) = with_attribute(PLAN, "sex", replace(SEX, name="gender")).places
    assert place == replace(HOME, by=("gender", "age"))


def test_a_map_stays_without_an_attribute_that_is_left_out():
    assert without_attributes(PLAN, {"sex"}).places == (replace(HOME, by=("age",)),)
    assert without_attributes(PLAN, {"sex", "age"}).places == (replace(HOME, by=()),)
