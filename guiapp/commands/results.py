"""Export a release; the same draw, so it is free however often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from core import Progress, Release, check_apart
from guiapp.commands.inputs import inputs
from guiapp.desktop.language import told, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


def export(context: AppContext, release: Release, path: Path, key: str, *, replace: bool) -> Job:
    """Write `release` to `path` in one format and the language of the window, and tell where it is."""
    engine, apart = context.workspace.engine, inputs(context)

    def write(_: Progress) -> Sequence[Path]:
        check_apart(path, apart)
        return engine.export(release, path, key, replace, told)

    def tell(_: Sequence[Path]) -> None:
        context.notices.say(
            words("Commands", "The tables are in {file}.").format(file=path),
            Tone.GOOD,
            words("Commands", "Show it"),
            _shows(path if path.is_dir() else path.parent),
        )

    what = words("Commands", "writing {file}").format(file=path.name)
    return context.runner.run_free(what, write, tell, stays=True)


def _shows(folder: Path) -> Callable[[], object]:
    return lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
