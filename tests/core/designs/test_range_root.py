"""The matrix for Gaussian noise along one attribute: as near to the optimum as its lower bound shows."""

from __future__ import annotations

import numpy as np
import pytest

from core.designs import range_root as module
from core.designs.range_gram import RangeGram
from core.designs.range_root import range_root, whole_columns
from core.designs.square_root import square_root
from core.errors import Cancelled
from core.progress import Progress, reporting
from core.workload.axis_queries import Ask
from tests.core.test_progress import Impatient

KINDS = {
    "ranges": ((Ask.RANGES, 1.0),),
    "prefixes": ((Ask.PREFIXES, 1.0),),
    "both": ((Ask.RANGES, 0.3), (Ask.PREFIXES, 0.7)),
    "cells": ((Ask.CELLS, 1.0),),
}
OPTIMA = {("ranges", 64): 5.2998, ("ranges", 256): 8.4178, ("prefixes", 64): 4.4091, ("prefixes", 256): 6.3724}
"""Mean variance of a query at ρ = ½: lower bounds by duality, computed apart from this program."""


def loss(rows, gram):
    """The loss at ρ = ½, continuous noise."""
    real = rows.astype(float)
    return np.sum(gram.full() * np.linalg.inv(real.T @ real)) * (real**2).sum(axis=0).max()


def queries(kind, n):
    return n * (n + 1) // 2 if kind == "ranges" else n


@pytest.mark.parametrize(("kind", "n"), OPTIMA)
def test_it_reaches_the_known_optimum(kind, n):
    found = loss(range_root(RangeGram(n, n, KINDS[kind]), 2**13), RangeGram(n, n, KINDS[kind])) / queries(kind, n)
    assert OPTIMA[kind, n] * (1 - 1e-4) < found < OPTIMA[kind, n] * 1.002


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("n", "n_ordered"), [(1, 1), (2, 2), (12, 12), (14, 12), (40, 37)])
def test_it_is_as_good_as_the_general_solution(kind, n, n_ordered):
    gram = RangeGram(n, n_ordered, KINDS[kind])
    rows = range_root(gram, 2**13)
    assert loss(rows, gram) <= loss(square_root(gram.full()), gram) * 1.002
    assert np.linalg.norm(rows, axis=0) == pytest.approx(np.full(n, 2.0**13), rel=1e-3)


@pytest.mark.parametrize("kind", ["ranges", "prefixes", "both", "cells"])
def test_long_attributes_take_the_tridiagonal_way_to_the_same_matrix(kind, monkeypatch):
    gram = RangeGram(90, 84, KINDS[kind])
    usual = loss(range_root(gram, 2**13), gram)
    monkeypatch.setattr(module, "FULL", 16)
    assert loss(range_root(gram, 2**13), gram) == pytest.approx(usual, rel=2e-3)


def test_of_long_attributes_cells_beside_ranges_cost_little(monkeypatch):
    """Of a label and of a range alike, so that ranges decide: the matrix for these alone is as good."""
    gram = RangeGram(90, 84, ((Ask.CELLS, 0.9), (Ask.RANGES, 0.1)))
    best = loss(range_root(gram, 2**13), gram)
    monkeypatch.setattr(module, "FULL", 16)
    assert loss(range_root(gram, 2**13), gram) <= best * 1.01


@pytest.mark.parametrize(("bits", "more"), [(5, 0.02), (7, 0.003), (9, 0.0005)])
def test_a_coarse_grid_costs_little(bits, more):
    gram = RangeGram(16, 16, KINDS["ranges"])
    assert loss(range_root(gram, 2**bits), gram) <= (1 + more) * loss(range_root(gram, 2**13), gram)


@pytest.mark.parametrize("n", [3, 40, 300])
def test_no_column_is_longer_than_another_and_none_far_from_what_was_rounded(n):
    """Squared lengths are within a few units; numbers rounded to the nearest would differ by about the length."""
    exact = np.random.default_rng(n).normal(size=(n, n))
    exact *= 2**9 / np.linalg.norm(exact, axis=0)
    rows = whole_columns(exact, 2**9)
    assert rows.dtype == np.int64
    assert np.abs(rows - exact).max() < 1
    assert np.abs((rows**2).sum(axis=0) - 2**18).max() <= {3: 2**8, 40: 24, 300: 1}[n]


def test_no_number_rounded_the_other_way_would_make_a_column_more_even():
    exact = np.random.default_rng(4).normal(size=(5, 2000))
    exact *= 2**9 / np.linalg.norm(exact, axis=0)
    rows = whole_columns(exact, 2**9)
    others = rows + np.where(exact > rows, 1, -1)
    excess = (rows**2).sum(axis=0) - 2**18
    assert (np.abs(excess + others**2 - rows**2) >= np.abs(excess)).all()


class Counting(Progress):
    n_rounds = 0

    def cancelled(self):
        self.n_rounds += 1
        return False


def test_the_balance_is_found_in_few_rounds():
    counting = Counting()
    with reporting(counting):
        range_root(RangeGram(200, 200, KINDS["ranges"]), 2**13)
    assert counting.n_rounds < 10


def test_it_can_be_cancelled():
    with reporting(Impatient()), pytest.raises(Cancelled):
        range_root(RangeGram(9, 9, KINDS["ranges"]), 2**13)
