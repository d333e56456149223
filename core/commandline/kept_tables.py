"""reticent ledger releases, export-release: kept tables of earlier releases, exported again at no cost."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.commandline.arguments import add_json, add_yes, whole_from
from core.commandline.columns import aligned
from core.commandline.output import add_output, chosen_output
from core.commandline.pending import pending_text
from core.commandline.terminal import Terminal
from core.errors import NoBudgetError
from core.exports.write import export
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.project.plan_file import load_plan
from core.session.keeping import kept_release
from core.session.opening import open_ledger

_KEPT, _PENDING = "yes", "pending"


def declare_releases(parser: ArgumentParser) -> None:
    """Declare `releases`."""
    parser.add_argument("name", metavar="NAME", nargs="?", help="the dataset; default: all")
    add_json(parser)
    parser.set_defaults(act=_list)


def declare_export_release(parser: ArgumentParser) -> None:
    """Declare `export-release`."""
    parser.add_argument("number", type=whole_from(1), metavar="N", help="its number; see reticent ledger releases")
    add_output(parser)
    add_yes(parser, "replace OUT without asking")
    help_text = "the plan whose [publication] the export carries; default: as it was at the release"
    parser.add_argument("--plan", type=Path, metavar="PLAN", help=help_text)
    parser.set_defaults(act=_export)


def _list(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None)
    if arguments.name is not None and ledger.account(arguments.name) is None:
        raise NoBudgetError(arguments.name)
    charges = [entry for entry in ledger.history(arguments.name) if entry.is_release]
    states, names = _states(ledger), ledger.release_names()
    if arguments.json:
        terminal.say_json([_data(entry, names[entry.number], states.get(entry.number)) for entry in charges])
    elif charges:
        rows = [
            (str(e.number), names[e.number], e.when, e.cost_text, e.what, states.get(e.number, "no")) for e in charges
        ]
        terminal.say(aligned(("Number", "Release", "When", "Cost", "What", "Kept"), rows, frozenset((0,))))
        if pending := [entry.number for entry in charges if states.get(entry.number) == _PENDING]:
            terminal.say(pending_text(pending))
    else:
        terminal.say("Nothing has been released yet.")
    return 0


def _states(ledger: Ledger) -> dict[int, str]:
    """Return the state of each charge whose tables are kept or pending, by number."""
    # A charge in neither set was made by a version that kept neither requests nor tables.
    pending = dict.fromkeys((entry.number for entry in ledger.pending()), _PENDING)
    return pending | dict.fromkeys(ledger.kept_charges(), _KEPT)


def _data(entry: LedgerEntry, name: str, state: str | None) -> dict[str, object]:
    return {
        "number": entry.number,
        "when": entry.when,
        "dataset": entry.dataset,
        "name": name,
        "cost": entry.cost_text,
        "what": entry.what,
        "kept": state == _KEPT,
        "pending": state == _PENDING,
    }


def _export(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None)
    published = kept_release(ledger, arguments.number)
    inputs = {"the ledger": ledger.path}
    if arguments.plan is not None:
        published = published.said(load_plan(arguments.plan).publication)
        inputs["the plan"] = arguments.plan
    output = chosen_output(arguments, inputs, terminal)
    export(published, output.path, output.key, output.replace)
    terminal.say(f"“{published.name}” (no. {arguments.number}) once more. Nothing was spent.")
    terminal.say(str(output.path))
    return 0
