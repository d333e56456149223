"""reticent release: read the rows, charge the ledger, draw the noise once, write the tables."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import cast

from core.commandline.arguments import add_ledger, add_plan, add_yes, total
from core.commandline.kept_tables import how_to_export
from core.commandline.output import add_output, chosen_output
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.errors import Cancelled, EngineError, NoRecordsError, NoSourceError, OutputError, ReleaseNotKeptError
from core.exports.exporter import find
from core.exports.write import export
from core.privacy.accounting import cost_text
from core.privacy.ledger import Ledger
from core.project.plan_file import load_document
from core.release.quote import Quote
from core.release.release import Release
from core.session import ReleaseRequest, makes_records, open_ledger, quote, release

_STANDS = "The ledger was charged before that; the charge of {cost} to “{dataset}” stands."


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_output(parser)
    add_ledger(parser)
    help_text = "the total budget of a dataset that is new to the ledger: ε, or ε,δ"
    parser.add_argument("--budget", type=total, metavar="E[,D]", help=help_text)
    add_yes(parser, "release without asking, and replace OUT if it is there")


def _run(arguments: Namespace, terminal: Terminal) -> int:
    document = load_document(arguments.plan)
    if not document.source:
        raise NoSourceError(str(arguments.plan))
    request = ReleaseRequest(
        document=document,
        folder=arguments.plan.parent,
        dataset=document.privacy.dataset or arguments.plan.stem,
        total=arguments.budget,
    )
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None or arguments.budget is not None)
    offer = quote(document, ledger, request.dataset, request.total)
    ledger.check(request.dataset, document.privacy.budget, request.total)
    inputs = {"the plan": arguments.plan, "the file with the rows": request.source, "the ledger": ledger.path}
    output = chosen_output(arguments, inputs, terminal)
    if find(output.key).info.needs_records and not makes_records(document):
        raise NoRecordsError(file=str(output.path))
    if terminal.can_ask and not arguments.yes:
        _confirm(offer, request, terminal)
    published, is_kept = _release(request, ledger, terminal)
    try:
        export(published, output.path, output.key, output.replace)
    except (OutputError, KeyboardInterrupt) as error:
        terminal.note(str(error) or "Stopped.")
        terminal.note(f"The charge to “{request.dataset}” stands.")
        number = int(published.statement.reference)
        terminal.note(how_to_export(number, ledger) if is_kept else _rescued(published, number))
        return 1
    account = ledger.account(request.dataset)
    left = account.left_text if account else ""
    terminal.say(f"Released {len(published.tables)} tables of “{request.dataset}”. Left for later: {left}.")
    terminal.say(str(output.path))
    return 0


def _confirm(offer: Quote, request: ReleaseRequest, terminal: Terminal) -> None:
    for line in offer.lines:
        terminal.note(line)
    terminal.note("")
    terminal.note(f"Rows:    {request.source}")
    terminal.note(f"Method:  {offer.strategy}, {offer.budget} budget, {offer.recovery} recovery")
    terminal.note(f"Ledger:  “{offer.dataset}” may spend {offer.budget_text} in all")
    terminal.note(f"Before:  spent {offer.spent_text}; left {offer.left_text}")
    terminal.note(f"Cost:    {offer.cost_text}")
    terminal.note(f"After:   spent {offer.spent_after_text}; left {offer.after_text}")
    if not terminal.ask("Release?"):
        raise Cancelled


def _release(request: ReleaseRequest, ledger: Ledger, terminal: Terminal) -> tuple[Release, bool]:
    """Release, and return whether the tables are kept; whatever stops it after the charge, say that it stands."""
    charges: list[int] = []
    try:
        return release(request, ledger, terminal.progress(), charges.append), True
    except ReleaseNotKeptError as error:
        terminal.note(str(error))
        return cast("Release", error.release), False
    except (EngineError, KeyboardInterrupt):
        if charges:
            terminal.note(_STANDS.format(cost=cost_text(request.document.privacy.budget), dataset=request.dataset))
        if ledger.kept_charges().intersection(charges):
            terminal.note(how_to_export(charges[0], ledger))
        raise


def _rescued(published: Release, number: int) -> str:
    """Save among temporary files what was paid for and the ledger could not keep, and say where."""
    rescue = Path(tempfile.mkdtemp(prefix="reticent-")) / f"release-{number}.json"
    try:
        export(published, rescue, "json")
    except OutputError as error:
        return f"The released numbers could not be kept anywhere else either: {error}"
    return f"The released numbers are kept in {rescue}"


VERB = Verb("release", "the tables, with noise, once: charges the ledger and writes OUT", _declare, _run)
