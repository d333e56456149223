"""Give a dataset its budget, and export the ledger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core import EngineError, Release, Total, check_apart, write_whole
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


def set_budget(desk: Desk, name: str, total: Total, *, raising: bool) -> None:
    """Write down how much may be spent on a dataset in all: on a new one, or more than before."""
    workspace = desk.workspace
    if workspace.ledger is None:
        return
    try:
        if raising:
            workspace.ledger.change_budget(name, total)
        else:
            workspace.ledger.set_budget(name, total)
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
    return desk.runner.plan(what, lambda _: workspace.engine.kept_release(ledger, number), then)


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
