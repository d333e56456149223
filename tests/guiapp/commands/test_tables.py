"""Tables that are removed leave the rest of their family; families too large are refused with the reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.front_door import Attribute, EngineError, Family, Kind, Plan
from guiapp.commands.tables import remove_tables
from guiapp.models.wanted_tables import wanted_rows, why_no_families

THREE = tuple(Attribute(name, Kind.CATEGORIES, ("a", "b")) for name in ("age", "sex", "city"))


def test_a_table_of_two_families_keeps_its_importance_when_another_is_removed(context):
    families = (Family(2, with_attribute="age", weight=3.0), Family(2))
    context.workspace.edit(replace(context.workspace.plan, attributes=THREE, families=families), "tables")
    before = {row.names: row.weight for row in wanted_rows(context.workspace.plan)}
    assert before == {("age", "sex"): 3.0, ("age", "city"): 3.0, ("sex", "city"): 1.0}
    remove_tables(context, [("sex", "city")])
    del before["sex", "city"]
    assert {row.names: row.weight for row in wanted_rows(context.workspace.plan)} == before


def attributes(*sizes):
    labels = ([f"{number}" for number in range(size)] for size in sizes)
    return tuple(Attribute(f"a{n}", Kind.CATEGORIES, tuple(each)) for n, each in enumerate(labels))


@pytest.mark.parametrize("sizes", [(2, 3, 4), (400, 400, 400), (3, 3, 40_000, 900), (40_000, 2, 900, 3)])
@pytest.mark.parametrize(
    "families",
    [
        (Family(1),),
        (Family(2),),
        (Family(3),),
        (Family(2, with_attribute="a1"),),
        (Family(1), Family(2, first_half=True)),
        (Family(2), Family(3, first_half=True)),
    ],
)
def test_families_are_refused_exactly_where_the_engine_refuses_them(sizes, families):
    plan = Plan(attributes=attributes(*sizes))
    try:
        replace(plan, families=families).workload()
        refused = ""
    except EngineError as error:
        refused = str(error)
    assert bool(why_no_families(plan, families)) is bool(refused)


def test_more_tables_than_anybody_looks_through_are_refused_before_they_are_listed():
    plan = Plan(attributes=attributes(*[2] * 60))
    assert why_no_families(plan, (Family(2),)) == ""
    assert why_no_families(plan, (Family(3),)).startswith("That would be 34,220 tables. At most 5,000")
