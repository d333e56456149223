"""Spellings of a plan: those that every version knows, which are written, and beside them newer ones."""

from __future__ import annotations

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.project.keys import Keys, spelt
from core.words import N_

SPLITS = spelt(BudgetSplit) | {
    "direct-optimal": BudgetSplit.DIRECT_OPTIMAL,
    "least-squares-optimal": BudgetSplit.LEAST_SQUARES_OPTIMAL,
}
RECOVERIES = spelt(Recovery) | {"least-squares": Recovery.LEAST_SQUARES}


def read_split(keys: Keys) -> BudgetSplit:
    """Return what `split` says, or `budget`, as older versions call it and files are written."""
    if "split" in keys and "budget" in keys:
        why = N_("Error", "“budget” is another name of this key, and occurs, too.")
        raise keys.stray("split", why, N_("Error", "Remove one of the two."))
    key = "split" if "split" in keys else "budget"
    return keys.choice(key, BudgetSplit.DIRECT_OPTIMAL, SPLITS)
