"""Changes of attributes, with the changes of tables, families, marginals and maps that they require."""

from __future__ import annotations

from dataclasses import replace

from core.front_door import Attribute, Family, Plan, StrategyChoice, TableChoice, carry_limits

CUSTOM = "custom"
"""Key of the strategy of what the owner names: marginals, or a matrix."""


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
    matrix = plan.strategy.matrix
    if matrix is not None:
        matrix = replace(matrix, attributes=_renamed(matrix.attributes, old, new))
    strategy = replace(plan.strategy, marginals=marginals, matrix=matrix)
    changed = replace(
        plan,
        attributes=attributes,
        tables=tables,
        families=families,
        strategy=strategy,
        sensitive=_renamed(plan.sensitive, old, new),
        places=tuple(replace(place, by=_renamed(place.by, old, new)) for place in plan.places),
    )
    return carry_limits(plan, changed, {old: new})


def without_attributes(plan: Plan, names: set[str]) -> Plan:
    """Return the plan without some attributes, without tables that contain one; maps tell them apart no more."""
    left = tuple(attribute for attribute in plan.attributes if attribute.name not in names)
    tables = tuple(table for table in plan.tables if not names & set(table.attributes))
    families = tuple(f for f in plan.families if f.with_attribute not in names and f.order <= len(left))
    strategy = _without(plan.strategy, names)
    places = tuple(replace(place, by=tuple(name for name in place.by if name not in names)) for place in plan.places)
    changed = replace(plan, attributes=left, tables=tables, families=families, strategy=strategy, places=places)
    return carry_limits(plan, changed)


def _renamed(names: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return tuple(new if name == old else name for name in names)


def _renamed_table(table: TableChoice, old: str, new: str) -> TableChoice:
    return replace(
        table,
        attributes=_renamed(table.attributes, old, new),
        ranges=_renamed(table.ranges, old, new),
        prefixes=_renamed(table.prefixes, old, new),
        columns=_renamed(table.columns, old, new),
        sheets=_renamed(table.sheets, old, new),
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
