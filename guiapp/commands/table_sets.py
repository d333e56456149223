"""Keep the tables of a plan under a name, and put kept ones in place as far as another plan has their attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from core import Family, Plan, TableChoice
from guiapp.commands.tables import put_tables, too_many
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.desktop.table_sets import TableSet, TableSets, sets_file
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext

Then = Callable[[tuple[TableSet, ...]], object]

_MOST_NAMED = 5
"""What is left out is named one by one up to here."""


def read_sets(context: AppContext, then: Then) -> Job:
    """Read the kept sets."""
    return context.runner.run_free(
        words("Commands", "reading the saved sets"), lambda _: TableSets(sets_file()).read(), then, stays=True
    )


def keep_set(context: AppContext, wanted: TableSet, then: Then) -> Job:
    """Keep a set; `then` gets all of them."""
    what = words("Commands", "saving a set of tables")
    return context.runner.run_free(what, lambda _: TableSets(sets_file()).put(wanted), then, stays=True)


def remove_set(context: AppContext, name: str, then: Then) -> Job:
    """Forget a set; `then` gets the others."""
    what = words("Commands", "deleting a set of tables")
    return context.runner.run_free(what, lambda _: TableSets(sets_file()).remove(name), then, stays=True)


def present_set(context: AppContext) -> TableSet:
    """Return the tables of the plan as a set without a name."""
    plan = context.workspace.plan
    return TableSet("", plan.tables, plan.families)


def use_set(context: AppContext, kept: TableSet) -> None:
    """Put the tables of a set in place of the plan's, and say what had to be left out."""
    workspace = context.workspace
    fit = fitted(kept, workspace.plan)
    left_out = _left_out_words(fit.left_out)
    if fit.tables.is_empty:
        text = words("Commands", "Nothing of “{name}” fits this plan: {tables}.")
        context.notices.refuse(text.format(name=kept.name, tables=left_out))
        return
    if too_many(context, fit.tables.families):
        return
    plan = replace(workspace.plan, tables=fit.tables.tables, families=fit.tables.families)
    moved = put_tables(context, plan, words("Commands", "using the set “{name}”").format(name=kept.name))
    if moved and fit.left_out:
        text = words("Commands", "“{name}” is in place, without what does not fit this plan: {tables}.")
        context.notices.say(
            text.format(name=kept.name, tables=left_out), Tone.WARNING, words("Commands", "Undo"), workspace.undo
        )


@dataclass(frozen=True, slots=True)
class Fit:
    """What of a set can be asked of a plan, and words for each thing that cannot."""

    tables: TableSet
    left_out: tuple[str, ...]


def fitted(kept: TableSet, plan: Plan) -> Fit:
    """Return what of a set fits the attributes of a plan."""
    names = {attribute.name for attribute in plan.attributes}
    ordered = {attribute.name for attribute in plan.attributes if attribute.n_ordered}
    tables = [table for table in kept.tables if names.issuperset(table.attributes)]
    families = [family for family in kept.families if _fits(family, names)]
    return Fit(
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
    """Return a table without the ranges of what has no order in this plan."""
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


def _left_out_words(left_out: tuple[str, ...]) -> str:
    named = ", ".join(left_out[:_MOST_NAMED])
    more = len(left_out) - _MOST_NAMED
    return words("Commands", "{named} and {n} more").format(named=named, n=more) if more > 0 else named
