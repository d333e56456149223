"""Which tables of a release a suggestion had chosen before: the statement names its charge."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from core.errors import StrangeChoiceError
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind, LedgerEntry
from core.release.statement import ChosenTables
from core.session.choices.kept_choices import kept_choices
from core.session.choices.public_tables import Suggestion
from core.workload.workload import Workload


def chosen_before(ledger: Ledger, line: LedgerEntry, workload: Workload) -> tuple[ChosenTables, ...]:
    """Return the tables of a release that suggestions about its dataset had chosen before its charge.

    Whether the owner asks for a table because of a suggestion is not known: it counts as chosen by the one that did.

    Args:
        ledger: of the owner.
        line: the charge of the release.
        workload: its tables.

    Raises:
        LedgerFileError: if what is kept was changed since.
    """
    return tuple(_each(ledger, line, workload))


def _each(ledger: Ledger, line: LedgerEntry, workload: Workload) -> Iterator[ChosenTables]:
    titles = {frozenset(workload.domain.names[axis] for axis in table): table for table in workload.marginals}
    # What a newer version found cannot be read here; it must not keep a release from being made.
    with suppress(StrangeChoiceError):
        for kept in kept_choices(ledger, line.dataset, ChoiceKind.SUGGESTION, Suggestion):
            found = [titles[key] for names in kept.found.tables if (key := frozenset(names)) in titles]
            if found and kept.line.number < line.number:
                yield ChosenTables(tuple(map(workload.title, found)), kept.line.number)
