"""Quote and open a round of questions, ask in it, and read answers of before: the opening spends."""

from __future__ import annotations

from collections.abc import Callable

from core.front_door import (
    KeptChoice,
    OpenRound,
    Progress,
    Question,
    RoundAnswer,
    RoundQuote,
    RoundTerms,
)
from guiapp.commands.private_choices import ConfirmedChoice, run_choice
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.models.round_limits import RoundLimits
from guiapp.state.app_context import AppContext


def quote_round(context: AppContext, limits: RoundLimits, then: Callable[[RoundQuote], object]) -> Job | None:
    """Quote a round; None without a ledger. The caller shows a failure itself."""
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, plan, dataset = workspace.engine, workspace.plan, workspace.dataset

    def work(_: Progress) -> RoundQuote:
        # Made here: terms that no noise can be drawn for are refused when they are made.
        terms = RoundTerms(limits.epsilon, limits.n_answers, limits.within, plan.unit.at_most)
        return engine.quote_round(engine.plan_round(plan, terms, ledger, dataset), ledger, dataset)

    return context.runner.run_free(words("Commands", "working out the cost"), work, then, quiet=True)


def open_round(
    context: AppContext,
    confirmed: ConfirmedChoice[RoundQuote],
    charged: Callable[[int], object],
    then: Callable[[OpenRound], object],
) -> Job | None:
    """Charge the ledger and open the round; None without a ledger. The caller shows a failure itself.

    Args:
        context: holds the plan.
        confirmed: what the owner accepted.
        charged: receives the number of the charge, in another thread; the charge stands however the job ends.
        then: gets the round, and closes it.
    """
    workspace, offer = context.workspace, confirmed.offer
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine = workspace.engine
    return run_choice(
        context,
        words("Commands", "opening a round of questions about “{dataset}”").format(dataset=offer.dataset),
        confirmed,
        lambda request, progress: engine.open_round(offer, request, ledger, progress, charged),
        then,
    )


def ask(
    context: AppContext, opened: OpenRound, question: Question, then: Callable[[KeptChoice[RoundAnswer]], object]
) -> Job:
    """Answer a question of an open round. The caller shows a failure itself."""
    return context.runner.read(
        words("Commands", "answering a question"),
        lambda progress: opened.ask(question, progress),
        then,
        quiet=True,
        stays=True,
    )


def read_answers(
    context: AppContext, number: int, then: Callable[[tuple[KeptChoice[RoundAnswer], ...]], object]
) -> Job | None:
    """Read the answers of a round, newest first; None without a ledger."""
    engine, ledger = context.workspace.engine, context.workspace.ledger
    if ledger is None:
        return None

    def work(_: Progress) -> tuple[KeptChoice[RoundAnswer], ...]:
        return tuple(kept for kept in reversed(engine.kept_answers(ledger, None)) if kept.line.number == number)

    what = words("Commands", "reading the answers of round no. {number}").format(number=number)
    return context.runner.run_free(what, work, then, stays=True)
