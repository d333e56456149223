"""Keep what is written apart from what the release is made of: the rows, the plan, the ledger."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.errors import OutputIsInputError

_BESIDE = ("", "-journal", "-wal", "-shm")
"""What SQLite adds to the name of a ledger for files that it writes, and deletes, beside it."""


def check_apart(out: Path, inputs: Mapping[str, Path]) -> None:
    """Refuse an output that is one of the inputs, whatever name it is called by; nobody means to lose those.

    Args:
        out: the file or folder to be written.
        inputs: each with what it is, such as "the plan"; they need not exist.

    Raises:
        OutputIsInputError: if `out` is one of them, also through a link.
    """
    for what, path in inputs.items():
        if any(_is_same(out, path.with_name(path.name + ending)) for ending in _BESIDE):
            raise OutputIsInputError(file=str(out), what=what)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.resolve() == other.resolve() or one.samefile(other)
    except (OSError, RuntimeError):  # one of them is not there; or links in a circle, which cannot be written either
        return False
