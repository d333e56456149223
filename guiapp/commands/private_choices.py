"""Run a private choice that the owner accepted: a command that spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from core.front_door import ChoiceQuote, ChoiceRequest, Plan, Progress
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext

Result = TypeVar("Result")
AnyQuote = TypeVar("AnyQuote", bound=ChoiceQuote[Any, Any])


@dataclass(frozen=True, slots=True)
class ConfirmedChoice(Generic[AnyQuote]):
    """What the owner accepted.

    Attributes:
        offer: the quote.
        plan: its attributes are read.
        other_people: whether the owner states that rows resembling those of another dataset are about other people.
        unlisted: see `ChoiceRequest`.
    """

    offer: AnyQuote
    plan: Plan
    other_people: bool = False
    unlisted: tuple[str, ...] | None = None


def run_choice(
    context: AppContext,
    what: str,
    confirmed: ConfirmedChoice[AnyQuote],
    work: Callable[[ChoiceRequest, Progress], Result],
    then: Callable[[Result], object],
) -> Job:
    """Run the job that charges; the caller shows a failure itself.

    Args:
        context: holds the file.
        what: in words, for the status line.
        confirmed: what the owner accepted.
        work: charges and chooses, in another thread; the charge stands however the job ends.
        then: gets what was found.
    """
    workspace, offer = context.workspace, confirmed.offer
    request = ChoiceRequest(
        plan=confirmed.plan,
        folder=workspace.folder or Path.cwd(),
        dataset=offer.dataset,
        total=offer.total,
        # Of the reading that the owner has seen: labels, columns and unit were chosen for those rows.
        seen=workspace.opened.state if workspace.opened else None,
        other_people=confirmed.other_people,
        ledger_mark=offer.ledger_mark,
        unlisted=confirmed.unlisted,
    )
    job = context.runner.read(what, lambda progress: work(request, progress), then, quiet=True, stays=True)
    job.spends = True  # closing the window asks first
    job.ended.connect(workspace.ledger_moved)  # not `done`: the charge stands also if what follows it fails
    return job
