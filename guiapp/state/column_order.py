"""Order of the listed columns, and how far those of the plan can be moved."""

from __future__ import annotations

from collections.abc import Iterable

from guiapp.state.workspace import Workspace


def listed(workspace: Workspace) -> tuple[str, ...]:
    """Return the headers of all columns: used ones in the order of the plan, the others at their former places."""
    # A used column takes the place of any used one: moving attributes must not move the columns between them.
    used = dict.fromkeys(attribute.row_name for attribute in workspace.plan.attributes)
    present = dict.fromkeys((*(profile.header for profile in workspace.profiles), *used))
    rows = dict.fromkeys((*(header for header in workspace.listed if header in present), *present))
    in_order = iter(used)
    return tuple(next(in_order) if header in used else header for header in rows)


def ends_reached(workspace: Workspace, headers: Iterable[str]) -> tuple[bool, bool]:
    """Return whether attributes are already at the top, and at the bottom; both for no attributes."""
    order, chosen = order_and_chosen(workspace, headers)
    n = len(chosen)
    return set(order[:n]) == chosen, set(order[len(order) - n :]) == chosen


def order_and_chosen(workspace: Workspace, headers: Iterable[str]) -> tuple[list[str], set[str]]:
    """Return the used headers in the order of the plan, and those of them that are in `headers`."""
    order = list(dict.fromkeys(attribute.row_name for attribute in workspace.plan.attributes))
    return order, set(headers) & set(order)
