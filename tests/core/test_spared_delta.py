"""A plan that allows a δ, and whose best strategy needs none, claims and pays ε alone."""

from __future__ import annotations

from fractions import Fraction

from core.privacy.dataset_account import DatasetBudget
from core.privacy.release_cost import ReleaseCost
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.releasing import release
from tests.core.visits import plan, request


def test_a_delta_that_is_not_needed_is_neither_claimed_nor_charged(folder, ledger):
    doc = plan(budget=ReleaseCost.approximate(Fraction(1), Fraction(1, 10**9)))
    quoted = quote(plan_release(doc), ledger, "visits", DatasetBudget(Fraction(2)))  # a dataset without any δ will do
    assert quoted.cost == ReleaseCost.pure(1)
    assert any("δ is not needed: this strategy keeps ε = 1" in line for line in quoted.lines)
    made = release(request(doc, folder, DatasetBudget(Fraction(2))), ledger)
    assert (made.statement.epsilon, made.statement.delta, made.statement.definition) == ("1", "0", "pure")
    assert "ε-differential privacy with ε = 1" in made.statement.claim
    assert ledger.account("visits").spent == 1
