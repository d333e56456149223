"""The name under which a plan's people are known to the ledger, where the plan gives none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.project.document import Document


def dataset_name(document: Document, plan: Path | None, knows: Callable[[str], bool]) -> str:
    """Return the name in the ledger: the plan's own, else that of the data file, whatever the plan's file is called.

    Plans of older versions were charged under the name of their file; one that the ledger knows by that goes on.

    Args:
        document: the plan.
        plan: its file; None: it was never saved.
        knows: whether the ledger has a budget under a name.
    """
    if document.privacy.dataset:
        return document.privacy.dataset
    if plan is not None and knows(plan.stem):
        return plan.stem
    stem = Path(document.source).stem
    return stem or (plan.stem if plan is not None else "")
