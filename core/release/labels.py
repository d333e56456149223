"""The labels of a release in other words, one for one: the numbers stay where they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.domain.contingency_table import ContingencyTable
from core.release.release import Release, ReleasedTable
from core.words import Tell, ToldText

Labels = Mapping[str, tuple[str, ...]]
"""The labels of every attribute, in their order."""


def with_told_labels(release: Release, tell: Tell) -> Release:
    """Return `release` with each label said once, however many cells it stands at."""
    told = {
        attribute.name: tuple(ToldText.of(label, tell) for label in attribute.labels)
        for attribute in release.statement.attributes
    }
    return with_labels(release, told)


def with_labels(release: Release, labels: Labels) -> Release:
    """Return `release` with these labels in its tables and in its statement; made-up records keep theirs."""
    statement = release.statement
    attributes = tuple(replace(attribute, labels=labels[attribute.name]) for attribute in statement.attributes)
    tables = tuple(_table(table, labels) for table in release.tables)
    return replace(release, tables=tables, statement=replace(statement, attributes=attributes))


def _table(table: ReleasedTable, labels: Labels) -> ReleasedTable:
    sums = tuple(replace(counts, published=_published(counts.published, labels)) for counts in table.cumulative)
    return replace(table, published=_published(table.published, labels), cumulative=sums)


def _published(published: ContingencyTable, labels: Labels) -> ContingencyTable:
    """Return the numbers with other labels; cumulative counts have only the first of an attribute."""
    sizes = zip(published.names, published.values.shape, strict=True)
    return replace(published, labels=tuple(labels[name][:size] for name, size in sizes))
