"""Tree designs: what is measured once serves every table that needs it."""

from __future__ import annotations

import pytest

from core.designs.trees import TreeLevel, best_of, tree_design
from core.linear.digits import digits_of
from core.linear.split_coefficients import SplitCoefficients
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import ONE_HOT, SIGN, TOTAL
from core.workload.axis_queries import Ask, AxisQueries
from core.workload.refined import refined
from tests.oracle.test_against_dense import workload_of

TERMS = NoiseTerms(Norm.L2, Neighbours.ADD_REMOVE)


def binary(queries, digits):
    """All levels as cells."""
    yield TreeLevel(())
    for end in range(1, len(digits) + 1):
        yield TreeLevel(digits[:end], step=digits[end - 1 : end])


def haar(queries, digits):
    """The total and all differences."""
    yield TreeLevel(())
    for place in range(len(digits)):
        yield TreeLevel(digits[:place], difference=digits[place : place + 1])


def test_a_block_of_several_tables_is_measured_once():
    workload = refined(workload_of((3, 4), [(0, 1), (1,), (0,)], [((1,), ()), ((1,), ())]))
    design = tree_design(workload, binary)
    assert sorted(block.axes for block in design.blocks) == [(), (0,), (0, 1), (0, 1, 2), (1,), (1, 2)]
    assert [sorted(design.blocks[place].axes for place in used) for used in design.direct] == [
        [(0,), (0, 1), (0, 1, 2)],
        [(), (1,), (1, 2)],
        [(0,)],
    ]


def test_trees_are_crossed():
    workload = refined(workload_of((4, 8), [(0, 1)], [((0,), (1,))]))
    assert len(tree_design(workload, binary).blocks) == 3 * 4
    assert len(tree_design(workload, haar).blocks) == 3 * 4


def test_prices():
    workload = refined(workload_of((4, 2), [(0,), (0, 1)], [((0,), ()), ((0,), ())]))
    cells, differences = tree_design(workload, binary), tree_design(workload, haar)
    assert {noise_group.sensitivity for noise_group in cells.noise_groups} == {TOTAL, ONE_HOT}
    for noise_group, block in zip(differences.noise_groups, differences.blocks, strict=True):
        assert (noise_group.sensitivity is SIGN) == isinstance(block, SplitCoefficients)


@pytest.mark.parametrize("n", [16, 256])
def test_of_equal_designs_the_first_is_taken(n):
    queries = AxisQueries(digits_of(n), n, Ask.RANGES)
    designs = [lambda workload: tree_design(workload, binary)] * 2
    number, used = best_of(designs, queries, TERMS)
    assert number == 0
    assert used[-1] == len(digits_of(n).sizes)
