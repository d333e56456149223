"""Proposed attributes, with labels in the window's language, as they will be published."""

from __future__ import annotations

from dataclasses import replace

from core import Attribute, ColumnProfile
from guiapp.desktop.language import words
from guiapp.state.engine import Engine


def proposed(engine: Engine, profile: ColumnProfile) -> Attribute:
    """Return the proposed attribute, with translated labels unless one of them is a category of the column."""
    proposal = engine.propose(profile)
    told = {"Anything else": words("Commands", "Anything else"), "Missing": words("Commands", "Missing")}
    other, missing = (told.get(label or "", label) for label in (proposal.other, proposal.missing))
    if {other, missing} & set(proposal.categories):
        return proposal
    return replace(proposal, other=other, missing=missing)
