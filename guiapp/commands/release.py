"""Quote a release, and run it: the one command that spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from core import (
    DatasetAccount,
    Document,
    OutputChoice,
    Progress,
    Quote,
    Release,
    ReleaseRequest,
    Total,
    privacy_unit,
)
from guiapp.commands.data import open_settings
from guiapp.desktop.language import words
from guiapp.jobs.job import Job
from guiapp.state.desk import Desk


@dataclass(frozen=True, slots=True)
class Quoted:
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
class Others:
    """What the owner has said of rows that look like those of another dataset: they are about other people.

    Attributes:
        words: the same, as a sentence.
        document: the plan that was refused.
        dataset: that was to be charged.
    """

    words: str
    document: Document
    dataset: str

    def is_about(self, desk: Desk) -> bool:
        """Whether it was said of what would be released now: of other rows it says nothing."""
        return (self.document, self.dataset) == (desk.workspace.document, desk.workspace.dataset)


def locked_reason(desk: Desk) -> str | None:
    """Return why nothing can be released yet, as a sentence that says what to do; None: it can."""
    document = desk.workspace.document
    if not document.tables and not document.families:
        return words("Commands", "First choose at least one table on the Tables page.")
    if desk.workspace.data_path is None:
        return words("Commands", "First open the data file on the Data page.")
    if open_settings(desk):
        return words("Commands", "First say on the Data page how the file is read: “Keep how it is read”.")
    if desk.workspace.is_unit_asked:
        return words("Commands", "First say on the Data page what one row stands for: it decides who is protected.")
    return None


def quote(desk: Desk, total: Total | None, then: Callable[[Quoted], object]) -> Job | None:
    """Say what the plan would publish and cost; None without a ledger. The caller shows a failure itself.

    Args:
        desk: as everywhere.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        then: gets the quote.
    """
    workspace = desk.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, document, dataset = workspace.engine, workspace.document, workspace.dataset

    def work(_: Progress) -> Quoted:
        quoted = engine.quote(document, ledger, dataset, total)
        preview = ledger.preview(dataset, quoted.cost, total, privacy_unit(document))
        if preview is None:
            return Quoted(quoted)
        before, after = preview.before, preview.afterwards
        return Quoted(quoted, before, after, after.part_spent - before.part_spent if quoted.enough else 2.0)

    return desk.runner.plan(words("Commands", "working out the cost"), work, then, quiet=True)


def set_dataset(desk: Desk, name: str) -> None:
    """Name the dataset in the ledger; "" means the name of the data's file."""
    document = desk.workspace.document
    privacy = replace(document.privacy, dataset=name.strip() or None)
    desk.workspace.edit(replace(document, privacy=privacy), words("Commands", "name of the dataset"), together=True)


def set_output(desk: Desk, output: OutputChoice) -> None:
    """Say what the published numbers shall look like."""
    document = replace(desk.workspace.document, output=output)
    desk.workspace.edit(document, words("Commands", "how the numbers look"), together=True)


def release(
    desk: Desk, total: Total | None, charged: Callable[[int], object], *, other_people: bool = False
) -> Job | None:
    """Charge the ledger and release the tables; None without a ledger. The caller shows a failure itself.

    Args:
        desk: whose plan is released.
        total: the budget of a dataset new to the ledger.
        charged: told the number of the charge, in another thread: cancelled or failed then, the charge stands.
        other_people: whether rows that look like those of another dataset are about others, as the owner says.
    """
    workspace = desk.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine = workspace.engine
    seen = workspace.opened.state if workspace.opened else None
    request = ReleaseRequest(
        workspace.document, workspace.folder or Path.cwd(), workspace.dataset, total, seen, other_people
    )

    def show(released: Release) -> None:
        workspace.set_release(released)

    what = words("Commands", "releasing “{dataset}”").format(dataset=workspace.dataset)
    job = desk.runner.read(
        what, lambda progress: engine.release(request, ledger, progress, charged), show, quiet=True, stays=True
    )
    job.spends = True
    job.ended.connect(workspace.ledger_moved)
    return job
