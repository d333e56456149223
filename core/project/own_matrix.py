"""Which attributes the columns of the owner's matrix are meant for, as the plan stands now."""

from __future__ import annotations

from dataclasses import replace

from core.designs.matrix_design import cover
from core.errors import PlanError
from core.project.plan import Plan
from core.strategies.custom_matrix import has_its_columns
from core.workload.workload import Workload


def with_columns_named(plan: Plan) -> Plan:
    """Return the plan whose matrix says that its columns are meant for the tables as they are now.

    Unchanged if there is no matrix, if it says so already, or while no table is requested.
    """
    matrix, workload = plan.strategy.matrix, _workload(plan)
    if matrix is None or matrix.attributes or workload is None:
        return plan
    names = tuple(workload.domain.names[axis] for axis in cover(workload))
    return replace(plan, strategy=replace(plan.strategy, matrix=replace(matrix, attributes=names)))


def columns_fit(plan: Plan) -> bool:
    """Return whether the plan has no matrix, or one whose columns are in the order of its attributes."""
    matrix, workload = plan.strategy.matrix, _workload(plan)
    return matrix is None or workload is None or has_its_columns(matrix, workload)


def _workload(plan: Plan) -> Workload | None:
    """Return the requested tables; None while there are none."""
    try:
        return plan.workload()
    except PlanError:
        return None
