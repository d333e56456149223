"""Tables removed from families: the others stay as they were."""

from __future__ import annotations

from dataclasses import replace

from core import Attribute, Family, Kind
from guiapp.commands.tables import remove_tables
from guiapp.models.wanted_tables import wanted_rows

THREE = tuple(Attribute(name, Kind.CATEGORIES, ("a", "b")) for name in ("age", "sex", "city"))


def test_a_table_of_two_families_keeps_its_importance_when_another_is_removed(context):
    families = (Family(2, with_attribute="age", weight=3.0), Family(2))
    context.workspace.edit(replace(context.workspace.plan, attributes=THREE, families=families), "tables")
    before = {row.names: row.weight for row in wanted_rows(context.workspace.plan)}
    assert before == {("age", "sex"): 3.0, ("age", "city"): 3.0, ("sex", "city"): 1.0}
    remove_tables(context, [("sex", "city")])
    del before["sex", "city"]
    assert {row.names: row.weight for row in wanted_rows(context.workspace.plan)} == before
