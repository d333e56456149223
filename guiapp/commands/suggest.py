"""Quote a suggestion of tables, and choose them: a command that spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from core import ChoiceRequest, DatasetBudget, KeptChoice, Plan, Progress, Suggestion, SuggestionQuote, SuggestionTerms
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


@dataclass(frozen=True, slots=True)
class ConfirmedSuggestion:
    """What the owner accepted.

    Attributes:
        offer: the quote.
        plan: the plan that it was made for.
        other_people: whether the owner states that rows resembling those of another dataset are about other people.
    """

    offer: SuggestionQuote
    plan: Plan
    other_people: bool = False


def quote_suggestion(
    context: AppContext,
    terms: SuggestionTerms,
    total: DatasetBudget | None,
    then: Callable[[SuggestionQuote], object],
) -> Job | None:
    """Quote a suggestion; None without a ledger. The caller shows a failure itself.

    Args:
        context: as everywhere.
        terms: what is asked for.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        then: gets the quote.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, plan, dataset, folder = workspace.engine, workspace.plan, workspace.dataset, workspace.folder

    def work(_: Progress) -> SuggestionQuote:
        planned = engine.plan_suggestion(plan, terms, ledger, dataset)
        return engine.quote_suggestion(planned, ledger, dataset, total, folder)

    return context.runner.run_free(words("Commands", "working out the cost"), work, then, quiet=True)


def suggest(
    context: AppContext,
    confirmed: ConfirmedSuggestion,
    charged: Callable[[int], object],
    then: Callable[[KeptChoice[Suggestion]], object],
) -> Job | None:
    """Charge the ledger and choose the tables; None without a ledger. The caller shows a failure itself.

    Args:
        context: holds the plan.
        confirmed: what the owner accepted.
        charged: receives the number of the charge, in another thread; the charge stands however the job ends.
        then: gets what was found.
    """
    workspace, offer = context.workspace, confirmed.offer
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine = workspace.engine
    request = ChoiceRequest(
        plan=confirmed.plan,
        folder=workspace.folder or Path.cwd(),
        dataset=offer.dataset,
        total=offer.total,
        # Of the reading that the owner has seen: labels and unit were chosen for those rows.
        seen=workspace.opened.state if workspace.opened else None,
        other_people=confirmed.other_people,
        ledger_mark=offer.ledger_mark,
    )
    job = context.runner.read(
        words("Commands", "suggesting tables of “{dataset}”").format(dataset=offer.dataset),
        lambda progress: engine.suggest(offer.planned, request, ledger, progress, charged),
        then,
        quiet=True,
        stays=True,
    )
    job.spends = True  # closing the window asks first
    job.ended.connect(workspace.ledger_moved)  # not `done`: the charge stands also if what follows it fails
    return job
