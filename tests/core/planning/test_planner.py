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

from core.designs import lots
from core.designs.noise_scale import Exact
from core.domain.marginal import Marginal
from core.errors import NoiseTooLargeError, StrategyUnfitError, UnknownStrategyError
from core.mechanisms.catalogue import mechanism_for
from core.planning import planner
from core.planning.allocation import Allocation
from core.planning.compare import ROADS
from core.planning.plan import Recovery
from core.planning.planner import draft, forecast, make_plan, price_draft
from core.planning.price import Price
from core.privacy.budget import Budget, Norm
from core.privacy.convert import noise_money
from core.privacy.neighbours import TOTAL, Neighbours, Terms
from core.strategies.catalogue import every, find
from core.workload.refined import refined
from tests.oracle.test_against_dense import workload_of

AMOUNTS = st.fractions(min_value=Fraction(1, 10**6), max_value=50).filter(lambda amount: amount > 0)
BUDGETS = st.one_of(
    AMOUNTS.map(Budget.pure),
    AMOUNTS.map(Budget.concentrated),
    st.builds(Budget.approximate, AMOUNTS, st.sampled_from([Fraction(1, 10**9), Fraction(1, 7)])),
)
PRICES = st.builds(Price, BUDGETS, st.sampled_from(Neighbours), st.integers(1, 9))
WORKLOADS = (
    workload_of((2, 3, 2), [(0, 1), (1, 2), (0,)]),
    workload_of((5, 2), [(), (0, 1)]),
    workload_of((1, 4), [(0,), (0, 1)]),
    workload_of((2, 6), [(0, 1), (1,)], [((1,), ()), ((), (1,))]),
)


@given(PRICES, st.sampled_from(WORKLOADS), st.sampled_from(Allocation), st.sampled_from(every()))
@settings(max_examples=80)
def test_the_cost_never_exceeds_the_budget(price, workload, allocation, strategy):
    if not (any(strategy.applies(kind.terms) for kind in price.kinds) and strategy.serves(refined(workload))):
        return
    try:
        plan = make_plan(workload, strategy.info.key, allocation, price)
    except NoiseTooLargeError:
        return  # refused, which costs nothing
    assert plan.price in price.kinds
    price = plan.price
    law, deltas = mechanism_for(price.norm), lots.sensitivities(plan.design, price)
    spent = sum(
        lot.n_groups * law.cost(scale, delta)
        for lot, scale, delta in zip(plan.design.lots, plan.scales, deltas, strict=True)
        if isinstance(scale, Fraction)
    )
    money = noise_money(price.budget)
    assert spent <= money
    assert all((delta == 0) == isinstance(scale, Exact) for scale, delta in zip(plan.scales, deltas, strict=True))
    if any(isinstance(scale, Fraction) for scale in plan.scales):
        assert spent > money * Fraction(999_999, 1_000_000)


@given(PRICES, st.sampled_from(WORKLOADS))
@settings(max_examples=8)
def test_every_wanted_table_is_determined(price, workload):
    for strategy, (allocation, recovery) in itertools.product(every(), ROADS):
        if strategy.applies(price.terms) and strategy.serves(refined(workload)):
            with suppress(NoiseTooLargeError):  # refused, which costs nothing
                cells = make_plan(workload, strategy.info.key, allocation, price).cell_variances(recovery)
                assert np.isfinite(cells).all()
                assert (cells >= 0).all()


@pytest.mark.parametrize("key", [strategy.info.key for strategy in every()])
@pytest.mark.parametrize("budget", [Budget.pure(1), Budget.concentrated(1)])
def test_least_squares_is_never_worse_than_direct(key, budget):
    workload, price = WORKLOADS[0], Price(budget)
    if not find(key).applies(price.terms) or not find(key).serves(workload):
        pytest.skip("not for this kind of privacy")
    for allocation in Allocation:
        plan = make_plan(workload, key, allocation, price)
        fitted, direct = plan.cell_variances(Recovery.OPTIMAL), plan.cell_variances(Recovery.DIRECT)
        assert (fitted <= direct * (1 + 1e-9)).all()


@pytest.mark.parametrize("key", ["base", "marginals", "fourier"])
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_budgets_made_for_a_recovery_are_the_best_for_it(key, neighbours):
    workload, price = workload_of((2, 3, 4), [(0, 1), (1, 2), (0,)]), Price(Budget.pure(Fraction(1, 100)), neighbours)
    totals = {}
    for allocation, recovery in itertools.product(Allocation, Recovery):
        plan = make_plan(workload, key, allocation, price)
        totals[allocation, recovery] = plan.total_variance(plan.cell_variances(recovery))
    rounding = 1 + 1e-9
    direct = totals[Allocation.OPTIMAL, Recovery.DIRECT]
    assert direct <= totals[Allocation.UNIFORM, Recovery.DIRECT] * rounding
    best = totals[Allocation.BEST, Recovery.OPTIMAL]
    assert best <= totals[Allocation.OPTIMAL, Recovery.OPTIMAL] * rounding
    assert best <= direct * rounding


def test_of_splits_without_any_error_that_for_the_plain_recovery_stays():
    """They cannot be told apart by their errors; with noise they can."""
    workload = workload_of((2, 3, 4), [(0, 1), (1, 2), (0,)])
    small, large = (
        [
            make_plan(workload, "marginals", each, Price(Budget.pure(epsilon)))
            for each in (Allocation.OPTIMAL, Allocation.BEST)
        ]
        for epsilon in (1, 10**6)
    )
    assert small[0].shares != small[1].shares
    assert [share / 10**6 for share in large[1].shares] == list(small[0].shares)
    assert large[0].shares == large[1].shares


@pytest.mark.parametrize("allocation", list(Allocation))
def test_what_no_neighbour_can_change_costs_nothing(allocation):
    price = Price(Budget.pure(1), Neighbours.REPLACE)
    assert make_plan(workload_of((2, 3), [()]), "marginals", allocation, price).shares == (0,)
    assert make_plan(workload_of((2, 3), [(), (0, 1)]), "marginals", allocation, price).shares == (0, 1)


@pytest.mark.parametrize("weight", [1e-6, 1e6, 1e-90, 1e90])
def test_weights_of_any_size(weight):
    workload = workload_of((2, 3, 4), [(0, 1), (1, 2)])
    heavy = type(workload)(workload.domain, (type(workload.tables[0])((0, 1), weight), workload.tables[1]))
    for strategy, (allocation, recovery) in itertools.product(("marginals", "fourier"), ROADS):
        cells = make_plan(heavy, strategy, allocation, Price(Budget.pure(1))).cell_variances(recovery)
        assert np.isfinite(cells).all()


@pytest.mark.parametrize("epsilon", [Fraction(1, 10**9), Fraction(1430), Fraction(10**6)])
def test_budgets_of_any_size(epsilon):
    for strategy, (allocation, recovery) in itertools.product(every(), ROADS):
        price = Price(Budget.pure(epsilon))
        if strategy.applies(price.terms) and strategy.serves(WORKLOADS[0]):
            cells = make_plan(WORKLOADS[0], strategy.info.key, allocation, price).cell_variances(recovery)
            assert np.isfinite(cells).all()


def test_noise_beyond_64_bits_is_refused():
    with pytest.raises(NoiseTooLargeError):
        make_plan(WORKLOADS[0], "base", Allocation.UNIFORM, Price(Budget.pure(Fraction(1, 10**16))))


@pytest.mark.parametrize("turned", [False, True])
def test_of_several_reasons_the_one_that_more_budget_would_change_is_told(monkeypatch, turned):
    """One kind of noise needs too much memory, the other is too wide."""
    faults = [StrategyUnfitError(strategy="base", why="too large", cure=""), NoiseTooLargeError()]
    left = iter(faults[::-1] if turned else faults)

    def refused(*_):
        raise next(left)

    monkeypatch.setattr(planner, "draft", refused)
    with pytest.raises(NoiseTooLargeError):
        make_plan(WORKLOADS[0], "base", Allocation.UNIFORM, Price(Budget.approximate(1, Fraction(1, 10**6))))


def test_no_answer_that_a_neighbour_can_change_is_planned_without_noise():
    plan = make_plan(WORKLOADS[0], "marginals", Allocation.UNIFORM, Price(Budget.pure(1)))
    for none in (Exact(TOTAL, Terms(Norm.L1, Neighbours.REPLACE)), Fraction(0)):
        with pytest.raises(ValueError, match=r"proof|positive"):
            replace(plan, scales=(*plan.scales[:-1], none))


def test_an_unknown_strategy_is_refused_with_those_there_are():
    with pytest.raises(UnknownStrategyError, match=r"“magic”.*recommended, base, .*fourier"):
        make_plan(WORKLOADS[0], "magic", Allocation.UNIFORM, Price(Budget.pure(1)))


def test_a_strategy_that_does_not_fit_is_refused():
    workload = workload_of((2**13, 2**13), [(0,), (1,)])
    with pytest.raises(StrategyUnfitError, match=r"“base”.*67,108,864 cells"):
        make_plan(workload, "base", Allocation.UNIFORM, Price(Budget.pure(1)))


def test_a_draft_can_be_priced_again():
    price = Price(Budget.pure(2))
    sketch = draft(WORKLOADS[0], find("marginals"), price.terms)
    again = price_draft(sketch, Allocation.OPTIMAL, price)
    assert again.scales == make_plan(WORKLOADS[0], "marginals", Allocation.OPTIMAL, price).scales


@pytest.mark.parametrize("key", ["base", "marginals", "fourier"])
@pytest.mark.parametrize("recovery", list(Recovery))
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_totals_have_the_variance_of_their_sums(key, recovery, neighbours):
    """Ask for a table, and for its totals as tables inside the same plan: the predictions must agree."""
    wanted = [(0, 1, 2), (0, 1), (2,), ()]
    plan = make_plan(workload_of((2, 3, 4), wanted), key, Allocation.UNIFORM, Price(Budget.pure(1), neighbours))
    totals = plan.total_variances(recovery, 0)
    assert totals[1, 1, 1] == pytest.approx(plan.cell_variances(recovery)[0])
    if recovery is Recovery.OPTIMAL:
        expected = plan.cell_variances(recovery)
        assert totals[1, 1, 0] == pytest.approx(expected[1])
        assert totals[0, 0, 1] == pytest.approx(expected[2])
        assert totals[0, 0, 0] == pytest.approx(expected[3])


def test_direct_totals_add_up_independent_cells():
    plan = make_plan(workload_of((2, 3), [(0, 1), (1,)]), "marginals", Allocation.UNIFORM, Price(Budget.pure(1)))
    totals, cell = plan.total_variances(Recovery.DIRECT, 0), plan.variances[0]
    assert totals.tolist() == pytest.approx(np.array([[6, 2], [3, 1]]) * cell)


def test_half_widths_hold_what_they_say_for_a_single_draw():
    """Sum the exact probabilities: at a scale of 1, z standard deviations alone would hold 93 % and 88 %."""
    for budget, coverage, thousandths in itertools.product(
        (Budget.pure, Budget.concentrated), (0.5, 0.9, 0.95, 0.99), (20, 100, 300, 700, 1000, 5000, 30_000)
    ):
        plan = make_plan(WORKLOADS[0], "base", Allocation.UNIFORM, Price(budget(Fraction(thousandths, 1000))))
        (scale,), reach = plan.scales, 5000
        width = plan.total_half_widths(Recovery.DIRECT, 0, coverage)
        single = (width - 0.5) / np.sqrt(plan.total_variances(Recovery.DIRECT, 0))  # z, or a little more
        assert (single > 0).all()
        one = make_plan(workload_of((2, 3), [(0, 1)]), "marginals", Allocation.UNIFORM, plan.price)
        assert one.scales == (scale,)
        (half,) = one.half_widths(Recovery.DIRECT, coverage)
        x = np.arange(-reach, reach + 1.0)
        exponent = np.abs(x) / float(scale) if budget == Budget.pure else x**2 / (2 * float(scale))
        mass = np.exp(-exponent)
        assert mass[np.abs(x) <= half].sum() / mass.sum() >= coverage


def test_exact_numbers_have_no_half_width():
    price = Price(Budget.pure(1), Neighbours.REPLACE)
    plan = make_plan(workload_of((5, 2), [(), (0, 1)]), "marginals", Allocation.OPTIMAL, price)
    assert plan.half_widths(Recovery.OPTIMAL, 0.95)[0] == 0
    assert math.isclose(plan.total_half_widths(Recovery.OPTIMAL, 1, 0.95)[0, 0], 0)


def test_a_release_is_forecast_as_its_strategy_says():
    small, large = (
        forecast(
            make_plan(workload_of((n, n), [(0, 1)]), "custom", Allocation.OPTIMAL, Price(Budget.pure(1)), named), named
        )
        for n in (2, 500)
        for named in [(Marginal((0, 1)),)]
    )
    assert 0 < small.seconds < large.seconds
    assert 0 < small.bytes < large.bytes
