"""The search: never worse than its start, the same every time, and bounded for large workloads."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.designs import star_search
from core.designs.cones import ConeBlocks
from core.designs.star import Star
from core.designs.star_covers import covers
from core.designs.star_design import design_of_stars
from core.designs.star_moves import Move, MoveSpace, moves
from core.designs.star_search import search
from core.designs.star_task import StarTask
from core.domain.marginal import Marginal
from core.mechanisms.star_noise import MOST_DIMENSIONS, dimensions
from core.workload.workload import WantedTable, Workload
from tests.oracle.test_against_dense import domain_of, workload_of

ANYTHING = {"total_known": False, "cones": True}
PAIRS = list(itertools.combinations(range(5), 2))


@st.composite
def workloads(draw):
    every = [c for k in range(1, 4) for c in itertools.combinations(range(4), k)]
    wanted = draw(st.lists(st.sampled_from(every), min_size=1, max_size=6, unique=True))
    return workload_of(draw(st.sampled_from([(2, 2, 2, 2), (2, 3, 4, 5), (9, 2, 7, 3)])), wanted)


@pytest.mark.parametrize("weight", [1e16, 1e30, 1e90])
def test_a_table_of_far_more_weight_leaves_no_piece_without_a_share(weight):
    """What the others can do without lost its share to rounding, and its variance was divided by 0."""
    ages, one, other, days = range(4)
    tables = (WantedTable((one, other), 3.5), WantedTable((other, days)), WantedTable((ages, one), weight))
    found = search(Workload(domain_of((3, 1, 1, 3)), tables), total_known=True, cones=True)
    assert len(found.pieces) == len(found.noises) == len(found.shares)
    assert (found.shares**2 > 0).all()
    design_of_stars(found, Workload(domain_of((3, 1, 1, 3)), tables), total_known=True)


@given(workloads())
@settings(max_examples=30, deadline=None)
def test_never_worse_than_the_tables_themselves(workload):
    found, task = search(workload, **ANYTHING), StarTask(workload, total_known=False)
    rows = task.rows([Star.of(marginal, ()) for marginal in workload.marginals])
    loss, _ = task.descend(rows, np.full(len(rows), 1 / len(rows)), 2000, 1e-10)
    assert found.loss <= loss * (1 + 1e-9)


def test_the_same_every_time():
    first, second = (search(workload_of((2, 3, 4, 2, 5), PAIRS), **ANYTHING) for _ in range(2))
    assert first.pieces == second.pieces
    assert first.shares.tolist() == second.shares.tolist()


def test_many_small_attributes_share_a_star():
    found = search(workload_of((2,) * 12, [(axis,) for axis in range(12)]), **ANYTHING)
    assert max(len(star.leaves) for star in found.pieces) >= 5


def test_tables_apart_stay_apart():
    found = search(workload_of((50, 50, 50, 50), [(0, 1), (2, 3)]), **ANYTHING)
    assert {star.axes for star in found.pieces} == {(0, 1), (2, 3)}


def test_too_many_numbers_are_not_looked_at(monkeypatch):
    monkeypatch.setattr(star_search, "MOST_NUMBERS", 10)
    assert search(workload_of((2, 3, 4, 2, 5), PAIRS), **ANYTHING) is None


def test_work_is_bounded(monkeypatch):
    """With no work to spare the plain cover is what is found."""
    monkeypatch.setattr(star_search, "MOST_WORK", 0.0)
    found = search(workload_of((2, 3, 4), [(0, 1), (0, 2), (1, 2)]), **ANYTHING)
    assert set(found.pieces) <= {Star.of((2,), (0, 1)), Star.of((1,), (0,))} | {Star.of(pair, ()) for pair in PAIRS}


def test_a_star_with_one_leaf_is_a_marginal():
    assert Star.of((1,), (0,)) == Star.of((0, 1), ()) == Star.of((0, 1), (1,))


@pytest.mark.parametrize("sizes", [(2, 2, 2, 5), (2, 3, 4, 5), (40, 30, 2, 2**11)])
@pytest.mark.parametrize("cones", [True, False])
def test_all_moves_lead_to_what_can_be_drawn(sizes, cones):
    pieces = [Star.of((0,), (1, 2)), Star.of((3,), ()), Star.of((1, 2), ())]
    space = MoveSpace(domain_of(sizes), (Marginal((0, 3)),), cones)
    found = moves(pieces, space)
    assert len(set(found)) == len(found)
    assert Move((pieces[0],), ()) in found
    new = {piece for move in found for piece in move.new}
    assert any(isinstance(piece, ConeBlocks) for piece in new) == (cones and sizes[:2] == (2, 2))
    for piece in new:
        assert set(piece.axes) <= set(space.axes) | {1, 2}
        assert len(piece.leaves) != 1
        assert piece.fits(space.domain)
        if isinstance(piece, Star) and piece.leaves:
            assert dimensions(space.domain.shape(piece.leaves)) <= MOST_DIMENSIONS


@pytest.mark.parametrize("sizes", [(2, 2, 2, 2, 2), (2, 3, 2, 4, 2), (100, 90, 80, 2, 2)])
@pytest.mark.parametrize("order", [1, 2, 3])
def test_every_start_holds_every_table(sizes, order):
    wanted = tuple(Marginal(axes) for axes in itertools.combinations(range(5), order))
    starts = list(covers(MoveSpace(domain_of(sizes), wanted, cones=True)))
    assert len(starts) == (3 if sizes.count(2) >= 3 else 2)
    for _, pieces in starts:
        assert all(any(piece.parts(table) is not None for piece in pieces) for table in wanted)


def test_yes_or_no_attributes_are_measured_in_pairs_at_once():
    workload = workload_of((2,) * 9, list(itertools.combinations(range(9), 2)))
    with_cones, without = (search(workload, total_known=False, cones=cones) for cones in (True, False))
    assert any(isinstance(piece, ConeBlocks) for piece in with_cones.pieces)
    assert with_cones.loss < 0.8 * without.loss
