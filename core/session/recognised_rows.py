"""The rows that a charge is for, and the fingerprint by which the ledger recognises them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from core.errors import ForeignRequestError, RivalKeyError, SamePeopleError
from core.mechanisms.randomness import SystemBits
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.fingerprint import KEY_BYTES, Fingerprint
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.ledger_reader import LedgerView
from core.privacy.privacy_unit import PrivacyUnit
from core.project.plan import Plan
from core.session.release_request import crowd_of
from core.sources.asking.records import Rows, RowSource
from core.words import N_, quoted

Paid = TypeVar("Paid")
WHEN = "rows-when"
"""Key of the time at which a server took the snapshot that was counted. It may be published, since the server's clock
depends on nobody's row. The snapshot's number may not: every row that somebody writes raises it."""


class RowsRequest(Protocol):
    """What asks for rows: a release, or a private choice."""

    @property
    def plan(self) -> Plan:
        """The plan: attributes, and whom it protects."""
        ...

    @property
    def rows(self) -> RowSource:
        """What to read."""
        ...

    @property
    def dataset(self) -> str:
        """The name in the ledger."""
        ...

    @property
    def other_people(self) -> bool:
        """Whether the owner states that rows resembling those of another dataset are about other people."""
        ...


def recognised_rows(
    request: RowsRequest, view: LedgerView, protected: PrivacyUnit, meanwhile: Callable[[], None] = lambda: None
) -> tuple[Rows, Facts]:
    """Return the rows that count, and the fingerprint by which the ledger recognises all rows of the file.

    Args:
        request: what asks for them.
        view: of the ledger that is to be charged.
        protected: whom the budget protects.
        meanwhile: done while a reader is at work; what it raises comes first.

    Raises:
        SourceError: if they cannot be read as asked.
        SamePeopleError: if they resemble those of another dataset, and the request does not say `other_people`.
    """
    source, crowd = request.rows, crowd_of(request.plan, protected)
    key = view.fingerprint_key() or SystemBits().take(KEY_BYTES)
    with source.ahead(crowd, key):
        meanwhile()
        table = source.read(crowd, key, SystemBits())
    # Of all rows, before they are bounded: which rows of a person count is random, and differs between two releases.
    seen = _recognised(request, table, view, key)
    return source.counted(table, crowd, SystemBits()), Facts({**seen, **when_read(table.when)})


def under_one_key(spend: Callable[[], Paid]) -> Paid:
    """Return what `spend` returns, which reads rows and charges for them; do it again if a rival's key came between.

    Two programs that meet at the first charge of a ledger made a key each, and fingerprints under two keys cannot be
    compared. The second one reads its rows again, under the key that the ledger now keeps for ever: once is enough.
    """
    try:
        return spend()
    except RivalKeyError:  # of the charge, which was refused: nothing was spent
        return spend()


def _recognised(request: RowsRequest, table: Rows, view: LedgerView, key: bytes) -> Facts:
    """Return the fingerprint of the rows, for the ledger only; refuse rows that may be those of another dataset."""
    # `Ledger.charge` compares again in its own transaction: another process may have charged while this one read.
    found = request.rows.fingerprint(table, key)
    others = view.resembling(request.dataset, found)
    if others and not request.other_people:
        raise SamePeopleError.naming(others)
    return found.facts(None if view.fingerprint_key() == key else key, others)


def when_read(when: str) -> Facts:
    """Return the fact of a snapshot; none of rows of a file, whose `when` is empty."""
    return Facts({WHEN: when}) if when else NO_FACTS


def check_own_rows(ledger: Ledger, line: LedgerEntry, fingerprint: Callable[[bytes], Fingerprint]) -> Facts:
    """Refuse to complete a charge with rows unlike those it was made for: it did not pay for these people.

    `core.measuring.drawn` has the proof. A charge of an older version holds no sketch of its rows: it may be completed
    with any rows that resemble those of no other dataset.

    Returns:
        Facts of the rows for the ledger if some were corrected since the charge; none if all are equal.

    Args:
        ledger: of the owner.
        line: the pending charge.
        fingerprint: of the rows read for it, given the ledger's key.

    Raises:
        ForeignRequestError: if they are refused.
    """
    key, charged = ledger.fingerprint_key(), Fingerprint.of(line.facts)
    if key is None or charged is None:
        return NO_FACTS
    found = fingerprint(key)
    # Own rows first: a dataset charged meanwhile may resemble them, declared there, not here, to be about other people.
    is_alike = charged.resembles(found)
    others = () if is_alike else ledger.resembling(line.dataset, found)
    if others or (charged.sketch and not is_alike):
        why = N_("Error", "the rows look like those of {others}, which did not pay for it")
        why = why.format(others=quoted(others))
        if not others:
            why = N_("Error", "the rows look unlike those that it was charged for")
        raise ForeignRequestError(line.number, why, N_("Error", "Choose the file that it was charged for."))
    return NO_FACTS if found == charged else found.facts(None, ())
