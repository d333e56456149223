"""Plans cost at most their budget, exactly, whatever it is and whoever is protected."""

from __future__ import annotations

import itertools
import math
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.designs import noise_groups
from core.designs.noise_scale import Exact
from core.domain.marginal import Marginal
from core.errors import NoiseTooLargeError, StrategyUnfitError, UnknownStrategyError
from core.linear.strategy_matrix import matrix_of_numbers
from core.mechanisms.catalogue import mechanism_for
from core.planning import noise_planner
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import forecast, make_noise_plan, priced_design, split_priced_design
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import SPLIT_RECOVERY_PAIRS
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.privacy.sensitivity import TOTAL
from core.privacy.zcdp_conversion import noise_budget_of
from core.strategies.catalogue import every, find
from core.workload.refined import refined
from tests.oracle.test_against_dense import workload_of

AMOUNTS = st.fractions(min_value=Fraction(1, 10**6), max_value=50).filter(lambda amount: amount > 0)
BUDGETS = st.one_of(
    AMOUNTS.map(ReleaseCost.pure),
    AMOUNTS.map(ReleaseCost.concentrated),
    st.builds(ReleaseCost.approximate, AMOUNTS, st.sampled_from([Fraction(1, 10**9), Fraction(1, 7)])),
)
PRICES = st.builds(PrivacyTerms, BUDGETS, st.sampled_from(Neighbours), st.integers(1, 9))
WORKLOADS = (
    workload_of((2, 3, 2), [(0, 1), (1, 2), (0,)]),
    workload_of((5, 2), [(), (0, 1)]),
    workload_of((1, 4), [(0,), (0, 1)]),
    workload_of((2, 6), [(0, 1), (1,)], [((1,), ()), ((), (1,))]),
)


@given(PRICES, st.sampled_from(WORKLOADS), st.sampled_from(BudgetSplit), st.sampled_from(every()))
@settings(max_examples=80)
def test_the_cost_never_exceeds_the_budget(privacy_terms, workload, split, strategy):
    if not (
        any(strategy.applies(kind.noise_terms) for kind in privacy_terms.kinds) and strategy.serves(refined(workload))
    ):
        return
    try:
        noise_plan = make_noise_plan(workload, strategy.info.key, split, privacy_terms)
    except NoiseTooLargeError:
        return  # refused, which costs nothing
    assert noise_plan.privacy_terms in privacy_terms.kinds
    privacy_terms = noise_plan.privacy_terms
    law, deltas = mechanism_for(privacy_terms.norm), noise_groups.sensitivities(noise_plan.design, privacy_terms)
    spent = sum(
        noise_group.n_charges * law.cost(scale, delta)
        for noise_group, scale, delta in zip(noise_plan.design.noise_groups, noise_plan.scales, deltas, strict=True)
        if isinstance(scale, Fraction)
    )
    noise_budget = noise_budget_of(privacy_terms.cost)
    assert spent <= noise_budget
    assert all((delta == 0) == isinstance(scale, Exact) for scale, delta in zip(noise_plan.scales, deltas, strict=True))
    if any(isinstance(scale, Fraction) for scale in noise_plan.scales):
        assert spent > noise_budget * Fraction(999_999, 1_000_000)


@given(PRICES, st.sampled_from(WORKLOADS))
@settings(max_examples=8)
def test_every_wanted_table_is_determined(privacy_terms, workload):
    for strategy, (split, recovery) in itertools.product(every(), SPLIT_RECOVERY_PAIRS):
        if strategy.applies(privacy_terms.noise_terms) and strategy.serves(refined(workload)):
            with suppress(NoiseTooLargeError):  # refused, which costs nothing
                cells = make_noise_plan(workload, strategy.info.key, split, privacy_terms).cell_variances(recovery)
                assert np.isfinite(cells).all()
                assert (cells >= 0).all()


@pytest.mark.parametrize("key", [strategy.info.key for strategy in every()])
@pytest.mark.parametrize("budget", [ReleaseCost.pure(1), ReleaseCost.concentrated(1)])
def test_least_squares_is_never_worse_than_direct(key, budget):
    workload, privacy_terms = WORKLOADS[0], PrivacyTerms(budget)
    if not find(key).applies(privacy_terms.noise_terms) or not find(key).serves(workload):
        pytest.skip("not for this kind of privacy")
    for split in BudgetSplit:
        noise_plan = make_noise_plan(workload, key, split, privacy_terms)
        fitted, direct = noise_plan.cell_variances(Recovery.LEAST_SQUARES), noise_plan.cell_variances(Recovery.DIRECT)
        assert (fitted <= direct * (1 + 1e-9)).all()


@pytest.mark.parametrize("key", ["base", "marginals", "fourier"])
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_budgets_made_for_a_recovery_are_the_best_for_it(key, neighbours):
    workload, privacy_terms = (
        workload_of((2, 3, 4), [(0, 1), (1, 2), (0,)]),
        PrivacyTerms(ReleaseCost.pure(Fraction(1, 100)), neighbours),
    )
    totals = {}
    for split, recovery in itertools.product(BudgetSplit, Recovery):
        noise_plan = make_noise_plan(workload, key, split, privacy_terms)
        totals[split, recovery] = noise_plan.total_variance(noise_plan.cell_variances(recovery))
    rounding = 1 + 1e-9
    direct = totals[BudgetSplit.DIRECT_OPTIMAL, Recovery.DIRECT]
    assert direct <= totals[BudgetSplit.UNIFORM, Recovery.DIRECT] * rounding
    best = totals[BudgetSplit.LEAST_SQUARES_OPTIMAL, Recovery.LEAST_SQUARES]
    assert best <= totals[BudgetSplit.DIRECT_OPTIMAL, Recovery.LEAST_SQUARES] * rounding
    assert best <= direct * rounding


def test_of_splits_without_any_error_that_for_the_plain_recovery_stays():
    """They cannot be told apart by their errors; with noise they can."""
    workload = workload_of((2, 3, 4), [(0, 1), (1, 2), (0,)])
    small, large = (
        [
            make_noise_plan(workload, "marginals", each, PrivacyTerms(ReleaseCost.pure(epsilon)))
            for each in (BudgetSplit.DIRECT_OPTIMAL, BudgetSplit.LEAST_SQUARES_OPTIMAL)
        ]
        for epsilon in (1, 10**6)
    )
    assert small[0].shares != small[1].shares
    assert [share / 10**6 for share in large[1].shares] == list(small[0].shares)
    assert large[0].shares == large[1].shares


@pytest.mark.parametrize("split", list(BudgetSplit))
def test_what_no_neighbour_can_change_costs_nothing(split):
    privacy_terms = PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)
    assert make_noise_plan(workload_of((2, 3), [()]), "marginals", split, privacy_terms).shares == (0,)
    assert make_noise_plan(workload_of((2, 3), [(), (0, 1)]), "marginals", split, privacy_terms).shares == (0, 1)


@pytest.mark.parametrize("weight", [1e-6, 1e6, 1e-90, 1e90])
def test_weights_of_any_size(weight):
    workload = workload_of((2, 3, 4), [(0, 1), (1, 2)])
    heavy = type(workload)(workload.domain, (type(workload.tables[0])((0, 1), weight), workload.tables[1]))
    for strategy, (split, recovery) in itertools.product(("marginals", "fourier"), SPLIT_RECOVERY_PAIRS):
        cells = make_noise_plan(heavy, strategy, split, PrivacyTerms(ReleaseCost.pure(1))).cell_variances(recovery)
        assert np.isfinite(cells).all()


@pytest.mark.parametrize("epsilon", [Fraction(1, 10**9), Fraction(1430), Fraction(10**6)])
def test_budgets_of_any_size(epsilon):
    for strategy, (split, recovery) in itertools.product(every(), SPLIT_RECOVERY_PAIRS):
        privacy_terms = PrivacyTerms(ReleaseCost.pure(epsilon))
        if strategy.applies(privacy_terms.noise_terms) and strategy.serves(WORKLOADS[0]):
            cells = make_noise_plan(WORKLOADS[0], strategy.info.key, split, privacy_terms).cell_variances(recovery)
            assert np.isfinite(cells).all()


def test_noise_beyond_64_bits_is_refused():
    with pytest.raises(NoiseTooLargeError):
        make_noise_plan(WORKLOADS[0], "base", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(Fraction(1, 10**16))))


@pytest.mark.parametrize("turned", [False, True])
def test_of_several_reasons_the_one_that_more_budget_would_change_is_told(monkeypatch, turned):
    """One kind of noise needs too much memory, the other is too wide."""
    faults = [StrategyUnfitError(strategy="base", why="too large", cure=""), NoiseTooLargeError()]
    left = iter(faults[::-1] if turned else faults)

    def refused(*_):
        raise next(left)

    monkeypatch.setattr(noise_planner, "priced_design", refused)
    with pytest.raises(NoiseTooLargeError):
        make_noise_plan(
            WORKLOADS[0], "base", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.approximate(1, Fraction(1, 10**6)))
        )


def test_no_answer_that_a_neighbour_can_change_is_planned_without_noise():
    noise_plan = make_noise_plan(WORKLOADS[0], "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1)))
    for none in (Exact(TOTAL, NoiseTerms(Norm.L1, Neighbours.REPLACE)), Fraction(0)):
        with pytest.raises(ValueError, match=r"proof|positive"):
            replace(noise_plan, scales=(*noise_plan.scales[:-1], none))


def test_an_unknown_strategy_is_refused_with_those_there_are():
    with pytest.raises(UnknownStrategyError, match=r"“magic”.*recommended, .*base, .*fourier"):
        make_noise_plan(WORKLOADS[0], "magic", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1)))


def test_a_strategy_that_does_not_fit_is_refused():
    workload = workload_of((2**13, 2**13), [(0,), (1,)])
    with pytest.raises(StrategyUnfitError, match=r"“base”.*67,108,864 cells"):
        make_noise_plan(workload, "base", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1)))


def test_a_draft_can_be_priced_again():
    privacy_terms = PrivacyTerms(ReleaseCost.pure(2))
    priced = priced_design(WORKLOADS[0], find("marginals"), privacy_terms.noise_terms)
    again = split_priced_design(priced, BudgetSplit.DIRECT_OPTIMAL, privacy_terms)
    assert again.scales == make_noise_plan(WORKLOADS[0], "marginals", BudgetSplit.DIRECT_OPTIMAL, privacy_terms).scales


@pytest.mark.parametrize("key", ["base", "marginals", "fourier"])
@pytest.mark.parametrize("recovery", list(Recovery))
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_totals_have_the_variance_of_their_sums(key, recovery, neighbours):
    """Ask for a table, and for its totals as tables inside the same plan: the predictions must agree."""
    wanted = [(0, 1, 2), (0, 1), (2,), ()]
    noise_plan = make_noise_plan(
        workload_of((2, 3, 4), wanted), key, BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1), neighbours)
    )
    totals = noise_plan.total_variances(recovery, 0)
    assert totals[1, 1, 1] == pytest.approx(noise_plan.cell_variances(recovery)[0])
    if recovery is Recovery.LEAST_SQUARES:
        expected = noise_plan.cell_variances(recovery)
        assert totals[1, 1, 0] == pytest.approx(expected[1])
        assert totals[0, 0, 1] == pytest.approx(expected[2])
        assert totals[0, 0, 0] == pytest.approx(expected[3])


def test_direct_totals_add_up_independent_cells():
    noise_plan = make_noise_plan(
        workload_of((2, 3), [(0, 1), (1,)]), "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1))
    )
    totals, cell = noise_plan.total_variances(Recovery.DIRECT, 0), noise_plan.variances[0]
    assert totals.tolist() == pytest.approx(np.array([[6, 2], [3, 1]]) * cell)


def test_half_widths_hold_what_they_say_for_a_single_draw():
    """Sum the exact probabilities: at a scale of 1, z standard deviations alone would hold 93 % and 88 %."""
    for budget, coverage, thousandths in itertools.product(
        (ReleaseCost.pure, ReleaseCost.concentrated), (0.5, 0.9, 0.95, 0.99), (20, 100, 300, 700, 1000, 5000, 30_000)
    ):
        noise_plan = make_noise_plan(
            WORKLOADS[0], "base", BudgetSplit.UNIFORM, PrivacyTerms(budget(Fraction(thousandths, 1000)))
        )
        (scale,), reach = noise_plan.scales, 5000
        width = noise_plan.total_half_widths(Recovery.DIRECT, 0, coverage)
        single = (width - 0.5) / np.sqrt(noise_plan.total_variances(Recovery.DIRECT, 0))  # z, or a little more
        assert (single > 0).all()
        one = make_noise_plan(workload_of((2, 3), [(0, 1)]), "marginals", BudgetSplit.UNIFORM, noise_plan.privacy_terms)
        assert one.scales == (scale,)
        (half,) = one.half_widths(Recovery.DIRECT, coverage)
        x = np.arange(-reach, reach + 1.0)
        exponent = np.abs(x) / float(scale) if budget == ReleaseCost.pure else x**2 / (2 * float(scale))
        mass = np.exp(-exponent)
        assert mass[np.abs(x) <= half].sum() / mass.sum() >= coverage


def test_exact_numbers_have_no_half_width():
    privacy_terms = PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)
    noise_plan = make_noise_plan(
        workload_of((5, 2), [(), (0, 1)]), "marginals", BudgetSplit.DIRECT_OPTIMAL, privacy_terms
    )
    assert noise_plan.half_widths(Recovery.LEAST_SQUARES, 0.95)[0] == 0
    assert math.isclose(noise_plan.total_half_widths(Recovery.LEAST_SQUARES, 1, 0.95)[0, 0], 0)


def test_a_release_is_forecast_as_its_strategy_says():
    small, large = (
        forecast(
            make_noise_plan(
                workload_of((n, n), [(0, 1)]),
                "custom",
                BudgetSplit.DIRECT_OPTIMAL,
                PrivacyTerms(ReleaseCost.pure(1)),
                named,
            ),
            named,
        )
        for n in (2, 500)
        for named in [(Marginal((0, 1)),)]
    )
    assert 0 < small.seconds < large.seconds
    assert 0 < small.bytes < large.bytes


@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize("split", list(BudgetSplit))
def test_a_matrix_of_the_owner_costs_what_is_asked_and_is_forecast(split, neighbours):
    rows = matrix_of_numbers(np.array([[1, 1, 0], [0, 2, 3], [1, 0, 1], [1, 1, 1]]))
    for cost in (ReleaseCost.pure(Fraction(2, 3)), ReleaseCost.concentrated(Fraction(1, 7))):
        plan = make_noise_plan(workload_of((3,), [(0,)]), "custom", split, PrivacyTerms(cost, neighbours), rows)
        (group,), (scale,), terms = plan.design.noise_groups, plan.scales, plan.privacy_terms.noise_terms
        charged = group.sensitivity.under(terms.norm, terms.neighbours, terms.at_most)
        spent = charged / scale if terms.norm is Norm.L1 else charged / (2 * scale)
        assert noise_budget_of(cost) * (1 - Fraction(1, 10**9)) <= spent <= noise_budget_of(cost)
        assert forecast(plan, rows).bytes > 0
