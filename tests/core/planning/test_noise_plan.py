"""What a plan can say of its errors, and what it cannot."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.designs.design import NoiseGroup
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.errors import ConsistencyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery, noise_group_title, smooth_variances
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.privacy.sensitivity import ONE_HOT
from core.recovery.consistency import Consistency
from core.recovery.pipeline import check_consistency
from core.workload.workload import WantedTable, Workload
from tests.oracle.test_against_dense import workload_of


@pytest.mark.parametrize("recovery", list(Recovery))
def test_a_matrix_has_no_errors_of_single_effects(recovery):
    noise_plan = make_noise_plan(
        workload_of((2, 3), [(0, 1), (0,)]), "matrix", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1))
    )
    with pytest.raises(TypeError, match=r"does not keep effects apart$"):
        noise_plan.effect_variances(recovery, 0)


@pytest.mark.parametrize("scales", [lambda scales: scales[:-1], lambda scales: (*scales, scales[0])])
def test_a_plan_has_one_scale_a_lot(scales):
    noise_plan = make_noise_plan(
        workload_of((2, 3), [(0,), (1,)]), "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1))
    )
    assert noise_plan.scaled_groups == tuple(
        (noise_group, scale)
        for noise_group, scale in zip(noise_plan.design.noise_groups, noise_plan.scales, strict=True)
    )
    with pytest.raises(ValueError, match="zip"):
        replace(noise_plan, scales=scales(noise_plan.scales))


@pytest.mark.parametrize("recovery", list(Recovery))
def test_effects_are_those_of_the_noise_itself_unless_it_is_to_be_smooth(recovery):
    noise_plan = make_noise_plan(
        workload_of((2, 3), [(0, 1), (0,)]), "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(5))
    )
    factors = (
        noise_plan.model.least_squares_factors
        if recovery is Recovery.LEAST_SQUARES
        else noise_plan.model.direct_factors
    )
    exact, smooth = factors(0, noise_plan.variances), factors(0, smooth_variances(noise_plan))
    assert (noise_plan.effect_variances(recovery, 0) == exact).all()
    assert (noise_plan.effect_variances(recovery, 0, smooth=True) == smooth).all()
    assert not np.allclose(exact, smooth, rtol=0.01)


def test_half_a_step_is_added_to_the_margin_of_noise_on_whole_numbers():
    """ρ = 1/8 makes σ = 2."""
    terms = PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 8)))
    noise_plan = make_noise_plan(workload_of((2, 3), [(0, 1)]), "base", BudgetSplit.UNIFORM, terms)
    assert noise_plan.half_widths(Recovery.DIRECT, 0.95) == pytest.approx([1.959964 * 2 + 0.5])


@pytest.mark.parametrize("recovery", list(Recovery))
def test_the_typical_number_is_that_of_the_mean_variance(recovery):
    """Of six cells that count twice, and three: 12 of 15 parts are those of the first table."""
    wanted = workload_of((2, 3), [(0, 1), (1,)])
    wanted = replace(wanted, tables=(replace(wanted.tables[0], weight=2.0), wanted.tables[1]))
    noise_plan = make_noise_plan(wanted, "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.concentrated(1)))
    first, second = (noise_plan.half_widths(recovery, 0.9) - 0.5) ** 2
    typical = noise_plan.typical_half_width(recovery, 0.9)
    assert (typical - 0.5) ** 2 == pytest.approx((12 * first + 3 * second) / 15)


@pytest.mark.parametrize(
    ("blocks", "title"),
    [
        ((0,), "a × b"),
        ((2,), "c"),
        ((1, 2), "b × c and 1 more, together"),
        ((0, 1, 2), "a × b and 2 more, together"),
    ],
)
def test_a_noise_group_is_named_by_its_first_block(blocks, title):
    noise_plan = make_noise_plan(
        workload_of((2, 3, 4), [(0, 1), (1, 2), (2,)]),
        "marginals",
        BudgetSplit.UNIFORM,
        PrivacyTerms(ReleaseCost.pure(1)),
    )
    told = noise_group_title(noise_plan, NoiseGroup(blocks, 1, ONE_HOT))
    assert told == title
    assert len(blocks) == 1 or told.key == "group.together", "kept releases hold it"


@pytest.mark.parametrize(("key", "n_bins"), [("wavelet", 2), ("wavelet", 8), ("fourier", 9)])
def test_a_table_without_all_its_measurements_has_no_error_of_plain_cells(key, n_bins):
    """What is not measured has an infinite variance, which met effects that it does not touch: inf · 0."""
    age = Attribute("age", Kind.NUMBER, edges=tuple(map(float, range(n_bins + 1))))
    sex = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
    wanted = Workload(Domain((age, sex)), (WantedTable((0, 1), prefixes=(0,)), WantedTable((0,), prefixes=(0,))))
    noise_plan = make_noise_plan(
        wanted, key, BudgetSplit.LEAST_SQUARES_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)
    )
    cells = noise_plan.cell_variances(Recovery.DIRECT)
    assert np.isinf(cells).any()
    assert not np.isnan(cells).any()
    assert np.isfinite(noise_plan.cell_variances(Recovery.LEAST_SQUARES)).all()
    with pytest.raises(ConsistencyUnfitError, match="without measurements of their own"):
        check_consistency(noise_plan, Recovery.LEAST_SQUARES, Consistency.LEAST_LARGEST)
