"""Find categories and bins privately: what it costs, the charge and the choice, and what was found before."""

from __future__ import annotations

from pathlib import Path

from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind
from core.progress import Progress, reporting
from core.release.found_lines import AT_ONCE, found_lines
from core.release.suggestion_lines import CUT_SHORT, FOUND_BEFORE
from core.session.charging import Charged
from core.session.choices.choice_quote import ChoiceQuote, LedgerLook, PaidBefore, PaidWords
from core.session.choices.choice_request import ChoiceRequest, source_location
from core.session.choices.choosing import choose_privately
from core.session.choices.kept_choices import KeptChoice, kept_choices
from core.session.choices.planned_lists import ListsFound, PlannedLists
from core.threads import one_thread

ListsQuote = ChoiceQuote[PlannedLists, KeptChoice[ListsFound]]
"""The offer of a search for lists."""


@one_thread()
def quote_lists(
    planned: PlannedLists,
    ledger: Ledger | None,
    dataset: str,
    total: DatasetBudget | None = None,
    folder: Path | None = None,
) -> ListsQuote:
    """Return what a search for lists would find and cost; charges nothing and opens no data file.

    Args:
        planned: the search.
        ledger: of the owner; None: there is none yet, and a quote makes none.
        dataset: the name in the ledger.
        total: the budget that would be given to a dataset new to the ledger.
        folder: the plan's folder, where a relative source is looked for; None: the working folder.

    Raises:
        UnansweredUnitError: if the plan does not say who is protected.
        LedgerError: see `Ledger.preview`.
    """
    look = LedgerLook(planned, ledger, dataset, total)
    return _quoted(look, look.paid_before(source_location(planned.plan, folder), ListsFound))


@one_thread()
def quote_lists_again(
    planned: PlannedLists, ledger: Ledger | None, dataset: str, total: DatasetBudget | None = None
) -> ListsQuote:
    """Return the quote of a search that is paid for although the result of an equal question is kept."""
    return _quoted(LedgerLook(planned, ledger, dataset, total), PaidBefore())


def _quoted(look: LedgerLook[PlannedLists], before: PaidBefore[ListsFound]) -> ListsQuote:
    planned, plan = look.planned, look.planned.plan
    # The lines are about a search to come; where a result is kept, there is none.
    told = found_lines(planned.searches, planned.cost, plan.privacy.neighbours, plan.unit)
    lines = before.lines(PaidWords(FOUND_BEFORE, CUT_SHORT, AT_ONCE), told if before.kept is None else ())
    # A search that is paid for has no preview: the account may have too little left for it, or no δ.
    preview = look.preview() if before == PaidBefore() else None
    return look.quote(lines, preview, before.kept, before.cut_short)


def find_lists(
    planned: PlannedLists,
    request: ChoiceRequest,
    ledger: Ledger,
    progress: Progress | None = None,
    charged: Charged | None = None,
) -> KeptChoice[ListsFound]:
    """Return the lists found, or those that an equal question found before; only the former is charged.

    Raises:
        EngineError: see `choose_privately`.
    """
    with reporting(progress):
        return choose_privately(planned.choice, request, ledger, charged)


def kept_lists(ledger: Ledger, dataset: str | None) -> tuple[KeptChoice[ListsFound], ...]:
    """Return all lists found of a dataset, or of all, oldest first; costs nothing.

    Raises:
        StrangeChoiceError, LedgerFileError: see `kept_results`.
    """
    return kept_choices(ledger, dataset, ChoiceKind.CATEGORIES, ListsFound)
