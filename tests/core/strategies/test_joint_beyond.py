"""Joint noise where coefficients are too many to be drawn together: never worse than these one by one."""

from __future__ import annotations

import itertools

from core.designs.predicted_loss import PredictedLoss
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.strategies import joint
from core.strategies.catalogue import find
from tests.core.insides import forget_chosen_designs, independent_designs
from tests.oracle.test_against_dense import workload_of


def test_too_many_coefficients_are_measured_one_by_one_where_that_is_better(monkeypatch):
    workload = workload_of((2,) * 60, list(itertools.combinations(range(60), 2)))
    terms = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
    monkeypatch.setattr(joint, "MOST_BLOCKS", 3)
    forget_chosen_designs()
    try:
        designs = (find(key).design(workload, terms) for key in ("joint", "fourier"))
        together, alone = (PredictedLoss(workload, design, terms).least_loss() for design in designs)
    finally:
        forget_chosen_designs()
    assert together <= alone * (1 + 1e-9)


def test_what_does_not_fit_is_not_taken(monkeypatch):
    monkeypatch.setattr(joint, "why_unusable", lambda *_: "too large")
    assert not independent_designs(workload_of((2, 2), [(0, 1)]), NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE))
