"""Open the ledger of a user, and add the units that older versions did not write into it."""

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

        # appauthor=False: else platformdirs puts the name twice on Windows, …\reticent\reticent.
        path = platformdirs.user_data_path("reticent", appauthor=False) / "ledger.sqlite"
    ledger = Ledger(path, make=make)
    # Here and not in `Ledger`: units of old charges stand in kept tables, which core.privacy cannot import.
    read_units(ledger)
    return ledger
