"""Begin, open, save and recover a plan."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.front_door import EngineError, Plan
from guiapp.commands.data import read_again
from guiapp.desktop.language import words
from guiapp.desktop.resource_files import resource
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.plan_paths import resolved


def new_plan(context: AppContext) -> None:
    """Begin with an empty plan."""
    context.notices.clear()
    context.workspace.start(Plan(), None)


def open_plan(context: AppContext, path: Path) -> Job:
    """Load a plan in place of the current one, then read its data file if it is there."""

    def show(plan: Plan) -> None:
        context.notices.clear()  # refusals of the former plan would seem to be about this one
        # An example opens without a file of its own, so that saving asks for one: it may lie in a folder of the system.
        if resource("examples") in path.parents:
            context.workspace.start(plan, None, resolved(plan.source, path.parent))
        else:
            context.workspace.start(plan, path)
            context.settings.add_recent(path)
        read_again(context)

    def refuse(error: EngineError) -> None:
        more = words("Commands", "The plan was not opened; what is on the screen stays as it was.")
        context.notices.refuse_file(error, context.notices.plan_wanted.emit, more)

    engine = context.workspace.engine
    what = words("Commands", "opening {file}").format(file=path.name)
    job = context.runner.run_free(what, lambda _: engine.load_plan(path), show, quiet=True)
    job.failed.connect(refuse)
    return job


def open_again(context: AppContext, path: Path, differs: Callable[[], object]) -> Job:
    """Leave everything as it is if the current plan equals its file; call `differs` if it does not."""

    def look(plan: Plan) -> None:
        # A double click on the file of an open plan must not throw away edits that are not saved.
        if plan != context.workspace.plan:
            differs()
            return
        context.notices.clear()
        if context.workspace.opened is None:
            read_again(context)

    engine = context.workspace.engine
    what = words("Commands", "opening {file}").format(file=path.name)
    return context.runner.run_free(what, lambda _: engine.load_plan(path), look)


def keep_copy(context: AppContext, path: Path) -> Job:
    """Write a copy of the plan to `path`, which does not become its file; the caller shows a failure itself."""
    # `plan_for`: a relative source would be looked for beside the copy, where no rows are.
    engine, plan = context.workspace.engine, context.workspace.plan_for(path)
    what = words("Commands", "keeping the changes safe")
    return context.runner.run_free(what, lambda _: engine.save_plan(plan, path), quiet=True, stays=True)


def recover_plan(context: AppContext, copy: Path, origin: Path | None) -> Job:
    """Open a copy in place of the current plan, as the unsaved plan of the file `origin`, and read its data again."""

    def show(plan: Plan) -> None:
        context.workspace.start(plan, origin, resolved(plan.source, copy.parent), saved=False)
        context.notices.say(words("Commands", "This plan was restored. It is not saved yet."))
        read_again(context)

    engine = context.workspace.engine
    return context.runner.run_free(
        words("Commands", "bringing back the changes"), lambda _: engine.load_plan(copy), show
    )


def save_plan(context: AppContext, path: Path) -> Job:
    """Write the plan to `path`; if that fails, the file there stays as it was."""
    plan = context.workspace.plan_for(path)

    def note(_: None) -> None:
        # The plan as written, not the current one: edits made while it was written are not saved yet.
        context.workspace.saved(plan, path)
        context.settings.add_recent(path)

    engine = context.workspace.engine
    what = words("Commands", "saving {file}").format(file=path.name)
    return context.runner.run_free(what, lambda _: engine.save_plan(plan, path), note, stays=True)
