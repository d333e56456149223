"""What a comparison says of its tables."""

from __future__ import annotations

import pytest

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.outcomes import ComparedTable, Comparison, Outcome, Recommendation


@pytest.mark.parametrize(
    ("ranges", "prefixes", "word"),
    [
        ((), (), "cell"),
        (("age",), (), "range"),
        ((), ("age",), "cumulative count"),
        (("age",), ("day",), "range"),
    ],
)
def test_the_error_of_a_table_is_that_of_what_it_was_asked_for(ranges, prefixes, word):
    assert ComparedTable(("age", "day"), 6, 1.0, ranges, prefixes).typical == word


def test_a_table_is_asked_for_its_cells_unless_more_is_said():
    table = ComparedTable(("age", "day"), 6, 1.0)
    assert (table.ranges, table.prefixes, table.queries) == ((), (), 0)


def test_of_an_outcome_nothing_is_remarked_unless_it_is_said():
    made = Outcome("base", BudgetSplit.UNIFORM, Recovery.DIRECT, fits=False, reason="too large", seconds=1.0, bytes=1)
    assert (made.remark, made.same_as) == ("", None)


def fitting(split, variances, **more):
    kept = {"fits": True, "reason": None, "seconds": 1.0, "bytes": 1, "total_variance": sum(variances)}
    return Outcome("base", split, Recovery.DIRECT, variances=variances, **kept, **more)


def compared(*outcomes):
    best = Recommendation("base", BudgetSplit.UNIFORM, Recovery.DIRECT, "")
    return Comparison((ComparedTable(("age",), 2, 1.0), ComparedTable(("day",), 1, 1.0)), outcomes, best, 0.95)


def test_every_table_is_set_beside_the_uniform_split():
    uniform, best = fitting(BudgetSplit.UNIFORM, (4.0, 9.0)), fitting(BudgetSplit.DIRECT_OPTIMAL, (1.0, 36.0))
    both = compared(uniform, best)
    assert both.beside_uniform(best) == (0.5, 2.0)
    assert both.beside_uniform(uniform) is None
    assert compared(best).beside_uniform(best) is None
    exact = fitting(BudgetSplit.UNIFORM, (0.0, 9.0))
    assert compared(exact).beside_uniform(best) == (1.0, 2.0)


def test_what_is_saved_is_of_the_loss_of_the_objective():
    uniform = fitting(BudgetSplit.UNIFORM, (4.0, 9.0), loss=9.0)
    even = fitting(BudgetSplit.DIRECT_OPTIMAL, (6.0, 6.0), loss=6.0)
    assert compared(uniform, even).saved(even) == pytest.approx(1 / 3)
    assert (even.ranked, fitting(BudgetSplit.UNIFORM, (4.0, 9.0)).ranked) == (6.0, 13.0)
