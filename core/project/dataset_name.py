"""The name of a plan's dataset in the ledger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.domain.location import location_of
from core.project.plan import Plan


def dataset_name(plan: Plan, plan_file: Path | None, knows: Callable[[str], bool]) -> str:
    """Return the dataset's name: the one in the plan, or the stem of the data file, or the database's name.

    Older versions charged plans without a name under the stem of the plan file; if the ledger knows that name, it
    stays in use, as another name would start a second budget for one group of people.

    Args:
        plan: the plan.
        plan_file: its file; None if it was never saved.
        knows: whether the ledger has a budget under a name.
    """
    if plan.privacy.dataset:
        return plan.privacy.dataset
    if plan_file is not None and knows(plan_file.stem):
        return plan_file.stem
    stem = location_of(plan.source).stem
    return stem or (plan_file.stem if plan_file is not None else "")
