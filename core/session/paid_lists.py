"""Lists of a plan that were found privately, and the charges that the ledger has for them."""

from __future__ import annotations

from core.errors.found_errors import UnfoundListError
from core.privacy.ledger_entry import CHOICE, ChoiceKind
from core.privacy.ledger_reader import LedgerReader
from core.project.plan import Plan


def check_found(plan: Plan, ledger: LedgerReader, dataset: str) -> None:
    """Refuse a plan with lists that were found at a cost which the ledger does not have.

    Raises:
        UnfoundListError: naming the first such list.
    """
    # By number, not by content: owners merge and rename what was found, and that costs nothing.
    lines = (line for line in ledger.choices(dataset) if line.facts[CHOICE] == ChoiceKind.CATEGORIES)
    charges = {line.number for line in lines} & ledger.found_choices()
    for attribute in plan.attributes:
        if attribute.charge is not None and attribute.charge not in charges:
            raise UnfoundListError(attribute.name, attribute.charge, str(ledger.path), dataset)
