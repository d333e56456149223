"""Quote a suggestion of tables, and choose them: a command that spends."""

from __future__ import annotations

from collections.abc import Callable

from core.front_door import DatasetBudget, KeptChoice, Progress, Suggestion, SuggestionQuote, SuggestionTerms
from guiapp.commands.private_choices import ConfirmedChoice, run_choice
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


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
    confirmed: ConfirmedChoice[SuggestionQuote],
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
    return run_choice(
        context,
        words("Commands", "suggesting tables of “{dataset}”").format(dataset=offer.dataset),
        confirmed,
        lambda request, progress: engine.suggest(offer.planned, request, ledger, progress, charged),
        then,
    )
