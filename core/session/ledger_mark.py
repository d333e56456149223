"""How a ledger stood when a quote was read from it, and what was added to it since."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from core.errors import OtherLedgerError
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import FIRST_SEAL, LedgerEntry
from core.privacy.ledger_reader import LedgerReader, LedgerView


@dataclass(frozen=True, slots=True)
class LedgerMark:
    """The state of a ledger at one moment.

    Attributes:
        path: its file; None: there was none, and whichever is made then is the one.
        n_entries: its entries at that moment.
        seal: of the last of them; FIRST_SEAL if there was none.
    """

    path: Path | None
    n_entries: int
    seal: str

    @classmethod
    def of(cls, ledger: LedgerReader) -> LedgerMark:
        """Return the state of a ledger."""
        entries = ledger.entries
        return cls(ledger.path, len(entries), _seal(entries))

    def added(self, path: Path, entries: tuple[LedgerEntry, ...]) -> tuple[LedgerEntry, ...]:
        """Return those of a ledger's entries that were added since.

        Args:
            path: of the ledger.
            entries: all of it.

        Raises:
            OtherLedgerError: if it is another ledger, or another copy of this one.
        """
        # The path alone does not tell: a backup that was put back has it, and lacks entries, or holds others.
        is_other = self.path is not None and path.resolve() != self.path.resolve()
        if is_other or _seal(entries[: self.n_entries]) != self.seal:
            raise OtherLedgerError(str(path))
        return entries[self.n_entries :]


NO_LEDGER = LedgerMark(None, 0, FIRST_SEAL)
"""Of a quote for a ledger that is made at its first charge."""


def view_with_mark(ledger: Ledger | None, dataset: str) -> tuple[LedgerView, LedgerMark]:
    """Return the lines of a ledger, with the requests of a dataset, and its state; of no ledger, no lines.

    All that one quote says has to come from one view: between two, another process could charge.
    """
    if ledger is None:
        return LedgerView(Path(), (), {}), NO_LEDGER
    view = ledger.view(dataset)
    return view, LedgerMark.of(view)


def _seal(entries: tuple[LedgerEntry, ...]) -> str:
    return entries[-1].hash if entries else FIRST_SEAL
