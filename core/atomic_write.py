"""Atomic writes: a file keeps its old content until the new content is on disk, and no input is written over."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from core.drafts import SUFFIX, clear_drafts, mark, prefix
from core.errors import OutputIsInputError, UnwritableOutputError
from core.words import N_

_BESIDE = ("", "-journal", "-wal", "-shm")
"""Suffixes of the files that SQLite writes and deletes beside a ledger: an export there would be lost."""


def write_atomically(path: Path, content: bytes) -> None:
    """Replace the file at `path` in one step that survives a crash: write a sibling, sync it, rename it.

    Raises:
        UnwritableOutputError: if the system refuses; the old content is unchanged.
    """
    target = path.resolve()  # a symbolic link stays one: its target is replaced
    if target.exists() and not target.is_file():  # renaming would replace a device or a pipe by a file
        why, cure = (
            N_("Error", "that name belongs to something other than an ordinary file"),
            N_("Error", "Choose another name."),
        )
        raise UnwritableOutputError(str(path), why, cure)
    clear_drafts(target)
    try:
        file, draft = _new_draft(target)
    except OSError as error:
        raise UnwritableOutputError(str(path), _why(error)) from error
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            _keep_mode(target, draft)
            # POSIX: renamed while open, as the lock of an open draft keeps other processes from clearing it. Windows
            # refuses to rename an open file.
            if os.name == "posix":
                draft.replace(target)
        if os.name != "posix":
            draft.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise UnwritableOutputError(str(path), _why(error)) from error


def _new_draft(target: Path) -> tuple[BinaryIO, Path]:
    """Return an empty draft that is marked as in use, and its path."""
    while True:
        handle, name = tempfile.mkstemp(prefix=prefix(target), suffix=SUFFIX, dir=target.parent)
        file = os.fdopen(handle, "wb")
        if mark(file, Path(name)):
            return file, Path(name)
        file.close()


def can_be_named(path: Path) -> bool:
    """Return whether a file can have that name: none has NUL, or half of a letter."""
    try:
        return b"\0" not in os.fsencode(path)
    except ValueError:
        return False


def sync_file(file: Path) -> None:
    """Sync the content of a file to disk; OSError if the system refuses."""
    with file.open("rb+") as handle:
        os.fsync(handle.fileno())


def sync_folder(folder: Path) -> None:
    """Sync the names in a folder to disk; OSError if the system refuses."""
    if os.name != "posix":  # Windows cannot open a folder; NTFS journals renames itself
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _keep_mode(target: Path, draft: Path) -> None:
    """Give the draft the permissions of the old file, or those of a new file; mkstemp gives 0600."""
    try:
        mode = target.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    draft.chmod(mode)


def check_apart(out: Path, inputs: Mapping[str, object]) -> None:
    """Refuse an output that is one of the inputs, under any of its names.

    Args:
        out: the file or folder to be written.
        inputs: what each is (such as "the plan") to its path; they need not exist. What is no path is never a file.

    Raises:
        OutputIsInputError: if `out` is one of them, also through a link.
    """
    for what, path in inputs.items():
        if isinstance(path, Path) and any(_is_same(out, Path(f"{path}{ending}")) for ending in _BESIDE):
            raise OutputIsInputError(file=str(out), what=what)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.resolve() == other.resolve() or one.samefile(other)
    except (OSError, RuntimeError):  # one of them does not exist; or circular links, which cannot be written either
        return False
