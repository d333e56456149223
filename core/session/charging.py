"""Charge the ledger so that a charge is told of, whatever interrupts it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from core.errors import EngineError, LedgerFileError
from core.privacy.charge_order import ChargeOrder
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import REQUEST, LedgerEntry

Charged = Callable[[int], object]
"""Receives the number of a charge as soon as it is on disk; the charge stands whatever happens next."""


def carry_out(ledger: Ledger, order: ChargeOrder, charged: Charged | None = None) -> LedgerEntry:
    """Carry out an order, and tell the number of the charge, also where the order was carried out and then interrupted.

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
