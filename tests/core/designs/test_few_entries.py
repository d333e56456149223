"""Matrices of few entries multiply as scipy's do, to the last bit."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.designs.error_model import FewEntries, as_csr, sparse

NUMBERS = st.floats(-1e9, 1e9, allow_subnormal=False)


@st.composite
def matrices(draw):
    width = draw(st.integers(1, 6))
    columns = st.lists(st.integers(0, width - 1), unique=True, max_size=width)
    rows = [
        (places, draw(st.lists(NUMBERS, min_size=len(places), max_size=len(places))))
        for places in draw(st.lists(columns, max_size=6))
    ]
    return rows, width


@given(matrices(), st.data())
def test_products_are_those_of_scipy(matrix, data):
    rows, width = matrix
    few = sparse(rows, width)
    assert isinstance(few, FewEntries)
    for each, other in ((few, as_csr(few)), (few.T, as_csr(few).T)):
        n = each.shape[1]
        vector = np.array(data.draw(st.lists(NUMBERS, min_size=n, max_size=n)), dtype=np.float64)
        found = each @ vector
        assert found.dtype == np.float64
        assert found.tolist() == (other @ vector).tolist()


def test_entries_are_those_of_the_rows():
    made = as_csr(sparse([([2, 0], [1.0, 2.0]), ([], []), ([1], [3.0])], 3))
    assert made.toarray().tolist() == [[2, 0, 1], [0, 0, 0], [0, 3, 0]]


@pytest.mark.parametrize(("n", "is_ours"), [(20, True), (200, False)])
def test_many_entries_are_left_to_scipy(n, is_ours):
    assert isinstance(sparse([(range(n), [1.0] * n)] * n, n), FewEntries) is is_ours
