"""The search: never worse than its start, the same every time, and bounded for large workloads."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.designs import star_search
from core.designs.star import MOST_ANSWERS, MOST_CELLS, Star
from core.designs.star_moves import Move, moves
from core.designs.star_search import search
from core.designs.star_task import StarTask
from core.domain.marginal import Marginal
from core.mechanisms.star_noise import MOST_DIMENSIONS, dimensions
from tests.oracle.test_against_dense import domain_of, workload_of

PAIRS = list(itertools.combinations(range(5), 2))


@st.composite
def workloads(draw):
    every = [c for k in range(1, 4) for c in itertools.combinations(range(4), k)]
    wanted = draw(st.lists(st.sampled_from(every), min_size=1, max_size=6, unique=True))
    return workload_of(draw(st.sampled_from([(2, 2, 2, 2), (2, 3, 4, 5), (9, 2, 7, 3)])), wanted)


@given(workloads())
@settings(max_examples=30, deadline=None)
def test_never_worse_than_the_tables_themselves(workload):
    found, task = search(workload, total_known=False), StarTask(workload, workload.marginals, total_known=False)
    rows = task.rows([Star.of(marginal, ()) for marginal in workload.marginals])
    loss, _ = task.descend(rows, np.full(len(rows), 1 / len(rows)), 2000, 1e-10)
    assert found.loss <= loss * (1 + 1e-9)


def test_the_same_every_time():
    first, second = (search(workload_of((2, 3, 4, 2, 5), PAIRS), total_known=False) for _ in range(2))
    assert first.stars == second.stars
    assert first.shares.tolist() == second.shares.tolist()


def test_many_small_attributes_share_a_star():
    found = search(workload_of((2,) * 12, [(axis,) for axis in range(12)]), total_known=False)
    assert max(len(star.leaves) for star in found.stars) >= 6


def test_tables_apart_stay_apart():
    found = search(workload_of((50, 50, 50, 50), [(0, 1), (2, 3)]), total_known=False)
    assert {star.axes for star in found.stars} == {(0, 1), (2, 3)}


def test_too_many_numbers_are_not_looked_at(monkeypatch):
    monkeypatch.setattr(star_search, "MOST_NUMBERS", 10)
    assert search(workload_of((2, 3, 4, 2, 5), PAIRS), total_known=False) is None


def test_work_is_bounded(monkeypatch):
    """With no work to spare the plain cover is what is found."""
    monkeypatch.setattr(star_search, "MOST_WORK", 0.0)
    found = search(workload_of((2, 3, 4), [(0, 1), (0, 2), (1, 2)]), total_known=False)
    assert set(found.stars) <= {Star.of((2,), (0, 1)), Star.of((1,), (0,))} | {Star.of(pair, ()) for pair in PAIRS}


def test_a_star_with_one_leaf_is_a_marginal():
    assert Star.of((1,), (0,)) == Star.of((0, 1), ()) == Star.of((0, 1), (1,))


@pytest.mark.parametrize("sizes", [(2, 3, 4, 5), (40, 30, 2, 2**11)])
def test_all_moves_lead_to_stars_that_can_be_drawn(sizes):
    domain, stars = domain_of(sizes), [Star.of((0,), (1, 2)), Star.of((3,), ()), Star.of((1, 2), ())]
    wanted, axes = [Marginal((0, 3))], Marginal(range(4))
    found = moves(stars, wanted, axes, domain)
    assert len(set(found)) == len(found)
    assert Move((stars[0],), ()) in found
    for star in {star for move in found for star in move.new}:
        assert set(star.axes) <= set(axes)
        assert len(star.leaves) != 1
        if star.leaves:
            assert dimensions(domain.shape(star.leaves)) <= MOST_DIMENSIONS
            assert star.answers(domain) <= MOST_ANSWERS
        assert star.answers(domain) <= MOST_CELLS
