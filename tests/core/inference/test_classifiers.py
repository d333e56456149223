"""Classifiers are made of published tables alone: the least noisy one for each pair, and what is missing is named."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from core.domain.contingency_table import ContingencyTable
from core.inference.classifiers import classifiers_of
from core.release.release import MarginError
from tests.inferred import release_of
from tests.released_tables import LABELS, released_table

KNOWN = ("sex", "age", "town")


def table(names, values, noise=1.0):
    """Return a published table with that noise in cells and sums."""
    made = released_table(names)
    values = np.array(values, dtype=np.float64).reshape(made.published.values.shape)
    published = ContingencyTable(names, made.published.labels, values)
    margins = tuple(MarginError(each.names, noise, noise) for each in made.margins)
    return replace(made, published=published, standard_deviation=np.full(values.shape, noise), margins=margins)


def test_shares_are_those_of_the_counts_plus_one():
    made = classifiers_of(release_of([table(("town", "sex"), [[7, 1], [0, 3]])]), "sex", KNOWN)
    assert np.exp(made.whole.prior) == pytest.approx([8, 5])
    (evidence,) = made.whole.evidence
    assert evidence.name == "town"
    assert np.exp(evidence.logs) == pytest.approx(np.array([[8 / 9, 2 / 6], [1 / 9, 4 / 6]]))


def test_noise_below_zero_counts_as_one():
    made = classifiers_of(release_of([table(("sex", "town"), [[-9, 3], [-1, -2]])]), "sex", KNOWN)
    assert np.exp(made.whole.prior) == pytest.approx([1, 1])
    assert np.exp(made.whole.evidence[0].logs) == pytest.approx(np.array([[1 / 5, 1 / 2], [4 / 5, 1 / 2]]))


@pytest.mark.parametrize("best", [0, 1])
def test_a_pair_comes_from_the_table_with_the_least_noise_in_it(best):
    noise = (1.0, 2.0) if best == 0 else (2.0, 1.0)
    exact, summed = table(("sex", "town"), [10] * 4, noise[0]), table(("age", "town", "sex"), range(12), noise[1])
    made = classifiers_of(release_of([exact, summed]), "sex", KNOWN)
    town = next(each for each in made.whole.evidence if each.name == "town")
    sums = np.arange(12).reshape(3, 2, 2).sum(axis=0) + 1
    expected = np.full((2, 2), 1 / 2) if best == 0 else sums / sums.sum(axis=0)
    assert np.exp(town.logs) == pytest.approx(expected)


def test_where_cells_differ_in_noise_the_largest_counts():
    uneven = table(("sex", "town"), [10] * 4)
    uneven = replace(uneven, standard_deviation=np.array([[1.0, 3.0], [1.0, 1.0]]))
    made = classifiers_of(release_of([uneven, table(("age", "town", "sex"), range(12), 2.0)]), "sex", KNOWN)
    town = next(each for each in made.whole.evidence if each.name == "town")
    sums = np.arange(12).reshape(3, 2, 2).sum(axis=0) + 1
    assert np.exp(town.logs) == pytest.approx(sums / sums.sum(axis=0))


def test_what_no_table_tells_is_named():
    made = classifiers_of(release_of([table(("town", "sex"), [1] * 4), table(("age",), [1] * 3)]), "sex", KNOWN)
    assert made.missing == ("age",)
    assert classifiers_of(release_of([released_table(("age", "town"))]), "sex", KNOWN) is None


def test_an_omission_leaves_out_every_table_that_holds_the_pair():
    tables = [released_table(names) for names in (("sex", "town"), ("sex", "age"), ("age", "sex", "town"))]
    made = classifiers_of(release_of(tables), "sex", KNOWN)
    assert {each.attributes: each.tables for each in made.omissions} == {
        ("age",): ("sex × age", "age × sex × town"),
        ("town",): ("sex × town", "age × sex × town"),
    }
    assert [each.classifier.names for each in made.omissions] == [("sex", "town"), ("sex", "age")]
    assert made.every == (made.whole, *(each.classifier for each in made.omissions))


def test_attributes_that_share_their_tables_share_an_omission_and_leave_a_blind_guess():
    made = classifiers_of(release_of([released_table(("age", "sex", "town"))]), "sex", KNOWN)
    (omission,) = made.omissions
    assert omission.attributes == ("age", "town")
    assert (omission.classifier.prior, omission.classifier.evidence) == ((0.0,) * len(LABELS["sex"]), ())


def test_a_table_of_the_attribute_alone_gives_a_guess_without_evidence():
    made = classifiers_of(release_of([released_table(("town",))]), "town", KNOWN)
    assert (made.whole.evidence, made.omissions, made.missing) == ((), (), ("sex", "age"))
