"""The tables that a plan requests, and whether one more would be possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.front_door import Ask, EngineError, Family, Plan, TableChoice, family_count
from guiapp.desktop.language import translate_error, words
from guiapp.desktop.number_words import whole_text
from guiapp.models.workload_model import WantedRow

MOST_TABLES = 5000
"""Tables of a plan, at most. The engine plans a hundred thousand, but a list of more than this is not looked through by
anybody, and every edit lists all tables anew."""


def wanted_rows(plan: Plan) -> tuple[WantedRow, ...]:
    """Return every requested table once: those named one by one, then those only in families."""
    domain = plan.domain
    places = {attribute.name: place for place, attribute in enumerate(plan.attributes)}
    ordered = {attribute.name for attribute in plan.attributes if attribute.n_ordered}
    wanted = {frozenset(table.attributes): table for table in plan.tables}
    for family in plan.families:
        for axes in family.marginals(domain):
            names = tuple(domain.names[axis] for axis in axes)
            wanted.setdefault(frozenset(names), TableChoice(names, family.weight))
    return tuple(
        WantedRow(
            table.attributes,
            domain.n_cells(map(places.__getitem__, table.attributes)),
            table.weight,
            tuple((name, _ask_of(table, name)) for name in table.attributes if name in ordered),
            table.sheets,
            share=table.share,
        )
        for table in wanted.values()
    )


def why_impossible(plan: Plan, table: TableChoice) -> str:
    """Return why a table is impossible by itself; "" if it is possible."""
    try:
        replace(plan, tables=(table,), families=()).workload()
    except EngineError as error:
        return translate_error(error)
    return ""


def _ask_of(table: TableChoice, name: str) -> Ask:
    if name in table.ranges:
        return Ask.RANGES
    return Ask.PREFIXES if name in table.prefixes else Ask.CELLS


def why_no_families(plan: Plan, families: Sequence[Family]) -> str:
    """Return why some families cannot be added to a plan; "" if they can."""
    if set(families) <= set(plan.families):
        return words("Commands", "These tables are in the list already.")
    n = len(plan.attributes)
    counts = [family_count(n, each.order) // (2 if each.first_half else 1) for each in families]
    if not any(each.with_attribute for each in families) and (too_many := why_too_many(sum(counts))):
        return too_many
    # The largest table alone: if that is possible, so are the others, and thousands need not be tried at every edit.
    return next(filter(None, (why_impossible(plan, _largest(plan, each)) for each in families)), "")


def _largest(plan: Plan, family: Family) -> TableChoice:
    """Return the table of most cells of a family that is not empty."""
    domain = plan.domain
    if family.first_half:
        axes = tuple(max(family.marginals(domain), key=domain.n_cells, default=()))
    else:
        own = [] if family.with_attribute is None else [domain.position(family.with_attribute, "")]
        others = sorted(set(range(len(domain.sizes))) - set(own), key=lambda axis: -domain.sizes[axis])
        axes = tuple((*own, *others)[: family.order])
    return TableChoice(tuple(domain.names[axis] for axis in axes))


def why_too_many(count: int) -> str:
    """Return why a plan cannot have so many tables; "" if it can."""
    if count <= MOST_TABLES:
        return ""
    text = words(
        "Commands",
        "That would be {n} tables. At most {most} can be asked for; use fewer attributes, or pick the tables you need.",
    )
    return text.format(n=whole_text(count), most=whole_text(MOST_TABLES))
