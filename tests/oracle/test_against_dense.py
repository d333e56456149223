"""The engine's predictions equal the referee's, for every strategy, budget, recovery, noise and neighbour relation."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import minimize

from core.designs.noise_scale import Exact
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import for_recovery, make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.strategies.catalogue import find
from core.workload.workload import WantedTable, Workload
from tests.covering import sample
from tests.oracle import dense

CASES = {
    "figure 1 of the paper": ((2, 2, 2), [(0,), (0, 1)]),
    "all pairs of three yes/no": ((2, 2, 2), [(0, 1), (0, 2), (1, 2)]),
    "pairs and singles, mixed sizes": ((2, 3, 4), [(0, 1), (2,), (1, 2)]),
    "one label only": ((1, 3, 2), [(0, 1), (1, 2)]),
    "the total alone": ((3, 2), [()]),
    "a table and its total": ((5, 2), [(), (0, 1)]),
    "disjoint": ((3, 2, 2, 2), [(0,), (1, 2), (3,)]),
    "a triple and a pair": ((3, 2, 3), [(0, 1, 2), (0, 1)]),
    "chain": ((2, 3, 2, 3), [(0, 1), (1, 2), (2, 3)]),
    "five codes in eight": ((5, 3), [(0,), (1,), (0, 1)]),
    "owner's order reversed": ((2, 3, 2), [(2, 0), (1, 0)]),
    "seven by two": ((7, 2), [(0,), (0, 1)]),
}
BUDGETS = {
    "pure": ReleaseCost.pure(Fraction(4, 5)),
    "concentrated": ReleaseCost.concentrated(Fraction(1, 3)),
}


def domain_of(sizes, ordered=()) -> Domain:
    """Attributes a, b, c, ... with so many labels; those in `ordered` are numbers."""
    return Domain(tuple(_attribute(chr(97 + i), n, i in ordered) for i, n in enumerate(sizes)))


def _attribute(name, n, ordered) -> Attribute:
    if ordered:
        return Attribute(name, Kind.NUMBER, edges=tuple(map(float, range(n + 1))))
    return Attribute(name, Kind.CATEGORIES, tuple(f"{name}{j}" for j in range(n)))


def workload_of(sizes, wanted, asked=()) -> Workload:
    """Tables with weights 1, 2, 3, ...; `asked` has (ranges, prefixes) of each table, the last ones may be missing."""
    pairs = [*asked, *[((), ())] * (len(wanted) - len(asked))]
    domain = domain_of(sizes, {axis for pair in pairs for axes in pair for axis in axes})
    tables = (
        WantedTable(tuple(axes), 1.0 + i, *pair) for i, (axes, pair) in enumerate(zip(wanted, pairs, strict=True))
    )
    return Workload(domain, tuple(tables))


@pytest.mark.parametrize(
    ("case", "strategy", "budget", "neighbours"),
    sample(itertools.product(CASES, dense.STRATEGIES, BUDGETS, Neighbours)),
)
def test_variances(case, strategy, budget, neighbours):
    sizes, wanted = CASES[case]
    workload, privacy_terms = workload_of(sizes, wanted), PrivacyTerms(BUDGETS[budget], neighbours)
    if not find(strategy).applies(privacy_terms.noise_terms):
        return
    referee = dense.STRATEGIES[strategy](sizes, wanted)
    agrees(referee, workload, strategy, privacy_terms)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("budget", BUDGETS)
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_variances_of_clusters(case, budget, neighbours):
    sizes, wanted = CASES[case]
    workload, privacy_terms = workload_of(sizes, wanted), PrivacyTerms(BUDGETS[budget], neighbours)
    noise_plan = make_noise_plan(workload, "clusters", BudgetSplit.UNIFORM, privacy_terms)
    measured = [tuple(block.axes) for block in noise_plan.design.blocks]
    referee = dense.cells(sizes, wanted, measured, [home for (home,) in noise_plan.design.direct])
    agrees(referee, workload, "clusters", privacy_terms)


def agrees(referee, workload, strategy, privacy_terms):
    """Fail unless every predicted variance is the referee's."""
    neighbours, norm, noise_budget = (
        privacy_terms.neighbours,
        privacy_terms.norm,
        float(privacy_terms.cost.epsilon or privacy_terms.cost.rho),
    )
    for split, recovery in itertools.product((BudgetSplit.UNIFORM, BudgetSplit.DIRECT_OPTIMAL), Recovery):
        noise_plan = make_noise_plan(workload, strategy, split, privacy_terms)
        if any(isinstance(scale, Exact) for scale in noise_plan.scales) and len(noise_plan.scales) == 1:
            assert noise_plan.cell_variances(recovery).max() == 0.0
            continue
        optimal = split is BudgetSplit.DIRECT_OPTIMAL
        shares = dense.budgets(referee, workload.weights, noise_budget, neighbours, norm, optimal=optimal)
        noise = dense.noise_variances(referee, shares, neighbours, norm)
        expected = referee.variances(noise, fitted=recovery is Recovery.LEAST_SQUARES)
        for number, variance in enumerate(noise_plan.cell_variances(recovery)):
            cells = expected[referee.table == number]
            assert cells == pytest.approx(np.full(len(cells), variance), rel=2e-5, abs=1e-5)


NAMED = {
    "all pairs, and what holds them": ((2, 2, 2), [(0, 1), (0, 2), (1, 2)], [(0, 1), (0, 2), (1, 2), (0, 1, 2)]),
    "a table, its parts and more": ((2, 3, 2), [(0, 1), (2,)], [(0, 1), (0,), (2,), (0, 1, 2), (1, 2)]),
}
"""Sizes, wanted tables, and what the owner names: the tables first, then marginals that no table is added up from."""


@pytest.mark.parametrize("case", NAMED)
@pytest.mark.parametrize("budget", BUDGETS)
@pytest.mark.parametrize("split", list(BudgetSplit))
@pytest.mark.parametrize("recovery", list(Recovery))
def test_variances_of_named_marginals_beside_the_tables(case, budget, split, recovery):
    """What gets no share is not in the referee's strategy at all."""
    sizes, wanted, named = NAMED[case]
    drafted = make_noise_plan(
        workload_of(sizes, wanted), "custom", split, PrivacyTerms(BUDGETS[budget]), tuple(map(Marginal.of, named))
    )
    noise_plan = for_recovery(drafted, recovery)
    homes, used = [home for (home,) in noise_plan.design.direct], [bool(share) for share in noise_plan.shares]
    if recovery is Recovery.DIRECT and not all(used[home] for home in homes):
        return  # a split made for least squares may leave tables unmeasured
    if split is BudgetSplit.UNIFORM:
        assert used == [recovery is Recovery.LEAST_SQUARES or number in homes for number in range(len(named))]
    places = dict(zip(np.flatnonzero(used).tolist(), itertools.count()))
    measured = [axes for axes, share in zip(named, used, strict=True) if share]
    # Least squares needs no home: where it is not measured, any other will do.
    referee = dense.cells(sizes, wanted, measured, [places.get(home, 0) for home in homes])
    shares = np.array([float(share) for share in noise_plan.shares if share])
    noise = dense.noise_variances(referee, shares, "add-remove", noise_plan.privacy_terms.norm)
    expected = referee.variances(noise, fitted=recovery is Recovery.LEAST_SQUARES)
    for number, variance in enumerate(noise_plan.cell_variances(recovery)):
        assert expected[referee.table == number] == pytest.approx(variance, rel=2e-5, abs=1e-5)


@pytest.mark.parametrize("case", NAMED)
def test_the_best_split_of_gaussian_noise_is_the_referees_optimum(case):
    sizes, wanted, named = NAMED[case]
    workload, privacy_terms = workload_of(sizes, wanted), PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 50)))
    noise_plan = make_noise_plan(
        workload, "custom", BudgetSplit.LEAST_SQUARES_OPTIMAL, privacy_terms, tuple(map(Marginal.of, named))
    )
    referee = dense.cells(sizes, wanted, named, [home for (home,) in noise_plan.design.direct])
    weight = np.array(workload.weights)[referee.table]

    def loss(logs):
        shares = np.exp(logs) / np.exp(logs).sum() / 50
        return float(weight @ referee.variances(1 / (2 * shares[referee.group]), fitted=True))

    least = minimize(loss, np.zeros(len(named))).fun
    assert noise_plan.total_variance(noise_plan.cell_variances(Recovery.LEAST_SQUARES)) == pytest.approx(
        least, rel=1e-3
    )


WHOLE = ["base", "marginals", "fourier"]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("strategy", WHOLE)
def test_answers_are_the_strategy_matrix_applied(case, strategy):
    sizes, wanted = CASES[case]
    referee = dense.STRATEGIES[strategy](sizes, wanted)
    noise_plan = make_noise_plan(
        workload_of(sizes, wanted), strategy, BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1))
    )
    x = np.random.default_rng(5).integers(0, 50, sizes)
    answers = []
    for block in noise_plan.design.blocks:
        axes = block.axes
        counts = x.sum(axis=tuple(a for a in range(len(sizes)) if a not in axes))
        answers.extend(block.apply(np.asarray(counts)).tolist())
    assert sorted(answers) == sorted(np.rint(referee.s @ x.ravel()).astype(int).tolist())
    assert len(answers) == len(referee.s)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("strategy", WHOLE)
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_sensitivities_by_brute_force(case, strategy, neighbours):
    sizes, wanted = CASES[case]
    noise_plan = make_noise_plan(
        workload_of(sizes, wanted), strategy, BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1))
    )
    for noise_group in noise_plan.design.noise_groups:
        (block,) = (noise_plan.design.blocks[number] for number in noise_group.blocks)
        groups = (
            [np.arange(block.n_answers)] if noise_group.n_charges == 1 else np.arange(noise_group.n_charges)[:, None]
        )
        columns = []
        for record in itertools.product(*map(range, block.shape)):
            counts = np.zeros(block.shape, np.int64)
            counts[record] = 1
            columns.append(block.apply(counts))
        changes = columns
        if neighbours is Neighbours.REPLACE:
            changes = [a - b for a in columns for b in columns]
        for group in groups:
            l1 = max(int(np.abs(change[group]).sum()) for change in changes)
            l2 = max(int((change[group] ** 2).sum()) for change in changes)
            claimed = noise_group.sensitivity
            assert l1 <= claimed.l1_under(neighbours, 1)
            assert l2 <= claimed.l2_squared_under(neighbours, 1)
            if len(columns) > 1 or neighbours is Neighbours.ADD_REMOVE:
                assert l1 == claimed.l1_under(neighbours, 1)
                assert l2 == claimed.l2_squared_under(neighbours, 1)
