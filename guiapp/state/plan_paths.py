"""How a plan file is named, and how it names its data file: relative to its own folder, so that both can move."""

from __future__ import annotations

import os
from pathlib import Path

PLAN_SUFFIX = ".reticent"


def is_plan(path: Path) -> bool:
    """Return whether a file is a plan by its name."""
    return path.suffix.lower() == PLAN_SUFFIX


def source_text(path: Path, folder: Path) -> str:
    """Return how a plan in `folder` names the file at `path`: with forward slashes, relative where that is possible."""
    try:
        return Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:  # another drive on Windows
        return path.as_posix()


def resolved(source: str, folder: Path) -> Path | None:
    """Return the file that `source` means in a plan in `folder`; None for no source or the address of a database."""
    if not source or "://" in source:
        return None
    return Path(os.path.normpath(folder / source))
