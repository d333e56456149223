"""Add, remove and weigh tables; every edit can be undone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.front_door import Ask, EngineError, Family, Plan, TableChoice, carry_limits, family_count
from guiapp.desktop.language import translate_error, words
from guiapp.desktop.notices import Tone
from guiapp.desktop.number_words import whole_text
from guiapp.models.wanted_tables import wanted_rows, why_too_many
from guiapp.models.workload_model import WantedRow
from guiapp.state.app_context import AppContext

Names = tuple[str, ...]


def add_families(context: AppContext, families: Sequence[Family], name: str) -> None:
    """Add all tables of some families, unless they are too many or one is too large."""
    plan = context.workspace.plan
    new = tuple(family for family in families if family not in plan.families)
    if not new:
        _say(context, words("Commands", "These tables are in the list already."))
        return
    put_families(context, replace(plan, families=(*plan.families, *new)), name)


def add_table(context: AppContext, table: TableChoice) -> bool:
    """Add one table, unless it is there already or too large; return whether it was added."""
    plan, title = context.workspace.plan, " × ".join(table.attributes)
    # Sets: the engine refuses "sex × age" beside "age × sex", as one table named twice.
    if frozenset(table.attributes) in _sets(wanted_rows(plan)):
        _say(context, words("Commands", "The table {table} is in the list already.").format(table=title))
        return False
    name = words("Commands", "adding {table}").format(table=title)
    return put_tables(context, replace(plan, tables=(*plan.tables, table)), name)


def add_tables(context: AppContext, tables: Sequence[TableChoice]) -> bool:
    """Add those tables that are not there yet, unless they are too many or one is too large; return whether any was."""
    plan = context.workspace.plan
    present = _sets(wanted_rows(plan))
    new = tuple(table for table in tables if frozenset(table.attributes) not in present)
    if _too_long(context, len(present) + len(new)):
        return False
    if not new:
        _say(context, words("Commands", "These tables are in the list already."))
        return False
    name = words("Commands", "adding {n} tables").format(n=whole_text(len(new)))
    return put_tables(context, replace(plan, tables=(*plan.tables, *new)), name)


def remove_tables(context: AppContext, tables: Iterable[Names]) -> None:
    """Remove tables; a family that contained one of them is replaced by its other tables, one by one."""
    plan = context.workspace.plan
    gone = {frozenset(names) for names in tables}
    if not gone:
        return
    kept = tuple(table for table in plan.tables if frozenset(table.attributes) not in gone)
    # As they count now: a single table takes precedence over a family that stays, and would change its weight there.
    weights = {frozenset(row.names): row.weight for row in wanted_rows(plan)}
    families: list[Family] = []
    loose: dict[frozenset[str], TableChoice] = {}
    for family in plan.families:
        choices = _choices(plan, family)
        if gone & set(choices):
            left = choices.keys() - gone
            loose |= {names: replace(choices[names], weight=weights[names]) for names in choices if names in left}
        else:
            families.append(family)
    present = {frozenset(table.attributes) for table in kept}
    kept += tuple(choice for names, choice in loose.items() if names not in present)
    name = words("Commands", "removing a table")
    if len(gone) > 1:
        name = words("Commands", "removing {n} tables").format(n=len(gone))
    context.workspace.edit(carry_limits(plan, replace(plan, tables=kept, families=tuple(families))), name)


def weigh_tables(context: AppContext, tables: Iterable[Names], weight: float) -> None:
    """Set the importance of some tables; a table of a family gets an entry of its own."""
    # The family stays: an entry of one table takes precedence over it.
    plan = context.workspace.plan
    wanted = {frozenset(names): tuple(names) for names in tables}
    weighed = [replace(t, weight=weight) if frozenset(t.attributes) in wanted else t for t in plan.tables]
    present = {frozenset(table.attributes) for table in plan.tables}
    weighed += [TableChoice(names, weight) for key, names in wanted.items() if key not in present]
    name = words("Commands", "change of importance")
    context.workspace.edit(replace(plan, tables=tuple(weighed)), name, together=True)


def ask(context: AppContext, row: WantedRow, name: str, what: Ask) -> None:
    """Ask a table for each label, all ranges or cumulative counts of one attribute.

    A table of a family gets an entry of its own.

    Args:
        context: with the plan.
        row: the table.
        name: of the attribute, one with labels in order.
        what: what is asked of the attribute.
    """
    plan, key = context.workspace.plan, frozenset(row.names)
    tables = plan.tables
    if key not in {frozenset(table.attributes) for table in tables}:
        tables = (*tables, TableChoice(row.names, row.weight))
    asked = tuple(_asking(table, name, what) if frozenset(table.attributes) == key else table for table in tables)
    put_tables(context, replace(plan, tables=asked), words("Commands", "asking for ranges"))


def lay_out(context: AppContext, row: WantedRow, axes: tuple[Names, Names, Names]) -> None:
    """Put the attributes of a table into rows, columns and sheets; a table of a family gets an entry of its own."""
    plan, key = context.workspace.plan, frozenset(row.names)
    tables = plan.tables
    if key not in {frozenset(table.attributes) for table in tables}:
        tables = (*tables, TableChoice(row.names, row.weight))
    laid = tuple(_laid_out(table, axes) if frozenset(table.attributes) == key else table for table in tables)
    put_tables(context, replace(plan, tables=laid), words("Commands", "layout of a table"))


def _laid_out(table: TableChoice, axes: tuple[Names, Names, Names]) -> TableChoice:
    """Return a table with these attributes in rows, columns and sheets."""
    down, across, by = axes
    return replace(table, attributes=(*by, *down, *across), columns=across if down or by else (), sheets=by)


def put_families(context: AppContext, plan: Plan, name: str) -> bool:
    """Replace the plan by one with other families, unless they have too many tables, or one is too large."""
    # Counted by formula, never listed: all tables of 10 of 40 attributes are 847,660,528.
    n = len(plan.attributes)
    if _too_long(context, sum(family_count(n, family.order) for family in plan.families)):
        return False
    return put_tables(context, plan, name)


def put_tables(context: AppContext, plan: Plan, name: str) -> bool:
    """Replace the plan by one with other tables if it can be planned; return whether it can, else show why not."""
    try:
        plan.workload()
    except EngineError as error:
        context.notices.refuse(translate_error(error), Tone.DANGER)
        context.workspace.repeat()
        return False
    context.workspace.edit(plan, name)
    return True


def _too_long(context: AppContext, count: int) -> bool:
    reason = why_too_many(count)
    if reason:
        _say(context, reason)
    return bool(reason)


def _asking(table: TableChoice, name: str, what: Ask) -> TableChoice:
    ranges, prefixes = (tuple(each for each in names if each != name) for names in (table.ranges, table.prefixes))
    if what is Ask.RANGES:
        ranges = (*ranges, name)
    elif what is Ask.PREFIXES:
        prefixes = (*prefixes, name)
    return replace(table, ranges=ranges, prefixes=prefixes)


def _say(context: AppContext, text: str) -> None:
    context.notices.refuse(text)
    context.workspace.repeat()


def _choices(plan: Plan, family: Family) -> dict[frozenset[str], TableChoice]:
    names = plan.domain.names
    tables = (tuple(names[axis] for axis in axes) for axes in family.marginals(plan.domain))
    return {frozenset(table): TableChoice(table, family.weight) for table in tables}


def _sets(rows: Iterable[WantedRow]) -> set[frozenset[str]]:
    return {frozenset(row.names) for row in rows}
