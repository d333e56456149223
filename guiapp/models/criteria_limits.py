"""The largest ± that the criteria of a plan allow its tables."""

from __future__ import annotations

from core.front_door import Plan, carry_limits


def limits_of(plan: Plan) -> dict[str, float]:
    """Return the limits by title of table; if one names no table, all by the titles that the plan gives them."""
    return dict(carry_limits(plan, plan).acceptance.at_most)
