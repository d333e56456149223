"""Designs of stars against matrices written out in full: the variances of their tables are what is predicted."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.designs.cones import ConeBlocks
from core.designs.error_model import ErrorModel
from core.designs.noise_groups import at_one, group_of_block
from core.designs.predicted_loss import PredictedLoss
from core.designs.star import Star
from core.designs.star_design import design_of_stars
from core.designs.star_search import SearchResult, search
from core.designs.star_task import StarTask
from core.domain.marginal import Marginal
from core.linear.effects import varying_axes
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from tests.oracle.dense import indicator
from tests.oracle.test_against_dense import CASES, workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


def dense_variances(sizes, wanted, stars, shares, domain):
    """One per wanted table: of least squares on the totals and all cells of the leaves, pseudo-inverses throughout."""
    rows, covariance = [], []
    for star, share in zip(stars, shares, strict=True):
        total, tables = star.variances(domain)
        split = indicator(sizes, star.split)
        for part in split:
            rows += [part, *(part * label for leaf in star.leaves for label in indicator(sizes, (leaf,)))]
            covariance.append(star_covariance(total, [(sizes[leaf], tables[leaf]) for leaf in star.leaves]) / share**2)
    s, size = np.array(rows), sum(map(len, covariance))
    whole, place = np.zeros((size, size)), 0
    for block in covariance:
        whole[place : place + len(block), place : place + len(block)] = block
        place += len(block)
    information = s.T @ np.linalg.pinv(whole, hermitian=True, rcond=1e-11) @ s
    middle = np.linalg.pinv(information, hermitian=True, rcond=1e-11)
    return [(indicator(sizes, axes) @ middle @ indicator(sizes, axes).T)[0, 0] for axes in wanted]


def star_covariance(total, leaves):
    """Of the total and the cells: every leaf is the total spread evenly, and deviations of its own."""
    evenly = np.concatenate([[1.0], *(np.full(n, 1 / n) for n, _ in leaves)])
    whole, place = total * np.outer(evenly, evenly), 1
    for n, variance in leaves:
        whole[place : place + n, place : place + n] += variance * (np.eye(n) - 1 / n)
        place += n
    return whole


SETS = {
    "one star": [Star.of((), (0, 1, 2))],
    "split and cells": [Star.of((0,), (1, 2)), Star.of((1, 2), ())],
    "overlapping": [Star.of((0,), (1, 2)), Star.of((1,), (0, 2)), Star.of((0, 1, 2), ()), Star.of((), (0, 1))],
}


@pytest.mark.parametrize("stars", SETS.values(), ids=SETS)
@pytest.mark.parametrize("sizes", [(2, 3, 4), (3, 2, 2)])
def test_predictions_are_those_of_the_matrices(sizes, stars):
    every = [axes for k in range(3) for axes in itertools.combinations(range(3), k)]
    wanted = [axes for axes in every if any(star.parts(Marginal(axes)) is not None for star in stars)]
    workload, shares = workload_of(sizes, wanted), np.arange(1.0, len(stars) + 1)
    shares /= shares.sum()
    found = SearchResult(tuple(stars), tuple(star.noise(workload.domain) for star in stars), shares, 0.0)
    design = design_of_stars(found, workload, total_known=False)
    variances = at_one(design, TERMS) / shares[group_of_block(design)] ** 2
    predicted = ErrorModel(workload, design).least_squares_cells(variances)
    assert predicted == pytest.approx(dense_variances(sizes, wanted, stars, shares, workload.domain))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("known", [False, True])
def test_the_search_promises_what_the_design_keeps(case, known):
    workload = workload_of(*CASES[case])
    found = search(workload, total_known=known, cones=not known)
    if found is None:
        assert case == "the total alone"
        assert known
        return
    assert found.shares.sum() == pytest.approx(1)
    design = design_of_stars(found, workload, total_known=known)
    terms = NoiseTerms(Norm.L1, Neighbours.REPLACE if known else Neighbours.ADD_REMOVE)
    privacy_terms = 4 if known else 1  # records exchanged move the answers twice as far
    assert PredictedLoss(workload, design, terms).least_loss() == pytest.approx(privacy_terms * found.loss, rel=1e-6)


@st.composite
def piece_and_sizes(draw):
    cone = draw(st.booleans())
    roles = draw(st.lists(st.sampled_from("sl-"), min_size=5, max_size=5))
    sizes = tuple(2 if cone and role == "l" else draw(st.integers(1, 6)) for role in roles)
    split, leaves = ([axis for axis in range(5) if sizes[axis] > 1 and roles[axis] == role] for role in "sl")
    star = Star.of(split, leaves)
    return sizes, ConeBlocks(star.split, star.leaves) if cone and star.leaves else star


@given(piece_and_sizes())
@settings(max_examples=60, deadline=None)
def test_precisions_are_those_of_the_blocks(case):
    sizes, piece = case
    every = [axes for k in range(5) for axes in itertools.combinations(range(5), k)]
    held = [axes for axes in every if piece.parts(varying_axes(Marginal(axes), sizes)) is not None]
    workload = workload_of(sizes, held)
    task = StarTask(workload, total_known=False)
    design = design_of_stars(SearchResult((piece,), (task.noise(piece),), np.ones(1), 0.0), workload, total_known=False)
    model, noise = ErrorModel(workload, design), at_one(design, TERMS)
    assert task.row(piece) == pytest.approx(model.precisions.T @ (1 / noise))
    assert piece.fits(workload.domain)
    assert (model.direct_cells(noise) >= model.least_squares_cells(noise) * (1 - 1e-9)).all()


def test_a_table_is_read_from_the_piece_where_it_is_least_noisy():
    workload = workload_of((2, 3, 4), [(0, 1), (0, 2)])
    pieces, shares = (Star.of((0,), (1, 2)), Star.of((0, 1), ())), np.array([0.2, 0.8])
    noises = tuple(piece.noise(workload.domain) for piece in pieces)
    design = design_of_stars(SearchResult(pieces, noises, shares, 0.0), workload, total_known=False)
    assert design.direct == ((3,), (0, 2))
