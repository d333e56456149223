"""The name under which a plan's people are known to the ledger, where the plan gives none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.project.plan import Plan


def dataset_name(plan: Plan, plan_file: Path | None, knows: Callable[[str], bool]) -> str:
    """Return the name in the ledger: the plan's own, else that of the data file, whatever the plan's file is called.

    Plans of older versions were charged under the name of their file; one that the ledger knows by that goes on.

    Args:
        plan: the plan.
        plan_file: its file; None: it was never saved.
        knows: whether the ledger has a budget under a name.
    """
    if plan.privacy.dataset:
        return plan.privacy.dataset
    if plan_file is not None and knows(plan_file.stem):
        return plan_file.stem
    stem = Path(plan.source).stem
    return stem or (plan_file.stem if plan_file is not None else "")
