"""What a release is made of, which no export may take the place of."""

from __future__ import annotations

from pathlib import Path

from guiapp.desktop.language import words
from guiapp.state.app_context import AppContext


def inputs(context: AppContext) -> dict[str, Path]:
    """Return the plan, the file with the rows, and the ledger, as far as there are any, each with what it is."""
    workspace = context.workspace
    ledger = workspace.ledger
    named = {
        words("Commands", "the plan"): workspace.plan_path,
        words("Commands", "the file with the rows"): workspace.data_path,
        words("Commands", "the ledger"): ledger.path if ledger is not None else None,
    }
    return {what: path for what, path in named.items() if path is not None}
