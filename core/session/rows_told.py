"""What the statement of a release says of the rows behind it, where they are of a database."""

from __future__ import annotations

from core.domain.location import DatabaseAddress, location_of
from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import DRAWN, LedgerEntry
from core.project.plan import Plan
from core.release import sentences

WHEN = "rows-when"
"""The fact of an entry that says when a server took the snapshot that was counted; it is told, as the server's clock
depends on nobody's row. The number of its snapshot is not: it goes up with every row that somebody writes."""


def when_read(when: str) -> Facts:
    """Return the fact of a snapshot; none of rows of a file, whose `when` is empty."""
    return Facts({WHEN: when}) if when else NO_FACTS


def rows_told(plan: Plan, ledger: Ledger, line: LedgerEntry) -> tuple[str, ...]:
    """Return the sentences: which table or query, of which database, and when; of a file, the query if it has one.

    Args:
        plan: of the release.
        ledger: of the owner.
        line: the charge; the entry of its draw says when, if the rows were read again for it.
    """
    query, place = plan.layout.query, location_of(plan.source)
    chosen = () if query is None else (sentences.QUERY.format(query=query.strip()),)
    if not isinstance(place, DatabaseAddress):
        return chosen
    facts = {"database": place.name, "when": _when(ledger, line)}
    if query is not None:
        return (sentences.OF_QUERY.format(**facts), *chosen)
    return (sentences.OF_TABLE.format(table=plan.layout.sheet or "", **facts),)


def _when(ledger: Ledger, line: LedgerEntry) -> str:
    entries = ledger.view().entries
    drawn = (each.facts[WHEN] for each in entries if _is_draw(each, line) and WHEN in each.facts)
    return next(drawn, line.facts.get(WHEN, ""))


def _is_draw(entry: LedgerEntry, line: LedgerEntry) -> bool:
    return entry.kind == DRAWN and entry.kept_charge == line.number
