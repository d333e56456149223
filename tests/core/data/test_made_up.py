"""Made-up people: within the labels, skewed, and going together; from the plan alone."""

from __future__ import annotations

import numpy as np
import pytest

from core.data.made_up import made_up_table
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from tests.seeded_bits import SeededBits

DOMAIN = Domain(
    (
        Attribute("city", Kind.CATEGORIES, tuple("ABCDEFGH"), other="Else", missing="Missing"),
        Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 30.0, 45.0, 65.0, 120.0)),
        Attribute("only", Kind.CATEGORIES, other="Anything"),
    )
)


@pytest.mark.parametrize("n_rows", [0, 1, 5000])
def test_as_many_people_as_asked_for(n_rows):
    table = made_up_table(DOMAIN, n_rows, SeededBits(1))
    assert int(table.count(Marginal(()))) == n_rows


def test_people_are_skewed_and_every_label_occurs():
    city = made_up_table(DOMAIN, 20_000, SeededBits(2)).count(Marginal((0,)))
    assert city.min() > 0
    assert city.max() > 4 * np.median(city)


def test_attributes_go_together():
    counts = made_up_table(DOMAIN, 20_000, SeededBits(3)).count(Marginal((0, 1)))
    alone = np.outer(counts.sum(1), counts.sum(0)) / counts.sum()
    assert ((counts - alone) ** 2 / alone).sum() > 1000
