"""Splitting the budget: exact, never too much, and as good as any other split."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import minimize

from core.designs.least_squares_loss import optimal_proportions
from core.planning.budget_split import GRAIN, BudgetSplit, exact_shares, uniform_shares
from core.privacy.release_cost import Norm

NOISE_BUDGETS = st.fractions(min_value=Fraction(1, 10**9), max_value=1000).filter(lambda noise_budget: noise_budget > 0)
NOISE_GROUPS = st.lists(
    st.tuples(st.integers(1, 10**6), st.floats(1e-12, 1e12) | st.just(0.0)), min_size=1, max_size=8
).filter(lambda noise_groups: any(loss > 0 for _, loss in noise_groups))


def test_what_plans_call_the_splits_stays():
    assert [str(split) for split in BudgetSplit] == ["uniform", "optimal", "best"]


def direct_optimal_shares(noise_budget, counts, losses, norm):
    return exact_shares(noise_budget, counts, optimal_proportions(losses, np.array(counts, dtype=np.float64), norm))


def total(shares, losses, norm):
    """The total variance that a split causes: Σ K / share² or Σ K / share."""
    power = 2 if norm is Norm.L1 else 1
    return sum(loss / float(share) ** power for share, loss in zip(shares, losses, strict=True) if loss > 0)


@given(NOISE_BUDGETS, NOISE_GROUPS, st.sampled_from(Norm))
def test_shares_add_up_to_the_noise_budget_exactly(noise_budget, noise_groups, norm):
    counts, losses = zip(*noise_groups, strict=True)
    for shares in (
        uniform_shares(noise_budget, counts, [loss > 0 for loss in losses]),
        direct_optimal_shares(noise_budget, counts, np.array(losses), norm),
    ):
        assert all(isinstance(share, Fraction) for share in shares)
        assert sum(n * share for n, share in zip(counts, shares, strict=True)) == noise_budget
        assert [share > 0 for share in shares] == [loss > 0 for loss in losses]


@given(NOISE_BUDGETS, NOISE_GROUPS, st.sampled_from(Norm))
def test_optimal_is_never_worse_than_uniform(noise_budget, noise_groups, norm):
    counts, losses = zip(*noise_groups, strict=True)
    best = total(direct_optimal_shares(noise_budget, counts, np.array(losses), norm), losses, norm)
    flat = total(uniform_shares(noise_budget, counts, [loss > 0 for loss in losses]), losses, norm)
    assert best <= flat * (1 + 1e-9)


@given(
    st.lists(st.tuples(st.integers(1, 50), st.floats(1e-4, 1e4)), min_size=2, max_size=6),
    st.sampled_from(Norm),
    st.integers(0, 2**32),
)
@settings(max_examples=60)
def test_no_other_split_is_better(noise_groups, norm, seed):
    """Move a part of the budget from any noise group to any other: a convex problem has no other way down."""
    counts, losses = zip(*noise_groups, strict=True)
    shares = np.array([float(share) for share in direct_optimal_shares(Fraction(1), counts, np.array(losses), norm)])
    best = total(shares, losses, norm)
    for step in np.random.default_rng(seed).dirichlet(np.ones(len(noise_groups)), 20):
        other = 0.9 * shares + 0.1 * step / np.array(counts)
        assert total(other, losses, norm) >= best * (1 - 1e-9)


@pytest.mark.parametrize("norm", list(Norm))
@pytest.mark.parametrize("seed", range(5))
def test_the_closed_form_is_the_numerical_solution_of_the_convex_programme(norm, seed):
    """The paper's problem (1)-(3) in its groups, minimised by scipy over all splits."""
    generator = np.random.default_rng(seed)
    counts, losses = generator.integers(1, 9, 5), generator.lognormal(0, 2, 5)
    power = 2 if norm is Norm.L1 else 1

    def split(z):
        parts = np.exp(z - z.max())
        return parts / parts.sum() / counts

    found = minimize(lambda z: np.log(np.sum(losses / split(z) ** power)), np.zeros(5), method="BFGS", tol=1e-7)
    shares = np.array([float(share) for share in direct_optimal_shares(Fraction(1), counts.tolist(), losses, norm)])
    assert total(shares, losses, norm) == pytest.approx(total(split(found.x), losses, norm), rel=1e-8)
    assert shares == pytest.approx(split(found.x), rel=1e-3)


def test_the_closed_form_of_the_paper():
    """Corollary 3.3: shares in proportion to the cube root of the recovery weights; Figure 1 has 4/9 and 5/9."""
    shares = direct_optimal_shares(Fraction(1), [1, 1], np.array([4.0, 8.0]), Norm.L1)
    assert [float(share) for share in shares] == pytest.approx([1 / (1 + 2 ** (1 / 3)), 1 / (1 + 2 ** (-1 / 3))])


def test_shares_differ_by_the_grain_at_most_from_real_numbers():
    shares = exact_shares(Fraction(1), [1, 2], np.array([1.0, np.pi]))
    assert float(shares[1] / shares[0]) == pytest.approx(np.pi, rel=4 / GRAIN)


def test_shares_are_whole_grains():
    """In 2 ** -48 of the largest one, rounded down."""
    shares = exact_shares(Fraction(1), [1, 1, 2], np.array([1.0, 2.0, 2 / 3]))
    assert [share / shares[1] for share in shares] == [Fraction(1, 2), 1, Fraction(2**48 // 3, 2**48)]


@pytest.mark.parametrize("proportions", [1e-30, 2.0**-31])
def test_the_least_wish_gets_a_billionth(proportions):
    shares = exact_shares(Fraction(1), [1, 1], np.array([1.0, proportions]))
    assert shares[1] / shares[0] == Fraction(1, 2**30)
    assert sum(shares) == 1


@pytest.mark.parametrize("norm", list(Norm))
def test_there_may_be_more_groups_than_a_word_can_count(norm):
    counts = [2**70, 1]
    shares = direct_optimal_shares(Fraction(1), counts, np.array([1e30, 1.0]), norm)
    assert sum(n * share for n, share in zip(counts, shares, strict=True)) == 1


def test_lots_without_a_count_or_a_wish_are_refused():
    with pytest.raises(ValueError, match="longer"):
        uniform_shares(Fraction(1), [1], [True, True])
    with pytest.raises(ValueError, match="longer"):
        exact_shares(Fraction(1), [1], np.array([1.0, 2.0]))


def test_files_know_the_splits_by_these_names():
    assert list(BudgetSplit) == ["uniform", "optimal", "best"]
