"""Open and save plan files (*.reticent)."""

from __future__ import annotations

from pathlib import Path

from core.atomic_write import write_atomically
from core.errors import MissingFileError
from core.project.plan import Plan
from core.project.plan_notes import PlanNotes
from core.project.plan_text import PlanText
from core.project.reader import read_plan
from core.project.starter import NO_NOTES, starter_text
from core.project.writer import edited_text


def load_plan(path: Path) -> Plan:
    """Return the plan in the file at `path`.

    Raises:
        MissingFileError: if there is no such file.
        UnreadableFileError: if it may not be read, or is no file.
        PlanSyntaxError: if it is not UTF-8 or not TOML; with line and column.
        PlanKeyError: if a key is unknown, missing or has a value that is not allowed; with line and column.
    """
    return read_plan(PlanText.read(path))


def save_plan(plan: Plan, path: Path) -> None:
    """Write `plan` to `path` atomically.

    An existing plan file keeps its comments, its order and all unchanged values; if nothing has changed, the file is
    not touched.

    Raises:
        PlanSyntaxError, PlanKeyError: if the existing file is not a valid plan; it stays unchanged.
        UnreadableFileError: if the existing file cannot be read.
        UnwritableOutputError: if the system refuses to write.
    """
    try:
        present = PlanText.read(path)
    except MissingFileError:
        write_atomically(path, starter_text(plan).encode())
        return
    # A byte order mark is kept: editors of Windows that wrote it would take the file for another encoding without.
    text = edited_text(present, plan)
    if text != present.text:
        write_atomically(path, (("\ufeff" if present.has_mark else "") + text).encode())


def start_plan(plan: Plan, path: Path, notes: PlanNotes = NO_NOTES) -> None:
    """Write a fresh plan file, replacing any file at `path`.

    Args:
        plan: the plan.
        path: the file.
        notes: what its comments tell.

    Raises:
        UnwritableOutputError: if the system refuses to write.
    """
    write_atomically(path, starter_text(plan, notes).encode())
