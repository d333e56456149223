"""Give a dataset its budget, and export the ledger."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from core import DatasetBudget, EngineError, PrivacyUnit, Release, check_apart, write_atomically
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.readiness import release_inputs


def open_ledger(context: AppContext, path: Path) -> None:
    """Use another ledger until the program ends: the usual place stays what it is."""
    try:
        ledger = context.workspace.engine.open_ledger(path)
    except EngineError as error:
        context.notices.error(error)
        return
    context.workspace.set_ledger(ledger)
    text = words(
        "Commands", "Releases are charged to {file} until you close the program, and to the usual ledger after that."
    )
    context.notices.say(text.format(file=path), Tone.WARNING)


def set_budget(context: AppContext, name: str, total: DatasetBudget, unit: PrivacyUnit | None) -> None:
    """Write down how much may be spent on a new dataset in all, and whom that protects, unless its release decides."""
    workspace = context.workspace
    if workspace.ledger is None:
        return
    try:
        workspace.ledger.set_budget(name, total, unit)
        if unit is not None:
            workspace.ledger.set_unit(name, unit)  # another program may have given it the same total, without a unit
    except EngineError as error:
        context.notices.error(error)
        return
    workspace.ledger_moved()


def raise_budget(context: AppContext, name: str, total: DatasetBudget) -> None:
    """Write down that more may be spent on a dataset in all than before."""
    workspace = context.workspace
    if workspace.ledger is None:
        return
    try:
        workspace.ledger.change_budget(name, total)
    except EngineError as error:
        context.notices.error(error)
        return
    workspace.ledger_moved()


def set_unit(context: AppContext, name: str, unit: PrivacyUnit | None) -> None:
    """Write down whom the budget of a dataset protects, where the ledger does not know it."""
    workspace = context.workspace
    if workspace.ledger is None or unit is None:
        return
    try:
        workspace.ledger.set_unit(name, unit)
    except EngineError as error:
        context.notices.error(error)
        return
    workspace.ledger_moved()


def find_release(context: AppContext, number: int, then: Callable[[Release], object]) -> Job | None:
    """Fetch the tables of an earlier release; None without a ledger.

    Args:
        context: as everywhere.
        number: of the charge.
        then: gets the release.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    what = words("Commands", "fetching release no. {number}").format(number=number)
    return context.runner.run_free(what, lambda _: workspace.engine.kept_release(ledger, number), then, stays=True)


def complete(context: AppContext, number: int, source: Path | None, then: Callable[[Release], object]) -> Job | None:
    """Finish a release that was charged and cut short; None without a ledger. The caller shows a failure itself.

    Args:
        context: as everywhere.
        number: of the charge.
        source: the file with the rows; None: where it was then.
        then: gets the release.
    """
    workspace = context.workspace
    ledger, engine = workspace.ledger, workspace.engine
    if ledger is None:
        return None
    what = words("Commands", "completing release no. {number}").format(number=number)
    work = partial(engine.complete, ledger, number, source)
    job = context.runner.read(what, work, then, quiet=True, stays=True)
    job.ended.connect(workspace.ledger_moved)
    return job


def export(context: AppContext, path: Path) -> None:
    """Write all entries to a CSV file."""
    ledger = context.workspace.ledger
    if ledger is None:
        return
    try:
        check_apart(path, release_inputs(context.workspace))
        write_atomically(path, ledger.export_text().encode())
    except EngineError as error:
        context.notices.error(error)
    else:
        context.notices.say(words("Commands", "The ledger is in {file}.").format(file=path), Tone.GOOD)
