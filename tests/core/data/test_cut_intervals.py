"""Intervals that R and pandas cut come in the order of their ends, whatever stands before them."""

from __future__ import annotations

from random import Random

import pytest

from core.data.public_order import in_public_order

LISTS = [
    ["(0,600]", "(600,900]", "(900,1.1e+03]", "(1.1e+03,1.4e+03]", "(1.4e+03,1e+05]"],
    ["am (0,600]", "am (600,900]", "am (900,1.1e+03]", "am (1.1e+03,1.4e+03]"],
    ["sen (-1,1]", "sen (1,3]", "sen (3,8]", "sen (14,99]"],
    ["[-Inf,0)", "[0,18)", "[18,65)", "[65, Inf]"],
    ["(-0.001, 18.0]", "(18.0, 35.0]", "(35.0, 100.0]"],
    ["[9,10]", "(10,12]", "(100,200]"],
]


@pytest.mark.parametrize("texts", LISTS)
def test_they_come_in_the_order_of_their_ends(texts):
    for seed in range(5):
        mixed = Random(seed).sample(texts, len(texts))
        assert [*in_public_order(mixed)] == texts


def test_no_answer_comes_last():
    assert in_public_order(["(600,900]", "(1000,1200]", "NA", "(0,600]"]) == (
        *("(0,600]", "(600,900]", "(1000,1200]", "NA"),
    )


@pytest.mark.parametrize("texts", [["(a)", "(b)", "(c)"], ["[1] yes", "[2] no"], ["(a,b]", "(c,d]", "other way"]])
def test_other_texts_in_brackets_are_none(texts):
    assert in_public_order(texts[::-1]) == tuple(sorted(texts))
