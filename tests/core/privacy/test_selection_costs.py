"""Charges of selections, (ε, δ) without Gaussian noise: added as they are, and never mixed with δ of noise."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod

import mpmath
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import NoDeltaError, OverspendingError
from core.errors.found_errors import DeltaOverspentError, GaussianBeforeError, NoDeltaLeftError
from core.privacy.composition import group_delta
from core.privacy.dataset_account import DatasetAccount, DatasetBudget, NoiseCost, cost_text, spent
from core.privacy.ledger import Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for, rho_for

ONE, TINY = Fraction(1), Fraction(1, 10**6)
BOTH = DatasetBudget(Fraction(3), 2 * TINY)
FOUND = ReleaseCost.selection(1, TINY)
ROW = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE)
amounts = st.fractions(min_value=Fraction(1, 50), max_value=2, max_denominator=50)
deltas = st.integers(1, 12).map(lambda power: Fraction(1, 10**power))


def pure(epsilon):
    return NoiseCost(Fraction(epsilon), Fraction(0))


def gaussian(rho):
    return NoiseCost(Fraction(0), Fraction(rho))


def selection(epsilon, delta):
    return NoiseCost.of(ReleaseCost.selection(Fraction(epsilon), Fraction(delta)))


def worst(epsilon, delta):
    """The worst (ε, δ)-private mechanism on two neighbours: it tells which one it is, or answers at random."""
    likely = 1 / (1 + mpmath.exp(-mpmath.mpf(epsilon.numerator) / epsilon.denominator))
    rest, told = (1 - mpmath.mpf(delta.numerator) / delta.denominator), mpmath.mpf(delta.numerator) / delta.denominator
    return (told, 0, rest * likely, rest * (1 - likely)), (0, told, rest * (1 - likely), rest * likely)


def failing(mechanisms, epsilon):
    """The δ of mechanisms one after the other, at ε, over all that they can show."""
    ours, theirs = zip(*mechanisms, strict=True)
    pairs = zip(product(*ours), product(*theirs), strict=True)
    factor = mpmath.exp(mpmath.mpf(epsilon.numerator) / epsilon.denominator)
    return sum(max(0, prod(p) - factor * prod(q)) for p, q in pairs)


@given(st.lists(st.tuples(amounts, st.just(Fraction(0)) | deltas), min_size=1, max_size=4))
def test_what_is_spent_holds_for_the_worst_mechanisms(costs):
    """Enumerated: selections and pure releases together fail with at most the δ that is counted."""
    noise_costs = [NoiseCost(epsilon, Fraction(0), delta) for epsilon, delta in costs]
    counted = sum(delta for _, delta in costs)
    if counted >= 1:
        return
    total = DatasetBudget(Fraction(100), counted)
    with mpmath.workdps(40):
        found = failing([worst(*each) for each in costs], spent("x", noise_costs, total))
        assert found <= counted.numerator / mpmath.mpf(counted.denominator) + mpmath.mpf("1e-35")


def test_a_selection_adds_epsilon_and_delta():
    assert spent("x", [pure(1), selection(1, TINY), selection("1/2", TINY)], BOTH) == Fraction(5, 2)
    with pytest.raises(DeltaOverspentError, match=r"would bring the δ spent to 3e-6"):
        spent("x", [selection("1/10", TINY)] * 3, BOTH)


def test_noise_has_the_delta_that_selections_leave():
    costs = [selection(1, TINY), gaussian("0.01")]
    left = DatasetBudget(Fraction(2), TINY)
    assert spent("x", costs, BOTH) == 1 + spent("x", [gaussian("0.01")], left)
    assert spent("x", costs, BOTH) > 1 + epsilon_for(Fraction("0.01"), 2 * TINY)


def test_noise_that_asks_for_all_that_is_left_fits_exactly():
    rho = rho_for(Fraction(2), TINY)
    assert spent("x", [selection(1, TINY), gaussian(rho)], BOTH) <= 3
    assert spent("x", [selection(1, TINY), gaussian(rho * Fraction(1001, 1000))], BOTH) > 3


def test_noise_is_refused_if_selections_took_all_of_delta():
    with pytest.raises(NoDeltaLeftError, match="used up by finding categories"):
        spent("Adult", [selection(1, 2 * TINY), gaussian("0.01")], BOTH)


def test_no_selection_comes_after_gaussian_noise():
    with pytest.raises(GaussianBeforeError, match="before the first such release"):
        spent("Adult", [gaussian("0.01"), selection(1, TINY)], BOTH)
    assert spent("Adult", [gaussian("0.01"), pure(1)], BOTH) < 3


def test_a_budget_without_delta_pays_for_no_selection_with_one():
    with pytest.raises(DeltaOverspentError, match="budget of ε = 1,"):
        spent("x", [selection("1/2", TINY)], DatasetBudget(ONE))
    with pytest.raises(NoDeltaError):
        spent("x", [gaussian("0.01")], DatasetBudget(ONE))


@given(amounts, deltas, st.integers(1, 30))
def test_neighbours_further_apart(epsilon, delta, n_steps):
    """Group privacy, above δ (1 + e^ε + ... + e^((n - 1) ε)), which follows by induction; never above 1.

    The formula rounded up, by less than one part in 10^49.
    """
    found = group_delta(epsilon, delta, n_steps)
    with mpmath.workdps(80):
        rate = mpmath.mpf(epsilon.numerator) / epsilon.denominator
        induced = sum(mpmath.exp(rate * step) for step in range(n_steps)) * delta.numerator / delta.denominator
        exact = n_steps * mpmath.exp(rate * (n_steps - 1)) * delta.numerator / delta.denominator
        value = mpmath.mpf(found.numerator) / found.denominator
        hair = mpmath.mpf("1e-75")
        assert min(1, induced) * (1 - hair) <= value
        assert min(1, exact) * (1 - hair) <= value <= min(1, exact * (1 + mpmath.mpf("1e-49")))


def test_one_step_costs_delta_itself_and_many_cost_everything():
    assert group_delta(ONE, TINY, 1) == TINY
    assert group_delta(Fraction(10**9), TINY, 3) == 1
    assert NoiseCost(ONE, Fraction(0), TINY).times(2) == NoiseCost(Fraction(2), Fraction(0), group_delta(ONE, TINY, 2))


def test_the_ledger_keeps_and_counts_both(tmp_path):
    ledger = Ledger(tmp_path / "ledger.sqlite")
    ledger.set_budget("Adult", BOTH)
    entry = ledger.charge("Adult", FOUND, "found", ROW.facts)
    assert (entry.definition, entry.cost, entry.cost_text) == ("selection", selection(1, TINY), "ε = 1, δ = 1e-6")
    account = Ledger(ledger.path).account("Adult")
    assert (account.spent, account.spent_delta) == (1, TINY)
    assert account.left_text == "ε = 2, δ = 1e-6"


def test_the_ledger_refuses_too_much_delta_and_writes_nothing(tmp_path):
    ledger = Ledger(tmp_path / "ledger.sqlite")
    ledger.set_budget("Adult", BOTH)
    with pytest.raises(DeltaOverspentError):
        ledger.charge("Adult", ReleaseCost.selection(Fraction(1, 10), 3 * TINY), "found", ROW.facts)
    with pytest.raises(OverspendingError):
        ledger.charge("Adult", ReleaseCost.selection(4, TINY), "found", ROW.facts)
    assert len(ledger.entries) == 1
    ledger.charge("Adult", ReleaseCost.concentrated(Fraction(1, 100)), "release", ROW.facts)
    with pytest.raises(GaussianBeforeError):
        ledger.charge("Adult", FOUND, "found", ROW.facts)


def test_a_row_by_row_selection_counts_for_all_rows_of_a_person(tmp_path):
    """A budget of persons with at most three rows each: three steps."""
    ledger = Ledger(tmp_path / "ledger.sqlite")
    persons = PrivacyUnit("id", 3, Neighbours.ADD_REMOVE)
    ledger.set_budget("Adult", DatasetBudget(Fraction(3), Fraction(1, 1000)), persons)
    preview = ledger.preview("Adult", FOUND, unit=ROW)
    assert (preview.n_steps, preview.price) == (3, selection(1, TINY).times(3))
    assert preview.afterwards.spent_delta == group_delta(ONE, TINY, 3)
    assert preview.price_text(FOUND) == "ε = 1, δ = 1e-6 by itself, and counts as ε = 3, δ = 2.21672e-5"


def test_in_words():
    assert cost_text(FOUND) == "ε = 1, δ = 1e-6"
    account = DatasetAccount("x", BOTH, ONE, 1, spent_delta=2 * TINY)
    assert account.left_text == "ε = 2"
