"""The ledger of a user, found or made, with what it lacks about releases of older versions."""

from __future__ import annotations

from pathlib import Path

from core.privacy.ledger import Ledger
from core.release.old_units import read_units


def open_ledger(path: Path | None = None, *, make: bool = True) -> Ledger:
    """Open the ledger at `path`; None: that of this user, where the system keeps such things.

    Raises:
        MissingLedgerError: if there is none at `path`, and `make` is False.
        LedgerFileError: if it cannot be used.
    """
    if path is None:
        import platformdirs  # noqa: PLC0415  only the usual place needs it

        path = platformdirs.user_data_path("reticent", appauthor=False) / "ledger.sqlite"
    ledger = Ledger(path, make=make)
    read_units(ledger)
    return ledger
