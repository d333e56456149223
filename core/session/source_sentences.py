"""What a statement says of where the rows are from: table or query, of which database, and when they were read."""

from __future__ import annotations

from core.domain.location import DatabaseAddress, Location, location_of
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.project.plan import Plan
from core.release import sentences
from core.session.recognised_rows import WHEN


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
