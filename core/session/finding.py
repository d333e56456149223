"""Find categories and bins privately: what it costs, the charge and the choice, and what was found before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.domain.reading_layout import RowMeaning
from core.errors import PlanChangedError, UnansweredUnitError
from core.privacy.dataset_account import ChargePreview, DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind
from core.privacy.ledger_reader import LedgerView
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, reporting
from core.project.plan import Plan
from core.release.found_lines import found_lines
from core.release.quote_lines import unit_sentences
from core.release.suggestion_lines import CUT_SHORT, FOUND_BEFORE
from core.session.charging import Charged
from core.session.choice_request import ChoiceRequest, rows_of
from core.session.choosing import choose_privately
from core.session.keeping import abandoned
from core.session.kept_choices import KeptChoice, found_like, kept_choices, kept_results, open_like
from core.session.ledger_mark import NO_LEDGER, LedgerMark
from core.session.offer import Offer
from core.session.planned_lists import ListsFound, PlannedLists
from core.threads import one_thread


@dataclass(frozen=True, slots=True)
class ListsQuote(Offer):
    """The offer of a search for lists that the owner accepts or declines.

    Attributes:
        planned: the search; accepting accepts this object.
        dataset: its name in the ledger.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        ledger_mark: the ledger as it was read.
        preview: the account before and after; None: the ledger knows no budget.
        lines: sentences: what is found, who enters with what chance, what is public, what is promised.
        kept: what an equal question found before, shown at no cost; None: there is none.
        cut_short: number of a charge that has paid for this and found nothing yet; None: there is none.
    """

    planned: PlannedLists
    dataset: str
    total: DatasetBudget | None
    ledger_mark: LedgerMark
    preview: ChargePreview | None
    lines: tuple[str, ...]
    kept: KeptChoice[ListsFound] | None = None
    cut_short: int | None = None

    @property
    def cost(self) -> ReleaseCost:
        """What the ledger would be charged."""
        return self.planned.cost

    @property
    def is_paid(self) -> bool:
        """Whether an equal question has paid, so that asking costs nothing."""
        return self.kept is not None or self.cut_short is not None

    def check_plan(self, plan: Plan) -> None:
        """Refuse to run for a plan that was edited since it was quoted.

        Raises:
            PlanChangedError: if it was.
        """
        if plan != self.planned.plan:
            raise PlanChangedError


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
    return _quoted(planned, ledger, dataset, total, rows_of(planned.plan, folder))


@one_thread()
def quote_lists_again(
    planned: PlannedLists, ledger: Ledger | None, dataset: str, total: DatasetBudget | None = None
) -> ListsQuote:
    """Return what `quote_lists` does for who pays, too, for what an equal question found already."""
    return _quoted(planned, ledger, dataset, total, None)


def _quoted(
    planned: PlannedLists, ledger: Ledger | None, dataset: str, total: DatasetBudget | None, source: Path | None
) -> ListsQuote:
    """Return a quote; `source`: of the rows; None: what was found before does not count."""
    if planned.plan.unit.rows is RowMeaning.UNANSWERED:
        raise UnansweredUnitError
    choice = planned.choice
    # One view for all: between two readings another process could charge, and account and lines would disagree.
    view = LedgerView(Path(), (), {}) if ledger is None else ledger.view(dataset)
    dataset = view.known_as(dataset)
    line = None if source is None else found_like(choice, dataset, view, source)
    kept = None if line is None or ledger is None else KeptChoice(line, kept_results(ledger, line, ListsFound)[-1])
    cut_short = None if source is None else abandoned(view.path, open_like(choice, dataset, view))
    # What is paid for asks nothing of the account, which may have too little left for it.
    paid = kept is not None or cut_short is not None
    preview = None if paid else view.preview(dataset, choice.cost, total, planned.plan.privacy_unit)
    return ListsQuote(
        planned=planned,
        dataset=dataset,
        total=total,
        ledger_mark=NO_LEDGER if ledger is None else LedgerMark.of(view),
        preview=preview,
        lines=tuple(_lines(planned, preview, kept, cut_short)),
        kept=kept,
        cut_short=cut_short,
    )


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
        return choose_privately(planned.choice, request, ledger, charged=charged)


def kept_lists(ledger: Ledger, dataset: str | None) -> tuple[KeptChoice[ListsFound], ...]:
    """Return all lists found of a dataset, or of all, oldest first; costs nothing.

    Raises:
        StrangeChoiceError, LedgerFileError: see `kept_results`.
    """
    return kept_choices(ledger, dataset, ChoiceKind.CATEGORIES, ListsFound)


def _lines(
    planned: PlannedLists, preview: ChargePreview | None, kept: KeptChoice[ListsFound] | None, cut_short: int | None
) -> Iterator[str]:
    plan = planned.plan
    if kept is not None:
        yield FOUND_BEFORE.format(date=kept.line.when[:10], number=kept.line.number)
    elif cut_short is not None:
        yield CUT_SHORT.format(number=cut_short)
    yield from found_lines(planned.searches, planned.cost, plan.privacy.neighbours, plan.unit)
    yield from unit_sentences(preview, plan.privacy_unit) if preview else ()
