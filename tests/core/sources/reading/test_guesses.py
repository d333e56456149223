"""Rows are guessed where they are read: classifiers go in, shares come out."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

from core.data.guess_shares import guess_shares
from core.domain.attribute import Attribute, Kind
from core.domain.naive_bayes import Evidence, NaiveBayes
from core.sources.reading.guesses import guesses

ATTRIBUTES = (Attribute("s", Kind.CATEGORIES, ("x", "y")), Attribute("t", Kind.CATEGORIES, ("0", "1")))
CLASSIFIERS = (
    NaiveBayes("s", (0.0, -1.0), ()),
    NaiveBayes("s", (0.0, 0.0), (Evidence("t", ((0.0, -1.0), (-2.0, 0.0))),)),
)


@pytest.mark.parametrize("n", [5, 500])  # 500 rows of four kinds are kept once each
def test_each_classifier_gets_its_shares_and_progress_is_told(n):
    chance = np.random.default_rng(1)
    codes = [array("B", chance.integers(0, 2, n).tolist()) for _ in ATTRIBUTES]
    told = []
    found = guesses(ATTRIBUTES, codes, CLASSIFIERS, told.append)
    columns = {"s": np.array(codes[0]), "t": np.array(codes[1])}
    for classifier, shares in zip(CLASSIFIERS, found, strict=True):
        wanted = guess_shares(classifier, columns, np.ones(n, dtype=np.int64))
        assert shares == pytest.approx((wanted.right, wanted.surest, wanted.most_frequent))
    assert told == [0, 0.5]
