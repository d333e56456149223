"""Whom releases of older versions protect: their ledgers did not write it down, the statements kept in them did."""

from __future__ import annotations

from collections import defaultdict

from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import UNKNOWN, PrivacyUnit
from core.release.kept import unpack


def read_units(ledger: Ledger) -> None:
    """Write into the ledger, once, what the kept statements say that it does not.

    Raises:
        LedgerFileError: if it cannot be read or written, or tables were changed after they were kept.
    """
    found: dict[str, dict[int, PrivacyUnit]] = defaultdict(dict)
    for charge in ledger.charges_without_unit():
        unit = _unit(ledger, charge)
        if unit is not None:
            found[charge.dataset][charge.number] = unit
    for dataset, units in found.items():
        ledger.record_units(dataset, units)


def _unit(ledger: Ledger, charge: LedgerEntry) -> PrivacyUnit | None:
    """Return the unit that a kept statement names, which never names the column; None if this version cannot tell."""
    try:
        statement = unpack(ledger.kept(charge.number)).statement
    except ValueError:
        return None
    neighbours = Neighbours(statement.neighbours)
    if statement.unit == "row":
        return PrivacyUnit(None, 1, neighbours)
    return PrivacyUnit(UNKNOWN, statement.at_most, neighbours)
