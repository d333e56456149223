"""Requirements of a release: its inputs, and why it is not possible yet."""

from __future__ import annotations

from core.front_door import Location, unpinned
from guiapp.desktop.language import words
from guiapp.state.workspace import Workspace


def release_locked_reason(workspace: Workspace) -> str | None:
    """Return why nothing can be released yet, as a sentence that says what to do; None if it can."""
    # In the order of the pages, so that the user does one step after the other.
    plan = workspace.plan
    if not plan.tables and not plan.families:
        return words("Commands", "First choose at least one table on the Tables page.")
    return _rows_locked_reason(workspace)


def suggestion_locked_reason(workspace: Workspace) -> str | None:
    """Return why no table can be suggested yet, as a sentence that says what to do; None if one can."""
    if reason := _rows_locked_reason(workspace):
        return reason
    if len(workspace.plan.attributes) < 2:
        return words("Commands", "First choose at least two attributes on the Attributes page.")
    if workspace.ledger is None:
        return words("Commands", "The ledger cannot be used. Choose another one on the Ledger page.")
    return None


def _rows_locked_reason(workspace: Workspace) -> str | None:
    """Return why nothing can be charged for the rows yet; None if something can."""
    if workspace.data_path is None:
        return words("Commands", "First open the data file on the Data page.")
    if open_settings(workspace):
        return words("Commands", "First say on the Data page how the file is read: “Keep how it is read”.")
    if workspace.is_unit_asked:
        return words("Commands", "First say on the Data page what one row stands for: it decides who is protected.")
    return None


def round_locked_reason(workspace: Workspace) -> str | None:
    """Return why no round of questions can be opened yet, as a sentence that says what to do; None if one can."""
    if reason := _rows_locked_reason(workspace):
        return reason
    if workspace.ledger is None:
        return words("Commands", "The ledger cannot be used. Choose another one on the Ledger page.")
    return None


def map_locked_reason(workspace: Workspace) -> str | None:
    """Return why no map can be published yet, as a sentence that says what to do; None if one can."""
    if workspace.data_path is None:
        return words("Commands", "First open the data file on the Data page.")
    if workspace.is_unit_asked:
        return words("Commands", "First say on the Data page what one row stands for: it decides who is protected.")
    return None


def open_settings(workspace: Workspace) -> tuple[str, ...]:
    """Return the layout fields that a release needs and the plan leaves to detection."""
    plan = workspace.plan
    return unpinned(plan.source, plan.layout, plan.attributes)


def release_inputs(workspace: Workspace) -> dict[str, Location]:
    """Return plan, data file and ledger by their description; no export may replace them."""
    ledger = workspace.ledger
    named = {
        words("Commands", "the plan"): workspace.plan_path,
        words("Commands", "the file with the rows"): workspace.data_path,
        words("Commands", "the ledger"): ledger.path if ledger is not None else None,
    }
    return {what: path for what, path in named.items() if path is not None}


def finding_locked_reason(workspace: Workspace) -> str | None:
    """Return why no list can be found yet, as a sentence that says what to do; None if one can."""
    if workspace.data_path is None:
        return words("Commands", "First open the data file on the Data page.")
    if open_settings(workspace):
        return words("Commands", "First say on the Data page how the file is read: “Keep how it is read”.")
    if workspace.is_unit_asked:
        return words("Commands", "First say on the Data page what one row stands for: it decides who is protected.")
    if workspace.ledger is None:
        return words("Commands", "The ledger cannot be used. Choose another one on the Ledger page.")
    return None
