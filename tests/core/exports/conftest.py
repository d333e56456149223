"""Releases as the engine makes them, without the engine."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations

import numpy as np
import pytest

from core.domain.contingency_table import ContingencyTable
from core.release.release import AttributeStatement, MadeUpRecords, MarginError, Release, ReleasedTable, Statement

LABELS = {
    "sex": ("female", "male", "not stated"),
    "age": ("0 to under 18", "18 to under 65", "65 to 120"),
    "=region": ("=1+1", "North", "Süd", "-2 to under 0", "@x", "O'Hara [x]"),
}


def made_table(labels, sign=1.0, whole=True, spread=4.5):
    """Return a released table over `labels` (name -> labels) with numbers that are all different."""
    shape = tuple(map(len, labels.values()))
    values = sign * (np.arange(np.prod(shape, dtype=int), dtype=float) * 7 + 3).reshape(shape)
    values = values if whole else values + 0.25
    names = tuple(labels)
    subsets = chain.from_iterable(combinations(names, k) for k in range(len(names)))
    margins = tuple(MarginError(subset, spread * 2, 1.96 * spread * 2 + len(subset)) for subset in subsets)
    return ReleasedTable(
        published=ContingencyTable(names, tuple(labels.values()), values),
        standard_deviation=np.full(shape, spread),
        low=values - 9,
        high=values + 9.5,
        half_width=9.5,
        margins=margins,
        weight=1.0,
    )


def made_statement(labels, **changes):
    """Return a statement about attributes with these labels."""
    statement = Statement(
        claim="Whoever reads these tables learns almost nothing about any one person in the data.",
        lines=("The list of categories is public.", "Nothing is promised about other releases."),
        dataset="Community health visits",
        definition="pure",
        epsilon="1",
        delta="0",
        rho="0",
        neighbours="add-remove",
        unit="row",
        at_most=1,
        strategy="marginals",
        budget="optimal",
        recovery="optimal",
        noise="discrete Laplace",
        groups=(("sex × age", "28", 1), ("age", "9/4", 1)),
        post_processing=("least squares", "non-negative", "whole numbers"),
        coverage=0.95,
        attributes=tuple(AttributeStatement(name, "categories", words, "declared") for name, words in labels.items()),
        date="2026-11-21T15:00:00+00:00",
        version="0.1.0",
        rehearsal=False,
        reference="7",
    )
    return replace(statement, **changes)


def some(*names):
    """Return the labels of the attributes called `names`."""
    return {name: LABELS[name] for name in names}


@pytest.fixture
def release():
    """A release of tables with one, two and three attributes, one of them not in whole numbers, one negative."""
    tables = (
        made_table(some("sex")),
        made_table(some("age", "sex")),
        made_table(some("=region", "sex", "age"), whole=False),
        made_table(some("age", "=region"), sign=-1.0),
    )
    codes = np.array([[0, 0, 2], [1, 2, 0], [0, 1, 5]])
    records = MadeUpRecords(tuple(LABELS), tuple(LABELS.values()), codes, np.array([2, 1, 3]))
    return Release(tables, made_statement(LABELS), records)


@pytest.fixture
def rehearsal(release):
    """The same, of made-up data."""
    return replace(release, statement=replace(release.statement, rehearsal=True, reference="", date=""))


@pytest.fixture
def everybody(release):
    """A release of one number: how many there are."""
    return replace(release, tables=(made_table({}),))
