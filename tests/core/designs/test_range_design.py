"""Designs of matrices crossed with other attributes: what is measured, once, and what it costs."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from core.designs.predicted_loss import PredictedLoss
from core.designs.range_design import product_sensitivity, range_design
from core.designs.range_factors import range_factors
from core.domain.marginal import Marginal
from core.linear.factor import Factor
from core.linear.factored_map import FactoredMap
from core.mechanisms.lattice_gaussian import LatticeGaussian
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import TOTAL, Sensitivity
from core.workload.factored import factored
from core.workload.refined import refined
from tests.core.linear.test_factor import FACTORS
from tests.oracle.test_against_dense import workload_of

PURE, GAUSSIAN = (NoiseTerms(norm, Neighbours.ADD_REMOVE) for norm in Norm)
TREE = FACTORS["a tree"]


def designed(workload, terms):
    wanted = refined(workload)
    return range_design(factored(wanted, range_factors(wanted, terms)), terms)


def test_gaussian_noise_takes_the_effects_of_the_others():
    """Two tables with the matrix of one attribute: its product with an effect that both have is measured once."""
    workload = workload_of((6, 2, 3), [(0, 1), (0, 2), (1, 2)], [((0,), ()), ((0,), ()), ((), ())])
    design = designed(workload, GAUSSIAN)
    assert sorted(block.axes for block in design.blocks) == [(), (0,), (0, 1), (0, 2), (1,), (1, 2), (2,)]
    assert [sorted(design.blocks[part].axes for part in parts) for parts in design.direct] == [
        [(0,), (0, 1)],
        [(0,), (0, 2)],
        [(), (1,), (1, 2), (2,)],
    ]
    for noise_group, block in zip(design.noise_groups, design.blocks, strict=True):
        assert isinstance(noise_group.noise, LatticeGaussian) == bool(block.effect_sizes)


def test_laplace_noise_takes_tables_or_merged_tables():
    """Whichever has less loss: a small second attribute is merged in, a large one is not."""
    for n, expected in ((2, [(0, 1, 2)]), (40, [(0, 1), (0, 2)])):
        workload = workload_of((8, n, n), [(0, 1), (0, 2)], [((0,), ()), ((0,), ())])
        design = designed(workload, PURE)
        assert [block.axes for block in design.blocks] == expected
        assert design.direct == (((0,), (0,)) if n == 2 else ((0,), (1,)))


def test_of_a_product_the_losses_multiply():
    """One table of two attributes: the least loss is the product of those of each alone, up to the scale of noise."""

    def loss(sizes, wanted, asked):
        workload = workload_of(sizes, [wanted], [(asked, ())])
        design = designed(workload, GAUSSIAN)
        return PredictedLoss(refined(workload), design, GAUSSIAN).least_loss()

    first, second, both = loss((6,), (0,), (0,)), loss((5,), (0,), (0,)), loss((6, 5), (0, 1), (0, 1))
    assert both == pytest.approx(2 * first * second, rel=0.01)
    assert loss((6, 5), (0, 1), (0,)) == pytest.approx(5 * first, rel=0.01)


def test_a_public_total_is_measured_exactly():
    workload = workload_of((6,), [(0,)], [((0,), ())])
    known = designed(workload, NoiseTerms(Norm.L2, Neighbours.REPLACE))
    assert known.noise_groups[-1].sensitivity == TOTAL
    assert known.blocks[-1].axes == ()
    assert len(designed(workload, NoiseTerms(Norm.L2, Neighbours.REPLACE, 2)).blocks) == 1


SIZES = (5, 3, 5, 2, 1)
MATRICES = {0: TREE, 2: TREE}


def block(axes, effect=()):
    return FactoredMap(Marginal(axes), SIZES, MATRICES, Marginal(effect))


def test_sensitivities_by_hand():
    """Columns of the tree: a 1 of their own, one of two sums, and the total; L1 norm 3, inner products 1, 2 and 3."""
    assert product_sensitivity(block((0,)), Norm.L1) == Sensitivity(3, 4, 0, 0)
    assert product_sensitivity(block((0,)), Norm.L2) == Sensitivity(0, 0, 3, 4)
    assert product_sensitivity(block((0, 1)), Norm.L1) == Sensitivity(3, 6, 0, 0)
    assert product_sensitivity(block((0, 1)), Norm.L2) == Sensitivity(0, 0, 3, 6)
    assert product_sensitivity(block((0, 2)), Norm.L1) == Sensitivity(9, 18, 0, 0)
    assert product_sensitivity(block((0, 2)), Norm.L2) == Sensitivity(0, 0, 9, 16)
    with_effect = product_sensitivity(block((0, 3), (3,)), Norm.L2)
    assert with_effect == Sensitivity(0, 0, Fraction(3, 2), 2 * (Fraction(3, 2) + Fraction(3, 2)))
    assert product_sensitivity(block(()), Norm.L2) == TOTAL


def test_matrices_of_single_labels_are_free_where_records_are_exchanged():
    one = FACTORS["one label"]
    totals = FactoredMap(Marginal((0, 1)), (1, 1, 5), {0: one, 1: one}, Marginal())
    assert product_sensitivity(totals, Norm.L1) == Sensitivity(49, 0, 0, 0)
    assert product_sensitivity(totals, Norm.L2).l2_squared_replace == 0
    mixed = FactoredMap(Marginal((0, 2)), (1, 1, 5), {0: one, 2: TREE}, Marginal())
    assert product_sensitivity(mixed, Norm.L1) == Sensitivity(21, 42, 0, 0)
    two = FactoredMap(Marginal((0, 1)), (1, 2), {0: one, 1: Factor(np.eye(2, dtype=np.int64))}, Marginal())
    assert product_sensitivity(two, Norm.L1) == Sensitivity(7, 14, 0, 0)


def test_single_labels_change_no_sensitivity_and_two_cells_do():
    single, two_cells = (
        (Sensitivity(1, 0, 0, 0), Sensitivity(0, 0, 1, 0)),
        (Sensitivity(3, 6, 0, 0), Sensitivity(0, 0, 3, 6)),
    )
    for norm, of_one, of_two in zip((Norm.L1, Norm.L2), single, two_cells, strict=True):
        assert product_sensitivity(block((0, 3)), norm) == of_two
        assert product_sensitivity(block((0, 4)), norm) == product_sensitivity(block((0,)), norm)
        assert product_sensitivity(block((4,)), norm) == of_one
