"""Quote a release, and run it: the one command that spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from core import (
    DatasetAccount,
    DatasetBudget,
    OutputChoice,
    Plan,
    Progress,
    Quote,
    Release,
    ReleaseRequest,
    privacy_unit,
)
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


@dataclass(frozen=True, slots=True)
class QuoteResult:
    """A quote, and what it means for the dataset's budget.

    Attributes:
        quote: what would be published, and what it costs.
        before: the account as it is; None: the dataset has none.
        afterwards: the account as it would be.
        asked_part: what this release takes, as a part of the budget in [0, 1]; above 1: not enough.
    """

    quote: Quote
    before: DatasetAccount | None = None
    afterwards: DatasetAccount | None = None
    asked_part: float = 0.0


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


def quote(context: AppContext, total: DatasetBudget | None, then: Callable[[QuoteResult], object]) -> Job | None:
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
    engine, plan, dataset = workspace.engine, workspace.plan, workspace.dataset

    def work(_: Progress) -> QuoteResult:
        quoted = engine.quote(plan, ledger, dataset, total)
        preview = ledger.preview(dataset, quoted.cost, total, privacy_unit(plan))
        if preview is None:
            return QuoteResult(quoted)
        before, after = preview.before, preview.afterwards
        return QuoteResult(quoted, before, after, after.part_spent - before.part_spent if quoted.enough else 2.0)

    return context.runner.run_free(words("Commands", "working out the cost"), work, then, quiet=True)


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
    context: AppContext, total: DatasetBudget | None, charged: Callable[[int], object], *, other_people: bool = False
) -> Job | None:
    """Charge the ledger and release the tables; None without a ledger. The caller shows a failure itself.

    Args:
        context: whose plan is released.
        total: the budget of a dataset new to the ledger.
        charged: told the number of the charge, in another thread: cancelled or failed then, the charge stands.
        other_people: whether rows that look like those of another dataset are about others, as the owner says.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine = workspace.engine
    seen = workspace.opened.state if workspace.opened else None
    request = ReleaseRequest(
        workspace.plan, workspace.folder or Path.cwd(), workspace.dataset, total, seen, other_people
    )

    def show(released: Release) -> None:
        workspace.set_release(released)

    what = words("Commands", "releasing “{dataset}”").format(dataset=workspace.dataset)
    job = context.runner.read(
        what, lambda progress: engine.release(request, ledger, progress, charged), show, quiet=True, stays=True
    )
    job.spends = True
    job.ended.connect(workspace.ledger_moved)
    return job
