"""Give a dataset its budget, and export the ledger."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from core import EngineError, Total, check_apart
from guiapp.commands.inputs import inputs
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.state.desk import Desk


def set_budget(desk: Desk, name: str, epsilon: Fraction, delta: Fraction) -> None:
    """Write down how much may be spent on a dataset in all; that of a known one can only be raised."""
    workspace = desk.workspace
    if workspace.ledger is None:
        return
    total = Total(epsilon, delta)
    try:
        if workspace.ledger.account(name) is None:
            workspace.ledger.set_budget(name, total)
        else:
            workspace.ledger.change_budget(name, total)
    except EngineError as error:
        desk.notices.error(error)
        return
    workspace.ledger_moved()


def export(desk: Desk, path: Path) -> None:
    """Write all entries to a CSV file."""
    ledger = desk.workspace.ledger
    if ledger is None:
        return
    try:
        check_apart(path, inputs(desk))
        path.write_text(ledger.export_text(), encoding="utf-8", newline="")
    except EngineError as error:
        desk.notices.error(error)
    except OSError as error:
        template = words("Commands", "{file} cannot be written: {why}. Choose another folder.")
        desk.notices.say(template.format(file=path, why=error.strerror), Tone.DANGER)
    else:
        desk.notices.say(words("Commands", "The ledger is in {file}.").format(file=path), Tone.GOOD)
