"""reticent ledger set-unit: record whom a budget protects, if an older version did not."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from core.commandline.arguments import whole_from
from core.commandline.terminal import Terminal
from core.privacy.ledger import DatasetAccount
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.session.opening import open_ledger


def declare_set_unit(parser: ArgumentParser) -> None:
    """Declare `set-unit`."""
    parser.add_argument("name", metavar="NAME", help="the dataset")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--rows", action="store_true", help="one row")
    who.add_argument("--person", metavar="COLUMN", help="one person; the column that tells persons apart")
    parser.add_argument(
        "--at-most", type=whole_from(1), default=1, metavar="K", help="rows of one person at most; default: 1"
    )
    parser.add_argument(
        "--neighbours",
        choices=list(Neighbours),
        default=Neighbours.ADD_REMOVE,
        help="as in the plan; default: %(default)s",
    )
    parser.set_defaults(act=_set_unit)


def _set_unit(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger, make=False)
    at_most = 1 if arguments.rows else arguments.at_most  # --at-most says nothing about rows
    ledger.set_unit(arguments.name, PrivacyUnit(arguments.person, at_most, Neighbours(arguments.neighbours)))
    account = ledger.account(arguments.name)
    if account is not None:
        terminal.say(f"The budget of “{account.name}” protects {unit_text(account)}. Spent {account.spent_text}.")
        say_doubt(account, terminal)
    return 0


def unit_text(account: DatasetAccount) -> str:
    """Return what the budget protects, as text."""
    if account.unit is not None:
        return account.unit.text
    return "not known" if account.doubt else "what the first release does"


def say_doubt(account: DatasetAccount, terminal: Terminal) -> None:
    """Print why the sum is uncertain, if it is."""
    if account.doubt:
        terminal.say(
            f"“{account.name}”: {account.doubt}. What was spent may be more than it says. "
            "Say whom the budget protects: reticent ledger set-unit NAME --rows (or --person COLUMN --at-most 3)"
        )
