"""Write what a page shows to a file: no release, and nothing of the rows."""

from __future__ import annotations

from pathlib import Path

from core import Progress, check_apart, write_whole
from guiapp.commands.inputs import inputs
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.desk import Desk


def keep(desk: Desk, path: Path, content: bytes) -> Job:
    """Write `content` to `path`, never over the plan, the rows or the ledger, and tell where it is."""
    apart = inputs(desk)

    def write(_: Progress) -> None:
        check_apart(path, apart)
        write_whole(path, content)

    def tell(_: None) -> None:
        desk.notices.say(words("Commands", "Saved as {file}.").format(file=path), Tone.GOOD)

    return desk.runner.plan(words("Commands", "writing {file}").format(file=path.name), write, tell, stays=True)
