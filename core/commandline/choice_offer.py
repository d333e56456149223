"""Pay for a private choice at the terminal: show its quote, ask, and say what stands if it is cut short."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.commandline.terminal import Terminal
from core.domain.location import Location, located
from core.errors import Cancelled, NoSourceError, UnconfirmedChoiceError
from core.project.plan import Plan
from core.session.choices.choice_quote import ChoiceQuote
from core.session.choices.choice_request import ChoiceRequest
from core.sources.asking.pins import check_pinned
from core.sources.file_state import FileState, file_state

STANDS = (
    "The ledger was charged before that: private choice no. {number} stands, and has no result yet. Ask the same "
    "again: it is paid for."
)
"""What is said of a charge that was cut short."""


@dataclass(frozen=True, slots=True)
class ChoiceCall:
    """One call of a verb that may pay for a private choice.

    Attributes:
        arguments: as typed: --yes, --again, --other-people.
        plan_file: of the plan; a relative source is looked for in its folder.
        seen: state of the file with the rows when the call began; None: the plan has no source.
        terminal: where to ask.
    """

    arguments: Namespace
    plan_file: Path
    seen: FileState | None
    terminal: Terminal

    @classmethod
    def begun(cls, arguments: Namespace, plan_file: Path, plan: Plan, terminal: Terminal) -> ChoiceCall:
        """Return the call; made before all else, as minutes may pass between the quote and the answer."""
        return cls(arguments, plan_file, file_state(located(plan.source, plan_file.parent)), terminal)

    @property
    def again(self) -> bool:
        """Whether to pay, too, for what an equal question found already."""
        return bool(getattr(self.arguments, "again", False))

    def agree(
        self, offer: ChoiceQuote[Any, Any], read: Plan, question: str, unlisted: tuple[str, ...] | None = None
    ) -> ChoiceRequest:
        """Ask whether to pay, unless it is paid for or --yes is there, and return what is to be run.

        Args:
            offer: what is quoted.
            read: the plan whose attributes are read.
            question: such as "Choose?".
            unlisted: see `ChoiceRequest`.

        Raises:
            NoSourceError: if the plan does not say where the rows are.
            EngineError: if the file was changed, or the ledger would refuse the cost.
            UnconfirmedChoiceError: if nobody can answer.
            Cancelled: if the answer was no.
        """
        if not read.source:
            raise NoSourceError(str(self.plan_file))
        source = located(read.source, self.plan_file.parent)
        check_pinned(source, read.layout, read.attributes, self.terminal.progress())
        # What is paid for takes no consent, and nothing of the account, which may have too little left for it.
        if self.again or not offer.is_paid:
            offer.check()
            if not self.arguments.yes:
                _confirm(offer, source, question, self.terminal)
        return ChoiceRequest(
            plan=read,
            folder=self.plan_file.parent,
            dataset=offer.dataset,
            total=offer.total,
            seen=self.seen,
            other_people=self.arguments.other_people,
            ledger_mark=offer.ledger_mark,
            again=self.again,
            unlisted=unlisted,
        )


@contextmanager
def charges_told(terminal: Terminal, stands: str = STANDS) -> Iterator[Callable[[int], None]]:
    """Give what receives the number of a charge; say that it stands if what follows it is cut short.

    Args:
        terminal: where to say so.
        stands: the sentence, with {number}.
    """
    charges: list[int] = []
    is_done = False
    # `finally`, not `except`: Ctrl-C and faults of the program must be reported, too.
    try:
        yield charges.append
        is_done = True
    finally:
        if charges and not is_done:
            terminal.note(stands.format(number=charges[0]))


def _confirm(offer: ChoiceQuote[Any, Any], source: Location, question: str, terminal: Terminal) -> None:
    """Show the quote and ask; refuse if nobody can answer, as a charge cannot be undone."""
    if not terminal.can_ask:
        raise UnconfirmedChoiceError(offer.dataset, offer.cost_text, offer.spent_after_text, offer.budget_text or "")
    account = (
        f"Rows:    {source}",
        f"Ledger:  “{offer.dataset}” may spend {offer.budget_text} in total",
        f"Before:  spent {offer.spent_text}; left {offer.left_text}",
        f"Cost:    {offer.cost_text}",
        f"After:   spent {offer.spent_after_text}; left {offer.after_text}",
    )
    # Notes, not answers: standard output holds the result alone, for whoever pipes it on.
    for line in (*offer.lines, "", *account):
        terminal.note(line)
    if not terminal.ask(question):
        raise Cancelled
