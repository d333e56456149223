"""What each tree would give: the predictions of the plans themselves, and of draws."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from core.measuring.receipt import Receipt
from core.places.level_shares import LevelSplit
from core.places.map_comparison import EVERY_TREE, map_outcomes
from core.places.map_plan import MapTerms
from core.places.measure_map import measure_map
from core.places.place_box import Rectangle
from core.places.rectangle_counts import rectangle_count
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from tests.core.places.some_points import BOX, crowd, records_of
from tests.seeded_bits import SeededBits

ASKED = MapTerms(BOX, 3, typical=(0.3, 0.2))
TERMS = [PrivacyTerms(ReleaseCost.pure(Fraction(1, 2))), PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 4)))]


@pytest.mark.parametrize("terms", TERMS)
def test_quadtrees_have_the_noise_that_their_plans_predict(terms):
    for outcome in map_outcomes(ASKED, terms)[:3]:
        asked = MapTerms(BOX, 3, split=outcome.split, typical=(0.3, 0.2))
        plan = asked.plan(terms)
        each = [plan.noise_of(rectangle) for rectangle in asked.typical_rectangles()]
        assert outcome.noise == pytest.approx(math.sqrt(np.mean(np.square(each))))
        assert outcome.leaf == pytest.approx(plan.noise_of(Rectangle(0, 1, 0, 1)))


@pytest.mark.parametrize("terms", TERMS)
def test_every_tree_is_compared_and_none_is_perfect(terms):
    outcomes = map_outcomes(ASKED, terms)
    assert tuple((each.kind, each.split) for each in outcomes) == EVERY_TREE
    assert [kind for kind, _ in EVERY_TREE] == ["quadtree"] * 3 + ["kd", "kd-hybrid", "kd-cell"]
    assert all(0 < each.leaf < each.noise < math.inf for each in outcomes)


def test_what_cannot_be_drawn_is_left_out():
    assert map_outcomes(ASKED, PrivacyTerms(ReleaseCost.pure(Fraction(1, 10**25)))) == ()
    left = map_outcomes(ASKED, PrivacyTerms(ReleaseCost.pure(Fraction(1, 10**15))))
    assert [each.split for each in left] == [LevelSplit.UNIFORM, LevelSplit.OPTIMAL]


@pytest.mark.parametrize("split", list(LevelSplit))
def test_rectangles_vary_as_predicted(split):
    """1,500 draws: their variance is within 25 % of the predicted one but for a chance of 1e-6 (kurtosis below 6)."""
    asked = MapTerms(BOX, 3, split=split)
    plan, rectangle = asked.plan(TERMS[0]), np.array([0.0, 4.0, 0.0, 8.0])
    points, bits = crowd(3, 4000), SeededBits(11)
    records = records_of(points, 3)
    exact = int(((points >= 0) & (points <= [4, 8]) & (points[:, :1] < 4)).all(axis=1).sum())
    drawn = [measure_map(plan, records, lambda: Receipt(1), bits)[0].estimate() for _ in range(1500)]
    found = [rectangle_count(each, rectangle) for each in drawn]
    scores = [(each.count - exact) / each.noise for each in found]
    assert {each.n_cut for each in found} == {0}
    assert np.mean(np.square(scores)) == pytest.approx(1, abs=0.25)
    assert abs(np.mean(scores)) < 5 / math.sqrt(len(scores))
