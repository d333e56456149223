"""The labels of a release in other words, one for one: the numbers stay where they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import repeat

from core.domain.contingency_table import ContingencyTable
from core.domain.written_bins import written
from core.release.release import Release, ReleasedTable
from core.words import Tell, ToldText

Labels = Mapping[str, tuple[str, ...]]
"""The labels of every attribute, in their order."""


def with_told_labels(release: Release, tell: Tell) -> Release:
    """Return `release` for people: each label said once, in its tables as people write it.

    The statement keeps bins with their exact edges: it defines what the shorter labels of the tables hold.
    """
    statement = release.statement
    own = {attribute.name: attribute.labels for attribute in statement.attributes}
    exact = {name: tuple(ToldText.of(label, tell) for label in labels) for name, labels in own.items()}
    short = told_labels(own, tell)
    tables = tuple(_table(table, short) for table in release.tables)
    return replace(with_labels(release, exact), tables=tables)


def with_written_labels(table: ReleasedTable, tell: Tell) -> ReleasedTable:
    """Return one table with its labels as people write them."""
    published = table.published
    return _table(table, told_labels(dict(zip(published.names, published.labels, strict=True)), tell))


def told_labels(labels: Labels, tell: Tell) -> Labels:
    """Return the labels of attributes as people write them, each with the label that it was, if that is a bin."""
    return {name: tuple(map(_told, own, written(own), repeat(tell))) for name, own in labels.items()}


def _told(label: str, short: str, tell: Tell) -> str:
    return ToldText.of(label, tell if short is label else lambda _: tell(short))


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
