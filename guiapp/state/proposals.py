"""Proposed attributes, with labels in the window's language, as they will be published."""

from __future__ import annotations

from dataclasses import replace

from core.front_door import Attribute, ColumnProfile, told_labels
from guiapp.desktop.language import told, words
from guiapp.state.engine import Engine
from guiapp.state.workspace import Workspace


def proposed(engine: Engine, profile: ColumnProfile) -> Attribute:
    """Return the proposed attribute, with translated labels unless one of them is a category of the column."""
    proposal = engine.propose(profile)
    told = {"Anything else": words("Commands", "Anything else"), "Missing": words("Commands", "Missing")}
    other, missing = (told.get(label or "", label) for label in (proposal.other, proposal.missing))
    if {other, missing} & set(proposal.categories):
        return proposal
    return replace(proposal, other=other, missing=missing)


def proposed_labels(workspace: Workspace, header: str) -> str:
    """Return the labels proposed for a column, for the owner's eyes; "" where none are proposed."""
    profile = next((profile for profile in workspace.profiles if profile.header == header), None)
    if profile is None or not profile.is_proposed:
        return ""
    return ", ".join(told_labels({header: proposed(workspace.engine, profile).labels}, told)[header])
