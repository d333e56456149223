"""Which answers of a column with several in a cell are attributes already."""

from __future__ import annotations

from core.front_door import ColumnProfile
from guiapp.state.workspace import Workspace


def taken_choices(workspace: Workspace, profile: ColumnProfile) -> set[str]:
    """Return the answers of a column that are attributes of the plan."""
    attributes = workspace.plan.attributes
    return {each.contains for each in attributes if each.contains is not None and each.header == profile.header}
