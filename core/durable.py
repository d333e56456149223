"""Put files on the disk whole or not at all: what was there stays until the new content is safe."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from core.errors import UnwritableOutputError
from core.words import N_


def write_whole(path: Path, content: bytes) -> None:
    """Replace the file at `path` in one step that survives a crash: a sibling, made durable, then renamed.

    Raises:
        UnwritableOutputError: if the system refuses; what was there is there still.
    """
    target = path.resolve()  # a link stays a link
    if target.exists() and not target.is_file():  # a device or a pipe would be lost by renaming
        raise UnwritableOutputError(str(path), N_("Error", "what is there is no ordinary file"))
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
        sync_folder(target.parent)
    except OSError as error:
        with suppress(OSError):
            Path(name).unlink()
        raise UnwritableOutputError(str(path), _why(error)) from error


def sync_file(file: Path) -> None:
    """Have the content of a file on the disk when this returns; OSError if the system refuses."""
    with file.open("rb+") as handle:
        os.fsync(handle.fileno())


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk when this returns; OSError if the system refuses."""
    if os.name != "posix":  # Windows cannot open a folder; NTFS keeps renames in its own journal
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


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
