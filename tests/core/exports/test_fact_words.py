"""A reviewer can work out the spread and the price of every group from the words beside the scales."""

from __future__ import annotations

import pytest

from core.exports.fact_words import scale_words
from tests.core.exports.conftest import made_statement


@pytest.mark.parametrize(
    ("noise", "told"),
    [
        ("discrete Laplace", "exp(−|x| / b)"),
        ("discrete Gaussian", "the scale is the variance σ², not σ"),
        ("joint discrete noise (K-norm)", "exp(−‖z‖ / b)"),
        ("difference of two Wishart matrices, rounded", "exp(−l / b)"),
    ],
)
def test_each_law_says_what_its_scale_is(noise, told):
    law, *_ = scale_words(made_statement({}, noise=noise))
    assert told in law


def test_every_law_that_was_drawn_from_is_explained():
    assert len(list(scale_words(made_statement({}, noise="joint discrete noise (K-norm); discrete Laplace")))) == 4


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"epsilon": "1/3"}, ("at most ε = 1/3", "answers: 1 where")),
        ({"neighbours": "replace", "unit": "person", "at_most": 3}, ("Δ / b", "answers: 6 where")),
        ({"definition": "approximate", "rho": "0.02"}, ("at most ρ = 0.02", "answers: 1 where")),
        (
            {"definition": "concentrated", "rho": "1", "neighbours": "replace", "at_most": 3},
            ("Δ² / (2σ²)", "answers: 18 where"),
        ),
    ],
)
def test_the_prices_of_the_groups_add_up(changes, told):
    _, price, _ = scale_words(made_statement({}, **changes))
    assert all(words in price for words in told)


def test_what_was_counted_exactly_is_named():
    *_, last = scale_words(made_statement({}, groups=(("everybody", "0", 1), ("age", "2", 1))))
    assert last == "Scale 0: counted without noise, because it is public."


@pytest.mark.parametrize(("definition", "z"), [("pure", "2.1183"), ("approximate", "1.96"), ("concentrated", "1.96")])
def test_a_margin_follows_from_the_standard_deviation(definition, z):
    *_, margin = scale_words(made_statement({}, definition=definition, coverage=0.95))
    assert margin.startswith(f"A ± is {z} standard deviations")
