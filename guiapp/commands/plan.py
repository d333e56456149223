"""New, open and save a plan."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core import Document, EngineError
from guiapp.commands.data import read_again
from guiapp.desktop.language import words
from guiapp.desktop.resource_files import resource
from guiapp.jobs.job import Job
from guiapp.state.desk import Desk
from guiapp.state.places import resolved

PLAN_SUFFIX = ".reticent"


def is_plan(path: Path) -> bool:
    """Return whether a file is a plan by its name."""
    return path.suffix.lower() == PLAN_SUFFIX


def new_plan(desk: Desk) -> None:
    """Begin with an empty plan."""
    desk.notices.clear()
    desk.workspace.start(Document(), None)


def open_plan(desk: Desk, path: Path) -> Job:
    """Load a plan in place of the present one, then look at its data file where that is there."""

    def show(document: Document) -> None:
        desk.notices.clear()  # what was said of the plan before this one
        if resource("examples") in path.parents:  # a copy: the example itself stays as it came
            desk.workspace.start(document, None, resolved(document.source, path.parent))
        else:
            desk.workspace.start(document, path)
            desk.settings.add_recent(path)
        read_again(desk)

    def refuse(error: EngineError) -> None:
        desk.notices.error(error, words("Commands", "The plan was not opened; what is on the screen stays as it was."))

    engine = desk.workspace.engine
    what = words("Commands", "opening {file}").format(file=path.name)
    job = desk.runner.plan(what, lambda _: engine.load_document(path), show, quiet=True)
    job.failed.connect(refuse)
    return job


def open_again(desk: Desk, path: Path, differs: Callable[[], object]) -> Job:
    """Keep all in sight if the file of the plan in place still says the same; call `differs` if it does not."""

    def look(document: Document) -> None:
        if document != desk.workspace.document:
            differs()
            return
        desk.notices.clear()
        if desk.workspace.opened is None:
            read_again(desk)

    engine = desk.workspace.engine
    what = words("Commands", "opening {file}").format(file=path.name)
    return desk.runner.plan(what, lambda _: engine.load_document(path), look)


def keep_copy(desk: Desk, path: Path) -> Job:
    """Write a copy of the plan to `path`, which does not become its file; the caller shows a failure itself."""
    engine, document = desk.workspace.engine, desk.workspace.document_for(path)
    what = words("Commands", "keeping the changes safe")
    return desk.runner.plan(what, lambda _: engine.save_document(document, path), quiet=True, stays=True)


def recover_plan(desk: Desk, copy: Path, origin: Path | None) -> Job:
    """Put a copy in place of the present plan, as the unsaved plan of the file `origin`, and read its data again."""

    def show(document: Document) -> None:
        desk.workspace.start(document, origin, resolved(document.source, copy.parent), saved=False)
        desk.notices.say(words("Commands", "This plan was brought back; it is not saved yet."))
        read_again(desk)

    engine = desk.workspace.engine
    return desk.runner.plan(words("Commands", "bringing back the changes"), lambda _: engine.load_document(copy), show)


def save_plan(desk: Desk, path: Path) -> Job:
    """Write the plan to `path`; whatever goes wrong, what was there stays."""
    document = desk.workspace.document_for(path)

    def note(_: None) -> None:
        desk.workspace.saved(document, path)
        desk.settings.add_recent(path)

    engine = desk.workspace.engine
    what = words("Commands", "saving {file}").format(file=path.name)
    return desk.runner.plan(what, lambda _: engine.save_document(document, path), note, stays=True)
