"""Fourier coefficients: one block per effect, every coefficient a group, the shared ones measured once."""

from __future__ import annotations

import pytest

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.privacy.sensitivity import SIGN, TOTAL
from core.strategies.catalogue import find
from tests.oracle.test_against_dense import workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


def test_one_block_per_effect_each_coefficient_a_group():
    design = find("fourier").design(workload_of((2, 3, 5), [(0, 1), (1, 2)]), TERMS)
    assert [block.axes for block in design.blocks] == [(), (0,), (1,), (2,), (0, 1), (1, 2)]
    assert [noise_group.n_charges for noise_group in design.noise_groups] == [1, 1, 3, 7, 3, 21]
    assert [noise_group.sensitivity for noise_group in design.noise_groups] == [TOTAL] + [SIGN] * 5
    assert design.direct == ((0, 1, 2, 4), (0, 2, 3, 5))


def test_the_size_counts_padded_cells_and_coefficients():
    size = find("fourier").size(workload_of((2, 3, 5), [(0, 1), (1, 2)]), TERMS)
    assert (size.largest, size.answers) == (4 * 8, 36)


def test_an_attribute_with_one_label_takes_part_in_nothing():
    design = find("fourier").design(workload_of((1, 3), [(0, 1)]), TERMS)
    assert [block.axes for block in design.blocks] == [(), (1,)]


def test_under_yes_or_no_attributes_least_squares_cannot_gain():
    noise_plan = make_noise_plan(
        workload_of((2, 2, 4), [(0, 1), (1, 2)]),
        "fourier",
        BudgetSplit.DIRECT_OPTIMAL,
        PrivacyTerms(ReleaseCost.pure(1)),
    )
    assert noise_plan.cell_variances(Recovery.LEAST_SQUARES) == pytest.approx(
        noise_plan.cell_variances(Recovery.DIRECT)
    )


def test_codes_that_do_not_exist_tell_least_squares_more():
    noise_plan = make_noise_plan(
        workload_of((3, 5), [(0,), (0, 1)]), "fourier", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1))
    )
    assert (noise_plan.cell_variances(Recovery.LEAST_SQUARES) < noise_plan.cell_variances(Recovery.DIRECT)).all()


def test_many_pairs_of_yes_or_no_attributes_share_what_is_measured():
    """Barak et al.: k-way tables of d attributes need Σ C(d, ≤k) coefficients, instead of C(d, k) 2^k cells."""
    pairs = [(a, b) for b in range(16) for a in range(b)]
    size = find("fourier").size(workload_of((2,) * 16, pairs), TERMS)
    assert size.answers == 1 + 16 + 120
