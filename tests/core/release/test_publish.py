"""Publishing: tables in the order asked for, each in its owner's order, with one statement."""

from __future__ import annotations

import pytest

from core.recovery.output_rules import OutputRules
from core.release.publish import publish
from tests.core.release.releases import UNBIASED, noise_plan, occasion, published, recovered


def test_tables_come_in_the_order_asked_for_with_their_owners_axes():
    release = published(noise_plan())
    assert [table.published.names for table in release.tables] == [("c", "a"), ("b",), ("a", "b", "c")]
    assert [table.title for table in release.tables] == ["c × a", "b", "a × b × c"]
    assert release.tables[0].published.labels == (("c0", "c1", "c2", "c3"), ("a0", "a1"))


def test_a_cell_is_found_under_its_own_labels():
    made = noise_plan()
    tables = recovered(made)
    release = publish(made, tables, UNBIASED, occasion())
    rows = dict(release.tables[0].published.rows())
    assert rows["c3", "a1"] == tables.published[0][1, 3]
    assert rows["c0", "a1"] == tables.published[0][1, 0]


def test_tables_of_least_squares_agree_in_every_order():
    turned, single, cube = (table.published.values for table in published(noise_plan()).tables)
    assert turned == pytest.approx(cube.sum(axis=1).T)
    assert single == pytest.approx(cube.sum(axis=(0, 2)))


def test_numbers_cannot_be_changed_afterwards():
    release = published(noise_plan(), OutputRules(non_negative=True, whole_numbers=True, coverage=0.95))
    with pytest.raises(ValueError, match="read-only"):
        release.tables[0].published.values[0, 0] = 3


def test_the_statement_says_how_it_was_made():
    statement = published(noise_plan()).statement
    assert (statement.dataset, statement.reference, statement.rehearsal) == ("Survey", "7", False)
    assert (statement.strategy, statement.budget, statement.recovery) == ("marginals", "optimal", "optimal")
    assert statement.coverage == 0.95
    assert len(statement.groups) == 3
