"""Give a dataset its budget, and export the ledger."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from core import EngineError, PrivacyUnit, Release, Total, check_apart, write_whole
from guiapp.commands.inputs import inputs
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.desk import Desk


def open_ledger(desk: Desk, path: Path) -> None:
    """Use another ledger until the program ends: the usual place stays what it is."""
    try:
        ledger = desk.workspace.engine.open_ledger(path)
    except EngineError as error:
        desk.notices.error(error)
        return
    desk.workspace.set_ledger(ledger)
    text = words(
        "Commands", "Releases are charged to {file} until you close the program, and to the usual ledger after that."
    )
    desk.notices.say(text.format(file=path), Tone.WARNING)


def set_budget(desk: Desk, name: str, total: Total, unit: PrivacyUnit | None) -> None:
    """Write down how much may be spent on a new dataset in all, and whom that protects, unless its release decides."""
    workspace = desk.workspace
    if workspace.ledger is None:
        return
    try:
        workspace.ledger.set_budget(name, total, unit)
        if unit is not None:
            workspace.ledger.set_unit(name, unit)  # another program may have given it the same total, without a unit
    except EngineError as error:
        desk.notices.error(error)
        return
    workspace.ledger_moved()


def raise_budget(desk: Desk, name: str, total: Total) -> None:
    """Write down that more may be spent on a dataset in all than before."""
    workspace = desk.workspace
    if workspace.ledger is None:
        return
    try:
        workspace.ledger.change_budget(name, total)
    except EngineError as error:
        desk.notices.error(error)
        return
    workspace.ledger_moved()


def set_unit(desk: Desk, name: str, unit: PrivacyUnit | None) -> None:
    """Write down whom the budget of a dataset protects, where the ledger does not know it."""
    workspace = desk.workspace
    if workspace.ledger is None or unit is None:
        return
    try:
        workspace.ledger.set_unit(name, unit)
    except EngineError as error:
        desk.notices.error(error)
        return
    workspace.ledger_moved()


def find_release(desk: Desk, number: int, then: Callable[[Release], object]) -> Job | None:
    """Fetch the tables of an earlier release; None without a ledger.

    Args:
        desk: as everywhere.
        number: of the charge.
        then: gets the release.
    """
    workspace = desk.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    what = words("Commands", "fetching release no. {number}").format(number=number)
    return desk.runner.plan(what, lambda _: workspace.engine.kept_release(ledger, number), then, stays=True)


def complete(desk: Desk, number: int, source: Path | None, then: Callable[[Release], object]) -> Job | None:
    """Finish a release that was charged and cut short; None without a ledger. The caller shows a failure itself.

    Args:
        desk: as everywhere.
        number: of the charge.
        source: the file with the rows; None: where it was then.
        then: gets the release.
    """
    workspace = desk.workspace
    ledger, engine = workspace.ledger, workspace.engine
    if ledger is None:
        return None
    what = words("Commands", "completing release no. {number}").format(number=number)
    work = partial(engine.complete, ledger, number, source)
    job = desk.runner.read(what, work, then, quiet=True, stays=True)
    job.ended.connect(workspace.ledger_moved)
    return job


def export(desk: Desk, path: Path) -> None:
    """Write all entries to a CSV file."""
    ledger = desk.workspace.ledger
    if ledger is None:
        return
    try:
        check_apart(path, inputs(desk))
        write_whole(path, ledger.export_text().encode())
    except EngineError as error:
        desk.notices.error(error)
    else:
        desk.notices.say(words("Commands", "The ledger is in {file}.").format(file=path), Tone.GOOD)
