"""Keep what a charge paid for: first the noisy answers, then the tables computed from them.

A charge is pending until its tables are kept: nothing is shown, returned or written before. `core.measuring.drawn`
proves that it may be completed at no further cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace

from core.domain.location import DatabaseAddress, Location, location_of
from core.errors import ForeignRequestError, LedgerFileError, ReleaseNotKeptError, StrangeReleaseError
from core.measuring.drawn import pack_drawn, unpack_drawn
from core.measuring.measurement import Measurement
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.project.plan import Plan
from core.recovery.pipeline import recover
from core.release import sentences
from core.release.kept import pack, unpack
from core.release.publish import publish
from core.release.release import Release
from core.release.statement import ChosenTables, Occasion
from core.session.charging import abandoned
from core.session.planned_release import PlannedRelease
from core.session.recognised_rows import WHEN
from core.version import VERSION
from core.words import N_


def keep_drawn(
    planned: PlannedRelease,
    measurements: Sequence[Measurement | None],
    ledger: Ledger,
    number: int,
    facts: Facts = NO_FACTS,
) -> None:
    """Keep what was drawn for a charge before anything is computed from it.

    Args:
        planned: the release.
        measurements: the draw; None for blocks that are not measured.
        ledger: of the owner.
        number: of the charge.
        facts: fingerprint of the rows, if some were corrected since the charge.

    Raises:
        ReleaseNotKeptError: if the ledger cannot.
        RivalReleaseError: if there is a draw already.
    """
    with _kept_or_pending(number):
        ledger.keep_drawn(number, pack_drawn(planned.noise_plan, measurements), facts)


def drawn_before(planned: PlannedRelease, ledger: Ledger, number: int) -> tuple[Measurement | None, ...] | None:
    """Return what was drawn for a charge and kept; None if there is nothing.

    Raises:
        ForeignRequestError: if the noise plan of this program does not fit the draw.
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
    chosen: tuple[ChosenTables, ...] = (),
) -> Release:
    """Compute the tables from the draw, keep them, and only then return them.

    Args:
        planned: the release.
        measurements: the draw; None for blocks that are not measured.
        ledger: of the owner.
        line: the charge.
        chosen: tables that private choices found before; see `chosen_before`.

    Raises:
        Cancelled: if the user stopped; the charge is pending.
        ReleaseNotKeptError: if the ledger cannot keep them.
        RivalReleaseError: if tables are kept already.
    """
    recovered = recover(planned.noise_plan, measurements, planned.recovery, planned.rules)
    plan = planned.plan
    occasion = Occasion(
        dataset=line.dataset,
        unit=plan.unit,
        date=line.when,
        version=VERSION,
        reference=str(line.number),
        rehearsal=False,
        seal=line.hash,
        matrix=plan.strategy.matrix,
        chosen=chosen,
        criteria=planned.criteria_told,
        publication=plan.publication,
        rows=source_sentences(plan, ledger, line),
    )
    published = publish(planned.noise_plan, recovered, planned.rules, occasion)
    place = ledger.release_place(line.number)  # before they are kept: from then on nothing may fail
    with _kept_or_pending(line.number):
        ledger.keep_tables(line.number, pack(published))
    # Removes the mark of a process that died before this one completed its charge; nobody else would ever ask for it.
    abandoned(ledger.path, [line])
    return replace(published, place=place)


def kept_release(ledger: Ledger, number: int) -> Release:
    """Return the tables of an earlier release, number for number; costs nothing.

    Args:
        ledger: of the owner.
        number: of the charge.

    Raises:
        UnknownReleaseError: if the ledger keeps no tables under that number.
        StrangeReleaseError: if a newer version of this program kept them.
        LedgerFileError: if they were changed since.
    """
    content = ledger.kept_tables(number)
    try:
        # Counted, not kept with the tables: so releases of older versions have a place as well.
        return replace(unpack(content), place=ledger.release_place(number))
    # The seal was checked by `kept_tables`, so bytes that cannot be read are of a newer format, not damaged.
    except ValueError as error:
        raise StrangeReleaseError(number) from error


def readable_releases(ledger: Ledger, dataset: str) -> Iterator[tuple[int, Release]]:
    """Yield number of charge and release of what is kept of a dataset, oldest first, without those of newer versions.

    Raises:
        LedgerFileError: if one was changed since.
    """
    kept = ledger.kept_charges()
    for line in ledger.history(dataset):
        if line.number in kept:
            # What a newer version kept is of no use here; it must not keep the owner from asking.
            with suppress(StrangeReleaseError):
                yield line.number, kept_release(ledger, line.number)


@contextmanager
def _kept_or_pending(number: int) -> Iterator[None]:
    try:
        yield
    except LedgerFileError as error:
        raise ReleaseNotKeptError(number, error.why, error.cure) from error


def source_sentences(plan: Plan, ledger: Ledger, line: LedgerEntry) -> tuple[str, ...]:
    """Return the sentences: which table or query, of which database, and when; of a file, the query if it has one.

    Args:
        plan: of the release.
        ledger: of the owner.
        line: the charge; the entry of its draw says when, if the rows were read again for it.
    """
    return place_sentences(location_of(plan.source), plan.layout.sheet, plan.layout.query, counted_when(ledger, line))


def place_sentences(place: Location, table: str | None, query: str | None, when: str) -> tuple[str, ...]:
    """Return these sentences, given the place, what was read of it, and when; `query` is the owner's, None without."""
    chosen = () if query is None else (sentences.QUERY.format(query=query.strip()),)
    if not isinstance(place, DatabaseAddress):
        return chosen
    if place.is_cluster:
        return _of_cluster(table, place, when, chosen)
    facts = {"database": place.name, "when": when}
    if query is not None:
        return (sentences.OF_QUERY.format(**facts), *chosen)
    return (sentences.OF_TABLE.format(table=table or "", **facts),)


def _of_cluster(table: str | None, place: DatabaseAddress, when: str, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Return the sentences on rows that were counted where they are, at no one moment."""
    facts = {"cluster": place.host, "when": when}
    plain = () if place.is_encrypted else (sentences.UNENCRYPTED,)
    if chosen:
        return (sentences.OF_CLUSTER_QUERY.format(**facts), *chosen, *plain)
    return (sentences.OF_CLUSTER_TABLE.format(table=table or place.table, **facts), *plain)


def counted_when(ledger: Ledger, line: LedgerEntry) -> str:
    """Return when a server took the snapshot that a charge counted; "" for a file."""
    again = (each.facts[WHEN] for each in ledger.entries if each.is_result_of(line.number) and WHEN in each.facts)
    return next(again, line.facts.get(WHEN, ""))
