"""Write a release, or what a page shows of it, to a file; free however often, as nothing is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from core.front_door import Progress, Release, TemplateFile, check_apart, write_atomically
from guiapp.desktop.language import told, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.readiness import release_inputs


def export(context: AppContext, release: Release, path: Path, key: str | Path, *, replace: bool) -> Job:
    """Write `release` to `path` in the language of the window, and show where; the caller shows a failure itself.

    `key` is a format or a template.
    """
    engine, apart = context.workspace.engine, release_inputs(context.workspace)

    def write(_: Progress) -> Sequence[str]:
        # In the thread: it asks the drive of every input, and a network drive may be slow to answer.
        if not isinstance(key, Path):
            check_apart(path, apart)
            engine.export(release, path, key, replace, told)
            return ()
        check_apart(path, {**apart, words("Commands", "the template"): key})
        template = TemplateFile(key)
        engine.export(release, path, template, replace, told)
        return template.notes(release)

    def tell(notes: Sequence[str]) -> None:
        where = words("Commands", "The tables are in {file}.").format(file=path)
        context.notices.say(
            " ".join((where, *map(told, notes))),
            Tone.GOOD,
            words("Commands", "Show it"),
            _shows(path if path.is_dir() else path.parent),  # CSV and Parquet are folders of files
        )

    what = words("Commands", "writing {file}").format(file=path.name)
    return context.runner.run_free(what, write, tell, stays=True, quiet=True)


def save_as(context: AppContext, path: Path, content: bytes) -> Job:
    """Write what a page shows to `path`, never over the plan, the rows or the ledger, and show where it is."""
    apart = release_inputs(context.workspace)

    def write(_: Progress) -> None:
        check_apart(path, apart)
        write_atomically(path, content)

    def tell(_: None) -> None:
        context.notices.say(words("Commands", "Saved as {file}.").format(file=path), Tone.GOOD)

    return context.runner.run_free(words("Commands", "writing {file}").format(file=path.name), write, tell, stays=True)


def _shows(folder: Path) -> Callable[[], object]:
    return lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
