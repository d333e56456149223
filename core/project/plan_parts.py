"""A plan without one attribute: what cannot be without it goes, too."""

from __future__ import annotations

from dataclasses import replace

from core.project.plan import Plan


def without_attribute(plan: Plan, name: str) -> Plan:
    """Return the plan without an attribute, without the tables, families, marginals and matrix that need it."""
    left = tuple(attribute for attribute in plan.attributes if attribute.name != name)
    strategy = replace(plan.strategy, marginals=tuple(each for each in plan.strategy.marginals if name not in each))
    # A matrix has a column for every combination of labels: without one of its attributes it means nothing.
    if strategy.matrix is not None and name in (strategy.matrix.attributes or (name,)):
        strategy = replace(strategy, matrix=None)
    return replace(
        plan,
        attributes=left,
        tables=tuple(table for table in plan.tables if name not in table.attributes),
        families=tuple(each for each in plan.families if each.with_attribute != name and each.order <= len(left)),
        strategy=strategy,
        places=tuple(replace(place, by=tuple(other for other in place.by if other != name)) for place in plan.places),
    )
