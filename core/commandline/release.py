"""reticent release: read the rows, charge the ledger, draw the noise once, write the tables."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import nullcontext, suppress

from core.commandline.arguments import add_ledger, add_plan, add_yes, total
from core.commandline.columns import counted, seconds_text
from core.commandline.output import Output, add_output, check_records, check_template, chosen_output, write_output
from core.commandline.pending import what_is_left
from core.commandline.pin import add_pin, pin
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.domain.location import Location, located
from core.errors import (
    Cancelled,
    LedgerError,
    NoSourceError,
    PaidAlreadyError,
    UnconfirmedReleaseError,
)
from core.exports.room import Outlet
from core.privacy.ledger import Ledger
from core.project.dataset_name import dataset_name
from core.project.plan import Plan
from core.project.plan_file import load_plan
from core.release.release import Release
from core.session.charged_before import released_already
from core.session.opening import open_ledger
from core.session.planned_release import forecast_release, plan_release
from core.session.quoting import Quote, quote
from core.session.release_request import ReleaseRequest, row_source
from core.session.releasing import release
from core.sources.asking.pins import check_pinned
from core.sources.file_state import FileState, file_state

_STANDS = "The ledger was charged before that; the charge of {cost} to “{dataset}” stands."


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_pin(parser, add_output(parser))
    add_ledger(parser)
    help_text = "the total budget of a dataset that is new to the ledger: ε, or ε,δ"
    parser.add_argument("--budget", type=total, metavar="E[,D]", help=help_text)
    help_text = "rows that look like those of another dataset are about other people"
    parser.add_argument("--other-people", action="store_true", help=help_text)
    add_yes(parser, "release without asking, and replace OUT if it is there")
    again = "pay again for a plan that was released, or charged, already"
    parser.add_argument("--again", action="store_true", help=again)


def _run(arguments: Namespace, terminal: Terminal) -> int:
    if arguments.pin:
        return pin(arguments, terminal)
    plan = load_plan(arguments.plan)
    if not plan.source:
        raise NoSourceError(str(arguments.plan))
    source = located(plan.source, arguments.plan.parent)
    seen = file_state(source)  # before all else: between the quote and the answer, minutes may pass
    # All that can refuse the release comes before the question and the charge: layout, budget, output.
    check_pinned(source, plan.layout, plan.attributes, terminal.progress())
    with row_source(plan, source, seen).looked_ahead() if arguments.yes else nullcontext():
        return _released(arguments, plan, (source, seen), terminal)


def _released(arguments: Namespace, plan: Plan, rows: tuple[Location, FileState | None], terminal: Terminal) -> int:
    """Quote, ask, release and write; return the exit status. `rows`: where they are, and its state at the beginning."""
    source, seen = rows
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None or arguments.budget is not None)
    dataset = dataset_name(plan, arguments.plan, lambda name: ledger.account(name) is not None)
    offer = quote(plan_release(plan, terminal.progress()), ledger, dataset, arguments.budget, arguments.plan.parent)
    offer.check()
    inputs = {"the plan": arguments.plan, "the file with the rows": source, "the ledger": ledger.path}
    output = chosen_output(arguments, inputs, terminal)
    check_records(output, plan)
    told = check_template(output, offer.planned.size, terminal)
    if not arguments.again:
        _check_new(offer, terminal, may_ask=not arguments.yes)
    if not arguments.yes:
        _confirm(offer, source, forecast_release(offer.planned, output.key).seconds, terminal)
    request = _request(arguments, offer, seen)
    published = _release(request, offer, (output, ledger), terminal)
    if not write_output(published, output, ledger, terminal, told):
        return 1
    # All is done: Ctrl-C from here on only cuts short what is said of it.
    with suppress(KeyboardInterrupt):
        account = ledger.account(request.dataset)
        left = account.left_text if account else ""
        what = counted(len(published.tables), "table")
        number = published.statement.reference
        terminal.say(f"Released {what} as “{published.name}”, no. {number} of the ledger. Left for later: {left}.")
        terminal.say(str(output.path))
    return 0


def _request(arguments: Namespace, offer: Quote, seen: FileState | None) -> ReleaseRequest:
    """Return what was confirmed: the quoted release, of the file and of the ledger as they were then."""
    return ReleaseRequest(
        planned=offer.planned,
        folder=arguments.plan.parent,
        dataset=offer.dataset,
        total=offer.total,
        seen=seen,
        other_people=arguments.other_people,
        ledger_mark=offer.ledger_mark,
        again=arguments.again,
        knows_earlier=offer.released_as is not None,
    )


def _check_new(offer: Quote, terminal: Terminal, *, may_ask: bool) -> None:
    """Refuse to pay twice for one release, unless a person confirms it; --yes alone does not."""
    if offer.released_as is not None:
        again: LedgerError = released_already(offer.planned.plan)(offer.dataset, offer.released_as)
    elif offer.pending_as is not None:
        again = PaidAlreadyError(offer.dataset, offer.pending_as)
    else:
        return
    if not (may_ask and terminal.can_ask):
        raise again
    terminal.note(str(again))
    if not terminal.ask("Pay again?"):
        raise Cancelled


def _confirm(offer: Quote, source: Location, seconds: float, terminal: Terminal) -> None:
    """Show the quote and ask; refuse if nobody can answer, as a charge cannot be undone."""
    if not terminal.can_ask:
        after, total = offer.spent_after_text, offer.budget_text or ""
        raise UnconfirmedReleaseError(offer.dataset, offer.cost_text, after, total)
    for line in offer.lines:
        terminal.note(line)
    terminal.note("")
    terminal.note(f"Rows:    {source}")
    terminal.note(f"Method:  {offer.strategy}, {offer.split} budget, {offer.recovery} recovery")
    terminal.note(f"Time:    {seconds_text(seconds)}, with the export, and without reading the rows")
    terminal.note(f"Ledger:  “{offer.dataset}” may spend {offer.budget_text} in total")
    terminal.note(f"Before:  spent {offer.spent_text}; left {offer.left_text}")
    terminal.note(f"Cost:    {offer.cost_text}")
    terminal.note(f"After:   spent {offer.spent_after_text}; left {offer.after_text}")
    if not terminal.ask("Release?"):
        raise Cancelled


def _release(request: ReleaseRequest, offer: Quote, into: tuple[Output, Ledger], terminal: Terminal) -> Release:
    """Release; if it is interrupted after the charge, print that the charge stands and how to continue."""
    # `finally`, not `except`: Ctrl-C and faults of the program must be reported, too.
    output, ledger = into
    charges: list[int] = []
    is_done = False
    try:
        published = release(request, ledger, terminal.progress(), charges.append, Outlet(output.path, output.key))
        is_done = True
    finally:
        if charges and not is_done:
            terminal.note(_STANDS.format(cost=offer.cost_text, dataset=offer.dataset))
            terminal.note(what_is_left(charges[0], ledger))
    return published


VERB = Verb(_declare, _run)
