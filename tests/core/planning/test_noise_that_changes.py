"""What a uniform split needs where another kind of noise is taken from some ε on; worked out from where that is."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

import pytest

from core.planning.outcomes import NoiseKind
from core.planning.uniform_amount import uniform_amount
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for, noise_budget_of
from tests.released_tables import outcome

DELTA, BEFORE = Fraction(1, 10**6), Fraction(1, 10**9)
WANTED = 40.0
BEST = outcome("marginals", "optimal", "optimal", WANTED)
UNIFORM = outcome("marginals", "uniform", "optimal", 360.0)


def rho(epsilon, delta=DELTA):
    return float(noise_budget_of(ReleaseCost.approximate(Fraction(epsilon), delta)))


def with_kinds(gaussian, pure, change, delta=DELTA):
    """A uniform outcome at ε = 1 whose Gaussian noise reaches what is wanted at ε = `gaussian`, the other at `pure`.

    By least squares, the Gaussian kind is better below ε = `change`, and the other from there on.
    """
    kinds = (
        NoiseKind(ReleaseCost.approximate(1, delta), WANTED * rho(gaussian) / rho(1), 7.0 * rho(change) / rho(1)),
        NoiseKind(ReleaseCost.pure(1), WANTED * pure**2, 7.0 * change**2),
    )
    return replace(UNIFORM, kinds=kinds)


@pytest.mark.parametrize("delta", [DELTA, BEFORE])
@pytest.mark.parametrize(
    ("gaussian", "pure", "change", "least"),
    [
        (2, 3, 9, 2),
        (3, 2, 9, 3),
        (5, 6, 4, 6),
        (6, 5, 4, 5),
        (3, 8, 5, 3),
        (8, 3, 5, 5),
    ],
)
def test_it_is_the_least_at_which_the_kind_that_is_taken_there_is_enough(gaussian, pure, change, least, delta):
    """Gaussian noise is taken below the change; where neither reaches it by itself, the change does.

    An estimate may have moved δ since the kinds were predicted.
    """
    for turned in (False, True):
        uniform = with_kinds(gaussian, pure, change, delta)
        uniform = replace(uniform, kinds=uniform.kinds[::-1]) if turned else uniform
        assert uniform_amount(BEST, uniform, ReleaseCost.approximate(1, DELTA)) == pytest.approx(least, rel=1e-6)


@pytest.mark.parametrize(
    ("budget", "spares", "amount"),
    [
        (ReleaseCost.pure(2), False, 6.0),
        (ReleaseCost.concentrated(2), False, 18.0),
        (ReleaseCost.approximate(2, DELTA), True, 6.0),
        (
            ReleaseCost.approximate(2, DELTA),
            False,
            float(epsilon_for(9 * noise_budget_of(ReleaseCost.approximate(2, DELTA)), DELTA)),
        ),
    ],
)
def test_where_one_kind_of_noise_is_all_there_is_the_error_falls_as_its_law_says(budget, spares, amount):
    """Nine times the variance: three times ε without δ, nine times ρ with Gaussian noise."""
    uniform = replace(UNIFORM, spares_delta=spares)
    assert uniform_amount(BEST, uniform, budget) == pytest.approx(amount)
    assert not math.isclose(amount, 2.0)


@pytest.mark.parametrize(("wanted", "now"), [(0.0, 3.0), (3.0, 0.0), (None, 3.0), (3.0, None)])
def test_where_one_has_no_error_or_does_not_fit_there_is_no_amount(wanted, now):
    pair = (outcome("base", split, "optimal", each) for split, each in (("optimal", wanted), ("uniform", now)))
    assert uniform_amount(*pair, ReleaseCost.pure(1)) is None
