"""Give a plan an objective, and its tables the ± wanted of them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from core.project.changes import named_tables
from core.project.plan import Plan
from core.workload.workload import Objective


def aiming(plan: Plan, goals: Mapping[int, float], objective: Objective) -> Plan:
    """Return the plan with an objective, under `even` with the goals as targets.

    Args:
        plan: the plan.
        goals: ± wanted of one number, > 0, by number of table.
        objective: the new one.

    Raises:
        PlanError: if the plan asks for no tables, or for what cannot be had.
    """
    plan = replace(plan, privacy=replace(plan.privacy, objective=objective))
    if objective is not Objective.EVEN:
        return plan
    wanted = plan.workload().tables
    # All alike: no table needs a target, and families stay families.
    if len(goals) == len(wanted) and len(set(goals.values())) == 1 and {table.weight for table in wanted} == {1}:
        return replace(plan, tables=tuple(replace(table, target=None) for table in plan.tables))
    pairs = zip(named_tables(plan), wanted, strict=True)
    # A weight divides the target by its root: a goal is meant whatever the weight.
    aimed = (
        replace(choice, target=goals[number] * math.sqrt(table.weight) if number in goals else None)
        for number, (choice, table) in enumerate(pairs)
    )
    return replace(plan, tables=tuple(aimed), families=())
