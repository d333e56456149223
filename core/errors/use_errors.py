"""Refusals of what needs to know how useful tables would be."""

from __future__ import annotations

from core.errors.plan_errors import PlanError
from core.words import N_


class NoPeopleError(PlanError):
    """The plan does not say how many people there are, roughly and from a public source."""

    template = N_(
        "Error",
        "The plan does not say how many people there are. Write about how many, from a public source and not counted "
        "in the rows, like people = 4000 below [public].",
    )
    window_template = N_(
        "Error",
        "The plan does not say how many people there are. Type about how many on the Tables page, from a public source "
        "and not counted in the rows.",
    )


class UnmetCriteriaError(PlanError):
    """The predicted margins of error do not meet criteria of the plan; `criteria` are those, in words."""

    template = N_(
        "Error",
        "The plan’s own criteria do not hold: {criteria}. “reticent advise” says what would help. To release in "
        'spite of that, write why below [acceptance], like override = "…"; the statement will say so.',
    )
    window_template = N_(
        "Error",
        "Not all of your criteria hold yet: {criteria}. “Make it usable…” on the Tables page says what would help. To "
        "release all the same, write the reason under “Criteria…”; the statement will say so.",
    )
    criteria: str
