"""What a plan can say of its errors, and what it cannot."""

from __future__ import annotations

import pytest

from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.budget import Budget
from tests.oracle.test_against_dense import workload_of


@pytest.mark.parametrize("recovery", list(Recovery))
def test_a_matrix_has_no_errors_of_single_effects(recovery):
    plan = make_plan(workload_of((2, 3), [(0, 1), (0,)]), "matrix", Allocation.OPTIMAL, Price(Budget.pure(1)))
    with pytest.raises(TypeError, match="does not keep effects apart"):
        plan.effect_variances(recovery, 0)
