"""Releases of given tables, and what was inferred, built by hand for tests of whatever shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.release.release import AttributeStatement, Release, ReleasedTable
from core.session.inferring import GuessWithout, Inference, InferredAttribute, TriedOn
from tests.released_tables import statement


def release_of(tables: Iterable[ReleasedTable]) -> Release:
    """Return a release of these tables."""
    made = tuple(tables)
    labels = {name: labels for t in made for name, labels in zip(t.published.names, t.published.labels, strict=True)}
    attributes = tuple(AttributeStatement(name, "categories", each, "declared") for name, each in labels.items())
    return Release(made, replace(statement(), attributes=attributes))


def inference(tried_on: TriedOn = TriedOn.ROWS) -> Inference:
    """Return figures about a job, which owes much to one table, and about a town; no table has the income."""
    job = InferredAttribute(
        name="job",
        right=0.7512345678,
        surest=0.987654321,
        most_frequent=0.25,
        without=(
            GuessWithout(("age",), ("age × job",), 0.31),
            GuessWithout(("sex", "town"), ("sex × job", "town × sex × job"), 0.74),
        ),
        missing=("height",),
    )
    town = InferredAttribute(name="town", right=0.5, surest=0.5, most_frequent=0.5, without=(), missing=())
    return Inference(tried_on, (job, town), ("income",))
