"""A charge on its way to a release: what was drawn for it is kept first, and then the tables made of that.

Until the tables are kept, the charge is pending: nothing is shown, returned or written. `core.measuring.drawn` says why
it may be completed at no further cost.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from core.errors import ForeignRequestError, LedgerFileError, ReleaseNotKeptError, StrangeReleaseError
from core.measuring.drawn import pack_drawn, unpack_drawn
from core.measuring.measurement import Measurement
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import REQUEST, LedgerEntry
from core.progress import Progress
from core.recovery.pipeline import recover
from core.release.kept import pack, unpack
from core.release.publish import publish
from core.release.release import Release
from core.release.statement import Occasion
from core.session.planned_release import PlannedRelease
from core.staging import clear_mark, marked
from core.version import VERSION
from core.words import N_


def at_work(ledger: Path, request: bytes) -> AbstractContextManager[None]:
    """Tell other programs meanwhile that a charge with that request is not abandoned; it is once this process dies."""
    return marked(_mark(ledger, hashlib.sha256(request).hexdigest()))


def abandoned(ledger: Path, lines: Sequence[LedgerEntry]) -> int | None:
    """Return the number of the first of some pending charges that no program is at work on; None: there is none."""
    return next((line.number for line in lines if clear_mark(_mark(ledger, line.facts[REQUEST]))), None)


def _mark(ledger: Path, digest: str) -> Path:
    path = ledger.resolve()  # through whatever link: another program may know the ledger by another name
    return path.with_name(f".{path.name}.{digest[:16]}.at-work")


def keep_drawn(
    planned: PlannedRelease,
    measurements: Sequence[Measurement | None],
    ledger: Ledger,
    number: int,
    facts: Facts = NO_FACTS,
) -> None:
    """Keep what was drawn for a charge, before anything is made of it; `facts` tell of rows that were corrected since.

    Raises:
        ReleaseNotKeptError: if the ledger cannot.
        RivalReleaseError: if there is a draw already.
    """
    with _kept_or_pending(number):
        ledger.draw(number, pack_drawn(planned.noise_plan, measurements), facts)


def drawn_before(planned: PlannedRelease, ledger: Ledger, number: int) -> tuple[Measurement | None, ...] | None:
    """Return what was drawn for a charge and kept; None if there is nothing.

    Raises:
        ForeignRequestError: if this program would draw otherwise, and so cannot go on from there.
    """
    content = ledger.drawn(number)
    if content is None:
        return None
    try:
        return unpack_drawn(planned.noise_plan, content)
    except ValueError as error:
        why = N_("Error", "its noise was drawn by a version of this program, or on a computer, that plans otherwise")
        cure = N_("Error", "Complete it with the version and on the computer that charged it.")
        raise ForeignRequestError(number, why, cure) from error


def keep_tables(
    planned: PlannedRelease,
    measurements: Sequence[Measurement | None],
    ledger: Ledger,
    line: LedgerEntry,
    progress: Progress,
) -> Release:
    """Make the tables of what was drawn, keep them, and only then return them.

    Raises:
        Cancelled: if the user stopped; the charge is pending.
        ReleaseNotKeptError: if the ledger cannot keep them.
        RivalReleaseError: if tables are kept already.
    """
    recovered = recover(planned.noise_plan, measurements, planned.recovery, planned.rules, progress)
    unit, number = planned.plan.unit, str(line.number)
    occasion = Occasion(line.dataset, unit, line.when, VERSION, number, rehearsal=False, seal=line.hash)
    published = publish(planned.noise_plan, recovered, planned.rules, occasion)
    with _kept_or_pending(line.number):
        ledger.keep(line.number, pack(published))
    abandoned(ledger.path, [line])  # of a process that died before this one completed it
    return published


def kept_release(ledger: Ledger, number: int) -> Release:
    """Return the tables of an earlier release, the same numbers as then; costs nothing.

    Args:
        ledger: of the owner.
        number: of the charge.

    Raises:
        UnknownReleaseError: if the ledger keeps no tables under that number.
        StrangeReleaseError: if a newer version of this program kept them.
        LedgerFileError: if they were changed since.
    """
    content = ledger.kept(number)
    try:
        return unpack(content)
    except ValueError as error:
        raise StrangeReleaseError(number) from error


@contextmanager
def _kept_or_pending(number: int) -> Iterator[None]:
    try:
        yield
    except LedgerFileError as error:
        raise ReleaseNotKeptError(number, error.why, error.cure) from error
