"""The share of every grade that occurs is said, and never as nothing."""

from __future__ import annotations

from core.front_door import GradeShares
from guiapp.desktop.grade_words import shares_words


def test_a_small_share_is_not_said_to_be_none():
    assert shares_words(GradeShares(good=0.62, noise=0.38)) == "62 % good, 38 % noise"
    assert shares_words(GradeShares(fair=0.004, weak=0.096, noise=0.9)) == "under 1 % fair, 10 % weak, 90 % noise"
