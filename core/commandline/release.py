"""reticent release: read the rows, charge the ledger, draw the noise once, write the tables."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.commandline.arguments import add_ledger, add_plan, add_yes, total
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.errors import Cancelled, EngineError, NoSourceError, OutputError, OutputExistsError
from core.exports.apart import check_apart
from core.exports.write import check_output, export, exporters
from core.privacy.ledger import Ledger
from core.project.plan_file import load_document
from core.release.quote import Quote
from core.release.release import Release
from core.session import ReleaseRequest, open_ledger, quote, release

_STANDS = "The ledger was charged before that; the charge of {cost} to “{dataset}” stands."


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    parser.add_argument("-o", dest="out", type=Path, metavar="OUT", required=True, help="the file or folder to write")
    formats = [info.key for info in exporters()]
    help_text = "default: by the ending of OUT, else xlsx; csv and parquet write a folder"
    parser.add_argument("--format", choices=formats, help=help_text)
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
    ledger = open_ledger(arguments.ledger)
    offer = quote(document, ledger, request.dataset, request.total)
    ledger.check(request.dataset, document.privacy.budget, request.total)
    key = arguments.format or _format_of(arguments.out)
    check_apart(
        arguments.out, {"the plan": arguments.plan, "the file with the rows": request.source, "the ledger": ledger.path}
    )
    replace = _may_write(arguments.out, key, arguments.yes, terminal)
    if terminal.can_ask and not arguments.yes:
        _confirm(offer, request, terminal)
    published = _release(request, ledger, terminal)
    return _write(published, ledger, (arguments.out, key, replace), terminal)


def _format_of(out: Path) -> str:
    keys = [info.key for info in exporters()]
    ending = out.suffix.lower().removeprefix(".")
    return ending if ending in keys else keys[0]


def _may_write(out: Path, key: str, yes: bool, terminal: Terminal) -> bool:
    """Return whether something at `out` is to be replaced, having asked if need be; raises if it cannot be written."""
    try:
        check_output(out, key, replace=yes)
    except OutputExistsError:
        if not terminal.agrees(f"{out} exists already. Replace it?"):
            raise
        check_output(out, key, replace=True)
        return True
    return yes


def _confirm(offer: Quote, request: ReleaseRequest, terminal: Terminal) -> None:
    for line in offer.lines:
        terminal.note(line)
    terminal.note("")
    terminal.note(f"Rows:    {request.source}")
    terminal.note(f"Method:  {offer.strategy}, {offer.budget} budget, {offer.recovery} recovery")
    terminal.note(f"Cost:    {offer.cost_text}")
    terminal.note(f"Ledger:  “{offer.dataset}” has {offer.left_text} left of {offer.budget_text}")
    terminal.note(f"After:   {offer.after_text}")
    if not terminal.ask("Release?"):
        raise Cancelled


def _release(request: ReleaseRequest, ledger: Ledger, terminal: Terminal) -> Release:
    """Release; whatever stops it after the charge, say that the charge stands."""
    before = len(ledger.history(request.dataset))
    try:
        return release(request, ledger, terminal.progress())
    except (EngineError, KeyboardInterrupt):
        if any(entry.kind == "charge" for entry in ledger.history(request.dataset)[before:]):
            terminal.note(_STANDS.format(cost=request.document.privacy.budget, dataset=request.dataset))
        raise


def _write(published: Release, ledger: Ledger, target: tuple[Path, str, bool], terminal: Terminal) -> int:
    out, key, replace = target
    statement = published.statement
    try:
        export(published, out, key, replace)
    except (OutputError, KeyboardInterrupt) as error:
        account = ledger.account(statement.dataset)
        terminal.note(str(error) or "Stopped.")
        terminal.note(f"The charge to “{statement.dataset}” stands; left: {account.left_text if account else '0'}.")
        terminal.note(_rescued(published, ledger.path.parent))
        return 1
    account = ledger.account(statement.dataset)
    left = account.left_text if account else ""
    terminal.say(f"Released {len(published.tables)} tables of “{statement.dataset}”. Left for later: {left}.")
    terminal.say(str(out))
    return 0


def _rescued(published: Release, folder: Path) -> str:
    """Save what was paid for beside the ledger, and say where."""
    name = re.sub(r"[^\w.-]+", "-", published.statement.dataset).strip("-.") or "release"
    rescue = folder / f"{name}-{published.statement.reference}.json"
    try:
        export(published, rescue, "json", False)
    except OutputError as error:
        return f"The released numbers could not be kept beside the ledger either: {error}"
    return f"The released numbers are kept in {rescue}"


VERB = Verb("release", "the tables, with noise, once: charges the ledger and writes OUT", _declare, _run)
