"""reticent ledger: budgets, spending and history of each dataset."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.atomic_write import check_apart, write_atomically
from core.commandline.arguments import add_json, add_ledger, add_yes, total
from core.commandline.columns import aligned
from core.commandline.kept_tables import declare_export_release, declare_releases
from core.commandline.ledger_check import declare_verify, head_text
from core.commandline.ledger_compare import declare_compare
from core.commandline.ledger_units import declare_set_unit, say_doubt, unit_text
from core.commandline.pending import declare_complete, pending_text
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.errors import BudgetDisagreesError, BudgetStandsError, NoBudgetError, OutputExistsError
from core.privacy.ledger import DatasetAccount, Ledger, LedgerEntry
from core.session.opening import open_ledger


def _declare(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)

    listing = actions.add_parser("list", help="all datasets: budget, spent, left", allow_abbrev=False)
    add_json(listing)
    listing.set_defaults(act=_list)

    show = actions.add_parser("show", help="every line about one dataset", allow_abbrev=False)
    show.add_argument("name", metavar="NAME", help="the dataset")
    add_json(show)
    show.set_defaults(act=_show)

    budget = actions.add_parser("set-budget", help="the total budget of a dataset", allow_abbrev=False)
    budget.add_argument("name", metavar="NAME", help="the dataset")
    budget.add_argument("total", type=total, metavar="E[,D]", help="ε, or ε,δ: such as 1 or 1,1e-9")
    add_yes(budget, "raise a budget that is there already without asking")
    budget.set_defaults(act=_set_budget)

    unit = actions.add_parser("set-unit", help="whom a budget protects, where the ledger asks", allow_abbrev=False)
    declare_set_unit(unit)

    export = actions.add_parser("export", help="all lines as CSV, amounts exact", allow_abbrev=False)
    export.add_argument("-o", dest="out", type=Path, metavar="OUT", help="the file to write; default: stdout")
    add_yes(export, "replace OUT without asking")
    export.set_defaults(act=_export)

    releases = actions.add_parser("releases", help="all releases; are their tables kept?", allow_abbrev=False)
    declare_releases(releases)
    again = actions.add_parser("export-release", help="the tables of a release again, free", allow_abbrev=False)
    declare_export_release(again)
    comparing = actions.add_parser("compare", help="two releases side by side, free", allow_abbrev=False)
    declare_compare(comparing)
    completing = actions.add_parser("complete", help="finish a pending release, free", allow_abbrev=False)
    declare_complete(completing)
    verify = actions.add_parser("verify", help="check every seal, and an export against them", allow_abbrev=False)
    declare_verify(verify)

    # On every action, not on the verb: argparse would not accept --ledger behind the action otherwise.
    for action in (listing, show, budget, unit, export, releases, again, comparing, completing, verify):
        add_ledger(action)


def _run(arguments: Namespace, terminal: Terminal) -> int:
    status: int = arguments.act(arguments, terminal)
    return status


def _opened(arguments: Namespace) -> Ledger:
    """Return the ledger; one named by --ledger must exist, as a misspelled path would show an empty ledger."""
    return open_ledger(arguments.ledger, make=arguments.ledger is None)


def _list(arguments: Namespace, terminal: Terminal) -> int:
    ledger = _opened(arguments)
    accounts = ledger.datasets()
    if arguments.json:
        terminal.say_json(
            [{**_account_data(account), "pending": len(_pending(account, ledger))} for account in accounts]
        )
    elif accounts:
        header = ("Dataset", "Budget", "Spent", "Left", "Releases", "Protects")
        rows = [(a.name, a.total_text, a.spent_text, a.left_text, str(a.n_releases), unit_text(a)) for a in accounts]
        terminal.say(aligned(header, rows, frozenset((4,))))
        for account in accounts:
            say_doubt(account, terminal)
    else:
        terminal.say("The ledger knows no dataset yet. Give one a budget: reticent ledger set-budget NAME 1")
    return 0


def _show(arguments: Namespace, terminal: Terminal) -> int:
    ledger = _opened(arguments)
    account = ledger.account(arguments.name)
    if account is None:
        raise NoBudgetError(arguments.name)
    # The head is the newest entry of the whole ledger, not of this dataset: its seal covers all entries.
    entries, newest = ledger.history(arguments.name), ledger.history()[-1]
    if arguments.json:
        head = {"number": newest.number, "hash": newest.hash}
        lines = {"entries": [_entry_data(entry) for entry in entries], "pending": _pending(account, ledger)}
        counted = {"counts_as": {str(number): cost.text for number, cost in account.counted}}
        terminal.say_json({**_account_data(account), **lines, **counted, "head": head})
        return 0
    terminal.say(f"{account.name}: budget {account.total_text}; spent {account.spent_text}; left {account.left_text}")
    terminal.say(f"The budget protects: {unit_text(account)}")
    say_doubt(account, terminal)
    terminal.say()
    counts_as = {number: cost.text for number, cost in account.counted}
    rows = [(str(e.number), e.when, e.kind, e.cost_text, counts_as.get(e.number, ""), e.purpose) for e in entries]
    terminal.say(aligned(("Number", "When", "Kind", "Amount", "Counts as", "What"), rows, frozenset((0,))))
    terminal.say()
    if pending := _pending(account, ledger):
        terminal.say(pending_text(pending))
    for choice in ledger.choices(account.name):
        if choice.number not in ledger.found_choices():
            terminal.say(f"Private choice no. {choice.number} has no result. Ask the same again: it is paid for.")
    terminal.say(head_text(newest))
    return 0


def _set_budget(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger)
    try:
        ledger.set_budget(arguments.name, arguments.total)
    except BudgetDisagreesError as error:
        _raise_budget(ledger, arguments, terminal, error.recorded)
    terminal.say(f"The budget of “{arguments.name}” is {arguments.total}.")
    return 0


def _raise_budget(ledger: Ledger, arguments: Namespace, terminal: Terminal, recorded: str) -> None:
    question = f"“{arguments.name}” has a budget of {recorded}. Raise it to {arguments.total}?"
    # Budgets are raised, never lowered: `change_budget` refuses, and the message names the budget that stands.
    stands = BudgetStandsError(arguments.name, recorded, str(arguments.total))
    if not (arguments.yes or terminal.agrees(question)):
        raise stands
    try:
        ledger.change_budget(arguments.name, arguments.total)
    except BudgetDisagreesError as error:
        raise stands from error


def _export(arguments: Namespace, terminal: Terminal) -> int:
    ledger = _opened(arguments)
    text = ledger.export_text()
    if arguments.out is None:
        terminal.say(text.removesuffix("\n"))
        return 0
    path: Path = arguments.out
    check_apart(path, {"the ledger": ledger.path})
    if path.exists() and not (arguments.yes or terminal.agrees(f"{path} exists already. Replace it?")):
        raise OutputExistsError(str(path))
    write_atomically(path, text.encode())
    terminal.say(str(path))
    return 0


def _pending(account: DatasetAccount, ledger: Ledger) -> list[int]:
    return [entry.number for entry in ledger.pending() if entry.dataset == account.name]


# Keys of the JSON results are read by programs of users: they are added to, never renamed.
def _account_data(account: DatasetAccount) -> dict[str, object]:
    return {
        "dataset": account.name,
        "budget": account.total_text,
        "spent": account.spent_text,
        "left": account.left_text,
        "part_spent": account.part_spent,
        "releases": account.n_releases,
        "choices": account.n_choices,
        "protects": account.unit.text if account.unit else None,
        "doubt": account.doubt or None,
    }


def _entry_data(entry: LedgerEntry) -> dict[str, object]:
    return {
        "number": entry.number,
        "when": entry.when,
        "kind": entry.kind,
        "amount": entry.cost_text,
        "what": entry.what,
        "facts": dict(entry.facts.told),  # without fingerprints, which would reveal whether guessed rows were released
        "hash": entry.hash,
    }


VERB = Verb(_declare, _run)
