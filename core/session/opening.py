"""Open the ledger of a user, and add the units that older versions did not write into it."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import UNKNOWN, PrivacyUnit
from core.release.kept import unpack


def open_ledger(path: Path | None = None, *, make: bool = True) -> Ledger:
    """Open the ledger at `path`; None: that of this user, where the system keeps such things.

    Raises:
        MissingLedgerError: if there is none at `path`, and `make` is False.
        LedgerFileError: if it cannot be used.
    """
    if path is None:
        import platformdirs  # noqa: PLC0415  only the usual place needs it

        # appauthor=False: else platformdirs puts the name twice on Windows, …\reticent\reticent.
        path = platformdirs.user_data_path("reticent", appauthor=False) / "ledger.sqlite"
    ledger = Ledger(path, make=make)
    # Here and not in `Ledger`: units of old charges stand in kept tables, which core.privacy cannot import.
    record_old_units(ledger)
    return ledger


def record_old_units(ledger: Ledger) -> None:
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
        statement = unpack(ledger.kept_tables(charge.number)).statement
    except ValueError:
        return None
    neighbours = Neighbours(statement.neighbours)
    if statement.unit == "row":
        return PrivacyUnit(None, 1, neighbours)
    return PrivacyUnit(UNKNOWN, statement.at_most, neighbours)
