"""The statement in the terms of registries: every term, exact parameters, and the same facts as the statement."""

from __future__ import annotations

import pytest

from core.exports.registry_terms import privacy_label, registry_data
from tests.core.exports.conftest import made_statement

TERMS = {
    "release_type",
    "dp_flavor",
    "privacy_unit",
    "privacy_parameters",
    "unprotected_quantities",
    "mechanisms",
    "composition",
    "post_processing",
    "justification",
}


@pytest.mark.parametrize(
    ("definition", "flavor", "parameters"),
    [
        ("pure", "pure differential privacy (ε)", {"epsilon": "1/3", "delta": "0", "rho": None}),
        ("approximate", "approximate differential privacy (ε, δ)", {"epsilon": "1/3", "delta": "1e-9", "rho": "0.1"}),
        ("concentrated", "zero-concentrated differential privacy (ρ)", {"epsilon": None, "delta": None, "rho": "0.1"}),
    ],
)
def test_every_term_is_there_with_exact_parameters(definition, flavor, parameters):
    statement = made_statement({}, definition=definition, epsilon="1/3", delta="1e-9", rho="0.1")
    data = registry_data(statement)
    assert data.keys() == TERMS
    assert (data["dp_flavor"], data["privacy_parameters"]) == (flavor, parameters)
    assert data["mechanisms"] == ["discrete Laplace"]
    assert data["post_processing"] == ["least squares", "non-negative", "whole numbers"]
    assert statement.claim in data["justification"]


@pytest.mark.parametrize(
    ("changes", "public"),
    [
        ({}, "tables were chosen"),
        ({"neighbours": "replace"}, "; the number of rows"),
        ({"neighbours": "replace", "unit": "person", "at_most": 3}, "; the number of people"),
    ],
)
def test_what_is_not_protected_follows_from_who_is_compared(changes, public):
    assert registry_data(made_statement({}, **changes))["unprotected_quantities"].endswith(public)


def test_the_label_says_the_unit_and_a_rehearsal():
    label = dict(privacy_label(made_statement({}, unit="person", at_most=3)))
    assert label["Privacy unit"] == (
        "one person, with at most 3 rows; compared datasets: with or without any one person"
    )
    assert label["Privacy parameters"] == "ε = 1"
    assert "made-up" in dict(privacy_label(made_statement({}, rehearsal=True)))["Release"]
