"""Sets of attributes: order and repetition do not matter, and every subset is listed once."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.domain.marginal import Marginal, downward_closure

AXES = st.lists(st.integers(0, 6), max_size=6)


@given(AXES)
def test_order_and_repetition_do_not_matter(axes):
    assert Marginal.of(axes) == Marginal.of(reversed(axes * 2)) == tuple(sorted(set(axes)))
    assert hash(Marginal.of(axes)) == hash(Marginal.of(axes * 2))


@given(AXES, AXES)
def test_union_and_inclusion_are_those_of_sets(first, second):
    a, b = Marginal.of(first), Marginal.of(second)
    assert set(a.union(b)) == set(first) | set(second)
    assert a.is_within(b) == (set(first) <= set(second))
    assert a.is_within(a.union(b))


@given(AXES)
def test_subsets_are_all_of_them_smaller_ones_first(axes):
    marginal = Marginal.of(axes)
    subsets = list(marginal.subsets())
    assert len(set(subsets)) == len(subsets) == 2 ** len(marginal)
    assert [len(subset) for subset in subsets] == sorted(len(subset) for subset in subsets)
    assert all(subset.is_within(marginal) for subset in subsets)


@given(st.lists(AXES, max_size=4))
def test_the_closure_holds_every_subset_once(lists):
    marginals = [Marginal.of(axes) for axes in lists]
    closure = downward_closure(marginals)
    assert len(set(closure)) == len(closure)
    assert set(closure) == {subset for marginal in marginals for subset in marginal.subsets()}
    assert list(closure) == sorted(closure, key=lambda marginal: (len(marginal), marginal))
