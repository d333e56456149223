"""What something costs, by the keys of its own table."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.errors import PlanKeyError
from core.privacy.release_cost import ReleaseCost
from core.project.amount_keys import read_cost
from core.project.keys import Keys
from core.project.plan_text import PlanText


def cost(text):
    plan_text = PlanText("", f"reticent = 1\n[privacy]\n{text}".encode())
    return read_cost(Keys(plan_text, ("privacy",), plan_text.values["privacy"], ("epsilon", "delta", "rho")))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("", None),
        ('epsilon = "0.1"', ReleaseCost.pure(Fraction(1, 10))),
        ('epsilon = 2\ndelta = "0"', ReleaseCost.pure(2)),
        ('epsilon = "1/3"\ndelta = "1e-9"', ReleaseCost.approximate(Fraction(1, 3), Fraction(1, 10**9))),
        ("rho = 0.5", ReleaseCost.concentrated(Fraction(1, 2))),
    ],
)
def test_amounts_are_exact(text, meant):
    assert cost(text) == meant


@pytest.mark.parametrize("text", ['rho = "1"\nepsilon = "1"', 'rho = "1"\ndelta = "0"', 'delta = "1e-9"', 'rho = "0"'])
def test_amounts_that_do_not_fit_are_refused(text):
    with pytest.raises(PlanKeyError):
        cost(text)
