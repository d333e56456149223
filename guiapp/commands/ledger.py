"""Set budgets, fetch and complete releases, and export the ledger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from core.front_door import (
    DatasetBudget,
    EngineError,
    Joinable,
    JoinedReleases,
    PrivacyUnit,
    Progress,
    Release,
    check_apart,
    write_atomically,
)
from guiapp.desktop.language import told, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.readiness import release_inputs


def open_ledger(context: AppContext, path: Path, again: Callable[[], object]) -> None:
    """Use another ledger until the program ends; the usual place does not change. `again` asks for another file."""
    try:
        ledger = context.workspace.engine.open_ledger(path)
    except EngineError as error:
        context.notices.refuse_file(error, again)
        return
    context.workspace.set_ledger(ledger)
    text = words(
        "Commands", "Releases are charged to {file} until you close the program, and to the usual ledger after that."
    )
    context.notices.say(text.format(file=path), Tone.WARNING)


def set_budget(context: AppContext, name: str, total: DatasetBudget, unit: PrivacyUnit | None) -> None:
    """Record the budget of a new dataset, and whom it protects; None: its first release decides that."""
    workspace = context.workspace
    if workspace.ledger is None:
        return
    try:
        workspace.ledger.set_budget(name, total, unit)
        if unit is not None:
            # `set_budget` writes nothing if another process has set an equal budget; that one may have no unit.
            workspace.ledger.set_unit(name, unit)
    except EngineError as error:
        context.notices.error(error)
        return
    workspace.ledger_moved()


def raise_budget(context: AppContext, name: str, total: DatasetBudget) -> None:
    """Record a higher budget of a dataset."""
    workspace = context.workspace
    if workspace.ledger is None:
        return
    try:
        workspace.ledger.change_budget(name, total)
    except EngineError as error:
        context.notices.error(error)
        return
    workspace.ledger_moved()


def set_unit(context: AppContext, name: str, unit: PrivacyUnit | None) -> None:
    """Record whom the budget of a dataset protects, if the ledger does not know it."""
    workspace = context.workspace
    if workspace.ledger is None or unit is None:
        return
    try:
        workspace.ledger.set_unit(name, unit)
    except EngineError as error:
        context.notices.error(error)
        return
    workspace.ledger_moved()


def find_release(context: AppContext, number: int, then: Callable[[Release], object]) -> Job | None:
    """Fetch the tables of an earlier release; None without a ledger.

    Args:
        context: as everywhere.
        number: of the charge.
        then: gets the release.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    what = words("Commands", "fetching release no. {number}").format(number=number)
    return context.runner.run_free(what, lambda _: workspace.engine.kept_release(ledger, number), then, stays=True)


def find_joinable(context: AppContext, number: int, then: Callable[[Sequence[Joinable]], object]) -> Job | None:
    """Look for the kept releases that can be compared with one; None without a ledger.

    Args:
        context: as everywhere.
        number: of the charge of the one.
        then: gets the releases.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    what = words("Commands", "looking for releases like no. {number}").format(number=number)
    work = partial(workspace.engine.joinable_releases, ledger, number)
    return context.runner.run_free(what, work, then, stays=True)


def join_releases(context: AppContext, one: int, other: int, then: Callable[[JoinedReleases], object]) -> Job | None:
    """Put two kept releases side by side; None without a ledger.

    Args:
        context: as everywhere.
        one: number of a charge.
        other: number of another.
        then: gets them.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    what = words("Commands", "comparing releases no. {one} and no. {other}").format(one=one, other=other)
    return context.runner.run_free(what, lambda _: workspace.engine.join_releases(ledger, one, other), then, stays=True)


def save_joined(context: AppContext, joined: JoinedReleases, path: Path) -> Job:
    """Write two releases side by side to a file, of the kind that its ending says."""
    engine, apart = context.workspace.engine, release_inputs(context.workspace)

    def write(_: Progress) -> None:
        check_apart(path, apart)
        write_atomically(path, engine.joined_content(joined, path.suffix.removeprefix("."), path.name, told))

    def tell(_: None) -> None:
        context.notices.say(words("Commands", "The comparison is in {file}.").format(file=path), Tone.GOOD)

    return context.runner.run_free(words("Commands", "writing {file}").format(file=path.name), write, tell, stays=True)


def complete(context: AppContext, number: int, source: Path | None, then: Callable[[Release], object]) -> Job | None:
    """Complete a release that was interrupted after its charge; None without a ledger. The caller shows a failure.

    Args:
        context: as everywhere.
        number: of the charge.
        source: the file with the rows; None: the file of the charge.
        then: gets the release.
    """
    workspace = context.workspace
    ledger, engine = workspace.ledger, workspace.engine
    if ledger is None:
        return None
    what = words("Commands", "completing release no. {number}").format(number=number)
    work = partial(engine.complete, ledger, number, source)
    job = context.runner.read(what, work, then, quiet=True, stays=True)
    job.ended.connect(workspace.ledger_moved)  # not `done`: a draw may be kept although the tables failed
    return job


def export(context: AppContext, path: Path) -> None:
    """Write all entries to a CSV file."""
    ledger = context.workspace.ledger
    if ledger is None:
        return
    try:
        check_apart(path, release_inputs(context.workspace))
        write_atomically(path, ledger.export_text().encode())
    except EngineError as error:
        context.notices.error(error)
    else:
        context.notices.say(words("Commands", "The ledger is in {file}.").format(file=path), Tone.GOOD)
