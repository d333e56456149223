"""Suggest tables: what it costs, the charge and the choice, and what was found before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind
from core.progress import Progress, reporting
from core.project.plan import Plan, TableChoice
from core.release.suggestion_lines import AT_ONCE, CUT_SHORT, FOUND_BEFORE, suggestion_lines
from core.session.charging import Charged
from core.session.choices.choice_quote import ChoiceQuote, LedgerLook, PaidWords
from core.session.choices.choice_request import ChoiceRequest, source_location
from core.session.choices.choosing import choose_privately
from core.session.choices.kept_choices import KeptChoice, kept_choices
from core.session.choices.planned_suggestion import PlannedSuggestion
from core.session.choices.public_tables import Suggestion
from core.threads import one_thread

SuggestionQuote = ChoiceQuote[PlannedSuggestion, KeptChoice[Suggestion]]
"""The offer of a suggestion."""


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
    look = LedgerLook(planned, ledger, dataset, total)
    before = look.paid_before(source_location(planned.plan, folder), Suggestion)
    # The lines are about a choice to come: a kept one had its own cost, and its own public tables.
    to_come = suggestion_lines(planned.facts) if before.kept is None else ()
    lines = before.lines(PaidWords(FOUND_BEFORE, CUT_SHORT, AT_ONCE), to_come)
    return look.quote(lines, look.preview(), before.kept, before.cut_short)


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
        return choose_privately(planned.choice, request, ledger, charged)


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
