"""Workloads: what is asked for, once each, and nothing that cannot be had."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.errors import (
    AmountError,
    DuplicateTableError,
    NoTablesError,
    RepeatedAttributeError,
    TableTooLargeError,
    TableTooWideError,
)
from core.workload.workload import CELL_LIMIT, MOST_ATTRIBUTES, WantedTable, Workload, of_marginals


def domain(*sizes):
    return Domain(
        tuple(Attribute(f"a{place}", Kind.CATEGORIES, tuple(map(str, range(size)))) for place, size in enumerate(sizes))
    )


def test_the_owners_order_stays_beside_the_set():
    workload = Workload(domain(2, 3, 4), (WantedTable((2, 0), 3.0), WantedTable((1,))))
    assert workload.tables[0].axes == (2, 0)
    assert workload.marginals == (Marginal((0, 2)), Marginal((1,)))
    assert workload.weights == (3.0, 1.0)
    assert workload.cells == (8, 3)


def test_the_closure_holds_the_subsets_that_have_effects():
    workload = of_marginals(domain(2, 1, 3), [(0, 1), (1, 2)])
    assert workload.closure() == ((), (0,), (2,))


def test_the_closure_of_many_single_labels_is_small():
    workload = of_marginals(domain(*[1] * 15, 2), [range(16)])
    assert workload.closure() == ((), (15,))


def test_nothing_asked_for_is_refused():
    with pytest.raises(NoTablesError):
        Workload(domain(2), ())


def test_the_same_table_twice_is_refused_in_any_order():
    with pytest.raises(DuplicateTableError, match="a1 × a0"):
        of_marginals(domain(2, 2), [(0, 1), (1, 0)])


def test_an_attribute_twice_in_a_table_is_refused():
    with pytest.raises(RepeatedAttributeError, match="“a1” twice"):
        of_marginals(domain(2, 2), [(1, 0, 1)])


def test_a_table_of_too_many_cells_is_refused():
    limit = of_marginals(domain(2**12, 2**13), [(0, 1)])
    assert limit.cells == (CELL_LIMIT,)
    with pytest.raises(TableTooLargeError, match="33,558,528 cells"):
        of_marginals(domain(2**12, 2**13 + 1), [(0, 1)])


def test_a_table_of_too_many_attributes_is_refused_however_few_cells_it_has():
    of_marginals(domain(*[1] * 16), [range(MOST_ATTRIBUTES)])
    with pytest.raises(TableTooWideError, match="17 attributes; at most 16"):
        of_marginals(domain(*[1] * 17), [range(17)])


@pytest.mark.parametrize("weight", [0.0, -1.0, float("nan"), float("inf"), 1e-101, 1e101])
def test_weights_that_cannot_be_weighed_are_refused(weight):
    with pytest.raises(AmountError, match="The weight of a0 is"):
        Workload(domain(2), (WantedTable((0,), weight),))
