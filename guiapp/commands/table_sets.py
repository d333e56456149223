"""Save the tables of a plan under a name, and use them in other plans as far as these have their attributes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from guiapp.commands.tables import put_families
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.desktop.table_sets import TableSet, TableSets, sets_file
from guiapp.jobs.job import Job
from guiapp.models.table_set_fit import fit_table_set
from guiapp.state.app_context import AppContext

Then = Callable[[tuple[TableSet, ...]], object]

_MOST_NAMED = 5
"""Tables that a message names, at most; more are counted. A message of the banner is one or two lines."""


def read_sets(context: AppContext, then: Then) -> Job:
    """Read the saved sets."""
    # stays: sets belong to the person, not to the plan, so opening another plan must not stop this.
    return context.runner.run_free(
        words("Commands", "reading the saved sets"), lambda _: TableSets(sets_file()).read(), then, stays=True
    )


def keep_set(context: AppContext, wanted: TableSet, then: Then) -> Job:
    """Save a set; `then` receives all sets."""
    what = words("Commands", "saving a set of tables")
    return context.runner.run_free(what, lambda _: TableSets(sets_file()).put(wanted), then, stays=True)


def remove_set(context: AppContext, name: str, then: Then) -> Job:
    """Delete a set; `then` receives the others."""
    what = words("Commands", "deleting a set of tables")
    return context.runner.run_free(what, lambda _: TableSets(sets_file()).remove(name), then, stays=True)


def use_set(context: AppContext, kept: TableSet) -> None:
    """Replace the tables of the plan by those of a set, and show which had to be left out."""
    workspace = context.workspace
    fit = fit_table_set(kept, workspace.plan)
    left_out = _left_out_words(fit.left_out)
    if fit.tables.is_empty:
        text = words("Commands", "Nothing of “{name}” fits this plan: {tables}.")
        context.notices.refuse(text.format(name=kept.name, tables=left_out))
        return
    plan = replace(workspace.plan, tables=fit.tables.tables, families=fit.tables.families)
    moved = put_families(context, plan, words("Commands", "using the set “{name}”").format(name=kept.name))
    if moved and fit.left_out:
        text = words("Commands", "“{name}” is in place, without what does not fit this plan: {tables}.")
        context.notices.say(
            text.format(name=kept.name, tables=left_out), Tone.WARNING, words("Commands", "Undo"), workspace.undo
        )


def _left_out_words(left_out: tuple[str, ...]) -> str:
    named = ", ".join(left_out[:_MOST_NAMED])
    more = len(left_out) - _MOST_NAMED
    return words("Commands", "{named} and {n} more").format(named=named, n=more) if more > 0 else named
