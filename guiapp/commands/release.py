"""Quote a release, and run it: the one command that spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from core import (
    DatasetBudget,
    OutputChoice,
    Plan,
    Progress,
    Quote,
    Release,
    ReleaseRequest,
)
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


@dataclass(frozen=True, slots=True)
class SamePeopleQuestion:
    """What the owner has said of rows that look like those of another dataset: they are about other people.

    Attributes:
        words: the same, as a sentence.
        plan: the plan that was refused.
        dataset: that was to be charged.
    """

    words: str
    plan: Plan
    dataset: str

    def is_about(self, context: AppContext) -> bool:
        """Whether it was said of what would be released now: of other rows it says nothing."""
        return (self.plan, self.dataset) == (context.workspace.plan, context.workspace.dataset)


def quote(context: AppContext, total: DatasetBudget | None, then: Callable[[Quote], object]) -> Job | None:
    """Say what the plan would publish and cost; None without a ledger. The caller shows a failure itself.

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

    def show(quoted: Quote) -> None:
        workspace.set_planned(quoted.planned)
        then(quoted)

    return context.runner.run_free(
        words("Commands", "working out the cost"),
        lambda progress: engine.quote(planned(progress), ledger, dataset, total),
        show,
        quiet=True,
    )


def set_dataset(context: AppContext, name: str) -> None:
    """Name the dataset in the ledger; "" means the name of the data's file."""
    plan = context.workspace.plan
    privacy = replace(plan.privacy, dataset=name.strip() or None)
    context.workspace.edit(replace(plan, privacy=privacy), words("Commands", "name of the dataset"), together=True)


def set_output(context: AppContext, output: OutputChoice) -> None:
    """Say what the published numbers shall look like."""
    plan = replace(context.workspace.plan, output=output)
    context.workspace.edit(plan, words("Commands", "how the numbers look"), together=True)


def release(
    context: AppContext, confirmed: Quote, charged: Callable[[int], object], *, other_people: bool = False
) -> Job | None:
    """Charge the ledger and release the tables; None without a ledger. The caller shows a failure itself.

    Args:
        context: whose plan is released: refused if it is not the one that was confirmed any more.
        confirmed: what the owner agreed to; what it was planned as is what runs.
        charged: told the number of the charge, in another thread: cancelled or failed then, the charge stands.
        other_people: whether rows that look like those of another dataset are about others, as the owner says.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, plan = workspace.engine, workspace.plan
    seen = workspace.opened.state if workspace.opened else None
    folder = workspace.folder or Path.cwd()
    request = ReleaseRequest(
        planned=confirmed.planned,
        folder=folder,
        dataset=confirmed.dataset,
        total=confirmed.total,
        seen=seen,
        other_people=other_people,
    )

    def work(progress: Progress) -> Release:
        confirmed.check_plan(plan)
        return engine.release(request, ledger, progress, charged)

    def show(released: Release) -> None:
        workspace.set_release(released)

    what = words("Commands", "releasing “{dataset}”").format(dataset=confirmed.dataset)
    job = context.runner.read(what, work, show, quiet=True, stays=True)
    job.spends = True
    job.ended.connect(workspace.ledger_moved)
    return job
