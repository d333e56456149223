"""What becomes of the budget beside a table with a locked share, where nothing else tells of the tables wanted."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from core.domain.marginal import Marginal
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import for_recovery, make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from tests.oracle.test_against_dense import workload_of

SHARE = Fraction(1, 5)
BESIDE = Marginal((2,)), Marginal((3,))
"""Marginals that tell nothing of the tables wanted but their total."""


def named_with_a_lock(split, *beside):
    """A table with a lock, a margin of it, and what the owner names besides."""
    workload = workload_of((3, 4, 2, 2), [(0, 1), (0,)])
    first, second = workload.tables
    workload = replace(workload, tables=(replace(first, share=SHARE), second))
    terms = PrivacyTerms(ReleaseCost.pure(1))
    return make_noise_plan(workload, "custom", split, terms, (Marginal((0, 1)), *beside))


def test_what_tells_nothing_beside_it_shares_what_is_left():
    assert named_with_a_lock(BudgetSplit.DIRECT_OPTIMAL, *BESIDE).shares == (SHARE, Fraction(2, 5), Fraction(2, 5))


@pytest.mark.parametrize("split", BudgetSplit)
def test_where_nothing_else_is_measured_the_rest_is_not_spent(split):
    assert named_with_a_lock(split).shares == (SHARE,)


def test_under_direct_recovery_the_lock_stays_and_the_others_have_nothing():
    drafted = named_with_a_lock(BudgetSplit.UNIFORM, *BESIDE)
    assert for_recovery(drafted, Recovery.DIRECT).shares == (SHARE, 0, 0)
