"""What a comparison says of its tables."""

from __future__ import annotations

import pytest

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.outcomes import ComparedTable, Outcome


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
