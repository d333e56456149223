"""A map is measured by the tree of its plan, at the cost of its plan."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.measuring.receipt import Receipt
from core.places.map_plan import MapTerms, TreeKind
from core.places.measure_map import measure_map
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from tests.core.places.some_points import BOX, crowd, records_of
from tests.seeded_bits import SeededBits

TERMS = PrivacyTerms(ReleaseCost.pure(1))


@pytest.mark.parametrize("kind", list(TreeKind))
def test_the_charge_pays_for_this_map_and_no_other(kind):
    asked = MapTerms(BOX, 3, kind)
    plan, records = asked.plan(TERMS), records_of(crowd(1), asked.grid.height)
    receipt = Receipt(1, TERMS.cost)
    (noisy,) = measure_map(plan, records, lambda: receipt, SeededBits(1))
    assert noisy.tree.boxes[0].tolist() == [0, asked.grid.n_cells] * 2
    assert noisy.counts[0] == pytest.approx(500, abs=250)
    with pytest.raises(ValueError, match="paid for a measurement already"):
        measure_map(plan, records, lambda: receipt, SeededBits(1))
    with pytest.raises(ValueError, match="another cost"):
        measure_map(plan, records, lambda: Receipt(2, ReleaseCost.pure(Fraction(1, 2))), SeededBits(1))


def test_a_tree_cut_where_the_rows_are_has_no_labels():
    asked = MapTerms(BOX, 3, TreeKind.KD)
    with pytest.raises(ValueError, match="only quadtrees"):
        measure_map(asked.plan(TERMS), records_of(crowd(1), asked.grid.height), lambda: Receipt(1), SeededBits(1), (2,))
