"""reticent ledger verify: check the ledger's seals and pages, and an export against them."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from core.commandline.columns import counted
from core.commandline.export_check import LOST, ExportCheck
from core.commandline.pending import pending_text
from core.commandline.terminal import Terminal
from core.errors import ForeignExportError
from core.privacy.ledger_entry import KEPT, LedgerEntry, clock_set_back
from core.session.opening import open_ledger

_EXPORTS = (
    "the CSV of ledger export, the JSON of a release, or method.json of a folder: all of it is compared; of the "
    "tables in workbooks, reports and folders nothing is, only the seal that they show, by --seal"
)


def declare_verify(parser: ArgumentParser) -> None:
    """Declare `verify`."""
    parser.add_argument("--export", type=Path, metavar="FILE", help=_EXPORTS)
    parser.add_argument("--seal", type=_seal, metavar="SEAL", help="a seal printed in a release or by ledger show")
    parser.set_defaults(act=_verify)


def _seal(text: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text.strip()):
        raise ArgumentTypeError("a seal has 64 hexadecimal digits")
    return text.strip().lower()


def _verify(arguments: Namespace, terminal: Terminal) -> int:
    # Never made here: verifying a new, empty ledger would report a lost one as whole.
    ledger = open_ledger(arguments.ledger, make=False)
    entries = ledger.verify()
    if arguments.export is not None and (left := ExportCheck(arguments.export, ledger, entries).run()):
        terminal.note(left)
    if arguments.seal is not None and arguments.seal not in {entry.hash for entry in entries}:
        raise ForeignExportError(f"Seal {arguments.seal}", str(ledger.path), "no entry has it", LOST)
    n_kept = sum(entry.kind == KEPT for entry in entries)
    what = f"{counted(len(entries), 'entry', 'entries')}, the tables of {counted(n_kept, 'release')}"
    terminal.say(f"The ledger is whole: {what}, every seal holds.")
    if pending := ledger.pending():
        terminal.say(pending_text([entry.number for entry in pending]))
    # Order and seals do not depend on the clock, so a wrong date is reported, not refused.
    for number in clock_set_back(entries):
        terminal.say(f"Entry {number} is dated before the one above it: the clock had been set back. Nothing is lost.")
    if entries:
        terminal.say(head_text(entries[-1]))
    return 0


def head_text(newest: LedgerEntry) -> str:
    """Return the sentence with the newest seal: kept elsewhere, it reveals later whether last entries are missing."""
    return f"Its newest entry is no. {newest.number}, with the seal {newest.hash}"
