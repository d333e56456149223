"""The score of a table: what it is, and by how much any neighbour can change it."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.privacy.neighbours import Neighbours
from core.selection.score_terms import LARGEST_GAP
from core.selection.table_scores import (
    MOST_NOISE,
    Candidate,
    gaussian_noise_of_table,
    noise_of_table,
    table_score_terms,
    table_scores,
)

PAIR, FIRST = Marginal((0, 1)), Marginal((0,))
CELLS = list(product(range(2), repeat=2))


def count_of(rows):
    """The counts of rows over two attributes of two labels each."""
    counts = np.zeros((2, 2), dtype=np.int64)
    for row in rows:
        counts[row] += 1
    return lambda marginal: counts if marginal == PAIR else counts.sum(axis=1)


CANDIDATES = (
    Candidate(PAIR, np.array([[1, 0], [0, 2]]), 3),
    Candidate(PAIR, np.array([[0, 1], [1, 1]]), 0),
    Candidate(FIRST, np.array([2, 1]), 1),
)


def test_a_score_is_what_is_not_known_less_the_noise():
    rows = [(0, 0), (0, 0), (1, 0)]
    assert table_scores(CANDIDATES, count_of(rows)).tolist() == [1 + 0 + 1 + 2 - 3, 2 + 1 + 0 + 1, 0 + 0 - 1]


def persons(at_most):
    """Every person with one row at least and `at_most` at most."""
    return [rows for n in range(1, at_most + 1) for rows in combinations_with_replacement(CELLS, n)]


@pytest.mark.parametrize("at_most", [1, 2, 3])
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_no_neighbour_changes_a_score_by_more(neighbours, at_most):
    """All persons, beside all tables of up to two other rows; and the bound is reached."""
    terms, worst = table_score_terms(neighbours, at_most), 0
    others = [(), *persons(2)]
    for person, crowd in product(persons(at_most), others):
        ours = table_scores(CANDIDATES, count_of([*crowd, *person]))
        replaced = persons(at_most) if neighbours is Neighbours.REPLACE else [()]
        for other in replaced:
            theirs = table_scores(CANDIDATES, count_of([*crowd, *other]))
            worst = max(worst, int(np.abs(ours - theirs).max()))
    assert worst == terms.sensitivity == at_most * (2 if neighbours is Neighbours.REPLACE else 1)
    assert not terms.monotonic


def test_one_row_lets_a_score_rise_and_another_fall():
    before, after = (table_scores(CANDIDATES, count_of(rows)) for rows in ([], [(0, 0)]))
    assert (after - before).tolist() == [-1, 1, -1]


@pytest.mark.parametrize("scale", ["1/3", "1", "7"])
def test_noise_of_a_table_is_the_mean_size_of_its_draws(scale):
    b = Fraction(scale)
    q = np.exp(-1 / float(b))
    sizes = np.arange(1, 2000)
    mean = 2 * (1 - q) / (1 + q) * (sizes * q**sizes).sum()
    assert noise_of_table(1000, b) == int(1000 * mean)
    assert noise_of_table(0, b) == 0


def test_noise_of_any_scale_is_a_number_that_can_be_scored():
    assert noise_of_table(10, Fraction(1, 10**9)) == noise_of_table(10, Fraction(1, 701)) == 0
    assert noise_of_table(10**6, Fraction(10**30)) == gaussian_noise_of_table(10**6, Fraction(10**90)) == MOST_NOISE
    assert 2 * MOST_NOISE < LARGEST_GAP


@pytest.mark.parametrize("variance", ["1/3", "1", "49"])
def test_gaussian_noise_of_a_table_is_the_mean_size_of_its_draws(variance):
    deviation = float(Fraction(variance)) ** 0.5
    sizes = np.linspace(0, 40, 400_001)
    mean = 2 * (sizes * np.exp(-(sizes**2) / 2)).sum() / np.exp(-(sizes**2) / 2).sum() / 2 * deviation
    assert abs(gaussian_noise_of_table(1000, Fraction(variance)) - 1000 * mean) <= 1 + 1000 * mean * 1e-4


def test_noise_takes_nothing_away():
    with pytest.raises(ValueError, match="noise adds"):
        Candidate(FIRST, np.array([1, 2]), -1)


def test_what_is_known_cannot_be_changed():
    with pytest.raises(ValueError, match="read-only"):
        Candidate(FIRST, np.array([1, 2]), 0).estimate[0] = 9
