"""Move attributes within the plan, whose order is that of every list and of every half family of tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.front_door import Family, Plan, TableChoice, columns_fit, with_columns_named
from guiapp.desktop.language import words
from guiapp.models.wanted_tables import wanted_rows
from guiapp.state.app_context import AppContext
from guiapp.state.column_order import listed, order_and_chosen


def step(context: AppContext, headers: Iterable[str], *, up: bool) -> None:
    """Move attributes by one place among the others; those at the end stay there, and all keep their order."""
    order, chosen = order_and_chosen(context.workspace, headers)
    # Down is up in the reversed list. Two chosen neighbours are not swapped: the first would only pass the second.
    if not up:
        order.reverse()
    for place in range(1, len(order)):
        if order[place] in chosen and order[place - 1] not in chosen:
            order[place - 1], order[place] = order[place], order[place - 1]
    if not up:
        order.reverse()
    _put(context, order, chosen)


def move_to(context: AppContext, headers: Iterable[str], gap: int) -> None:
    """Move attributes next to each other, their order kept.

    Args:
        context: with the plan.
        headers: of the columns; unused columns have no place in the plan, and stay.
        gap: the target, as the number of rows of `listed` above it, at least 0.
    """
    order, chosen = order_and_chosen(context.workspace, headers)
    above = set(listed(context.workspace)[:gap])
    stay = [header for header in order if header not in chosen]
    before = [header for header in stay if header in above]
    moved = [header for header in order if header in chosen]
    _put(context, [*before, *moved, *stay[len(before) :]], chosen)


def _put(context: AppContext, order: Sequence[str], chosen: set[str]) -> None:
    plan = context.workspace.plan
    place = {header: place for place, header in enumerate(order)}
    # By header, as a column may have several attributes; `sorted` is stable, so these keep their order.
    attributes = tuple(sorted(plan.attributes, key=lambda attribute: place[attribute.row_name]))
    if attributes == plan.attributes:
        return
    moved = [attribute.name for attribute in attributes if attribute.row_name in chosen]
    name = words("Commands", "move of “{name}”").format(name=moved[0])
    if len(moved) > 1:
        name = words("Commands", "move of {n} attributes").format(n=len(moved))
    # A matrix of an older plan does not say which order its columns are meant for: that of before.
    plan = with_columns_named(plan)
    moved_plan = _with_tables_kept(replace(plan, attributes=attributes), plan)
    context.workspace.edit(moved_plan, name)
    if columns_fit(plan) and not columns_fit(moved_plan):
        context.notices.refuse(
            words(
                "Commands",
                "The columns of your own matrix are meant for the order before this move. It cannot be measured until "
                "the attributes are back in that order, or another matrix is chosen.",
            )
        )


def _with_tables_kept(plan: Plan, before: Plan) -> Plan:
    """Return the reordered plan with the tables of `before`: half families that would change become single tables."""
    # The first half of a family is taken in the order of the attributes; a move would swap tables unasked.
    same = tuple(f for f in plan.families if not f.first_half or _sets(f, plan) == _sets(f, before))
    if same == plan.families:
        return plan
    plan = replace(plan, families=same)
    weights = {frozenset(row.names): row.weight for row in wanted_rows(plan)}
    place = {name: place for place, name in enumerate(plan.domain.names)}
    named = tuple(
        TableChoice(tuple(sorted(row.names, key=place.__getitem__)), row.weight)
        for row in wanted_rows(before)
        if weights.get(frozenset(row.names)) != row.weight
    )
    return replace(plan, tables=(*plan.tables, *named))


def _sets(family: Family, plan: Plan) -> set[frozenset[str]]:
    names = plan.domain.names
    return {frozenset(names[axis] for axis in axes) for axes in family.marginals(plan.domain)}
