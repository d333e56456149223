"""reticent ledger verify: is the ledger whole, and does an export agree with it?"""

from __future__ import annotations

import csv
import io
import json
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping
from pathlib import Path

from core.commandline.terminal import Terminal
from core.errors import ForeignExportError, MissingFileError
from core.privacy.entry import KEPT, Entry, clock_set_back
from core.session import open_ledger

_LOST = "Entries are missing from the end of the ledger, or this is another ledger. Look for the newest copy of it."
_FORMATS = "Give the CSV file of `reticent ledger export`, the JSON export of a release, or --seal."


def declare_verify(parser: ArgumentParser) -> None:
    """Declare `verify`."""
    parser.add_argument("--export", type=Path, metavar="FILE", help="a CSV export of the ledger or JSON of a release")
    parser.add_argument("--seal", type=_seal, metavar="SEAL", help="a seal printed in a release or by ledger show")
    parser.set_defaults(act=_verify)


def _seal(text: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text.strip()):
        raise ArgumentTypeError("a seal has 64 hexadecimal digits")
    return text.strip().lower()


def _verify(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger, make=False)
    entries = ledger.verify()
    if arguments.export is not None:
        _compare(_seals_in(arguments.export, ledger.path), entries, arguments.export, ledger.path)
    if arguments.seal is not None and arguments.seal not in {entry.hash for entry in entries}:
        raise ForeignExportError(f"Seal {arguments.seal}", str(ledger.path), "no entry has it", _LOST)
    n_kept = sum(entry.kind == KEPT for entry in entries)
    terminal.say(f"The ledger is whole: {len(entries)} entries, the tables of {n_kept} releases, every seal holds.")
    for number in clock_set_back(entries):
        terminal.say(f"Entry {number} is dated before the one above it: the clock had been set back. Nothing is lost.")
    if entries:
        terminal.say(head_text(entries[-1]))
    return 0


def head_text(newest: Entry) -> str:
    """Return the sentence that, printed elsewhere, shows later whether the end of the ledger is still there."""
    return f"Its newest entry is no. {newest.number}, with the seal {newest.hash}"


def _compare(seals: Mapping[int, str], entries: tuple[Entry, ...], file: Path, ledger: Path) -> None:
    for number, seal in seals.items():
        if number > len(entries):
            why = f"it has entry {number}, and the ledger ends with entry {len(entries)}"
            raise ForeignExportError(str(file), str(ledger), why, _LOST)
        if entries[number - 1].hash != seal:
            raise ForeignExportError(str(file), str(ledger), f"entry {number} has another seal there", _LOST)


def _seals_in(file: Path, ledger: Path) -> dict[int, str]:
    """Return number and seal of every line of the ledger that an export tells of."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise MissingFileError(str(file)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ForeignExportError(str(file), str(ledger), "it cannot be read as text", _FORMATS) from error
    try:
        seals = _from_json(text) if text.lstrip().startswith("{") else _from_csv(text)
    except (ValueError, KeyError, TypeError, AttributeError, csv.Error) as error:
        raise ForeignExportError(str(file), str(ledger), "it carries no seals", _FORMATS) from error
    if not seals:
        raise ForeignExportError(str(file), str(ledger), "it carries no seals", _FORMATS)
    return seals


def _from_json(text: str) -> dict[int, str]:
    data = json.loads(text)
    statement = data.get("statement", data)
    return {int(statement["reference"]): statement["seal"]} if statement["seal"] else {}


def _from_csv(text: str) -> dict[int, str]:
    return {int(row["number"]): row["hash"] for row in csv.DictReader(io.StringIO(text))}
