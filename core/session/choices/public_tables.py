"""The tables of a dataset that are public already: those of kept releases, and those that suggestions paid for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.errors import StrangeChoiceError
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind
from core.release.release import ReleasedTable
from core.selection.expected_tables import KnownTable
from core.session.choices.kept_choices import kept_choices
from core.session.keeping import readable_releases


@dataclass(frozen=True, slots=True)
class OneWayTable:
    """A noisy table of one attribute, which a suggestion has paid for.

    Attributes:
        attribute: its name.
        labels: in order.
        counts: whole numbers >= 0, one a label.
        standard_deviation: of the noise of one count, before they were made whole and non-negative.
        half_width: ± of one count at the coverage of the plan.
    """

    attribute: str
    labels: tuple[str, ...]
    counts: tuple[int, ...]
    standard_deviation: float
    half_width: float


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Tables that tell most beyond what is known without them; public.

    Attributes:
        tables: their attributes by name, the first choice first.
        n_candidates: out of how many they were chosen.
        one_way: the noisy tables that were measured for it.
        epsilon: ε of these tables, "0" if there are none, and ε of the choice; exact.
        known: numbers of the charges whose public tables were used.
    """

    tables: tuple[tuple[str, ...], ...]
    n_candidates: int
    one_way: tuple[OneWayTable, ...]
    epsilon: tuple[str, str]
    known: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class PublicTables:
    """What is public of a dataset; `numbers` are those of the charges that paid for it."""

    tables: tuple[KnownTable, ...] = ()
    numbers: tuple[int, ...] = ()


def public_tables(domain: Domain, ledger: Ledger | None, dataset: str) -> PublicTables:
    """Return the tables of a dataset whose attributes are those of a domain, label by label.

    Raises:
        LedgerFileError: if what is kept was changed since.
    """
    if ledger is None:
        return PublicTables()
    found = {number: tuple(tables) for number, tables in _each(domain, ledger, dataset)}
    used = {number: tables for number, tables in found.items() if tables}
    return PublicTables(tuple(table for tables in used.values() for table in tables), tuple(sorted(used)))


def _each(domain: Domain, ledger: Ledger, dataset: str) -> Iterator[tuple[int, Iterator[KnownTable]]]:
    for number, release in readable_releases(ledger, dataset):
        yield number, _released(domain, release.tables)
    with suppress(StrangeChoiceError):
        for choice in kept_choices(ledger, dataset, ChoiceKind.SUGGESTION, Suggestion):
            yield choice.line.number, _measured(domain, choice.found)


def _released(domain: Domain, tables: tuple[ReleasedTable, ...]) -> Iterator[KnownTable]:
    for table in tables:
        published = table.published
        axes = _axes(domain, published.names, published.labels)
        if axes:
            counts = np.rint(published.values).astype(np.int64).transpose(np.argsort(axes))
            yield KnownTable(Marginal.of(axes), counts, float(np.mean(np.square(table.standard_deviation))))


def _measured(domain: Domain, found: Suggestion) -> Iterator[KnownTable]:
    for table in found.one_way:
        axes = _axes(domain, (table.attribute,), (table.labels,))
        if axes:
            yield KnownTable(Marginal(axes), np.array(table.counts, np.int64), table.standard_deviation**2)


def _axes(domain: Domain, names: tuple[str, ...], labels: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """Return the positions of a table's attributes; () unless all of them are in the domain with these labels."""
    known = {attribute.name: (axis, attribute.labels) for axis, attribute in enumerate(domain.attributes)}
    found = [known.get(name, (-1, ())) for name in names]
    return tuple(axis for axis, _ in found) if tuple(own for _, own in found) == labels else ()
