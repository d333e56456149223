"""Preview a data file, open it, read it again; set what a row stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from core.front_door import (
    Location,
    Plan,
    Preview,
    Progress,
    ProtectedUnit,
    ReadingLayout,
    RowMeaning,
    file_state,
    one_reader,
    pinned,
    recurring_column,
)
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.plan_edits import with_attribute, without_attributes
from guiapp.state.proposals import proposed
from guiapp.state.readiness import open_settings
from guiapp.state.workspace import OpenedData


def look(context: AppContext, path: Location, layout: ReadingLayout, then: Callable[[Preview], object]) -> Job:
    """Preview a file for the import; of a large one the job shows a QuickPreview first. The caller shows a failure."""
    engine = context.workspace.engine
    what = words("Commands", "looking at {file}").format(file=path.name)
    return context.runner.read(what, lambda progress: engine.preview(path, layout, progress), then, quiet=True)


def open_data(context: AppContext, path: Location, layout: ReadingLayout) -> Job:
    """Read a file as `layout` says and open it with a plan that fits it.

    A plan is kept if the file has all its columns: last month's plan on this month's file. If one file is read with
    another layout, untouched proposals are made anew; one with values that the owner has not confirmed is left out. In
    all other cases no column is used yet: a list holds values of rows, and nobody has confirmed one.
    """

    def show(opened: OpenedData) -> None:
        workspace = context.workspace
        before = {attribute.header for attribute in workspace.plan.attributes}
        plan, kept = _plan_for(context, opened, layout)
        lost = not kept and bool(workspace.plan.attributes)
        elsewhere = path != workspace.data_path  # before `take_data`, which makes `path` the data path
        workspace.take_data(opened, plan, words("Commands", "opening {file}").format(file=path.name))
        context.settings.add_recent(path)
        context.notices.clear()  # refusals of an earlier attempt would seem to be about this file
        if lost:
            context.notices.say(
                words(
                    "Commands",
                    "The columns of {file} are not those of the plan, so the attributes and tables were "
                    "started afresh. Undo brings them back.",
                ).format(file=path.name)
                + (_still_charged(workspace.dataset) if elsewhere and workspace.dataset != path.stem else ""),
                Tone.WARNING,
                words("Commands", "Undo"),
                lambda: _take_back(context, opened),
            )
        _say_left_out(context, sorted(before - {attribute.header for attribute in plan.attributes}) if kept else [])

    return _read(context, path, layout, show)


def _say_left_out(context: AppContext, headers: list[str]) -> None:
    """Say which columns have other values than those confirmed, now that the file is read otherwise."""
    if headers:
        said = words(
            "Commands",
            "Read like this, these columns have other values, and are not used until you tick them: {names}.",
        )
        undo = partial(context.workspace.undo_to, context.workspace.last_step)
        context.notices.say(said.format(names=", ".join(headers)), Tone.WARNING, words("Commands", "Undo"), undo)


def _take_back(context: AppContext, opened: OpenedData) -> None:
    """Undo the opening of a file, and with it all later edits."""
    workspace = context.workspace
    # Undo by undo: later edits are of attributes that the former plan does not have.
    while workspace.opened is opened and workspace.undo_name:
        workspace.undo()


def _still_charged(dataset: str) -> str:
    return " " + words(
        "Commands",
        "For other people, save the plan under another name and choose another dataset on the Release page. "
        "Until then, a release is charged to “{dataset}”.",
    ).format(dataset=dataset)


def read_again(context: AppContext) -> Job | None:
    """Read the data file of the plan, which does not change; None if the plan names no file, or it is not there."""
    path, layout = context.workspace.data_path, context.workspace.plan.layout
    if path is None:
        return None
    if not isinstance(path, Path):
        _offer_reading(context, path, layout)
        return None
    if not path.exists():
        context.notices.say(
            words("Commands", "The plan’s data file {file} is not there.").format(file=path.name),
            Tone.WARNING,
            words("Commands", "Find the file…"),
            context.notices.data_wanted.emit,
        )
        return None

    def show(opened: OpenedData) -> None:
        # The owner may have chosen another file meanwhile: reading takes minutes where there are millions of rows.
        if context.workspace.data_path == path:
            context.workspace.show_data(opened)

    return _read(context, path, layout, show)


def _offer_reading(context: AppContext, place: Location, layout: ReadingLayout) -> None:
    """Say that the rows are in a database, and ask it at a click: a plan that came by mail may name any server."""
    context.notices.say(
        words("Commands", "The plan’s rows are in the database {name}. Its server has not been asked yet.").format(
            name=place
        ),
        Tone.INFO,
        words("Commands", "Read the rows"),
        lambda: _read(context, place, layout, context.workspace.show_data),
    )


def keep_layout(context: AppContext) -> None:
    """Write into the plan those detected settings of its file that a release requires."""
    # Only on request: pinned on opening, a wrong detection would pass for the owner's decision.
    workspace = context.workspace
    if workspace.preview is not None:
        plan = workspace.plan
        layout = pinned(plan.layout, workspace.preview.layout, open_settings(workspace))
        workspace.edit(replace(plan, layout=layout), words("Commands", "how the file is read"))


def set_unit(context: AppContext, unit: ProtectedUnit) -> None:
    """Set who is protected."""
    plan = replace(context.workspace.plan, unit=unit)
    context.workspace.edit(plan, words("Commands", "what a row stands for"), together=True)


def _read(context: AppContext, path: Location, layout: ReadingLayout, then: Callable[[OpenedData], object]) -> Job:
    engine = context.workspace.engine

    def work(progress: Progress) -> OpenedData:
        # The state first: a file that changes while it is read must count as changed at the release.
        state = file_state(path)
        with one_reader():
            preview = engine.preview(path, layout, progress)
            # As detected, with the likeliest answers: profiles are of the columns that the preview shows.
            return OpenedData(path, preview, tuple(engine.profile(path, preview.readable, progress)), state)

    job = context.runner.read(words("Commands", "reading {file}").format(file=path.name), work, then, quiet=True)
    notices = context.notices
    job.failed.connect(lambda error: notices.refuse_file(error, notices.data_wanted.emit))
    return job


def _plan_for(context: AppContext, opened: OpenedData, layout: ReadingLayout) -> tuple[Plan, bool]:
    """Return the plan for a file just read, and whether its attributes were kept."""
    plan = replace(context.workspace.plan, layout=layout)
    headers = set(opened.preview.headers)
    if plan.attributes and all(attribute.header in headers for attribute in plan.attributes):
        unit = _unit_for(plan.unit, opened)
        return _reproposed(context, opened, replace(plan, unit=unit)), True
    # The owner has said what a row of that file stands for; of the rows of another file this says nothing.
    is_same = opened.path == context.workspace.data_path
    unit = _unit_for(plan.unit if is_same else ProtectedUnit(), opened)
    return replace(plan, unit=unit, attributes=(), tables=(), families=()), False


def _unit_for(unit: ProtectedUnit, opened: OpenedData) -> ProtectedUnit:
    """Return who is protected in a file just read: as before if that is possible, else UNANSWERED."""
    # An identifier that is gone must not fall back to rows: the promise to persons would become one to rows unasked.
    if unit.id is not None:
        return unit if unit.id in opened.preview.headers else ProtectedUnit(rows=RowMeaning.UNANSWERED)
    recurs = recurring_column(opened.profiles) is not None
    if unit.rows is RowMeaning.UNSTATED and recurs:
        return ProtectedUnit(rows=RowMeaning.UNANSWERED)
    return ProtectedUnit() if unit.rows is RowMeaning.UNANSWERED and not recurs else unit


def _reproposed(context: AppContext, opened: OpenedData, plan: Plan) -> Plan:
    """Return the plan with fresh proposals in place of untouched ones, if a file was read again."""
    workspace = context.workspace
    if opened.path != workspace.data_path:
        return plan
    fresh = {profile.header: proposed(context.workspace.engine, profile) for profile in opened.profiles}
    for profile in workspace.profiles:
        proposal = proposed(context.workspace.engine, profile)
        # Equal to its proposal means untouched: anything that the owner edited stays.
        if proposal in plan.attributes and profile.header in fresh:
            new = fresh[profile.header]
            is_confirmed = set(new.categories) <= set(proposal.categories)
            plan = with_attribute(plan, proposal.name, new) if is_confirmed else without_attributes(plan, {new.name})
    return plan
