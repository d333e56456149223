"""The order in which columns are listed, and how far those of the plan can be moved in it."""

from __future__ import annotations

from collections.abc import Iterable

from guiapp.state.workspace import Workspace


def listed(workspace: Workspace) -> tuple[str, ...]:
    """Return every column by its header: those used in the order of the plan, the others where they stood before."""
    used = dict.fromkeys(attribute.header for attribute in workspace.plan.attributes)
    present = dict.fromkeys((*(profile.header for profile in workspace.profiles), *used))
    rows = dict.fromkeys((*(header for header in workspace.listed if header in present), *present))
    in_order = iter(used)
    return tuple(next(in_order) if header in used else header for header in rows)


def ends_reached(workspace: Workspace, headers: Iterable[str]) -> tuple[bool, bool]:
    """Return whether there is no way further up, and none further down, for attributes; of none there is no way."""
    order, chosen = order_and_chosen(workspace, headers)
    n = len(chosen)
    return set(order[:n]) == chosen, set(order[len(order) - n :]) == chosen


def order_and_chosen(workspace: Workspace, headers: Iterable[str]) -> tuple[list[str], set[str]]:
    """Return the headers that are used, in the order of the plan, and which of them are among `headers`."""
    order = list(dict.fromkeys(attribute.header for attribute in workspace.plan.attributes))
    return order, set(headers) & set(order)
