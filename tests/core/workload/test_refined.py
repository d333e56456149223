"""Refined workloads count, name and cut what the owner's attributes are made of."""

from __future__ import annotations

import numpy as np
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.errors import TableTooLargeError, TooManyRangesError, UnorderedAttributeError
from core.linear.digits import digits_of
from core.workload.axis_queries import Ask, AxisQueries
from core.workload.refined import alone, refined
from core.workload.workload import WantedTable, Workload
from tests.oracle.test_against_dense import domain_of, workload_of

SIZES, WANTED, ASKED = (2, 9, 4), [(1, 0), (2,), (0, 1, 2)], [((1,), ()), ((), ()), ((), (1,))]


def test_without_ranges_nothing_changes():
    workload = workload_of((2, 9), [(0, 1)])
    assert refined(workload) is workload
    assert workload.queries == workload.cells
    assert workload.typical(0) is None
    assert (workload.trees(0), workload.axis_queries(0)) == ((), ())


def test_only_attributes_asked_for_ranges_get_digits():
    workload = refined(workload_of(SIZES, WANTED, ASKED))
    assert workload.domain.sizes == (2, 5, 2, 4)
    assert workload.marginals == ((0, 1, 2), (3,), (0, 1, 2, 3))
    assert workload.weights == (1.0, 2.0, 3.0)
    assert workload.refine(Marginal((1, 2))) == (1, 2, 3)


def test_queries_are_counted():
    workload = refined(workload_of(SIZES, WANTED, ASKED))
    assert workload.queries == (2 * 45, 4, 2 * 9 * 4)


def test_trees_are_those_of_the_table():
    workload = refined(workload_of(SIZES, WANTED, ASKED))
    first, second, third = (workload.trees(number) for number in range(3))
    assert second == ()
    assert first == ((AxisQueries(digits_of(9), 9, Ask.RANGES), (1, 2)),)
    assert third == ((AxisQueries(digits_of(9), 9, Ask.PREFIXES), (1, 2)),)


def test_tables_beside_keep_their_cells():
    workload = refined(workload_of(SIZES, WANTED, ASKED))
    assert workload.typical(1) is None
    assert workload.axis_queries(1) == ()
    assert workload.typical(0).shape == (2, 2, 2)
    assert len(workload.axis_queries(0)) == 2


@pytest.mark.parametrize("axes", [(), (0,), (1,), (2,), (1, 2), (0, 1, 2), (0, 2, 3), (3,)])
def test_counts_over_digits_are_sums_of_those_over_labels(axes):
    workload = refined(workload_of(SIZES, WANTED, ASKED))
    counts = np.random.default_rng(0).integers(0, 50, SIZES)

    def count_of(marginal):
        return np.asarray(counts.sum(axis=tuple(axis for axis in range(3) if axis not in marginal)))

    full = np.pad(counts, ((0, 0), (0, 1), (0, 0))).reshape(2, 5, 2, 4)
    expected = full.sum(axis=tuple(axis for axis in range(4) if axis not in axes))
    assert workload.count(Marginal(axes), count_of).tolist() == expected.tolist()


def test_cut_tables_have_the_labels_and_the_total():
    workload = refined(workload_of(SIZES, WANTED, ASKED))
    noisy = np.random.default_rng(1).normal(size=(2, 5, 2, 4))
    table = workload.digits_to_labels(2, noisy)
    assert table.shape == SIZES
    assert table.sum(axis=1) == pytest.approx(noisy.sum(axis=(1, 2)))


@pytest.mark.parametrize(
    ("axes", "title"),
    [
        ((), "everybody"),
        ((0, 1, 2), "a × b"),
        ((1,), "b in 5 parts"),
        ((0, 2), "a × b by the steps 2 of its tree"),
        ((3,), "c"),
    ],
)
def test_marginals_of_digits_have_names(axes, title):
    assert refined(workload_of(SIZES, WANTED, ASKED)).title(Marginal(axes)) == title


@pytest.mark.parametrize(("axes", "owners"), [((), ()), ((1,), (1,)), ((1, 2), (1,)), ((0, 2, 3), (0, 1, 2))])
def test_marginals_of_digits_tell_of_attributes(axes, owners):
    assert refined(workload_of(SIZES, WANTED, ASKED)).owners(Marginal(axes)) == owners
    assert workload_of(SIZES, WANTED).owners(Marginal(owners)) == owners


def test_labels_out_of_order_are_asked_for_one_by_one():
    attribute = Attribute("age", Kind.NUMBER, edges=(0.0, 1.0, 2.0, 3.0), other="else", missing="none")
    workload = refined(Workload(Domain((attribute,)), (WantedTable((0,), ranges=(0,)),)))
    (queries,) = workload.axis_queries(0)
    assert (queries.n_ordered, queries.digits.n, queries.count) == (3, 5, 6 + 2)


def test_one_attribute_alone():
    workload = alone(AxisQueries(digits_of(6), 6, Ask.PREFIXES))
    assert workload.domain.sizes == (3, 2)
    assert workload.queries == (6,)


def test_categories_have_no_ranges():
    with pytest.raises(UnorderedAttributeError, match="asks for ranges of “a”"):
        Workload(domain_of((3,)), (WantedTable((0,), ranges=(0,)),))


@pytest.mark.parametrize("choice", [{"ranges": (1,)}, {"ranges": (0,), "prefixes": (0,)}])
def test_ranges_are_asked_of_an_attribute_of_the_table_once(choice):
    with pytest.raises(ValueError, match="different attributes of the table"):
        WantedTable((0,), 1.0, **choice)


def test_too_many_ranges_are_refused():
    with pytest.raises(TooManyRangesError, match="13 levels in total, and at most 12"):
        workload_of((4097,), [(0,)], [((0,), ())])
    with pytest.raises(TooManyRangesError):
        workload_of((100, 100, 100), [(0, 1, 2)], [((0, 1, 2), ())])


def test_a_table_that_is_too_large_only_in_digits_is_refused():
    with pytest.raises(TableTooLargeError):
        workload_of((1800, 17000), [(0, 1)], [((0,), ())])
