"""reticent ledger complete: finish a charged release that was interrupted, at no further cost."""

from __future__ import annotations

import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from core.commandline.arguments import add_yes, rows_at, whole_from
from core.commandline.output import Output, add_output, check_records, chosen_output, how_to_export, write_output
from core.commandline.terminal import Terminal
from core.errors import LedgerError
from core.privacy.ledger import Ledger
from core.project.request import ChargedRequest
from core.session.charged_before import charged_request
from core.session.completing import complete
from core.session.opening import open_ledger


def declare_complete(parser: ArgumentParser) -> None:
    """Declare `complete`."""
    parser.add_argument("number", type=whole_from(1), metavar="N", help="its number; see reticent ledger releases")
    add_output(parser).required = False
    parser.add_argument("--source", type=rows_at, metavar="FILE", help="the file with the rows; default: where it was")
    add_yes(parser, "replace OUT without asking")
    parser.set_defaults(act=_complete)


def what_is_left(number: int, ledger: Ledger) -> str:
    """Return the sentence with the command that continues a charged release after any interruption."""
    # An unreadable ledger may be the interruption itself; then completing is the safe advice.
    try:
        is_kept = number in ledger.kept_charges()
    except LedgerError:
        is_kept = False
    return how_to_export(number, ledger) if is_kept else _how_to_complete(number, ledger)


def pending_text(numbers: Sequence[int]) -> str:
    """Return the sentence that lists the pending releases, at least one."""
    are = "release is" if len(numbers) == 1 else "releases are"
    listed = ", ".join(map(str, numbers))
    return f"{len(numbers)} {are} pending: no. {listed}. Complete at no further cost: reticent ledger complete N -o OUT"


def _how_to_complete(number: int, ledger: Ledger) -> str:
    command = f"reticent ledger complete {number} -o OUT --ledger {shlex.quote(str(ledger.path))}"
    return f"Release no. {number} is pending. Complete it, at no further cost: {command}"


def _complete(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None)
    asked = charged_request(ledger, ledger.pending_charge(arguments.number))
    output = _output(arguments, asked, ledger, terminal)
    published = complete(ledger, arguments.number, arguments.source, terminal.progress())
    if output is not None and not write_output(published, output, ledger, terminal):
        return 1
    terminal.say(f"Completed “{published.name}” (no. {arguments.number}). Nothing more was spent.")
    terminal.say(how_to_export(arguments.number, ledger) if output is None else str(output.path))
    return 0


def _output(arguments: Namespace, asked: ChargedRequest, ledger: Ledger, terminal: Terminal) -> Output | None:
    """Return the output of the tables; None if they are only kept in the ledger."""
    if arguments.out is None:
        return None
    source = arguments.source or asked.source
    output = chosen_output(arguments, {"the file with the rows": source, "the ledger": ledger.path}, terminal)
    check_records(output, asked.plan)
    return output
