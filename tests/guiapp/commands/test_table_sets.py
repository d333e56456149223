"""Kept tables put in place: what fits, what is left out, and how to take it back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.front_door import Attribute, Family, Kind, TableChoice
from guiapp.commands.table_sets import use_set
from guiapp.desktop.notices import Tone
from guiapp.desktop.table_sets import TableSet
from guiapp.models.table_set_fit import fit_table_set, plan_table_set

SEX = Attribute("sex", Kind.CATEGORIES, ("F", "M"))
CITY = Attribute("city", Kind.CATEGORIES, ("Leeds", "York"))
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 65.0))
KEPT = TableSet(
    "usual",
    (TableChoice(("sex", "age"), 3.0, ranges=("age",)), TableChoice(("sex", "race"))),
    (Family(1), Family(2, with_attribute="race"), Family(3)),
)


@pytest.fixture
def said(context):
    said = []
    context.notices.said.connect(said.append)
    return said


def have(context, *attributes, tables=()):
    context.workspace.edit(replace(context.workspace.plan, attributes=attributes, tables=tables), "attributes")


def test_what_fits_is_put_in_place_and_the_rest_is_told(context, said):
    have(context, SEX, AGE, tables=(TableChoice(("age",)),))
    use_set(context, KEPT)
    plan = context.workspace.plan
    assert plan.tables == KEPT.tables[:1]
    assert plan.families == (Family(1),)
    (notice,) = said
    assert notice.tone is Tone.WARNING
    for words in ("usual", "sex × race", "all 2-way tables with “race”", "all 3-way tables"):
        assert words in notice.text
    notice.act()
    assert context.workspace.plan.tables == (TableChoice(("age",)),)


def test_a_set_that_fits_entirely_says_nothing_and_can_be_undone(context, said):
    have(context, SEX, CITY, tables=(TableChoice(("sex",)),))
    kept = replace(plan_table_set(context.workspace.plan), name="mine")
    have(context, CITY, SEX)
    use_set(context, kept)
    assert context.workspace.plan.tables == kept.tables
    assert context.workspace.undo_name == "using the set “mine”"
    assert not said


def test_ranges_of_what_has_no_order_here_are_left_out(context, said):
    have(context, SEX, replace(CITY, name="age"))
    fit = fit_table_set(KEPT, context.workspace.plan)
    assert fit.tables.tables == (TableChoice(("sex", "age"), 3.0),)
    use_set(context, KEPT)
    assert "the ranges of “age” in sex × age" in said[0].text


def test_nothing_that_fits_changes_nothing(context, said):
    have(context, CITY, tables=(TableChoice(("city",)),))
    use_set(context, TableSet("usual", KEPT.tables))
    assert context.workspace.plan.tables == (TableChoice(("city",)),)
    assert said[0].text.startswith("Nothing of “usual” fits this plan: sex × age, sex × race")


def test_more_tables_than_can_be_looked_through_are_refused(context, said):
    have(context, *(replace(SEX, name=f"a{n}") for n in range(30)))
    use_set(context, TableSet("many", families=(Family(5),)))
    assert context.workspace.plan.families == ()
    assert "142,506 tables" in said[0].text


def test_tables_that_cannot_be_carried_out_are_refused(context, said):
    have(context, SEX)
    use_set(context, TableSet("twice", (TableChoice(("sex",)), TableChoice(("sex",)))))
    assert context.workspace.plan.tables == ()
    assert said[0].tone is Tone.DANGER


def test_a_long_list_is_cut(context, said):
    have(context, SEX)
    use_set(
        context,
        TableSet("x", tuple(TableChoice((f"a{n}",)) for n in range(9)), (Family(1), Family(2, first_half=True))),
    )
    assert said[0].text.endswith("a0, a1, a2, a3, a4 and 5 more.")
