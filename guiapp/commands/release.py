"""Quote a release, and run it: the one command that spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from core.front_door import (
    DatasetBudget,
    OutputChoice,
    Plan,
    Progress,
    Publication,
    Quote,
    Release,
    ReleaseRequest,
)
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


@dataclass(frozen=True, slots=True)
class RefusedRelease:
    """A release that was refused when its rows had been read.

    Attributes:
        plan: the plan that was refused.
        dataset: the dataset that was to be charged.
    """

    plan: Plan
    dataset: str

    def is_about(self, context: AppContext) -> bool:
        """Return whether it is about what would be released now; it says nothing of other rows."""
        return (self.plan, self.dataset) == (context.workspace.plan, context.workspace.dataset)


@dataclass(frozen=True, slots=True)
class SamePeopleQuestion(RefusedRelease):
    """The owner's statement `words`, that rows which resemble those of another dataset are about other people."""

    words: str


@dataclass(frozen=True, slots=True)
class SameRowsQuestion(RefusedRelease):
    """The owner's answer that tables are paid for again, which release no. `number` made from equal rows."""

    number: int


def quote(context: AppContext, total: DatasetBudget | None, then: Callable[[Quote], object]) -> Job | None:
    """Quote the plan: what it would publish and cost; None without a ledger. The caller shows a failure itself.

    Args:
        context: as everywhere.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        then: gets the quote.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, planned, dataset = workspace.engine, workspace.planner(), workspace.dataset
    folder = workspace.folder or Path.cwd()

    def show(quoted: Quote) -> None:
        # Kept for a rehearsal and for the next quote of an equal plan, such as one with another total budget.
        workspace.set_planned(quoted.planned)
        then(quoted)

    return context.runner.run_free(
        words("Commands", "working out the cost"),
        lambda progress: engine.quote(planned(progress), ledger, dataset, total, folder),
        show,
        quiet=True,
    )


def set_dataset(context: AppContext, name: str) -> None:
    """Set the name of the dataset in the ledger; "" means the name of the data file."""
    plan = context.workspace.plan
    privacy = replace(plan.privacy, dataset=name.strip() or None)
    context.workspace.edit(replace(plan, privacy=privacy), words("Commands", "name of the dataset"), together=True)


def set_output(context: AppContext, output: OutputChoice) -> None:
    """Set what the published numbers look like."""
    plan = replace(context.workspace.plan, output=output)
    context.workspace.edit(plan, words("Commands", "how the numbers look"), together=True)


def set_publication(context: AppContext, publication: Publication) -> None:
    """Set what exports say of the tables."""
    plan = replace(context.workspace.plan, publication=publication)
    context.workspace.edit(plan, words("Commands", "words of the publication"), together=True)


def release(
    context: AppContext, confirmed: Quote, charged: Callable[[int], object], *, other_people: bool = False
) -> Job | None:
    """Charge the ledger and release the tables; None without a ledger. The caller shows a failure itself.

    Args:
        context: holds the plan that is released; refused if it is no longer the confirmed one.
        confirmed: the quote that the owner accepted; its planned release is what runs.
        charged: receives the number of the charge, in another thread; the charge stands however the job ends.
        other_people: whether the owner states that rows resembling those of another dataset are about other people.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, plan = workspace.engine, workspace.plan
    # Of the reading that the owner has seen: labels and unit were chosen for those rows.
    seen = workspace.opened.state if workspace.opened else None
    folder = workspace.folder or Path.cwd()
    request = ReleaseRequest(
        planned=confirmed.planned,
        folder=folder,
        dataset=confirmed.dataset,
        total=confirmed.total,
        seen=seen,
        other_people=other_people,
        ledger_mark=confirmed.ledger_mark,
        knows_earlier=confirmed.released_as is not None,
    )

    def work(progress: Progress) -> Release:
        # In the job, so that a refusal ends where every other failure of a release is shown.
        confirmed.check_plan(plan)
        return engine.release(request, ledger, progress, charged)

    def show(released: Release) -> None:
        workspace.set_release(released)

    what = words("Commands", "releasing “{dataset}”").format(dataset=confirmed.dataset)
    job = context.runner.read(what, work, show, quiet=True, stays=True)
    job.spends = True  # closing the window asks first
    job.ended.connect(workspace.ledger_moved)  # not `done`: the charge stands also if what follows it fails
    return job
