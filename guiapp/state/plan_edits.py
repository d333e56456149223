"""Changes of attributes, with the changes of tables, families and marginals that they require."""

from __future__ import annotations

from dataclasses import replace

from core import Attribute, Family, Plan, StrategyChoice, TableChoice

CUSTOM = "custom"
"""Key of the strategy that requires marginals named by the owner."""


def with_attribute(plan: Plan, old: str, attribute: Attribute) -> Plan:
    """Return the plan with `attribute` in place of the one called `old`, renamed in all tables."""
    new = attribute.name
    attributes = tuple(attribute if other.name == old else other for other in plan.attributes)
    if not attribute.n_ordered:
        plan = replace(plan, tables=tuple(_without_ranges(table, old) for table in plan.tables))
    if old == new:
        return replace(plan, attributes=attributes)
    tables = tuple(_renamed_table(table, old, new) for table in plan.tables)
    families = tuple(_renamed_family(family, old, new) for family in plan.families)
    marginals = tuple(_renamed(names, old, new) for names in plan.strategy.marginals)
    strategy = replace(plan.strategy, marginals=marginals)
    return replace(plan, attributes=attributes, tables=tables, families=families, strategy=strategy)


def without_attributes(plan: Plan, names: set[str]) -> Plan:
    """Return the plan without some attributes, and without all tables that contain one of them."""
    left = tuple(attribute for attribute in plan.attributes if attribute.name not in names)
    tables = tuple(table for table in plan.tables if not names & set(table.attributes))
    families = tuple(f for f in plan.families if f.with_attribute not in names and f.order <= len(left))
    strategy = _without(plan.strategy, names)
    return replace(plan, attributes=left, tables=tables, families=families, strategy=strategy)


def _renamed(names: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return tuple(new if name == old else name for name in names)


def _renamed_table(table: TableChoice, old: str, new: str) -> TableChoice:
    return TableChoice(
        _renamed(table.attributes, old, new),
        table.weight,
        *(_renamed(names, old, new) for names in (table.ranges, table.prefixes, table.columns, table.sheets)),
    )


def _without_ranges(table: TableChoice, name: str) -> TableChoice:
    """Return the table without ranges and prefixes of an attribute that has lost its order."""
    ranges, prefixes = (tuple(other for other in names if other != name) for names in (table.ranges, table.prefixes))
    return replace(table, ranges=ranges, prefixes=prefixes)


def _without(strategy: StrategyChoice, names: set[str]) -> StrategyChoice:
    """Return the choice without marginals of these attributes; the recommended strategy if "custom" has none left."""
    # "custom" without marginals would make a plan that cannot be saved and read again.
    left = tuple(marginal for marginal in strategy.marginals if not names & set(marginal))
    if strategy.marginals and not left and strategy.name == CUSTOM:
        return StrategyChoice()
    return replace(strategy, marginals=left)


def _renamed_family(family: Family, old: str, new: str) -> Family:
    return replace(family, with_attribute=new) if family.with_attribute == old else family
