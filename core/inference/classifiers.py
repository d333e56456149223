"""Build naive-Bayes classifiers from the tables of a release."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Reals
from core.domain.naive_bayes import Evidence, NaiveBayes
from core.release.release import Release, ReleasedTable

CORRECTION = 1
"""Added to every count, which is then at least 1: without it, one empty cell would rule out a label whatever else is
known, and a negative one would have no logarithm."""


@dataclass(frozen=True, slots=True)
class Omission:
    """What is left to a reader if some tables are not published.

    Attributes:
        attributes: those that all these tables, and no others, hold together with the target.
        tables: titles of the tables that are left out.
        classifier: from the other tables; guesses blindly if none of them has the target.
    """

    attributes: tuple[str, ...]
    tables: tuple[str, ...]
    classifier: NaiveBayes


@dataclass(frozen=True, slots=True)
class TargetClassifiers:
    """The classifiers of one sensitive attribute.

    Attributes:
        whole: from all tables.
        omissions: one per set of tables that hold the target together with another attribute.
        missing: attributes that no table holds together with the target, so that they say nothing about it.
    """

    whole: NaiveBayes
    omissions: tuple[Omission, ...]
    missing: tuple[str, ...]

    @property
    def every(self) -> tuple[NaiveBayes, ...]:
        """The classifier from all tables, then those of the omissions, in order."""
        return (self.whole, *(omission.classifier for omission in self.omissions))


def classifiers_of(release: Release, target: str, known: Sequence[str]) -> TargetClassifiers | None:
    """Return the classifiers of an attribute; None if no table has it.

    Args:
        release: the published tables.
        target: name of the attribute.
        known: names of all attributes that a reader may know of a person; the target's is skipped.
    """
    tables = _holding(release.tables, target)
    if not tables:
        return None
    others = [name for name in known if name != target]
    together = {name: _holding(tables, name) for name in others}
    # One omission per set of tables: what two attributes owe to one table of three is lost in one stroke.
    groups: dict[tuple[int, ...], list[str]] = {}
    for name, having in together.items():
        if having:
            groups.setdefault(tuple(map(tables.index, having)), []).append(name)
    omissions = (_omission(tables, places, names, (target, others)) for places, names in groups.items())
    missing = tuple(name for name, having in together.items() if not having)
    return TargetClassifiers(_classifier(tables, tables[0], target, others), tuple(omissions), missing)


def _omission(
    tables: Sequence[ReleasedTable], places: tuple[int, ...], names: Sequence[str], asked: tuple[str, Sequence[str]]
) -> Omission:
    left = [table for place, table in enumerate(tables) if place not in places]
    titles = tuple(tables[place].title for place in places)
    return Omission(tuple(names), titles, _classifier(left, tables[0], *asked))


def _classifier(
    tables: Sequence[ReleasedTable], any_table: ReleasedTable, target: str, others: Sequence[str]
) -> NaiveBayes:
    """Return the classifier from some tables with the target; `any_table` tells its labels where none is left."""
    if not tables:
        published = any_table.published
        return NaiveBayes(target, (0.0,) * len(published.labels[published.names.index(target)]), ())
    prior = np.log(_counts(tables, (target,)))
    evidence = [_evidence(having, name, target) for name in others if (having := _holding(tables, name))]
    return NaiveBayes(target, tuple(prior.tolist()), tuple(evidence))


def _evidence(tables: Sequence[ReleasedTable], name: str, target: str) -> Evidence:
    counts = _counts(tables, (name, target))
    # By the sum of this very table, not by the prior's: Pr[t | s] adds up to 1 also where tables do not agree.
    logs = np.log(counts / counts.sum(axis=0))
    return Evidence(name, tuple(map(tuple, logs.tolist())))


def _counts(tables: Sequence[ReleasedTable], names: tuple[str, ...]) -> Reals:
    """Return the corrected counts over `names`, axes in their order, from the table with the least noise in them."""
    published = min(tables, key=lambda table: _deviation(table, names)).published
    rest = tuple(place for place, name in enumerate(published.names) if name not in names)
    sums = published.values.sum(axis=rest)
    kept = [name for name in published.names if name in names]
    counts: Reals = np.maximum(np.transpose(sums, [kept.index(name) for name in names]) + CORRECTION, 1)
    return counts


def _deviation(table: ReleasedTable, names: tuple[str, ...]) -> float:
    """Return the standard deviation of the noise in a table's sums over `names`, the largest where they differ."""
    if set(names) == set(table.published.names):
        return float(table.standard_deviation.max())
    return table.margin(names).standard_deviation


def _holding(tables: Sequence[ReleasedTable], name: str) -> list[ReleasedTable]:
    return [table for table in tables if name in table.published.names]
