"""Table I of the paper holds for every k-way workload up to 12 attributes, with the constants that are stated."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from core.planning.budget_split import BudgetSplit
from core.privacy.zcdp_conversion import rho_for
from tests.evaluation.table_one import CASES, DELTA, LINES, constant, line


@pytest.mark.parametrize("delta", [Fraction(0), DELTA], ids=["pure", "approximate"])
@pytest.mark.parametrize(("strategy", "split"), LINES)
def test_the_noise_is_the_closed_form_and_within_the_bound(strategy, split, delta):
    for case in CASES:
        found = line(case, strategy, split, delta)
        assert found.noise == pytest.approx(found.exact, rel=1e-9)
        assert found.exact <= found.constant * found.bound * (1 + 1e-12)


def test_constants_are_not_larger_than_needed():
    """Base counts and tables reach them; the others come to more than a third, so a lost factor k would be noticed."""
    for strategy, split in LINES:
        worst = max(_tightness(line(case, strategy, split)) for case in CASES)
        assert worst <= 1 + 1e-9
        assert worst >= (1 / 3 if strategy == "fourier" else 1 - 1e-9)


def _tightness(found):
    return found.noise / (found.constant * found.bound)


def test_optimal_budgets_improve_on_uniform_ones_in_every_case():
    for d, k in CASES:
        uniform, optimal = (line((d, k), "fourier", each) for each in (BudgetSplit.UNIFORM, BudgetSplit.DIRECT_OPTIMAL))
        assert optimal.noise < uniform.noise


@pytest.mark.parametrize("epsilon", [Fraction(1, 10), Fraction(1), Fraction(5)])
@pytest.mark.parametrize("delta", [Fraction(1, 100), DELTA, Fraction(1, 10**12)])
def test_the_conversion_is_never_worse_than_the_gaussian_mechanism_of_the_paper(epsilon, delta):
    assert rho_for(epsilon, delta) >= float(epsilon) ** 2 / (4 * math.log(2 / delta))


def test_the_number_of_coefficients_is_not_always_at_most_k_times_the_number_of_tables():
    """The caption of Table I says so, and errs for k = 1; k + 1 is right."""
    coefficients = {(d, k): sum(math.comb(d, i) for i in range(k + 1)) for d, k in CASES}
    assert {k for (d, k), m in coefficients.items() if m > k * math.comb(d, k)} == {1}
    assert all(m <= (k + 1) * math.comb(d, k) for (d, k), m in coefficients.items())
    assert constant(1, "fourier", Fraction(0)) == pytest.approx(2 * math.sqrt(2))
