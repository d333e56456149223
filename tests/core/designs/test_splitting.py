"""What is fixed, what is left, and that the parts of a table are found again."""

from __future__ import annotations

import pytest

from core.designs.splitting import direct_parts, moments, split_by
from tests.oracle.test_against_dense import CASES, workload_of


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("order", [1, 2])
def test_what_is_left_of_every_table_is_small_enough(case, order):
    workload = workload_of(*CASES[case])
    split, others = split_by(workload, order)
    sizes = workload.domain.sizes
    assert not set(split) & set(others)
    assert all(sizes[axis] == 2 for axis in others)
    for marginal in workload.marginals:
        left = [axis for axis in marginal if axis not in split and sizes[axis] > 1]
        assert len(left) <= order
        assert set(left) <= set(others)


def test_the_attribute_of_most_tables_is_fixed_first():
    workload = workload_of((2, 2, 2, 2), [(0, 1), (0, 2), (0, 3)])
    assert split_by(workload, 1) == ((0,), (1, 2, 3))


def test_parts_name_every_effect_of_what_is_left():
    workload = workload_of((3, 2, 2), [(0, 1), (1, 2), ()])
    split, _ = split_by(workload, 2)
    effects = moments(workload, split)
    named = [[effects[number] for number in parts] for parts in direct_parts(workload, split, effects)]
    assert named == [[(), (1,)], [(), (1,), (2,), (1, 2)], [()]]
