"""Refusals of locked shares of the budget."""

from __future__ import annotations

from core.errors.plan_errors import AmountError
from core.words import N_


class ShareError(AmountError):
    """A locked share of the budget is no number above 0, is for ranges, or leaves nothing to the other tables."""

    template = N_("Error", "{what} is “{text}”, but it must be {wanted}. Write shares like 0.2, and leave a rest.")
