"""reticent ledger releases, export-release: the tables of earlier releases, again and for nothing."""

from __future__ import annotations

import shlex
from argparse import ArgumentParser, Namespace

from core.commandline.arguments import add_json, add_yes, whole_from
from core.commandline.columns import aligned
from core.commandline.output import add_output, chosen_output
from core.commandline.terminal import Terminal
from core.errors import NoBudgetError
from core.exports.write import export
from core.privacy.entry import CHARGE, Entry
from core.privacy.ledger import Ledger
from core.session import kept_release, open_ledger


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
    parser.set_defaults(act=_export)


def how_to_export(number: int, ledger: Ledger) -> str:
    """Return the sentence that says how kept tables are exported."""
    command = f"reticent ledger export-release {number} -o OUT --ledger {shlex.quote(str(ledger.path))}"
    return f"The tables are kept. Export them, at no cost: {command}"


def _list(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None)
    if arguments.name is not None and ledger.account(arguments.name) is None:
        raise NoBudgetError(arguments.name)
    kept = ledger.kept_charges()
    charges = [entry for entry in ledger.history(arguments.name) if entry.kind == CHARGE]
    if arguments.json:
        terminal.say_json([_data(entry, is_kept=entry.number in kept) for entry in charges])
    elif charges:
        words = {True: "yes", False: "no"}
        rows = [(str(e.number), e.when, e.dataset, e.cost_text, e.what, words[e.number in kept]) for e in charges]
        terminal.say(aligned(("Number", "When", "Dataset", "Cost", "What", "Kept"), rows, frozenset((0,))))
    else:
        terminal.say("Nothing has been released yet.")
    return 0


def _data(entry: Entry, *, is_kept: bool) -> dict[str, object]:
    return {
        "number": entry.number,
        "when": entry.when,
        "dataset": entry.dataset,
        "cost": entry.cost_text,
        "what": entry.what,
        "kept": is_kept,
    }


def _export(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None)
    published = kept_release(ledger, arguments.number)
    output = chosen_output(arguments, {"the ledger": ledger.path}, terminal)
    export(published, output.path, output.key, output.replace)
    terminal.say(f"Release no. {arguments.number} of “{published.statement.dataset}” once more. Nothing was spent.")
    terminal.say(str(output.path))
    return 0
