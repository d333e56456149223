"""Write what a page shows to a file: no release, and nothing of the rows."""

from __future__ import annotations

from pathlib import Path

from core import Progress, check_apart, write_atomically
from guiapp.commands.inputs import inputs
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


def keep(context: AppContext, path: Path, content: bytes) -> Job:
    """Write `content` to `path`, never over the plan, the rows or the ledger, and tell where it is."""
    apart = inputs(context)

    def write(_: Progress) -> None:
        check_apart(path, apart)
        write_atomically(path, content)

    def tell(_: None) -> None:
        context.notices.say(words("Commands", "Saved as {file}.").format(file=path), Tone.GOOD)

    return context.runner.run_free(words("Commands", "writing {file}").format(file=path.name), write, tell, stays=True)
