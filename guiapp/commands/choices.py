"""Make attributes of yes and no of a column with several answers in a cell; the edit can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.front_door import Attribute, ColumnProfile, propose_choice
from guiapp.desktop.language import words
from guiapp.state.app_context import AppContext


def use_choices(context: AppContext, profile: ColumnProfile, choices: Sequence[str]) -> None:
    """Add an attribute for each of the answers, behind those of the plan."""
    plan = context.workspace.plan
    names = {each.name for each in plan.attributes}
    made = [attribute for choice in choices if (attribute := _attribute(profile, choice)).name not in names]
    if made:
        name = words("Commands", "answers of “{name}”").format(name=profile.header)
        context.workspace.edit(replace(plan, attributes=(*plan.attributes, *made)), name)


def _attribute(profile: ColumnProfile, choice: str) -> Attribute:
    """Return the proposed attribute with its labels in the language of the window, as they will be published."""
    proposal = propose_choice(profile, choice)
    labels = words("Commands", "yes"), words("Commands", "no")
    missing = words("Commands", "Missing")
    return replace(proposal, categories=labels, missing=missing if proposal.missing else None)
