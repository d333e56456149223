"""Refuse outputs that would overwrite inputs of the release: the rows, the plan, the ledger."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.errors import OutputIsInputError

_BESIDE = ("", "-journal", "-wal", "-shm")
"""Suffixes of the files that SQLite writes and deletes beside a ledger: an export there would be lost."""


def check_apart(out: Path, inputs: Mapping[str, Path]) -> None:
    """Refuse an output that is one of the inputs, under any of its names.

    Args:
        out: the file or folder to be written.
        inputs: what each is (such as "the plan") to its path; they need not exist.

    Raises:
        OutputIsInputError: if `out` is one of them, also through a link.
    """
    for what, path in inputs.items():
        if any(_is_same(out, path.with_name(path.name + ending)) for ending in _BESIDE):
            raise OutputIsInputError(file=str(out), what=what)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.resolve() == other.resolve() or one.samefile(other)
    except (OSError, RuntimeError):  # one of them does not exist; or circular links, which cannot be written either
        return False
