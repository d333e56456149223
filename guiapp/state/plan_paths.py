"""Names of plan files, and the data file's path in a plan: relative to its folder, so that both can be moved."""

from __future__ import annotations

import os
from pathlib import Path

from core.front_door import DatabaseAddress, Location, address_fault, is_address, located

PLAN_SUFFIX = ".reticent"
"""Suffix of plan files; `installer` registers it, so that a double click opens the window."""


def is_plan(path: Path) -> bool:
    """Return whether a file has the suffix of a plan."""
    return path.suffix.lower() == PLAN_SUFFIX


def source_text(path: Location, folder: Path) -> str:
    """Return the text for the file at `path` in a plan in `folder`: with forward slashes, relative if possible.

    The address of a database is its text, wherever the plan is.
    """
    if isinstance(path, DatabaseAddress):
        return str(path)
    try:
        return Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:  # Windows: no relative path leads to another drive
        return path.as_posix()


def resolved(source: str, folder: Path) -> Location | None:
    """Return the file or the database that `source` names in a plan in `folder`; None for none that can be read."""
    if not source or (is_address(source) and address_fault(source)):
        return None
    place = located(source, folder)
    return Path(os.path.normpath(place)) if isinstance(place, Path) else place
