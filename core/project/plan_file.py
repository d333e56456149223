"""Open and save plan files (*.reticent)."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from core.errors import MissingFileError, UnwritableOutputError
from core.project.document import Document
from core.project.plan_text import PlanText
from core.project.reader import read_document
from core.project.starter import starter_text
from core.project.writer import edited_text


def load_document(path: Path) -> Document:
    """Return the plan in the file at `path`.

    Raises:
        MissingFileError: if there is no such file.
        UnreadableFileError: if it may not be read, or is no file.
        PlanSyntaxError: if it is not UTF-8 or not TOML; with line and column.
        PlanKeyError: if a key is unknown, missing or has a value that is not allowed; with line and column.
    """
    return read_document(PlanText.read(path))


def save_document(document: Document, path: Path) -> None:
    """Write `document` to `path`: all of it or, on any failure, nothing.

    A plan that is there already keeps its comments, its order and every value that has not changed; if nothing has
    changed, the file is not touched.

    Raises:
        PlanSyntaxError, PlanKeyError: if the file that is there is not a valid plan; it stays as it is.
        UnreadableFileError: if the file that is there may not be read.
        UnwritableOutputError: if the system does not let us write.
    """
    try:
        present = PlanText.read(path)
    except MissingFileError:
        _write(path, starter_text(document).encode())
        return
    text = edited_text(present, document)
    if text != present.text:
        _write(path, (("\ufeff" if present.has_mark else "") + text).encode())


def start_plan(document: Document, path: Path, left_out: tuple[str, ...] = ()) -> None:
    """Write a fresh plan, in the place of whatever is at `path`.

    Args:
        document: what it says.
        path: the file.
        left_out: columns of the data that it does not use, for a comment.

    Raises:
        UnwritableOutputError: if the system does not let us write.
    """
    _write(path, starter_text(document, left_out).encode())


def _write(path: Path, content: bytes) -> None:
    """Replace the file in one step that survives a crash: a temporary sibling, made durable, then renamed."""
    target = path.resolve()  # a link stays a link
    if target.exists() and not target.is_file():  # a device or a pipe would be lost by renaming
        raise UnwritableOutputError(str(path), "what is there is no ordinary file")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise UnwritableOutputError(str(path), _why(error)) from error
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _keep_mode(target, name)
        Path(name).replace(target)
        _make_rename_durable(target.parent)
    except OSError as error:
        with suppress(OSError):
            Path(name).unlink()
        raise UnwritableOutputError(str(path), _why(error)) from error


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _keep_mode(target: Path, name: str) -> None:
    """Give the new file the permissions of the old one, or those any new file would get."""
    try:
        mode = target.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    Path(name).chmod(mode)


def _make_rename_durable(folder: Path) -> None:
    if os.name == "posix":  # Windows can neither open nor needs to flush a folder
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
