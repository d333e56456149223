"""The columns of the file that hold numbers, which a map can have, and their cells that hold none."""

from __future__ import annotations

from collections.abc import Sequence

from core.front_door import Kind
from guiapp.state.workspace import Workspace


def cells_outside(workspace: Workspace, header: str) -> tuple[int, int]:
    """Return how many cells of a column of numbers are no numbers, and how many blank; for the owner's eyes only."""
    found = next((each for each in workspace.profiles if each.header == header and each.kind is Kind.NUMBER), None)
    return (found.n_other_kinds, found.n_blank) if found else (0, 0)


def number_columns(workspace: Workspace) -> Sequence[str]:
    """Return the headers of the file's columns of numbers; those of the plan's maps without a file."""
    # Text in a column counts as outside the map: who chose a column of words would pay for an empty one.
    propose = workspace.engine.propose
    found = [profile.header for profile in workspace.profiles if propose(profile).kind is Kind.NUMBER]
    return found or [header for place in workspace.plan.places for header in place.columns]
