"""Show the quote of a private choice, and ask whether to pay."""

from __future__ import annotations

from typing import Any

from core.commandline.terminal import Terminal
from core.errors import Cancelled, UnconfirmedChoiceError
from core.session import ChoiceQuote


def confirm_choice(offer: ChoiceQuote[Any, Any], question: str, terminal: Terminal) -> None:
    """Show the quote and ask; refuse if nobody can answer, as a charge cannot be undone.

    Args:
        offer: what is quoted; the ledger knows its budget.
        question: such as "Choose?".
        terminal: where to ask.

    Raises:
        UnconfirmedChoiceError: if nobody can answer.
        Cancelled: if the answer was no.
    """
    if not terminal.can_ask:
        raise UnconfirmedChoiceError(offer.dataset, offer.cost_text, offer.spent_after_text, offer.budget_text or "")
    account = (
        f"Ledger:  “{offer.dataset}” may spend {offer.budget_text} in total",
        f"Before:  spent {offer.spent_text}; left {offer.left_text}",
        f"Cost:    {offer.cost_text}",
        f"After:   spent {offer.spent_after_text}; left {offer.after_text}",
    )
    for line in (*offer.lines, "", *account):
        terminal.note(line)
    if not terminal.ask(question):
        raise Cancelled
