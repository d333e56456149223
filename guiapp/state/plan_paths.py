"""Names of plan files, and the data file's path in a plan: relative to its folder, so that both can be moved."""

from __future__ import annotations

import os
from pathlib import Path

PLAN_SUFFIX = ".reticent"
"""Suffix of plan files; `installer` registers it, so that a double click opens the window."""


def is_plan(path: Path) -> bool:
    """Return whether a file has the suffix of a plan."""
    return path.suffix.lower() == PLAN_SUFFIX


def source_text(path: Path, folder: Path) -> str:
    """Return the text for the file at `path` in a plan in `folder`: with forward slashes, relative if possible."""
    try:
        return Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:  # Windows: no relative path leads to another drive
        return path.as_posix()


def resolved(source: str, folder: Path) -> Path | None:
    """Return the file that `source` names in a plan in `folder`; None for no source, or for a database's address."""
    if not source or "://" in source:
        return None
    return Path(os.path.normpath(folder / source))
