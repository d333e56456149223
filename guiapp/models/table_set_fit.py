"""The part of a kept set of tables that fits a plan's attributes, and messages about the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from core.front_door import Family, Plan, TableChoice
from guiapp.desktop.language import words
from guiapp.desktop.table_sets import TableSet


def plan_table_set(plan: Plan) -> TableSet:
    """Return the tables of a plan as a set without a name."""
    return TableSet("", plan.tables, plan.families)


@dataclass(frozen=True, slots=True)
class TableSetFit:
    """The part of a set that fits a plan, and one message for each part that does not."""

    tables: TableSet
    left_out: tuple[str, ...]


def fit_table_set(kept: TableSet, plan: Plan) -> TableSetFit:
    """Return the part of a set that fits the attributes of a plan."""
    names = {attribute.name for attribute in plan.attributes}
    ordered = {attribute.name for attribute in plan.attributes if attribute.n_ordered}
    tables = [table for table in kept.tables if names.issuperset(table.attributes)]
    families = [family for family in kept.families if _fits(family, names)]
    return TableSetFit(
        TableSet(kept.name, tuple(_askable(table, ordered) for table in tables), tuple(families)),
        (
            *(" × ".join(table.attributes) for table in kept.tables if table not in tables),
            *(_family_words(family) for family in kept.families if family not in families),
            *(text for table in tables for text in _lost_asks(table, ordered)),
        ),
    )


def _fits(family: Family, names: set[str]) -> bool:
    return family.order <= len(names) and (family.with_attribute is None or family.with_attribute in names)


def _askable(table: TableChoice, ordered: set[str]) -> TableChoice:
    """Return a table without ranges and prefixes of attributes that have no order in this plan."""
    ranges, prefixes = (tuple(name for name in asked if name in ordered) for asked in (table.ranges, table.prefixes))
    return replace(table, ranges=ranges, prefixes=prefixes)


def _lost_asks(table: TableChoice, ordered: set[str]) -> Iterator[str]:
    for name in (*table.ranges, *table.prefixes):
        if name not in ordered:
            text = words("Commands", "the ranges of “{name}” in {table}, as it has no order here")
            yield text.format(name=name, table=" × ".join(table.attributes))


def _family_words(family: Family) -> str:
    if family.with_attribute is not None:
        text = words("Commands", "all {k}-way tables with “{name}”")
        return text.format(k=family.order, name=family.with_attribute)
    if family.first_half:
        return words("Commands", "half of the {k}-way tables").format(k=family.order)
    return words("Commands", "all {k}-way tables").format(k=family.order)
