"""Suggest tables: what it costs, the charge and the choice, and what was found before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from core.domain.reading_layout import RowMeaning
from core.errors import UnansweredUnitError
from core.privacy.dataset_account import ChargePreview, DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind
from core.privacy.ledger_reader import LedgerView
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, reporting
from core.project.plan import Plan, TableChoice
from core.release.quote_lines import unit_sentences
from core.release.suggestion_lines import CUT_SHORT, FOUND_BEFORE, suggestion_lines
from core.session.charging import Charged
from core.session.choice_request import ChoiceRequest, rows_of
from core.session.choosing import choose_privately
from core.session.keeping import abandoned
from core.session.kept_choices import KeptChoice, found_like, kept_choices, kept_results, open_like
from core.session.ledger_mark import NO_LEDGER, LedgerMark
from core.session.offer import Offer
from core.session.planned_suggestion import PlannedSuggestion
from core.session.public_tables import Suggestion
from core.threads import one_thread


@dataclass(frozen=True, slots=True)
class SuggestionQuote(Offer):
    """The offer of a suggestion that the owner accepts or declines.

    Attributes:
        planned: the suggestion; accepting accepts this object.
        dataset: its name in the ledger.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        ledger_mark: the ledger as it was read.
        preview: the account before and after; None: the ledger knows no budget.
        lines: sentences: what is chosen, what it costs, what is public, what is promised.
        kept: what an equal question found before, shown at no cost; None: there is none.
        cut_short: number of a charge that has paid for this and found nothing yet; None: there is none.
    """

    planned: PlannedSuggestion
    dataset: str
    total: DatasetBudget | None
    ledger_mark: LedgerMark
    preview: ChargePreview | None
    lines: tuple[str, ...]
    kept: KeptChoice[Suggestion] | None = None
    cut_short: int | None = None

    @property
    def cost(self) -> ReleaseCost:
        """What the ledger would be charged."""
        return self.planned.choice.cost

    @property
    def is_paid(self) -> bool:
        """Whether an equal question has paid, so that asking costs nothing."""
        return self.kept is not None or self.cut_short is not None


@one_thread()
def quote_suggestion(
    planned: PlannedSuggestion,
    ledger: Ledger | None,
    dataset: str,
    total: DatasetBudget | None = None,
    folder: Path | None = None,
) -> SuggestionQuote:
    """Return what a suggestion would choose and cost; charges nothing and opens no data file.

    Args:
        planned: the suggestion.
        ledger: of the owner; None: there is none yet, and a quote makes none.
        dataset: the name in the ledger.
        total: the budget that would be given to a dataset new to the ledger.
        folder: the plan's folder, where a relative source is looked for; None: the working folder.

    Raises:
        UnansweredUnitError: if the plan does not say who is protected.
        LedgerError: see `Ledger.preview`.
    """
    if planned.plan.unit.rows is RowMeaning.UNANSWERED:
        raise UnansweredUnitError
    choice = planned.choice
    view = LedgerView(Path(), (), {}) if ledger is None else ledger.view(dataset)
    dataset = view.known_or_new(dataset)
    preview = view.preview(dataset, choice.cost, total, planned.plan.privacy_unit)
    line = found_like(choice, dataset, view, rows_of(planned.plan, folder))
    kept = None if line is None or ledger is None else KeptChoice(line, kept_results(ledger, line, Suggestion)[-1])
    cut_short = abandoned(view.path, open_like(choice, dataset, view))
    return SuggestionQuote(
        planned=planned,
        dataset=dataset,
        total=total,
        ledger_mark=NO_LEDGER if ledger is None else LedgerMark.of(view),
        preview=preview,
        lines=tuple(_lines(planned, preview, kept, cut_short)),
        kept=kept,
        cut_short=cut_short,
    )


def _lines(
    planned: PlannedSuggestion,
    preview: ChargePreview | None,
    kept: KeptChoice[Suggestion] | None,
    cut_short: int | None,
) -> Iterator[str]:
    if kept is not None:
        yield FOUND_BEFORE.format(date=kept.line.when[:10], number=kept.line.number)
    elif cut_short is not None:
        yield CUT_SHORT.format(number=cut_short)
    yield from suggestion_lines(planned.facts)
    yield from unit_sentences(preview, planned.plan.privacy_unit) if preview else ()


def suggest(
    planned: PlannedSuggestion,
    request: ChoiceRequest,
    ledger: Ledger,
    progress: Progress | None = None,
    charged: Charged | None = None,
) -> KeptChoice[Suggestion]:
    """Return the tables that tell most, or those that an equal question found before; only the former is charged.

    Raises:
        EngineError: see `choose_privately`.
    """
    with reporting(progress):
        return choose_privately(planned.choice, request, ledger, charged=charged)


def kept_suggestions(ledger: Ledger, dataset: str | None) -> tuple[KeptChoice[Suggestion], ...]:
    """Return every suggestion about a dataset, or all, oldest first; costs nothing.

    Raises:
        StrangeChoiceError, LedgerFileError: see `kept_results`.
    """
    return kept_choices(ledger, dataset, ChoiceKind.SUGGESTION, Suggestion)


def with_tables(plan: Plan, tables: Iterable[tuple[str, ...]]) -> Plan:
    """Return the plan with these tables; those that it has, by name or in a set, stay as they are."""
    domain, wanted = plan.domain, {frozenset(table.attributes) for table in plan.tables}
    wanted |= {
        frozenset(domain.names[axis] for axis in each) for family in plan.families for each in family.marginals(domain)
    }
    new = tuple(TableChoice(table) for table in tables if frozenset(table) not in wanted)
    return replace(plan, tables=(*plan.tables, *new))
