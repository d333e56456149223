"""Choose privately: read the rows, charge the ledger, choose, keep what was found, return it.

A choice that was charged and cut short is resumed when an equal question is asked about similar rows. That costs
nothing more, since nothing of it was shown or kept. `core.measuring.drawn` has the proof; it holds for any mechanism of
the charged cost.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from core.data.made_up import made_up_table
from core.domain.reading_layout import RowMeaning
from core.errors import AskedMeanwhileError, ForeignChoiceError, ForeignRequestError, UnansweredUnitError
from core.errors.choice_errors import SameRowsAskedError
from core.measuring.receipt import Receipt, free, parts_of
from core.mechanisms.randomness import SystemBits
from core.privacy.charge_order import ChargeOrder
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.fingerprint import Fingerprint
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import REQUEST, LedgerEntry
from core.privacy.ledger_reader import LedgerView
from core.privacy.privacy_unit import charge_facts, charged_unit
from core.progress import check_cancelled, silenced
from core.project.plan import Plan
from core.release.trial import trial
from core.serial import Writer
from core.session.charging import Charged, abandoned, at_work, carry_out
from core.session.choices.choice_request import ChoiceRequest, PrivateChoice, Result
from core.session.choices.kept_choices import KeptChoice, found_like, found_of_rows, keep_found, kept_before, open_like
from core.session.recognised_rows import check_own_rows, recognised_rows, under_one_key, when_read
from core.session.rehearsing import TRIED_ROWS
from core.session.release_request import crowd_of
from core.sources.asking.records import Rows
from core.threads import one_thread


@dataclass(frozen=True, slots=True)
class PaidChoice:
    """A choice that is charged, with its rows.

    Attributes:
        line: the charge.
        records: the rows that count.
        receipts: one for each part of the choice.
        seen: fingerprint of the rows, if some were corrected since the charge; the ledger keeps it with the result.
    """

    line: LedgerEntry
    records: Rows
    receipts: tuple[Receipt, ...]
    seen: Facts = NO_FACTS


@one_thread()
def choose_privately(
    choice: PrivateChoice[Result], request: ChoiceRequest, ledger: Ledger, charged: Charged | None = None
) -> KeptChoice[Result]:
    """Return what a choice finds, or what an equal question found before; only the former is charged.

    It may be cancelled; a charge that was made stands, and is resumed when an equal question is asked.

    Args:
        choice: what is chosen.
        request: from which rows, and what is charged.
        ledger: of the owner.
        charged: see `Charged`.

    Raises:
        UnansweredUnitError, SourceError, LedgerError: before the charge.
        AskedMeanwhileError: before the charge, if another process has paid for an equal question and is at work.
        ChoiceNotKeptError: after the charge, if the ledger could not keep what was found; the charge stands.
        ForeignChoiceError: if a charge that was cut short cannot be resumed, because the rows have changed.

    Privacy:
        The cost of all parts is charged, and on disk, before anything is counted. Nothing that was found is returned or
        shown before the ledger keeps it.
    """
    line = None if request.again else found_like(choice, request.dataset, ledger, request.source)
    if line is not None:
        return kept_before(ledger, line, choice.result)
    try:
        with paid_choice(choice, request, ledger, charged) as paid:
            found = choice.find(paid.records, paid.receipts)
            keep_found(ledger, paid.line, found, facts=paid.seen)
    except SameRowsAskedError as error:
        # The file was saved again, or moved: only its rows tell, once they are read, that they were asked about.
        line = next(each for each in ledger.entries if each.number == error.number)
        return kept_before(ledger, line, choice.result)
    return KeptChoice(paid.line, found, is_new=True)


@contextmanager
def paid_choice(
    choice: PrivateChoice[Result], request: ChoiceRequest, ledger: Ledger, charged: Charged | None = None
) -> Iterator[PaidChoice]:
    """Read the rows and charge the ledger; the choice counts as at work while the context is open.

    The caller keeps each result by `keep_found` before it is shown.

    Raises:
        UnansweredUnitError, SourceError, LedgerError: before the charge; see `choose_privately`.
        SameRowsAskedError: before the charge, if an equal question about equal rows has a result that is kept.
    """
    if request.plan.unit.rows is RowMeaning.UNANSWERED:
        raise UnansweredUnitError
    view = ledger.view(request.dataset)
    _check_ledger(request, ledger, view.entries)
    line = None if request.again else _cut_short(choice, request, view)
    # Marked before the charge: a program that reads the ledger between charge and mark would resume it.
    with at_work(ledger.path, request.pack(choice) if line is None else ledger.request(line)):
        if line is not None:
            yield _resumed(choice, request, ledger, line)
        else:
            yield under_one_key(lambda: _paid(choice, request, ledger, charged))


def _check_ledger(request: ChoiceRequest, ledger: Ledger, entries: tuple[LedgerEntry, ...]) -> None:
    """Refuse a ledger that is not the quoted one."""
    if request.ledger_mark is not None:
        request.ledger_mark.added(ledger.path, entries)


def _cut_short(choice: PrivateChoice[Result], request: ChoiceRequest, view: LedgerView) -> LedgerEntry | None:
    """Return a charge of an equal question that no process works on, and that found nothing; None if there is none."""
    lines = open_like(choice, request.dataset, view)
    number = abandoned(view.path, lines)
    if lines and number is None:
        raise AskedMeanwhileError(request.dataset, lines[-1].number)
    return next((line for line in lines if line.number == number), None)


def _paid(choice: PrivateChoice[Result], request: ChoiceRequest, ledger: Ledger, charged: Charged | None) -> PaidChoice:
    plan, unit, view = request.plan, request.plan.privacy_unit, ledger.view(request.dataset)
    protected = view.check(request.dataset, choice.cost, request.total, unit).before.unit or unit
    _try(choice, plan)
    records, seen = recognised_rows(request, view, protected)
    check_cancelled()  # the last moment at which stopping is free
    order = ChargeOrder(
        dataset=request.dataset,
        cost=choice.cost,
        what=choice.what,
        facts=Facts({**seen, **charge_facts(unit, protected), **choice.facts}),
        request=request.pack(choice),
        total=request.total,
        objection=lambda entries: _check_unasked(choice, request, ledger, entries, seen),
    )
    line = carry_out(ledger, order, charged)
    return PaidChoice(line, records, parts_of(line.number, choice.cost, choice.parts))


def _try(choice: PrivateChoice[Result], plan: Plan) -> None:
    """Choose on made-up rows, so that a fault of the program shows before anything is charged."""
    with silenced(), trial():
        people = made_up_table(plan.domain, TRIED_ROWS, SystemBits())
        Writer().fields(choice.find(people, tuple(free() for _ in choice.parts)))


def _check_unasked(
    choice: PrivateChoice[Result], request: ChoiceRequest, ledger: Ledger, entries: tuple[LedgerEntry, ...], seen: Facts
) -> None:
    """Refuse, in the transaction of the charge, to pay for what is found already, or was paid for since the quote."""
    _check_ledger(request, ledger, entries)
    if request.again:
        return
    asked = {line.number: ledger.request(line) for line in entries if line.is_choice and REQUEST in line.facts}
    now = LedgerView(ledger.path, entries, asked)
    line = found_like(choice, request.dataset, now, request.source) or next(
        iter(open_like(choice, request.dataset, now)), None
    )
    if line is not None:
        raise AskedMeanwhileError(request.dataset, line.number)
    rows = Fingerprint.of(seen)
    line = None if rows is None else found_of_rows(choice, request.dataset, now, rows)
    if line is not None:
        raise SameRowsAskedError(request.dataset, line.number)


def _resumed(choice: PrivateChoice[Result], request: ChoiceRequest, ledger: Ledger, line: LedgerEntry) -> PaidChoice:
    rows, bits = request.rows.charged_before(), SystemBits()
    # The unit of the charge, not of the plan: rows may have been charged to a budget of persons.
    crowd = crowd_of(request.plan, charged_unit(line.facts) or request.plan.privacy_unit)
    read = rows.read(crowd, ledger.fingerprint_key() or b"", bits)
    try:
        seen = check_own_rows(ledger, line, lambda key: rows.fingerprint(read, key))
    except ForeignRequestError as error:
        raise ForeignChoiceError(line.number, error.why) from error
    # What was charged, not what is asked: a question that leaves out its cost must not spend more than was paid.
    receipts = parts_of(line.number, line.claimed, choice.parts)
    return PaidChoice(line, rows.counted(read, crowd, bits), receipts, Facts({**seen, **when_read(read.when)}))
