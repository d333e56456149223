"""Marks beside the ledger, by which other processes see that a charge is at work."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from core.privacy.ledger_entry import REQUEST, LedgerEntry
from core.staging import clear_mark, marked


def at_work(ledger: Path, request: bytes) -> AbstractContextManager[None]:
    """Mark a charge with that request as in progress; the mark ends with this process, also if it is killed."""
    # By the request, not by the number: the mark must be there before the charge is, which has no number until then.
    return marked(_mark(ledger, hashlib.sha256(request).hexdigest()))


def abandoned(ledger: Path, lines: Sequence[LedgerEntry]) -> int | None:
    """Return the number of the first pending charge of `lines` that no process works on; None if there is none.

    The mark of a process that died at it is removed.
    """
    # Without this question, a second window would offer to complete a release that the first is still drawing: both
    # would draw, and the slower one would end with RivalReleaseError.
    return next((line.number for line in lines if clear_mark(_mark(ledger, line.facts[REQUEST]))), None)


def _mark(ledger: Path, digest: str) -> Path:
    path = ledger.resolve()  # links resolved: another process may have opened the ledger under another name
    # 16 hexadecimal digits are 64 bits: no two different requests share a mark by chance, and the name stays short.
    return path.with_name(f".{path.name}.{digest[:16]}.at-work")
