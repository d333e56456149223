"""Quote and open a round of questions, ask in it, and read answers of before: the opening spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from core import (
    ChoiceRequest,
    KeptChoice,
    OpenRound,
    Plan,
    Progress,
    Question,
    RoundAnswer,
    RoundQuote,
    RoundTerms,
)
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.models.round_limits import RoundLimits
from guiapp.state.app_context import AppContext


@dataclass(frozen=True, slots=True)
class ConfirmedRound:
    """What the owner accepted.

    Attributes:
        offer: the quote.
        plan: the plan that it was made for.
        other_people: whether the owner states that rows resembling those of another dataset are about other people.
    """

    offer: RoundQuote
    plan: Plan
    other_people: bool = False


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
    confirmed: ConfirmedRound,
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
        words("Commands", "opening a round of questions about “{dataset}”").format(dataset=offer.dataset),
        lambda progress: engine.open_round(offer, request, ledger, progress, charged),
        then,
        quiet=True,
        stays=True,
    )
    job.spends = True  # closing the window asks first
    job.ended.connect(workspace.ledger_moved)  # not `done`: the charge stands also if what follows it fails
    return job


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
