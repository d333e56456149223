"""Trees packed for the ledger: the way there and back, and what is refused."""

from __future__ import annotations

import base64
import zlib
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.measuring.receipt import Receipt
from core.places.map_plan import MapTerms, TreeKind
from core.places.measure_map import measure_map
from core.places.noisy_tree import NoisyTree
from core.places.packed_tree import PackedTree
from core.places.place_tree import quadtree
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from tests.core.places.some_points import BOX, crowd, records_of
from tests.seeded_bits import SeededBits


def measured(kind, height=3):
    asked = MapTerms(BOX, height, kind)
    plan = asked.plan(PrivacyTerms(ReleaseCost.pure(Fraction(1, 2))))
    return measure_map(plan, records_of(crowd(2), asked.grid.height), lambda: Receipt(1), SeededBits(5))[0]


@pytest.mark.parametrize("kind", list(TreeKind))
@pytest.mark.parametrize("height", [1, 4])
def test_a_tree_comes_back_as_it_was(kind, height):
    noisy = measured(kind, height)
    packed = PackedTree.of(noisy, is_quadtree=kind is TreeKind.QUADTREE)
    back = packed.unpacked()
    assert (back.tree.starts, back.outside, back.outside_noise) == (
        noisy.tree.starts,
        noisy.outside,
        noisy.outside_noise,
    )
    for one, other in ((back.counts, noisy.counts), (back.noise, noisy.noise)):
        assert np.array_equal(one, other)
    assert np.array_equal(back.tree.boxes, noisy.tree.boxes)
    assert np.array_equal(back.tree.parents, noisy.tree.parents)


def packed_text(numbers):
    return base64.b64encode(zlib.compress(np.array(numbers, dtype="<i8").tobytes())).decode()


STRANGE, OTHER, NUMBERS = "no tree of this program", "parts of different trees", "another number of numbers"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"starts": ()}, STRANGE),
        ({"starts": (0,)}, STRANGE),
        ({"starts": (0, 1, 5 * 10**9)}, STRANGE),
        ({"starts": (0, (4**14 - 1) // 3 + 1)}, STRANGE),
        ({"starts": (0, (4**14 - 1) // 3)}, NUMBERS),
        ({"starts": (0, 1, 6)}, NUMBERS),
        ({"starts": (0, 2, 5)}, OTHER),
        ({"counts": "no base 64"}, "base64"),
        ({"counts": "!" + packed_text(range(5))}, "base64"),
        ({"counts": base64.b64encode(b"not compressed").decode()}, "not packed by this program"),
        ({"counts": packed_text([1, 2, 3])}, NUMBERS),
        ({"counts": packed_text(range(6))}, NUMBERS),
        ({"noise_of": packed_text([0, 0, 0, 0, 2])}, OTHER),
        ({"noise_of": packed_text([0, 0, 0, 0, -1])}, OTHER),
    ],
)
def test_what_was_not_packed_so_is_refused(wrong, words):
    packed = PackedTree.of(measured(TreeKind.QUADTREE, 1), is_quadtree=True)
    assert (packed.boxes, packed.parents, len(packed.noise)) == ("", "", 2)
    with pytest.raises(ValueError, match=words):
        replace(packed, **wrong).unpacked()


@pytest.mark.parametrize("is_quadtree", [True, False])
def test_one_box_alone_comes_back_too(is_quadtree):
    back = PackedTree.of(NoisyTree(quadtree(0), np.array([7]), np.array([2.0]), 3, 4.0), is_quadtree=is_quadtree)
    assert back.unpacked().counts.tolist() == [7]


def test_a_text_that_would_fill_the_memory_is_refused_early():
    bomb = base64.b64encode(zlib.compress(bytes(50_000_000))).decode()
    packed = replace(PackedTree.of(measured(TreeKind.QUADTREE, 1), is_quadtree=True), counts=bomb)
    with pytest.raises(ValueError, match="another number of numbers"):
        packed.unpacked()
