"""How often a classifier is right: exact, whatever the order of the rows, and never printed or pickled."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.guess_shares import guess_shares
from core.domain.naive_bayes import Evidence, NaiveBayes
from core.errors import Cancelled
from core.progress import Progress, reporting

LOGS = tuple(tuple(row) for row in np.log([[0.7, 0.2, 0.1], [0.1, 0.3, 0.6], [0.2, 0.5, 0.3]]).tolist())
CLASSIFIER = NaiveBayes("s", (0.0, 0.0, 0.0), (Evidence("t", LOGS),))
BLIND = NaiveBayes("s", (0.0, 0.0, 0.0), ())


def shares(classifier, truth, known=None, times=None):
    columns = {"s": np.array(truth, dtype=np.uint8), "t": np.array(known or truth, dtype=np.uint8)}
    found = guess_shares(classifier, columns, np.array(times or [1] * len(truth), dtype=np.int64))
    return found.right, found.surest, found.most_frequent


def test_the_likeliest_label_is_guessed():
    # the surest two know t = 0, and one of them is right
    assert shares(CLASSIFIER, [0, 2, 1, 1], [0, 1, 2, 0]) == (0.75, 0.5, 0.5)


def test_who_guesses_blindly_is_right_in_one_of_as_many_as_there_are_labels():
    assert shares(BLIND, [0, 0, 1, 2]) == pytest.approx((1 / 3, 1 / 3, 1 / 2))


def test_the_surest_tenth_is_cut_within_rows_that_are_equally_sure():
    # 30 rows: the surest 3 are the 2 that know t = 0, one of them right, and one of the 28 others, half of them right
    truth, known = [0, 1] + [2] * 14 + [0] * 14, [0, 0] + [1] * 28
    assert shares(CLASSIFIER, truth, known)[1] == pytest.approx((1 + 1 / 2) / 3)


rows = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=40)


@given(rows, st.randoms())
def test_the_order_of_the_rows_changes_nothing(rows, chance):
    mixed = chance.sample(rows, len(rows))
    one, other = (shares(CLASSIFIER, *map(list, zip(*each, strict=True))) for each in (rows, mixed))
    assert one == pytest.approx(other)


@given(rows, st.integers(2, 5))
def test_a_row_that_counts_often_is_as_many_rows(rows, often):
    truth, known = map(list, zip(*rows, strict=True))
    apart = shares(CLASSIFIER, truth + [truth[0]] * (often - 1), known + [known[0]] * (often - 1))
    assert shares(CLASSIFIER, truth, known, [often] + [1] * (len(rows) - 1)) == pytest.approx(apart)


def test_blocks_join(monkeypatch):
    chance = np.random.default_rng(3)
    truth, known = chance.integers(0, 3, (2, 300)).tolist()
    whole = shares(CLASSIFIER, truth, known)
    for at_a_time in (22, 1):  # 7 rows of 3 labels, and less than a row
        monkeypatch.setattr("core.data.guess_shares.SCORES_AT_A_TIME", at_a_time)
        assert shares(CLASSIFIER, truth, known) == pytest.approx(whole)


def test_guessing_can_be_stopped():
    class Stopped(Progress):
        def cancelled(self):
            return True

    with pytest.raises(Cancelled), reporting(Stopped()):
        shares(CLASSIFIER, [0, 1])


def test_the_figures_are_private():
    found = guess_shares(BLIND, {"s": np.array([0, 1])}, np.array([1, 1]))
    assert repr(found) == str(found) == "<GuessShares: private>"
    with pytest.raises(TypeError, match="private"):
        pickle.dumps(found)
