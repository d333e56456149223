"""Charge the ledger so that every charge is reported, whatever interrupts it, and mark what works on one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from core.errors import EngineError, LedgerFileError
from core.errors.found_errors import UnfoundListError
from core.privacy.charge_order import ChargeOrder
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import CHOICE, REQUEST, ChoiceKind, LedgerEntry
from core.privacy.ledger_reader import LedgerReader
from core.project.plan import Plan
from core.staging import clear_mark, marked

Charged = Callable[[int], object]
"""Receives the number of a charge as soon as it is on disk; the charge stands whatever happens next."""


def carry_out(ledger: Ledger, order: ChargeOrder, charged: Charged | None = None) -> LedgerEntry:
    """Carry out an order, and report the number of the charge, even if it is interrupted once the charge is on disk.

    Args:
        ledger: of the owner.
        order: with a request, by which the charge is found again.
        charged: see `Charged`; may be called twice with one number.

    Raises:
        LedgerError: see `Ledger.carry_out`; and whatever else interrupts it.
    """
    tell, n_before = charged or (lambda _: None), len(ledger.entries)
    is_told = False
    try:
        line = ledger.carry_out(order)
        tell(line.number)
        is_told = True
    except EngineError as error:
        # Refused: an equal charge that is found now is that of another program. A drive may fail after the commit.
        is_told = not isinstance(error, LedgerFileError)
        raise
    finally:
        # Ctrl-C in the milliseconds between the commit and its return leaves a charge that only the ledger knows of.
        if not is_told:
            for made in _made(ledger, order, n_before):
                tell(made.number)
    return line


def _made(ledger: Ledger, order: ChargeOrder, n_before: int) -> list[LedgerEntry]:
    """Return the charge that an order has made; nothing if it has made none, or the ledger cannot be read."""
    digest = hashlib.sha256(order.request).hexdigest()
    try:
        entries = ledger.entries[n_before:]
    except LedgerFileError:
        return []
    return [line for line in entries if line.facts.get(REQUEST) == digest and order.facts.items() <= line.facts.items()]


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


def check_found(plan: Plan, ledger: LedgerReader, dataset: str) -> None:
    """Refuse a plan with lists that were found at a cost which the ledger does not have.

    Raises:
        UnfoundListError: naming the first such list.
    """
    # By number, not by content: owners merge and rename what was found, and that costs nothing.
    lines = (line for line in ledger.choices(dataset) if line.facts[CHOICE] == ChoiceKind.CATEGORIES)
    charges = {line.number for line in lines} & ledger.found_choices()
    for attribute in plan.attributes:
        if attribute.charge is not None and attribute.charge not in charges:
            raise UnfoundListError(attribute.name, attribute.charge, str(ledger.path), dataset)
