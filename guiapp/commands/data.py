"""Look at a data file, open it, read it again; say what a row stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from core import (
    Attribute,
    ColumnProfile,
    Document,
    Inspection,
    Layout,
    Progress,
    RowMeaning,
    Unit,
    file_state,
    pinned,
    unpinned,
)
from guiapp.commands.attributes import replaced
from guiapp.commands.proposals import proposed
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.desktop.resource_files import resource
from guiapp.jobs.job import Job
from guiapp.state.desk import Desk
from guiapp.state.workspace import OpenedData


def look(desk: Desk, path: Path, layout: Layout, then: Callable[[Inspection], object]) -> Job:
    """Look at a file for the import preview; the job shows a Glimpse first if it is large, the caller a failure."""
    engine = desk.workspace.engine
    what = words("Commands", "looking at {file}").format(file=path.name)
    return desk.runner.read(what, lambda progress: engine.inspect(path, layout, progress), then, quiet=True)


def open_data(desk: Desk, path: Path, layout: Layout) -> Job:
    """Read a file as `layout` says and put it, with a plan that fits it, in place.

    A plan whose columns are all there is kept: last month's plan on this month's file. Where the same file is read in
    another way, proposals that nobody has touched are made anew. Otherwise every column gets a proposal, marked as
    taken from the data.
    """

    def show(opened: OpenedData) -> None:
        workspace = desk.workspace
        document, kept = _plan_for(desk, opened, layout)
        lost = not kept and bool(workspace.document.attributes)
        elsewhere = path != workspace.data_path
        workspace.take_data(opened, document, words("Commands", "opening {file}").format(file=path.name))
        desk.settings.add_recent(path)
        desk.notices.clear()  # what was said of an attempt before this one
        if lost:
            desk.notices.say(
                words(
                    "Commands",
                    "The columns of {file} are not those of the plan, so the attributes and tables were "
                    "started afresh. Undo brings them back.",
                ).format(file=path.name)
                + (_still_charged(workspace.dataset) if elsewhere and workspace.dataset != path.stem else ""),
                Tone.WARNING,
                words("Commands", "Undo"),
                lambda: _take_back(desk, opened),
            )

    return _read(desk, path, layout, show)


def _take_back(desk: Desk, opened: OpenedData) -> None:
    """Undo the opening of a file, and with it what was done since."""
    workspace = desk.workspace
    while workspace.opened is opened and workspace.undo_name:
        workspace.undo()


def _still_charged(dataset: str) -> str:
    return " " + words(
        "Commands",
        "If these are other people, save the plan under another name, and choose a dataset of their own "
        "on the Release page: a release is still charged to “{dataset}”.",
    ).format(dataset=dataset)


def read_again(desk: Desk) -> Job | None:
    """Read the data file of the plan, which stays as it is; None when the plan names none."""
    path, layout = desk.workspace.data_path, desk.workspace.document.layout
    if path is None:
        return None
    if not path.exists():
        desk.notices.say(
            words("Commands", "The plan’s data file {file} is not there.").format(file=path.name),
            Tone.WARNING,
            words("Commands", "Find the file…"),
            desk.notices.data_wanted.emit,
        )
        return None

    def show(opened: OpenedData) -> None:
        if desk.workspace.data_path == path:
            desk.workspace.show_data(opened)

    return _read(desk, path, layout, show)


def open_settings(desk: Desk) -> tuple[str, ...]:
    """Return the fields of the layout that a release needs and the plan leaves to be found in the rows."""
    document = desk.workspace.document
    return unpinned(document.source, document.layout, document.attributes)


def keep_layout(desk: Desk) -> None:
    """Write into the plan how its file was read, as far as a release needs that and the rows told it."""
    workspace = desk.workspace
    if workspace.inspection is not None:
        document = workspace.document
        layout = pinned(document.layout, workspace.inspection.layout, open_settings(desk))
        workspace.edit(replace(document, layout=layout), words("Commands", "how the file is read"))


def sample_plan() -> Path:
    """Return the plan of the made-up example that comes with the program."""
    return resource("examples", "sample.reticent")


def set_unit(desk: Desk, unit: Unit) -> None:
    """Say who is protected."""
    document = replace(desk.workspace.document, unit=unit)
    desk.workspace.edit(document, words("Commands", "what a row stands for"), together=True)


def _read(desk: Desk, path: Path, layout: Layout, then: Callable[[OpenedData], object]) -> Job:
    engine = desk.workspace.engine

    def work(progress: Progress) -> OpenedData:
        state = file_state(path)
        inspection = engine.inspect(path, layout, progress)
        return OpenedData(path, inspection, tuple(engine.profile(path, inspection.layout, progress)), state)

    return desk.runner.read(words("Commands", "reading {file}").format(file=path.name), work, then)


def _plan_for(desk: Desk, opened: OpenedData, layout: Layout) -> tuple[Document, bool]:
    """Return the plan to go with a file just read, and whether its attributes were kept."""
    document = replace(desk.workspace.document, layout=layout)
    headers = set(opened.inspection.headers)
    if document.attributes and all(attribute.header in headers for attribute in document.attributes):
        unit = _unit_for(document.unit, opened)
        return _reproposed(desk, opened, replace(document, unit=unit)), True
    is_same = opened.path == desk.workspace.data_path
    unit = _unit_for(document.unit if is_same else Unit(), opened)
    attributes = _proposals(desk, opened.profiles)
    return replace(document, unit=unit, attributes=attributes, tables=(), families=()), False


def _unit_for(unit: Unit, opened: OpenedData) -> Unit:
    """Return who is protected in a file just read: what was said before, as long as it can hold; else it is asked."""
    if unit.id is not None:
        return unit if unit.id in opened.inspection.headers else Unit(rows=RowMeaning.UNANSWERED)
    recurs = any(profile.recurs for profile in opened.profiles)
    if unit.rows is RowMeaning.UNSTATED and recurs:
        return Unit(rows=RowMeaning.UNANSWERED)
    return Unit() if unit.rows is RowMeaning.UNANSWERED and not recurs else unit


def _reproposed(desk: Desk, opened: OpenedData, document: Document) -> Document:
    """Return the plan with fresh proposals in place of those from the same file as it was read before."""
    workspace = desk.workspace
    if opened.path != workspace.data_path:
        return document
    fresh = {profile.header: proposed(desk, profile) for profile in opened.profiles}
    for profile in workspace.profiles:
        proposal = proposed(desk, profile)
        if proposal in document.attributes and profile.header in fresh:
            document = replaced(document, proposal.name, fresh[profile.header])
    return document


def _proposals(desk: Desk, profiles: tuple[ColumnProfile, ...]) -> tuple[Attribute, ...]:
    return tuple(proposed(desk, profile) for profile in profiles if not profile.is_id_like)
